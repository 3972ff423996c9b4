## library/LibraryPage.tsx

library-games-with-comments-to-go = Des parties commentées, à suivre coup par coup. Essayez d’autres coups sur le goban et interrogez le bot sur n’importe quelle position. Tout fonctionne ici sans serveur.
library-the-algorithms-of-jeff-kaufmans = <link>Some Mathematics of Go</link> : les algorithmes de l’article de Jeff Kaufman, pas à pas sur un goban.
library-the-end-of = Position finale : { $title }
library-turns = { $n ->
    [one] { $board } · { $rules } · { $n } coup
   *[other] { $board } · { $rules } · { $n } coups
  }
library-to-the-library = Aller à la bibliothèque

## library/RecordTable.tsx

record-table-a-game = Une partie
record-table-a-variation-of-your-own = Votre propre variante.
record-table-the-next-turn-of-the = Le coup suivant de la partie est illégal.
record-table-comments = Commentaires
record-table-as-kaufmans-quadruple-g-s = En quadruplet de Kaufman (G, S, P<sub>b</sub>, P<sub>w</sub>)
record-table-about = À propos
record-table-previous = Précédent
record-table-next-comment = Commentaire suivant
record-event = Événement
record-date = Date
record-place = Lieu
record-annotator = Commentateur
record-source = Source
record-copyright = Droits
