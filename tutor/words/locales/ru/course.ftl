# Страница курса, «начать заново», «это я уже знаю» и поиск.

## Курс
course-stars = { $count ->
    [one] { $count } звезда из { $most }
    [few] { $count } звезды из { $most }
    [many] { $count } звёзд из { $most }
   *[other] { $count } звезды из { $most }
}
course-how = Три звезды: на каждый вопрос верный ответ с первого раза и без подсказок. Две: не больше двух осечек. Одна: пройдены все шаги.
course-known = уже знакомо
course-behind = Шаги: { $lesson }
course-deck-first = Всё, что нужно для целой сдачи.
course-deck-second = Хорошая игра: тонкости правил, планы и последние взятки.
course-deck-advice = Лучше после первой колоды, но ничего не закрыто. Если игра тебе знакома, пройди короткий тест — и первая колода засчитана. Вопросов в нём: { $total }.
course-deck-test = Первую колоду я знаю
course-resume = Учиться дальше

## Начать заново
course-reset-course = Начать курс заново
course-reset-lesson = Начать этот урок заново
course-reset-title = Начать заново: { $lesson }
course-lost = Что пропадёт
course-lost-steps = { $count ->
    [one] { $count } пройденный шаг
    [few] { $count } пройденных шага
    [many] { $count } пройденных шагов
   *[other] { $count } пройденного шага
}
course-lost-stars = { $count ->
    [one] { $count } звезда — её можно получить снова
    [few] { $count } звезды — их можно получить снова
    [many] { $count } звёзд — их можно получить снова
   *[other] { $count } звезды — их можно получить снова
}
course-lost-known = { $count ->
    [one] { $count } уже знакомый урок
    [few] { $count } уже знакомых урока
    [many] { $count } уже знакомых уроков
   *[other] { $count } уже знакомого урока
}
course-lost-answers = Все прежние ответы
course-stay = Что останется
course-stays = Учебные сдачи, разборы, настройки и язык
course-stays-lessons = Все остальные уроки
course-keep = Ничего не стирать
course-nothing-to-lose = Здесь ещё ничего не пройдено, так что и начинать заново нечего.

## Это я уже знаю
course-know = Это я уже знаю
course-to-lesson = К уроку
course-test-title = Это я уже знаю: { $name }
course-test-open = { $total ->
    [one] { $total } вопрос без подсказок
    [few] { $total } вопроса без подсказок
    [many] { $total } вопросов без подсказок
   *[other] { $total } вопроса без подсказок
}
course-test-passed = Засчитано
course-test-lost = Пока не засчитано
course-test-open-lesson = Вопросов из этого урока: { $total }. Если все ответы верны с первого раза, урок засчитан.
course-test-open-deck = Вопросов из первой колоды: { $total }. Хватит { $need } верных ответов, и все её уроки засчитаны.
course-test-passed-lesson = Этот урок тебе знаком. Он засчитан, но заглянуть в него можно всегда.
course-test-passed-deck = Верных ответов: { $right } из { $total }. Первая колода засчитана, вторая — твоя.
course-test-lost-lesson = Один ответ не сошёлся. Урок за несколько коротких шагов покажет почему.
course-test-lost-deck = Верных ответов пока { $right }, нужно { $need }. Загляни в эти уроки — этого хватит.
course-test-right = Верно: { $right } из { $total }
course-test-begin = Начать
course-test-go-on = Продолжить
course-test-result = Результат
course-test-again = Ответить ещё раз
course-question = Вопрос { $number }
course-question-of = Вопрос { $number } из { $total }
course-questions = Вопросы
course-answer-right = Этот ответ засчитан.
course-answer-wrong = На этот раз нет.
course-missed = ответ не сошёлся
course-worth-a-visit = Стоит заглянуть:

## Поиск
course-search = Найти
course-search-for = Слово, карта, правило
course-search-intro = Находит уроки, правила и термины. Напиши слово, его часть или карту: козырь, прикуп, десятка червей.
course-found-lessons = Уроки
course-found-steps = Шаги
course-found-rules = Правила
course-found-terms = Термины
course-found-count = Найдено: { $count }
course-found-more = и ещё { $count }
course-nothing = По запросу «{ $query }» ничего нет.
course-nothing-try = Попробуй меньше слов или только начало слова. Или начни с этого:
course-search-examples = козырь, пара, прикуп, уровень
