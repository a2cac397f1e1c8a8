# Labels of the pages. The screen words are those of the project's glossary.

## Every page
ui-brand = Шэнцзи
ui-description = Учись играть в шэнцзи (升级, «Трактор») шаг за шагом и сыграй учебные сдачи с тренером.
ui-skip = К содержанию
ui-back-to-course = Шэнцзи: назад к курсу
ui-language = Язык
ui-close = Закрыть
ui-offline = Связь прервалась. Ничего не потеряно: попробуй ещё раз через минуту.
ui-more-pages = Все страницы
ui-course = Курс
ui-practice = Практика
ui-rules = Правила
ui-terms = Термины
ui-settings = Настройки
ui-rules-as-played = Правила — как на kawu и на dapai.app

## Cards
ui-card = { $card }
ui-joker-big = ст.
ui-joker-small = мл.
ui-card-of-pair = , из пары
ui-card-refused = , сейчас нельзя
ui-card-pointed = , на неё указывает тренер
ui-your-cards = Твои карты
ui-suit-row = { $suit ->
    [T] Козыри
   *[S] ^{ $suit }
}

## The table
ui-seat-mark = { $seat ->
    [E] В
    [N] С
    [W] З
   *[S] Ю
}
ui-seat-name = { SEAT($seat, form: "name") }
ui-seat-played = ^{ $seat }: { $cards }
ui-you = Ты
ui-your-turn = Твоя очередь
ui-dealer = сдающий
ui-partner = партнёр
ui-tag-led = заход
ui-tag-winning = берёт
ui-tag-won = взятка
ui-level = Уровень { RANK($level, form: "level") }
ui-trump = Козырь
ui-trump-suit = : { $suit }
ui-no-trump = Без козыря
ui-trump-open = Козыря пока нет
ui-attackers = Нападающие
ui-points-unit = { $points ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
}
ui-score-label = Нападающие: { COUNT($points, noun: "point") }; с 80 они забирают сдачу. Рубежи: 40, 80 и 120.
ui-team = ^{ $team }
ui-state = Козырь и счёт
ui-trick = Взятка
ui-table = Стол

## Coach
ui-coach = Тренер
ui-why = Почему?
ui-whole-rule = Правило целиком
ui-rule-number = Правило { $number }
ui-tier-no = Так нельзя
ui-tier-yes = Верно
ui-tier-even = Ничем не хуже
ui-tier-little = Чуть хуже
ui-tier-cost = С потерей
ui-tier-unsure = Трудно сказать
ui-tier-forced = Без выбора
ui-tier-hint = Подсказка
ui-tier-info = Тренер
ui-hint = Подсказка
ui-hint-number = Подсказка { $number }
ui-hint-of = Подсказка { $number } из { $total }
ui-rung-look = Куда смотреть
ui-rung-rule = Правило
ui-rung-cards = Какие из твоих карт

## Lessons
ui-step-of = Шаг { $number } из { $total }
ui-steps = Шаги этого урока
ui-step-done = пройдено
ui-next = Дальше
ui-back = Назад
ui-try-again = Ещё раз
ui-start-over = Начать шаг заново
ui-check = Проверить
ui-play = Сыграть
ui-bury = Снести
ui-choose-one = Выбери один ответ.
ui-enter-number = Введи число.
ui-order-them = Старшую карту — наверх.
ui-order-list = От старшей к младшей
ui-move-up = Выше: { $card }
ui-move-down = Ниже: { $card }
ui-choose-some-cards = Выбери карты.
ui-chosen-cards = Выбрано: { COUNT($count, noun: "card") }.
ui-solved = Шаг пройден.
ui-lesson-done = Урок пройден
ui-lesson-open = Осталось шагов: { $count }
ui-next-lesson = Следующий урок: { $lesson }
ui-profile = Правила: { $profile }
ui-defenders = Обороняющиеся
ui-fact-dealer = Сдающий
ui-fact-trick-points = Взятки нападающих
ui-fact-kitty = Прикуп
ui-fact-last-lead = Последняя взятка, заход
ui-fact-last-winner = Последнюю взятку берут
ui-fact-failed-attackers = Непрошедшие заходы нападающих
ui-fact-failed-defenders = Непрошедшие заходы обороняющихся
ui-fact-total = Всего у нападающих
ui-fact-points = { COUNT($points, noun: "point") }
ui-number-label = Твой ответ
ui-asked = Карты, о которых речь

## Home
ui-home-title = Учись играя
ui-hero = Поднимись от двойки до туза.
ui-hero-text = В шэнцзи, он же «Трактор», играют двое на двое двумя колодами. Короткие уроки учат шаг за шагом, а потом за столом рядом с тобой сидит тренер.
ui-begin = Начать: { $lesson }
ui-continue-lesson = Продолжить: { $lesson }
ui-again-lesson = Ещё раз: { $lesson }
ui-play-practice = Сыграть учебную сдачу
ui-continue-practice = Продолжить учебную сдачу
ui-course-heading = Курс
ui-deck-first = Первая колода
ui-deck-second = Вторая колода
ui-deck-later = Тринадцать уроков о хорошей игре, пока все закрыты
ui-unit-first-1 = За столом
ui-unit-first-2 = Козыри
ui-unit-first-3 = Формы
ui-unit-first-4 = Прикуп
ui-unit-second-1 = Тонкости правил
ui-unit-second-2 = Хорошие ходы
ui-unit-second-3 = Чтение стола
ui-unit-second-4 = Последние взятки
ui-done-of = { $done } из { $total }
ui-later = ещё впереди
ui-go-on = продолжить
ui-steps-done = { $done } из { $total } шагов

## Rules and terms
ui-rules-for = Правила для
ui-rules-contents = Содержание
ui-terms-intro = Все слова игры и как они звучат на других языках.
ui-term-title = ^{ $term }

## Settings
ui-looks-and-pace = Вид и скорость
ui-save = Сохранить
ui-settings-saved = Сохранено.
ui-theme = Светлая или тёмная тема
ui-theme-auto = как на устройстве
ui-theme-light = светлая
ui-theme-dark = тёмная
ui-suits = Цвета мастей
ui-suits-four = четыре цвета
ui-suits-two = красный и чёрный
ui-card-size = Карты
ui-cards-normal = обычные
ui-cards-large = крупные
ui-motion = Движение
ui-motion-auto = как на устройстве
ui-motion-none = без движения
ui-comments = Комментарии
ui-comments-now = сразу
ui-comments-after = после сдачи
ui-comments-ask = только по просьбе
ui-delay = Скорость компьютерных игроков
ui-delay-none = всё сразу
ui-delay-short = быстро
ui-delay-normal = спокойно
ui-delay-long = медленно
ui-reset = Стереть прогресс
ui-reset-text = Стирает, какие шаги уроков пройдены. Учебные сдачи и настройки останутся.
ui-progress-reset = Прогресс стёрт.

## Errors
ui-error-not-found = Здесь ничего нет
ui-error-input = Так не получилось
ui-error-server = Что-то сломалось
ui-error-number = Ошибка { $status }
ui-to-course = К курсу
ui-back-to-page = Назад на страницу

## Patterns
ui-patterns = Образцы: все части страниц
