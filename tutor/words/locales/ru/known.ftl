# Что за столом можно знать, если считать: рассказать или спросить.

known-title = Что я могу знать?
known-out = Не вышло — значит, нет у тебя на руках и ещё не сыграно.
known-out-kitty = Не вышло — значит, нет у тебя на руках и ещё не сыграно; часть может лежать в прикупе.
known-table = Что ещё не вышло
known-suit = Масть
known-cards = Карт
known-points = Очков
known-all = Всего
known-high = Старшие козыри, которые не вышли
known-no-high = Джокеров и карт уровня у других больше нет.
known-shown = Что показали другие
known-void = У { SEAT($seat, form: "gen") } нет { SUIT($suit, form: "gen") }.
known-no-pair = У { SEAT($seat, form: "gen") } больше нет пар в { SUIT($suit, form: "loc") }.
known-nobody = Ренонса пока никто не показал.
known-ask-me = Лучше спроси меня
known-show-me = Посчитай за меня
known-setting = Что я могу знать?
known-setting-show = посчитай за меня
known-setting-ask = спроси меня

## Вопросы
known-ask-trumps = Сколько козырей ещё не вышло?
known-ask-points = Сколько очков ещё не вышло?
known-ask-jokers = Сколько джокеров ещё не вышло?
known-ask-card = ^{ $cards }: сколько из двух ещё не вышло?
known-ask-void = Кто показал, что { SUIT($suit, form: "gen") } больше нет?
known-none = Никто — не отмечай ничего.
known-answer = Ответить
known-right = Верно.
known-not-so = Не совсем.
known-told-trumps = { $n ->
    [0] У других козырей больше нет.
   *[other] Ещё не вышло: { COUNT($n, noun: "trump") }.
}
known-told-points = { $n ->
    [0] Очков у других больше нет.
   *[other] Ещё не вышло: { COUNT($n, noun: "point") }.
}
known-told-jokers = { $n ->
    [0] Джокеров у других больше нет.
   *[other] Джокеров ещё не вышло: { $n }.
}
known-told-card = ^{ $cards }: { $n ->
    [0] у других таких карт больше нет.
    [one] одна карта ещё не вышла.
   *[other] обе карты ещё не вышли.
}
known-told-void = Ренонс в { SUIT($suit, form: "loc") } уже показан: { $seats }.
known-told-nobody = Ренонса в { SUIT($suit, form: "loc") } пока никто не показал.
