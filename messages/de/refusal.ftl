# Warum etwas nicht geht. Erst was, dann der Grund, dann die Regel.

refusal = { $cannot }: { $reason }. ({ $citation })
refusal-bare = Nicht möglich: { $reason }. ({ $citation })
citation = { $source }, { $id }
source-rulebook = Regelbuch { $pages }
source-page = S. { $page }
source-appendix-1 = Anhang I, { $chapter }
source-appendix-2 = Anhang II, { $chapter }
source-appendix-3 = Anhang III, { $chapter }
source-example = { $source }, Beispiel
source-other = { $text }
source-gap = Festlegung: Das Regelbuch schweigt
source-conflict = Festlegung: Die Dokumente widersprechen sich
source-data = Festlegung: Ein gedruckter Wert ist unbekannt
source-missing-image = Festlegung: Nur ein verlorenes Bild zeigt es

cannot-choose = Du kannst diesen Bereich nicht wählen
cannot-done = Du kannst hier nicht aufhören
cannot-mini = Du kannst diese Miniaktion nicht nutzen
cannot-militarize = Du kannst deine Militärstärke nicht erhöhen
cannot-move = Du kannst dich nicht dorthin bewegen
cannot-teleport = Du kannst nicht dorthin teleportieren
cannot-route = Du kannst diesen Zylinder nicht umleiten
cannot-produce = Du kannst nicht produzieren
cannot-exploit = Du kannst diese Fabrik nicht plündern
cannot-harvest = Du kannst diese Ernte nicht nehmen
cannot-awake = Du kannst keine Einheit erwecken
cannot-heal = Du kannst diese Einheit nicht heilen
cannot-engineer = Du kannst hier keinen Kontrollwürfel integrieren
cannot-convert = Du kannst nicht umwandeln
cannot-discover = Du kannst keine Artefakte entdecken
cannot-keep = Du kannst diese Karte nicht behalten
cannot-discard = Du kannst diese Karte nicht abwerfen
cannot-use = Du kannst diese Karte nicht benutzen
cannot-explore = Du kannst diesen Raum nicht erforschen
cannot-build = Du kannst den Raum nicht hierher legen
cannot-gate = Du kannst hier keinen Transporter hinlegen
cannot-swap = Du kannst diese Räume nicht vertauschen
cannot-airlock = Du kannst diese Luftschleuse nicht öffnen
cannot-fight = Du kannst hier nicht kämpfen
cannot-commit = Du kannst diese Karte nicht ausspielen
cannot-return = Du kannst dieses Teil nicht zurückgeben

why-over = Das Spiel ist vorbei
why-not-asked = Du bist gerade nicht an der Reihe
why-other-question = Zuerst ist etwas anderes zu entscheiden
why-marker-here = Dein Aktionsmarker steht schon dort
why-no-such = So etwas gibt es hier nicht
why-not-on-this-line = Die gewählte Aktionszeile enthält diese Aktion nicht
why-points = { $need ->
    [one] 1 Punkt ist nötig
   *[other] { $need } Punkte sind nötig
}, du hast { $left }
why-payment = { $cost ->
    [one] Der Preis ist 1 Ressource
   *[other] Der Preis sind { $cost } Ressourcen
}
why-short = Das kostet { $goods }, du hast { $have }
why-wrong-resource = Mit { $resource } lässt sich das nicht bezahlen
why-nothing-to-pay = Es ist kostenlos, nichts ist zu bezahlen
why-no-units = Dort sind keine solchen Einheiten, die du einsetzen kannst
why-not-adjacent = Es ist nicht angrenzend
why-same-place = Es müssen zwei verschiedene Orte sein
why-no-room = Dort liegt kein Raum
why-not-empty = Das Feld ist nicht frei
why-neutral-units = Neutrale Einheiten betreten keine Biosphäre
why-foreign-biodome = Das ist die Biosphäre eines anderen
why-not-a-gate = So erreicht man nur Transporter und die eigene Biosphäre
why-no-cylinder = Dort liegt kein solcher Zylinder
why-not-yours = Du verfügst in dieser Phase nicht über { $pieces }
why-no-circle = Kein Kreis ist frei
why-circle-free = Ein Kreis ist frei, also wird nichts hinausgedrängt
why-not-occupied = Du hast dort keine Einheit
why-hostile = { $who } beansprucht den Raum
why-cannot-push = Du kannst { $piece } nicht hinausdrängen
why-square-free = Ein Quadrat ist frei, also wird kein Kontrollwürfel ersetzt
why-full = Alle Quadrate sind belegt
why-no-cube = { $who } hat dort keinen Kontrollwürfel zum Ersetzen
why-no-squares = Dort gibt es keine Quadrate
why-one-per-phase = Pro Phase darf dort nur ein Kontrollwürfel integriert werden
why-not-exploitable = Du kontrollierst diese Fabrik nicht oder hast sie schon geplündert
why-no-factory-left = In dieser Phase darf keine weitere Fabrik geplündert werden
why-nobody-asleep = Alle deine Einheiten sind wach
why-nobody-wounded = Niemand ist verwundet
why-no-conversion = Diese Umwandlung hast du in dieser Phase nicht
why-only-metamorphite = Mindestens ein Marker muss eine Grundressource sein
why-not-now = In dieser Phase nützt das Ergebnis nichts
why-no-cards = Es sind keine Artefaktkarten mehr da
why-not-in-hand = Du hast diese Karte nicht auf der Hand
why-pen = Der Alienstift bleibt immer auf deiner Hand
why-second-any-section = Nur eine solche Karte darf in einer Aktion benutzt werden
why-no-effect = Es hätte keine Wirkung
why-square = Vier Räume würden ein 2x2-Quadrat bilden
why-too-near = { $between ->
    [one] Zwischen hier und einem anderen Transporter liegt nur 1 Raum
   *[other] Zwischen hier und einem anderen Transporter liegen nur { $between } Räume
}, nötig sind { $least }
why-not-due = Dort gibt es für dich nichts zu erforschen
why-gate-stays = Transporter bleiben, wo sie sind
why-no-combat = Dort ist kein Kampf gegen diesen Gegner möglich
why-track-end = Der Marker steht am Ende der Militärstärkeskala
why-no-chain = Keine deiner Ketten führt dorthin
why-not-all = Nimm alles oder nichts
