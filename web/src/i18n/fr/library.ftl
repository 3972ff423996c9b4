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
record-result = Résultat
record-table-left-out = { $n ->
    [one] { $n } coup des variantes est illégal et omis.
   *[other] { $n } coups des variantes sont illégaux, ou suivent un coup illégal, et sont omis.
  }
record-table-illegal-at = Le coup { $turn } de la partie, en { $point }, est illégal. La suite est omise.
record-copyright = Droits

## open/OpenPage.tsx, opened.ts

open-how = Déposez des fichiers SGF ou des parties omnigo n’importe où sur ce site, collez-en une, ou choisissez des fichiers ici : un ou plusieurs, de { $most } Mo au plus chacun. Ils restent dans votre navigateur.
open-choose = Choisir des fichiers
open-paste = Coller une partie en texte
open-open = Ouvrir
open-reading = { $n ->
    [one] Lecture de { $n } fichier…
   *[other] Lecture de { $n } fichiers…
  }
open-pasted = Texte collé
open-games = { $n ->
    [one] { $n } partie
   *[other] { $n } parties
  }
open-nth-game = Partie { $n }
open-all-games = Toutes les parties ouvertes
open-trouble = { $file } : { $why }
open-unreadable = Le fichier n’a pas pu être lu.
open-size = Le fichier dépasse { $most } Mo.
open-empty = Le fichier est vide.
open-unknown = Ce n’est ni du SGF ni une partie omnigo.
open-record = Ce n’est pas une partie omnigo : « { $found } » manque ou est incorrect.
open-game = Ce n’est pas une partie de go : { $found }
open-board = Le goban est illisible : { $found }
open-off-board = Le coup { $turn } du fichier, « { $found } », n’est pas sur le goban. La suite est omise.

## library/Continue.tsx

continue-from-here = Continuer d’ici
continue-over = La partie est finie ici. Revenez à un coup précédent pour continuer de là.
continue-how = Vous jouez { $player }. Pour essayer une variante, jouez directement sur le goban.
continue-bot = Bot
continue-against = Jouer contre le bot
continue-friend = Jouer avec un ami par lien

## export

export-with-variations = avec les variantes, pour d’autres programmes de go
export-a-picture-in-pixels = la position en image
export-the-game-as-a-film = toute la partie, animée
export-diagram = Diagramme numéroté
export-first-number = à partir du coup
export-failed = Le fichier n’a pas pu être créé.
diagram-pass = { $turn } : { $player } passe
diagram-at = { $turn } en { $there }
diagram-at-point = { $turn } en { $point }
export-the-whole-record = la partie complète
export-a-picture-of-the-position = une image de la position
