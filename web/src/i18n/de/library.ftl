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
record-copyright = Copyright
