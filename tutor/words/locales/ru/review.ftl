# Разбор сыгранной сдачи.

review-title = Разбор
review-subtitle = Сдача { $hand }, уровень { RANK($level, form: "level") }
review-from = с места: { SEAT($seat, form: "name") }
review-of-another = Этой сдачей с тобой поделились. Твои новые решения попадут в твою собственную копию.

## Ход разбора и числа
review-progress = Просмотрено решений: { $done } из { $total }
review-go-on = Смотреть дальше
review-looking = Пока ничего с потерей.
review-count-total = { $n ->
    [one] решение
    [few] решения
   *[many] решений
    [other] решения
}
review-count-forced = без выбора
review-count-choices = с выбором
review-count-costly = с потерей
review-summary = Решений: { $total }. Без выбора: { $forced }. С выбором: { $choices }, из них с потерей: { $costly } (от { COUNT($points, noun: "point", case: "gen") } и заметно больше погрешности).
review-costly-from = С потерей: от { COUNT($points, noun: "point", case: "gen") } и заметно больше погрешности.
review-means = Что значат эти очки?

## Решения с потерей
review-costly = Решения с потерей
review-none-costly = В этой сдаче таких нет. Мелкие различия отмечены в списке.
review-at-declare = Объявление козыря
review-at-bury = Снос
review-at-lead = Взятка { $trick }: твой заход
review-at-follow = Взятка { $trick }: твой ответ
review-led = { $seat ->
    [you] Твой заход
   *[other] Заходит { $seat }
}
review-colon = :
review-loss = примерно { COUNT($points, noun: "point") } (±{ $error })
review-try = Решить заново
review-tried = Решение пересмотрено
review-tried-best = Решение пересмотрено: лучший ход найден.
review-seen = Лучший ответ показан.
review-look-again = Посмотреть ещё раз
review-not-yet = ещё не просмотрено

## Решить заново
review-ask-declare = Что покажешь теперь? Или спасуешь?
review-ask-bury = Какие карты снесёшь теперь?
review-ask-lead = Чем зайдёшь теперь?
review-ask-follow = Что сыграешь теперь?
review-show = Показать ответ
review-compared = Рядом
review-now = Теперь
review-then = Тогда
review-verdict-now = Теперь · { $tier }
review-verdict-then = Тогда · { $tier }
review-best = Лучше всего
review-next-costly = К другому решению с потерей
review-back = Назад к разбору

## Ожидаемый итог
review-plot-heading = Ожидаемый итог
review-plot-note = Сколько очков в конце можно было ждать у нападающих после каждого твоего решения, исходя из того, что тебе было известно.
review-plot-text = Вначале у нападающих ожидалось { COUNT($first, noun: "point") }, в конце стало { $last }. Сплошная линия — 80.
review-plot-text-open = Вначале у нападающих ожидалось { COUNT($first, noun: "point") }. Сплошная линия — 80.
review-plot-start = начало
review-plot-trick = взятка { $trick }
review-plot-costly = с потерей, { $lost }
review-plot-table = Показать таблицей
review-col-points = Ожидалось очков
review-col-decision = Твоё решение

## Что потренировать
review-weak = Что стоит потренировать
review-weak-points = Когда отдавать очки, а когда придержать
review-weak-trumps = Как тратить козыри
review-weak-pairs = Как не разбивать пары и тракторы
review-weak-leads = Чем заходить
review-weak-throws = Составные заходы
review-weak-voids = Как избавляться от мастей и бить козырем
review-weak-kitty = Снос и защита прикупа
review-weak-bidding = Объявление козыря
review-weak-cost = Решений: { $times }, всего примерно { COUNT($points, noun: "point") }.
review-lesson = Урок: { $lesson }

## Все решения, все ходы
review-all = Все решения
review-moves = Пройти по всем ходам
review-move = Ход { $move } из { $total }
review-first = В начало
review-last = В конец
review-hands = Карты всех четверых
review-cards-left = { COUNT($n, noun: "card") }
review-kitty = Прикуп
review-took-kitty = { $seat ->
    [you] Ты забираешь прикуп.
   *[other] { $seat } забирает прикуп.
}
review-buried = { $seat ->
    [you] Ты сносишь { CARDS($cards, form: "acc") }.
   *[other] { $seat } сносит { CARDS($cards, form: "acc") }.
}
review-dealt = Карты после сдачи

## С собой
review-take = Сохранить или поделиться
review-save = Сохранить страницей
review-record = Скачать запись
review-link = Ссылка на этот разбор
review-link-note = По этой ссылке сдачу может посмотреть каждый.
review-copy = Скопировать ссылку
review-copied = Скопировано
review-other-seats = Та же сдача с другого места:

## Список и чужие записи
review-list-title = Твои сыгранные сдачи
review-list-empty = Сыгранных сдач пока нет. После учебной сдачи разбор откроется сам собой.
review-list-hand = Сдача { $hand }, уровень { RANK($level, form: "level") }: у нападающих { COUNT($points, noun: "point") }
review-list-tried = пересмотрено: { $n }
review-open-title = Открыть запись
review-open-text = Сыгранную сдачу можно разобрать с любого из четырёх мест.
review-open-record = Запись
review-open-file = Или её файл
review-open-seat = Чьи решения разобрать
review-open-go = Разобрать сдачу

## Ошибки
review-error-none = Такого разбора нет. Может быть, ссылка неполная.
review-error-no-decision = Решения с таким номером в этой сдаче нет.
review-error-no-move = Ходов в этой сдаче: { $total }.
review-error-forced = Решать здесь было нечего: по правилам можно было только так.
review-error-empty = Сначала вставь запись или выбери файл.
review-error-long = Для записи одной сдачи это слишком длинно.
review-error-running = Запись обрывается раньше конца сдачи. Разбирают только сыгранные сдачи.
review-error-ends = Запись обрывается после строки { $line }. Скопируй её ещё раз целиком.
review-error-header = Строка { $line }: запись начинается с «shengji record 1», а не с «{ $text }».
review-error-rules = Строка { $line }: здесь нужны правила (kawu или dapai) и что в них изменено, а не «{ $text }».
review-error-hand = Строка { $line }: здесь нужен номер сдачи, например «hand 3», а не «{ $text }».
review-error-level = Строка { $line }: здесь нужен уровень, например «level 7», а не «{ $text }».
review-error-levels = Строка { $line }: здесь нужны уровни обеих команд, например «levels NS 2 EW 3», а не «{ $text }».
review-error-dealer = Строка { $line }: здесь нужна буква сдающего, например «dealer S», а не «{ $text }».
review-error-cards = Строка { $line }: здесь нужны карты одного места, например «cards S HT BJ …», а не «{ $text }».
review-error-kitty = Строка { $line } или карты над ней неверны: какая-то карта написана неправильно, лишняя или пропущена. Здесь стоит «{ $text }».
review-error-move = Строка { $line }: в этом месте сдачи так нельзя: «{ $text }».
