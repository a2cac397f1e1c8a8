# Что урок говорит помимо своего текста: короткое «верно», варианты ответа, чего в ответе не хватает,
# и названия уроков, которые ещё впереди.

## После ответа
lesson-not-allowed = Нельзя
lesson-not-yet = Ещё нет

## The table
lesson-earlier = Прошлые взятки ({ $count })

## Почему ответ не тот
lesson-pick-extra = Лишнее: { $cards }.
lesson-pick-missing = Не хватает { COUNT($n, noun: "card", case: "gen") }.
lesson-order-higher = ^{ $high } старше, чем { $low }.

## Что не ответ
lesson-nothing-chosen = Сначала выбери ответ.
lesson-not-shown = Среди этих карт нет: { $cards }.
lesson-order-all = Расставь все карты, каждую один раз: { COUNT($n, noun: "card") }.
lesson-bad-option = Ответа «{ $text }» здесь нет. Выбери один из предложенных.

## Варианты ответа
lesson-option-seat = ^{ $seat }
lesson-option-level = Уровень: { RANK($rank, form: "level") }
lesson-option-team = ^{ $team }
lesson-option-nobody = Пока никто
lesson-option-hold = Обороняю{ "\u00AD" }щиеся удержались
lesson-option-take-over = Нападающие забирают сдачу
lesson-option-match = Партия выиграна
lesson-option-single = Одиночная карта
lesson-option-pair = Пара
lesson-option-tractor = Трактор
lesson-option-throw = Составной заход
lesson-option-none = Ни одна из этих форм
lesson-option-equal = Они равны между собой
lesson-option-yes = Да
lesson-option-no = Нет
lesson-option-suit = ^{ $suit }
lesson-option-pass = Спасовать
