## library/LibraryPage.tsx

library-games-with-comments-to-go = Kommentierte Partien zum Durchgehen, Zug für Zug. Probiere andere Züge auf dem Brett aus und frage den Bot zu jeder Stellung. Alles hier funktioniert ohne Server.
library-the-algorithms-of-jeff-kaufmans = <link>Some Mathematics of Go</link>: die Algorithmen aus Jeff Kaufmans Arbeit, Schritt für Schritt auf einem Brett.
library-the-end-of = Schlussstellung: { $title }
library-turns = { $n ->
    [one] { $board } · { $rules } · { $n } Zug
   *[other] { $board } · { $rules } · { $n } Züge
  }
library-to-the-library = Zur Bibliothek

## library/RecordTable.tsx

record-table-a-game = Eine Partie
record-table-a-variation-of-your-own = Deine eigene Variante.
record-table-the-next-turn-of-the = Der nächste Zug der Aufzeichnung ist nicht erlaubt.
record-table-comments = Kommentare
record-table-as-kaufmans-quadruple-g-s = Als Kaufmans Quadrupel (G, S, P<sub>b</sub>, P<sub>w</sub>)
record-table-about = Über diese Partie
record-table-previous = Voriger
record-table-next-comment = Nächster Kommentar
record-event = Veranstaltung
record-date = Datum
record-place = Ort
record-annotator = Kommentiert von
record-source = Quelle
record-result = Ergebnis
record-table-left-out = { $n ->
    [one] { $n } Zug der Varianten ist nicht erlaubt und fehlt.
   *[other] { $n } Züge der Varianten sind nicht erlaubt oder folgen auf einen solchen und fehlen.
  }
record-table-illegal-at = Zug { $turn } der Aufzeichnung auf { $point } ist nicht erlaubt. Was folgt, fehlt.
record-copyright = Copyright

## open/OpenPage.tsx, opened.ts

open-how = Ziehe SGF-Dateien oder omnigo-Aufzeichnungen irgendwo auf diese Seiten, füge eine ein oder wähle hier Dateien: eine oder viele, jede bis zu { $most } MB. Sie bleiben in deinem Browser.
open-choose = Dateien wählen
open-paste = Partie als Text einfügen
open-open = Öffnen
open-reading = { $n ->
    [one] { $n } Datei wird gelesen …
   *[other] { $n } Dateien werden gelesen …
  }
open-pasted = Eingefügter Text
open-games = { $n ->
    [one] { $n } Partie
   *[other] { $n } Partien
  }
open-nth-game = Partie { $n }
open-all-games = Alle geöffneten Partien
open-trouble = { $file }: { $why }
open-unreadable = Die Datei konnte nicht gelesen werden.
open-size = Die Datei ist größer als { $most } MB.
open-empty = Die Datei ist leer.
open-unknown = Das ist weder SGF noch eine omnigo-Aufzeichnung.
open-record = Das ist keine omnigo-Aufzeichnung: „{ $found }“ fehlt oder ist falsch.
open-game = Das ist keine Go-Partie: { $found }
open-board = Das Brett ist nicht lesbar: { $found }
open-off-board = Zug { $turn } der Datei, „{ $found }“, liegt nicht auf dem Brett. Was folgt, fehlt.

## library/Continue.tsx

continue-from-here = Von hier weiterspielen
continue-over = Die Partie ist hier zu Ende. Gehe zu einem früheren Zug zurück, um von dort weiterzuspielen.
continue-how = Du spielst { $player }. Für eine Variante spiele einfach auf dem Brett.
continue-bot = Bot
continue-against = Gegen den Bot spielen
continue-friend = Mit Freunden per Link spielen

## export

export-with-variations = mit Varianten, für andere Go-Programme
export-a-picture-in-pixels = die Stellung als Bilddatei
export-the-game-as-a-film = die ganze Partie, animiert
export-diagram = Diagramm mit Zahlen
export-first-number = ab Zug
export-failed = Die Datei konnte nicht erstellt werden.
diagram-pass = { $turn }: { $player } passt
diagram-at = { $turn } auf { $there }
diagram-at-point = { $turn } auf { $point }
export-the-whole-record = die ganze Aufzeichnung
export-a-picture-of-the-position = ein Bild der Stellung
