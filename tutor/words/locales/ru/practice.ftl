# Учебный стол: настройка партии, ход сдачи, итог.

## Настройка
practice-title = Учебная сдача
practice-setup-text = Ты сидишь на Юге, Север — партнёр. За столом ещё три компьютерных игрока: им видны только свои карты и то, что лежит открыто.
practice-start = Сдать карты
practice-continue = Продолжить: сдача { $hand }, уровень { RANK($level, form: "level") }
practice-open-matches = Не закончено
practice-new-heading = Новая партия
practice-rules = Правила
practice-rules-kawu = без составных заходов, козырь объявляют после сдачи карт
practice-rules-dapai = с составными заходами, козырь объявляют во время сдачи карт, двойки — всегда козыри
practice-level = Обе команды начинают с уровня
practice-strength = Компьютерные игроки
practice-strength-beginner = Новичок
practice-strength-beginner-note = Знают основы, но часто о них забывают.
practice-strength-club = Опытный
practice-strength-club-note = Отыгрывают верные взятки, заходят сразу всем, что нельзя побить, отвечают младшей, отдают очки партнёру и бьют козырем, когда во взятке есть очки.
practice-strength-expert = Эксперт
practice-strength-expert-note = Проверяют свои ходы на множестве раскладов, которые не противоречат увиденному, и берут лучший.
practice-more-rules = Другие правила
practice-more-rules-note = За каждым столом свои. Что не тронуто, остаётся как в выбранных правилах.
practice-as-rules = как в правилах
practice-yes = да
practice-no = нет
practice-set-permanent_twos = Двойки — всегда козыри
practice-set-throws = Составные заходы разрешены
practice-set-reinforce_own = Своё объявление можно усилить
practice-set-follow_shorter_tractor = Нет трактора той же длины — нужен более короткий
practice-set-failed_throw_penalty = Штраф за составной заход, который не прошёл
practice-set-declare_when = Козырь объявляют
practice-set-declare_ladder = Козырь объявляют так
practice-set-trump_if_none = Если никто не объявил
practice-set-throw_compare = Составной заход побит дважды: сравнивают
practice-set-kitty_multiplier = Бонус прикупа за трактор
practice-val-failed_throw_penalty-0 = без штрафа
practice-val-failed_throw_penalty-10 = 10 очков
practice-val-declare_when-after_deal = после сдачи карт, каждого спрашивают один раз
practice-val-declare_when-during_deal = во время сдачи карт, когда угодно
practice-val-declare_ladder-levels = только картами уровня
practice-val-declare_ladder-jokers = картами уровня или парой джокеров (игра без козыря)
practice-val-trump_if_none-first_kitty_card = масть первой карты прикупа; джокер — игра без козыря
practice-val-trump_if_none-first_non_joker_kitty_card = масть первой карты прикупа, которая не джокер
practice-val-trump_if_none-no_trump = игра без козыря
practice-val-throw_compare-largest_component = самую крупную часть
practice-val-throw_compare-highest_card = самую старшую карту
practice-val-throw_compare-all_components = каждую часть
practice-val-kitty_multiplier-pow2_pairs = удваивается с каждой парой: ×8, ×16, ×32
practice-val-kitty_multiplier-times_cards = вдвое больше числа карт: ×8, ×12, ×16

## Ход сдачи
practice-hand-number = Сдача { $hand }
practice-trick-number = Взятка { $number }
practice-dealing = Карты сдаются
practice-declaring = Объявление козыря
practice-burying = Снос
practice-dealt = Сдано карт: { $drawn } из { $total }.
practice-deal-on = Сдавать дальше
practice-go-on = Дальше
practice-next-trick = Следующая взятка
practice-declare = Объявить
practice-pass = Спасовать
practice-undo = Отменить ход
practice-ask = Что дал мой ход?
practice-show-cards = Можно показать: { $choices }.
practice-nothing-to-show = Сейчас показать нечего.
practice-none-yet = Объявлений пока нет.
practice-dealer-unknown = Сдавать будет тот, кто объявит козырь.
practice-dealer-buried = { $seat ->
    [you] Твой снос: { COUNT($count, noun: "card") }.
   *[other] { SEAT($seat, form: "name") } берёт прикуп и сносит { COUNT($count, noun: "card", case: "acc") }.
}
practice-from-kitty = Из прикупа
practice-bury-title = Снеси { COUNT($count, noun: "card", case: "acc") }
practice-chosen = Прикуп: { $chosen } из { $count }
practice-chosen-for-kitty = Выбрано для прикупа
practice-so-far = Что уже было
practice-col-trick = Взятка
practice-col-winner = Кто взял
practice-col-points = Очков в ней
practice-last-trick = Прошлая взятка
practice-point-cards = Карты с очками у нападающих
practice-no-point-cards = Пока нет.
practice-your-buried = Твой снос
practice-only-play = Можно сыграть только это; карты уже выбраны.
practice-team-levels = Уровни: ты и Север — { RANK($us, form: "level") }, Восток и Запад — { RANK($them, form: "level") }.

## Отмена
practice-undo-nothing = Отменять пока нечего.
practice-undo-over = Сдача окончена, карты открыты.
practice-undo-throw = Составной заход не отменить: он показал, что на руках у других.
practice-undo-kitty = Прикуп не вернуть: его карты уже видели.
practice-undo-answered = Объявления уже пошли дальше: решение остаётся в силе.

## Итог
practice-won = Эта сдача за твоей командой.
practice-lost = Эта сдача за соперниками.
practice-result = Итог сдачи { $hand }
practice-result-tricks = Очки во взятках
practice-result-kitty = Прикуп
practice-result-kitty-sum = { $points } × { $factor } = { $bonus }
practice-result-kitty-kept = { $points }, никому
practice-result-fines = Штраф
practice-result-total = Всего у нападающих
practice-kitty-cards = В прикупе лежали
practice-next-hand = Следующая сдача
practice-new-match = Новая партия
practice-all-tricks = Все взятки
practice-earlier = Прошлые сдачи этой партии
practice-earlier-hand = Сдача { $hand }: у нападающих { COUNT($points, noun: "point") }

## Ошибки
practice-error-no-hand = Здесь такой сдачи нет. Может быть, она из другого браузера или ссылка неполная.
practice-error-unreadable = Эта сдача сохранена другой версией программы, открыть её нельзя.
practice-error-setting = { $name }: «{ $text }» здесь выбрать нельзя.
practice-played-already = Сдача с тех пор пошла дальше. Вот что сейчас на столе.
practice-undone = Ход отменён. Решай заново.
practice-signed = { $number }
practice-points = { COUNT($points, noun: "point") }
practice-computer-turn = Очередь за другими.
practice-trump-is-set = Посмотри, что козырь и кто сдаёт, и продолжай.
practice-look = Посмотри на взятку.
practice-dealing-now = Карты сдаются.
practice-all-dealt = Все карты сданы. Дальше — прикуп.
