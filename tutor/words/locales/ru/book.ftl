# Справочные страницы: таблицы правил и порядок козырей, различия двух правил, шпаргалка, термины.
# Сами параграфы: lessons/rulebook.

## Таблицы в правилах
book-table-card = карта
book-table-points = очки
book-table-together = в двух колодах
book-cell-points = { $n }
book-table-led = чем зашли в последнюю взятку
book-table-multiplier = множитель
book-table-total = всего очков
book-table-outcome = итог
book-table-up = подъём
book-outcome-hold = обороняющиеся удержались
book-outcome-take = нападающие забирают сдачу
book-up-hold = на { COUNT($n, noun: "level") }
book-up-take = на { COUNT($n, noun: "level") }
book-up-none = нет

## Порядок козырей
book-order = Порядок для любого уровня
book-order-level = Уровень
book-order-trump = Козырь
book-order-twos = Двойки — всегда козыри
book-order-rank = { $rank ->
    [J] валет
    [Q] дама
    [K] король
    [A] туз
   *[other] { RANK($rank, form: "level") }
}
book-order-show = Показать порядок
book-order-count = Уровень — { $rank ->
    [J] валет
    [Q] дама
    [K] король
    [A] туз
   *[other] { RANK($rank, form: "level") }
}, { $trump ->
    [NT] игра без козыря
   *[S] козырь — { $trump }
}: { COUNT($n, noun: "trump") } от старшего к младшему. Карты, соединённые знаком =, равны между собой.
book-order-equals = равна следующей
book-order-side = Побочная масть от старшей к младшей
book-order-side-three = В других побочных мастях порядок такой же.
book-order-tractors = Пары подряд образуют трактор. Эти легко проглядеть:
book-order-no-tractor = Не трактор: пары равны между собой:

## Различия
book-differences = Различия
book-differences-intro = Только то, чем правила различаются или что сказано лишь на одной из двух страниц.
book-differences-settings = Коротко
book-differences-setting = Что
book-differences-shared = Общее правило
book-differences-nothing = Ничего сверх общего правила.

## Шпаргалка
book-sheet = Шпаргалка
book-sheet-title = Шэнцзи на одной странице: { $profile }
book-sheet-note = Печатается на одном листе A4, можно и чёрно-белым.
book-sheet-deal = Сдача карт
book-sheet-deal-cards = Партнёры сидят напротив. Всего карт { $all }: по { $each } каждому, { $kitty } в прикуп.
book-sheet-deal-level = Обе команды начинают с 2. Уровень команды сдающего задаёт карты уровня.
book-sheet-deal-kitty = Сдающий забирает прикуп и сносит любые { $kitty }.
book-sheet-declare = Объявление козыря
book-sheet-declare-after_deal = После сдачи карт каждый по очереди может показать карту уровня: её масть станет козырной.
book-sheet-declare-during_deal = Пока сдают карты, любой может показать карту уровня: её масть станет козырной; пара джокеров — игра без козыря.
book-sheet-ladder = Каждое следующее перебивает прежние
book-sheet-none-first_kitty_card = Никто? Решает первая карта прикупа; джокер — игра без козыря.
book-sheet-none-first_non_joker_kitty_card = Никто? Решает первая карта прикупа, которая не джокер.
book-sheet-first-dealer = В первой сдаче сдаёт тот, чьё объявление осталось в силе, иначе Юг.
book-sheet-order = Козыри от старшего к младшему (уровень { RANK($rank, form: "level") }, козырь — { $suit })
book-sheet-order-note = Ранг уровня пропускается. Соединённые знаком = равны: побеждает сыгранная первой.
book-sheet-side = Побочные масти
book-sheet-shapes = Формы
book-sheet-follow = Как отвечать
book-sheet-follow-count = Столько карт, сколько в заходе.
book-sheet-follow-suit = В масть захода, насколько можешь. Все козыри — одна масть.
book-sheet-follow-pair = На пару — пара, даже из трактора.
book-sheet-follow-tractor-no = На трактор — трактор той же длины, иначе как можно больше пар.
book-sheet-follow-tractor-yes = На трактор — трактор той же длины, иначе самый длинный из более коротких и как можно больше пар.
book-sheet-follow-throw = На составной заход — часть за частью.
book-sheet-follow-void = При ренонсе — что угодно. Козыри в форме захода бьют, остальное — сброс.
book-sheet-win = Кто берёт взятку
book-sheet-win-shape = Выигрывает только форма захода: старшие козыри, которыми побили, а без них — старшие карты масти захода.
book-sheet-win-tie = Из равных побеждают сыгранные первыми. Взявший заходит дальше, в первую взятку — сдающий.
book-sheet-win-throw = Составной заход проходит, если в этой масти никто не может побить ни одной части; иначе заходят младшей из частей, которые можно побить.
book-sheet-points = Очки
book-sheet-points-note = Всего { $all }; считаются только взятки нападающих.
book-sheet-kitty = Бонус прикупа
book-sheet-kitty-note = Последняя взятка у нападающих: очки прикупа умножаются
book-sheet-lines = Уровни
book-sheet-lines-note = Каждые { $line } очков сверх того — ещё 1 уровень.
book-sheet-next = Следующим сдаёт партнёр, если обороняющиеся удержались, иначе игрок справа.
book-sheet-win-match = Сдавать на тузе и удержаться — партия выиграна.
book-sheet-source-kawu = Нет на странице kawu: рубеж 80 и подъём на уровни (обычное правило), пары перебивают и ×16 (наше прочтение).
book-sheet-source-dapai = Нет на странице dapai: порядок двоек, кто сдаёт дальше, равные карты (обычное правило), ×16 и более короткий трактор (наше прочтение).
book-sheet-to-rules = Все правила

## Термины
book-terms-find = Найти термин
book-terms-find-button = Найти
book-terms-found = Термины, где есть «{ $text }»: { $n }
book-terms-all = Все термины
book-terms-people = Игра и люди
book-terms-cards = Карты, масти и старшинство
book-terms-declaring = Объявление и прикуп
book-terms-shapes = Формы
book-terms-trick = Взятка
book-terms-score = Счёт
book-terms-playing = Хорошая игра
book-names = Как называются карты
book-names-suits = Масти
book-names-ranks = Ранги
book-names-seats = Места
book-names-examples = Примеры
