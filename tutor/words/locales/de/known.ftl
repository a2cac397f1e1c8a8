# Was am Tisch durch Mitzählen zu wissen ist: gesagt oder gefragt.

known-title = Was kann ich wissen?
known-out = Was noch fehlt: nicht auf deiner Hand und nicht gespielt.
known-out-kitty = Was noch fehlt: nicht auf deiner Hand und nicht gespielt; einiges davon kann in der Kitty liegen.
known-table = Was noch fehlt
known-suit = Farbe
known-cards = Karten
known-points = Punkte
known-all = Zusammen
known-high = Hohe Trümpfe, die noch fehlen
known-no-high = Kein Joker und keine Stufenkarte fehlt mehr.
known-shown = Was die anderen gezeigt haben
known-void = { $seat } hat { SUIT($suit, form: "no-acc") } mehr.
known-no-pair = { $seat } hat in { $suit } kein Paar mehr.
known-nobody = Bisher haben alle immer bedient.
known-ask-me = Frag mich lieber
known-show-me = Zähl für mich
known-setting = Was kann ich wissen?
known-setting-show = zähl für mich
known-setting-ask = frag mich

## Fragen
known-ask-trumps = Wie viele Trümpfe fehlen noch?
known-ask-points = Wie viele Punkte fehlen noch?
known-ask-jokers = Wie viele Joker fehlen noch?
known-ask-card = ^{ $cards }: Wie viele der beiden fehlen noch?
known-ask-void = Wer bedient { $suit } nicht mehr?
known-none = Niemand: einfach nichts ankreuzen.
known-answer = Antworten
known-right = Richtig.
known-not-so = Nicht ganz.
known-told-trumps = { $n ->
    [0] Kein Trumpf fehlt mehr.
    [one] Es fehlt noch { COUNT($n, noun: "trump") }.
   *[other] Es fehlen noch { COUNT($n, noun: "trump") }.
}
known-told-points = { $n ->
    [0] Es fehlen keine Punkte mehr.
   *[other] Es fehlen noch { COUNT($n, noun: "point") }.
}
known-told-jokers = { $n ->
    [0] Kein Joker fehlt mehr.
    [one] 1 Joker fehlt noch.
   *[other] { $n } Joker fehlen noch.
}
known-told-card = ^{ $cards }: { $n ->
    [0] Beide sind bekannt.
    [one] 1 von 2 fehlt noch.
   *[other] Beide fehlen noch.
}
known-told-void = In { $suit } frei: { $seats }.
known-told-nobody = { $suit } haben bisher alle bedient.
