## draw/Canvas.tsx

canvas-point = Intersection { $name }, reliée à { $around }
canvas-point-alone = Intersection { $name }, sans ligne
canvas-the-board-you-draw-points = { $points ->
    [one] Le goban que vous dessinez, { $points } intersection
   *[other] Le goban que vous dessinez, { $points } intersections
  }

## draw/DrawPage.tsx

draw-bridge = Pont
draw-tap-an-empty-place-for = Touchez un endroit vide pour ajouter une intersection, deux intersections pour les relier. Une ligne trompeuse devient un portail : la même lettre aux deux bouts. Faites glisser une intersection pour la déplacer, et le fond pour voir ailleurs.
draw-tap-two-points-a-bridge = Touchez deux intersections : un pont de nouvelles intersections les relie.
draw-tap-a-point-for-a = Touchez une intersection pour la retirer, ou une ligne pour la couper.
draw-points-lines = { $points ->
    [one] { $points } intersection
   *[other] { $points } intersections
  }, { $edges ->
    [one] { $edges } ligne
   *[other] { $edges } lignes
  }
draw-draw-a-board-of-your = Dessinez votre propre goban
draw-tool = Outil
draw-redo = Rétablir
draw-undo = Annuler
draw-add-a-point = Ajouter une intersection
draw-lay-out = Réorganiser
draw-snap = Aligner
draw-chain = Chaîne
draw-chain-about = La ligne suivante part de la fin de la précédente. Avec la touche Maj aussi.
draw-symmetry = Symétrie
draw-rotations = { $n ->
    [1] Sans rotation
   *[other] { $n } rotations
  }
draw-mirrors = Miroirs
draw-drawing = Dessin
draw-tap-anywhere-for-the-first = Touchez n’importe où pour la première intersection, ou partez d’un goban
draw-the-link-to-this-board = Le lien vers ce goban
draw-the-board = Le goban
draw-remove = Retirer
draw-the-chosen-point = Intersection choisie
draw-play-on-it = Jouer sur ce goban
draw-with-a-friend-by-link = Avec un ami, par lien
draw-against-a-bot = Contre un bot
draw-more-players-other-rules = Plus de joueurs, autres règles…
draw-explore-it = L’explorer
draw-make-an-exercise = Créer un exercice

## draw/Facts.tsx

facts-neighbours = { $n ->
    [one] { $n } voisine
   *[other] { $n } voisines
  }
facts-to-neighbours = { $low } à { $high } voisines
facts-too-many-symmetries-to-count = Trop de symétries pour les compter ici.
facts-no-symmetry-every-point-is = Aucune symétrie : chaque intersection est différente.
facts-about-10 = environ 10^{ $exponent }
facts-symmetries = { $kinds ->
    [1] { $count } symétries ; toutes les intersections sont semblables.
   *[other] { $count } symétries ; { $kinds } sortes d’intersections.
  }
facts-points = { $n ->
    [one] { $n } intersection
   *[other] { $n } intersections
  }
facts-lines = { $n ->
    [one] { $n } ligne
   *[other] { $n } lignes
  }
facts-in-parts = en { $parts } parties
facts-point-at-one-to-see = Pointez-en une pour voir ses semblables.
facts-ready-to-be-played-on = Prêt à jouer.
facts-what-there-is-to-know = À propos de ce goban

## draw/Makers.tsx

makers-for-makers = Pour les bricoleurs
makers-true-to-the-millimetre-strokes = Exact au millimètre : des tracés pour un graveur laser (noir pour graver, rouge pour découper), ou un volume avec rainures et creux pour une imprimante 3D.
makers-width-in-millimetres = Largeur en millimètres
makers-strokes-svg = Tracés (SVG)
makers-solid-stl = Volume (STL)
makers-text-json = Texte (JSON)

## draw/Sources.tsx

sources-start-from-a-board = Partir d’un goban
sources-or-paste-lines-two-names = Ou collez des lignes (deux noms chacune) ou du JSON
sources-draw-the-text = Dessiner
sources-empty-board = Goban vierge

## draw/drawn.ts

drawn-points-have-no-line-a = { $n ->
    [one] Une intersection n’a pas de ligne : une pierre n’y a aucune liberté
   *[other] { $n } intersections n’ont pas de ligne : une pierre n’y a aucune liberté
  }
drawn-points-lie-so-close-that = { $n ->
    [one] { $n } intersection est si près d’une autre que leurs pierres se chevauchent
   *[other] { $n } intersections sont si proches que leurs pierres se chevauchent
  }
drawn-a-line-runs-over-and = { $n ->
    [one] Une ligne passe sur une intersection sans s’y arrêter
   *[other] Des lignes passent sur { $n } intersections sans s’y arrêter
  }
drawn-hint = Faites glisser une intersection ou utilisez « { $arrange } ».
