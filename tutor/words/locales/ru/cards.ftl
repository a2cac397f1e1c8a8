# Как называются карты, масти, места и числа по-русски.
# Имена сообщений одинаковы во всех языках, падежи — свои:
# карты, формы  label = именительный · gen · dat · acc · ins
# ранги  ещё plural «семёрки» · level (уровень: 7, валет) · loc (на тузе)
# масти  label · gen · dat · acc · ins · loc      места  label (ты) · gen · dat · acc · ins · name
# числа  nom · gen · acc


## Ранги

rank-2 = { $form ->
    [gen] двойки
    [dat] двойке
    [acc] двойку
    [ins] двойкой
    [loc] двойке
    [plural] двойки
    [plural-gen] двоек
    [level] 2
   *[label] двойка
}

rank-3 = { $form ->
    [gen] тройки
    [dat] тройке
    [acc] тройку
    [ins] тройкой
    [loc] тройке
    [plural] тройки
    [plural-gen] троек
    [level] 3
   *[label] тройка
}

rank-4 = { $form ->
    [gen] четвёрки
    [dat] четвёрке
    [acc] четвёрку
    [ins] четвёркой
    [loc] четвёрке
    [plural] четвёрки
    [plural-gen] четвёрок
    [level] 4
   *[label] четвёрка
}

rank-5 = { $form ->
    [gen] пятёрки
    [dat] пятёрке
    [acc] пятёрку
    [ins] пятёркой
    [loc] пятёрке
    [plural] пятёрки
    [plural-gen] пятёрок
    [level] 5
   *[label] пятёрка
}

rank-6 = { $form ->
    [gen] шестёрки
    [dat] шестёрке
    [acc] шестёрку
    [ins] шестёркой
    [loc] шестёрке
    [plural] шестёрки
    [plural-gen] шестёрок
    [level] 6
   *[label] шестёрка
}

rank-7 = { $form ->
    [gen] семёрки
    [dat] семёрке
    [acc] семёрку
    [ins] семёркой
    [loc] семёрке
    [plural] семёрки
    [plural-gen] семёрок
    [level] 7
   *[label] семёрка
}

rank-8 = { $form ->
    [gen] восьмёрки
    [dat] восьмёрке
    [acc] восьмёрку
    [ins] восьмёркой
    [loc] восьмёрке
    [plural] восьмёрки
    [plural-gen] восьмёрок
    [level] 8
   *[label] восьмёрка
}

rank-9 = { $form ->
    [gen] девятки
    [dat] девятке
    [acc] девятку
    [ins] девяткой
    [loc] девятке
    [plural] девятки
    [plural-gen] девяток
    [level] 9
   *[label] девятка
}

rank-T = { $form ->
    [gen] десятки
    [dat] десятке
    [acc] десятку
    [ins] десяткой
    [loc] десятке
    [plural] десятки
    [plural-gen] десяток
    [level] 10
   *[label] десятка
}

rank-J = { $form ->
    [gen] валета
    [dat] валету
    [acc] валета
    [ins] валетом
    [loc] валете
    [plural] валеты
    [plural-gen] валетов
    [level] валет
   *[label] валет
}

rank-Q = { $form ->
    [gen] дамы
    [dat] даме
    [acc] даму
    [ins] дамой
    [loc] даме
    [plural] дамы
    [plural-gen] дам
    [level] дама
   *[label] дама
}

rank-K = { $form ->
    [gen] короля
    [dat] королю
    [acc] короля
    [ins] королём
    [loc] короле
    [plural] короли
    [plural-gen] королей
    [level] король
   *[label] король
}

rank-A = { $form ->
    [gen] туза
    [dat] тузу
    [acc] туза
    [ins] тузом
    [loc] тузе
    [plural] тузы
    [plural-gen] тузов
    [level] туз
   *[label] туз
}

## Масти

suit-S = { $form ->
    [gen] пик
    [dat] пикам
    [acc] пики
    [ins] пиками
    [loc] пиках
   *[label] пики
}

suit-H = { $form ->
    [gen] червей
    [dat] червям
    [acc] черви
    [ins] червями
    [loc] червях
   *[label] черви
}

suit-C = { $form ->
    [gen] треф
    [dat] трефам
    [acc] трефы
    [ins] трефами
    [loc] трефах
   *[label] трефы
}

suit-D = { $form ->
    [gen] бубён
    [dat] бубнам
    [acc] бубны
    [ins] бубнами
    [loc] бубнах
   *[label] бубны
}

suit-T = { $form ->
    [gen] козырей
    [dat] козырям
    [acc] козыри
    [ins] козырями
    [loc] козырях
   *[label] козыри
}

## Одна карта
card = { $form ->
    [gen] { RANK($rank, form: "gen") }
    [dat] { RANK($rank, form: "dat") }
    [acc] { RANK($rank, form: "acc") }
    [ins] { RANK($rank, form: "ins") }
   *[label] { $rank }
} { SUIT($suit, form: "gen") }
card-BJ = { $form ->
    [gen] старшего джокера
    [dat] старшему джокеру
    [acc] старшего джокера
    [ins] старшим джокером
   *[label] старший джокер
}

card-LJ = { $form ->
    [gen] младшего джокера
    [dat] младшему джокеру
    [acc] младшего джокера
    [ins] младшим джокером
   *[label] младший джокер
}

## Пары и тракторы (после «пара» и «из» — родительный)
kind = { RANK($rank, form: "plural-gen") } { SUIT($suit, form: "gen") }
kind-BJ = старших джокеров
kind-LJ = младших джокеров
pair = { $form ->
    [gen] пары
    [dat] паре
    [acc] пару
    [ins] парой
   *[label] пара
} { $kind }
tractor = { $form ->
    [gen] трактора
    [dat] трактору
    [ins] трактором
   *[label] трактор
} из { $kinds }
tractor-suit = { $form ->
    [gen] трактора
    [dat] трактору
    [ins] трактором
   *[label] трактор
} из { RANKS($ranks, form: "plural-gen") } { SUIT($suit, form: "gen") }
tractor-jokers = { $form ->
    [gen] трактора
    [dat] трактору
    [ins] трактором
   *[label] трактор
} из { $kinds }

## Перечисления
list-more = { $a }, { $b }
list-last = { $a } и { $b }
sentences-more = { $a } { $b }
sentences-last = { $a } { $b }
ranks-more = { $a }, { $b }
ranks-last = { $a } и { $b }
alternatives-more = { $a }; { $b }
alternatives-last = { $a }; { $b }

## Формы без карт
shape-single = { $form ->
    [gen] одиночной карты
    [dat] одиночной карте
    [acc] одиночную карту
    [ins] одиночной картой
   *[label] одиночная карта
}
shape-pair = { $form ->
    [gen] пары
    [dat] паре
    [acc] пару
    [ins] парой
   *[label] пара
}
shape-tractor = { $form ->
    [gen] трактора
    [dat] трактору
    [ins] трактором
   *[label] трактор
} из { COUNT($pairs, noun: "pair", case: "gen") }
shape-throw = { $form ->
    [gen] составного захода
    [dat] составному заходу
    [ins] составным заходом
   *[label] составной заход
}

## Места и команды
seat-S = { $form ->
    [gen] Юга
    [dat] Югу
    [ins] Югом
   *[label] Юг
}
seat-E = { $form ->
    [gen] Востока
    [dat] Востоку
    [ins] Востоком
   *[label] Восток
}
seat-N = { $form ->
    [gen] Севера
    [dat] Северу
    [ins] Севером
   *[label] Север
}
seat-W = { $form ->
    [gen] Запада
    [dat] Западу
    [ins] Западом
   *[label] Запад
}
seat-you = { $form ->
    [gen] тебя
    [dat] тебе
    [acc] тебя
    [ins] тобой
   *[label] ты
}
team-NS = команда Север — Юг
team-EW = команда Восток — Запад

## Числа с существительными

count-card = { $n } { $case ->
    [gen] { $n ->
        [one] карты
       *[other] карт
    }
   *[nom] { $n ->
        [one] { $case ->
            [acc] карту
           *[nom] карта
        }
        [few] карты
       *[many] карт
        [other] карты
    }
}

count-point = { $n } { $case ->
    [gen] { $n ->
        [one] очка
       *[other] очков
    }
   *[nom] { $n ->
        [one] очко
        [few] очка
       *[many] очков
        [other] очка
    }
}

count-pair = { $n } { $case ->
    [gen] { $n ->
        [one] пары
       *[other] пар
    }
   *[nom] { $n ->
        [one] { $case ->
            [acc] пару
           *[nom] пара
        }
        [few] пары
       *[many] пар
        [other] пары
    }
}

count-level = { $n } { $case ->
    [gen] { $n ->
        [one] уровня
       *[other] уровней
    }
   *[nom] { $n ->
        [one] уровень
        [few] уровня
       *[many] уровней
        [other] уровня
    }
}

count-tractor = { $n } { $case ->
    [gen] { $n ->
        [one] трактора
       *[other] тракторов
    }
   *[nom] { $n ->
        [one] трактор
        [few] трактора
       *[many] тракторов
        [other] трактора
    }
}


count-trump = { $n } { $case ->
    [gen] { $n ->
        [one] козыря
       *[other] козырей
    }
   *[nom] { $n ->
        [one] козырь
        [few] козыря
       *[many] козырей
        [other] козыря
    }
}

count-play = { $n } { $case ->
    [gen] { $n ->
        [one] хода
       *[other] ходов
    }
   *[nom] { $n ->
        [one] ход
        [few] хода
       *[many] ходов
        [other] хода
    }
}

count-time = { $n } { $case ->
    [gen] { $n ->
        [one] раза
       *[other] раз
    }
   *[nom] { $n ->
        [one] раз
        [few] раза
       *[many] раз
        [other] раза
    }
}

count-suit = { $suit ->
    [T] { COUNT($n, noun: "trump") }
   *[side] { COUNT($n, noun: "card") } { SUIT($suit, form: "gen") }
}
