coop-action-offer = { $who } { $goods } anbieten
coop-action-accept = das Angebot annehmen
coop-action-decline = das Angebot ablehnen
coop-cannot-offer = Das kannst du nicht anbieten
coop-cannot-answer = Du kannst kein Angebot beantworten
coop-question-offer = Ein anderer Herausforderer bietet dir Ressourcen an. Nimmst du an?
coop-event-offered = { $who } bietet { $other } { $goods } an.
coop-event-declined = { $other } lehnt { $goods } von { $who } ab.
coop-event-accepted = { $who } gibt { $other } { $goods }.
coop-why-no-partner = Nur Herausforderer tauschen Ressourcen, untereinander und ein Angebot nach dem anderen
coop-why-nothing-offered = Ein Angebot umfasst 1 bis 20 einer Ressource
enemy = Feind
coop-action-pass = { $units } { $from } { $to } bewegen, durch Räume anderer Herausforderer
coop-action-turn = { $quarters ->
    [0] das Plättchen aufrecht legen
    [one] das Plättchen um eine Vierteldrehung im Uhrzeigersinn drehen
   *[other] das Plättchen um { $quarters } Vierteldrehungen im Uhrzeigersinn drehen
}
coop-action-clash = als Nächstes den Kampf in { $room } austragen
coop-cannot-pass = Dorthin kannst du nicht gehen
coop-cannot-turn = So kannst du das Plättchen nicht drehen
coop-cannot-clash = Dieser Kampf kann nicht der nächste sein
coop-question-scout = Wohin geht dein Kundschafter?
coop-question-clash = Welcher Kampf kommt als Nächstes?
coop-question-who = Mehrere Herausforderer könnten hier kämpfen. Kämpfst du?
coop-event-construction = Das Spielfeld wird aufgebaut: Je eine Einheit der Herausforderer kundschaftet.
coop-event-scout = Der Kundschafter von { $who } geht los.
coop-event-mission = Die Mission aller Herausforderer: { $mission }.
coop-event-turned = { $room } liegt um { $quarters ->
    [one] eine Vierteldrehung gedreht.
   *[other] { $quarters } Vierteldrehungen gedreht.
}
coop-event-turn-began = Der Feind-Zug beginnt.
coop-event-turn-ended = Der Feind-Zug ist vorbei.
coop-event-target = Ziel des Feindes: { $room }.
coop-event-card = Aktion des Feindes: { $card }.
coop-event-targets-shuffled = Die abgelegten Zielkarten werden in das Deck des Feindes zurückgemischt.
coop-event-cards-shuffled = Die abgelegten Aktionskarten bilden das neue Deck des Feindes.
coop-why-company = Einheiten von { $who } halten den Raum besetzt
coop-why-no-way = Mit den verbleibenden Bewegungen führt kein Weg durch Räume anderer Herausforderer dorthin
coop-why-no-scout = Eine Einheit kundschaftet, alle anderen bleiben in der Biosphäre
coop-why-nothing-to-turn = Es gibt kein Plättchen zu drehen, oder es liegt schon so
coop-why-banned = Diese Kraft kann nicht gegen den Feind eingesetzt werden
