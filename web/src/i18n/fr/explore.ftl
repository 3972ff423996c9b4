## explore/ExplorePage.tsx

explore-the-link-to-this-board = Le lien vers ce goban est incomplet.
explore-no-such-board = Goban introuvable
explore-explore-another = En explorer un autre
explore-explore-a-position-on = Explorer une position sur { $board }
explore-what-to-see = Afficher
explore-a-block-here-has-no = Un groupe n’a ici aucune liberté : on peut regarder la position, mais pas jouer à partir d’elle.
explore-all-have-passed = Tout le monde a passé
explore-to-play = À { $player } de jouer
explore-no-game-from-here = Pas de partie à partir d’ici
explore-step-by-step = Pas à pas
explore-one-turn-back = Un coup en arrière
explore-one-turn-on = Un coup en avant
explore-who-begins = Premier joueur
explore-begins = { $player } commence
explore-clear-board = Vider le goban
explore-stones-and-moves = Pierres et coups
explore-the-link-to-this-position = Le lien vers cette position
explore-the-laboratory = Laboratoire
explore-colourings-already-seen = Positions précédentes (superko)
explore-colourings-stood-so-far = { $n ->
    [one] { $n } position jusqu’ici.
   *[other] { $n } positions jusqu’ici.
  }
explore-the-latest = Les { $most } dernières sont affichées.
explore-under-positional-superko-no-move = Avec le superko positionnel, aucun coup ne peut répéter l’une d’elles.
explore-after-turn = Après le coup { $turn }
explore-at-the-start = Au début

## explore/Lab.tsx

lab-perfect-play = Jeu parfait
lab-from-here-on-small-boards = à partir de cette position ; petits gobans seulement
lab-positions = Positions
lab-that-are-legal-on-this = légales sur ce goban
lab-fair-komi = Komi équitable
lab-by-perfect-play-or-games = par le jeu parfait, ou des parties entre bots
lab-this-asks-the-server-which = Il faut pour cela le serveur, qui est injoignable.
lab-exact-answers = Réponses exactes
lab-cancel = Annuler
lab-click-through-the-proof = Parcourir la preuve
lab-the-laboratorys-machines = Calculs
explore-asking = Demande en cours…
lab-waiting-before-it = En attente : { $ahead } devant
lab-waiting = En attente
lab-working = Calcul en cours…
lab-working-share = Calcul en cours… { $share }
lab-legal-positions-with-colours = <big>{ $digits }</big> positions légales à { $players } couleurs.
lab-to = { $player } : <b>{ $points }</b> ({ $low } à { $high })
lab-points = { $player } : <b>{ $points }</b>
lab-exactly-by-perfect-play = Exact, par le jeu parfait.
lab-from-games-of-bots = { $games ->
    [one] D’après { $games } partie entre bots.
   *[other] D’après { $games } parties entre bots.
  }
lab-black-can-secure-points = Noir peut s’assurer { $points }
lab-neither-side-can-win = Aucun camp ne peut gagner
lab-best = Meilleur coup : { $best }.
lab-a-line-of-best-play = { $nodes ->
    [one] Meilleur jeu : { $line }. { $nodes } position examinée. Les nombres sur le goban montrent à quoi mène chaque coup.
   *[other] Meilleur jeu : { $line }. { $nodes } positions examinées. Les nombres sur le goban montrent à quoi mène chaque coup.
  }

## explore/Proof.tsx

proof-has-a-turn-that-proves = { $who } a un coup qui le prouve.
proof-may-do-anything-every-turn = { $who } peut jouer n’importe quoi ; chaque coup a une réponse. Choisissez-en un.
proof-enough-is-kept-for-good = À partir d’ici, assez de points sont acquis, quoi qu’il arrive.
proof-play-has-ended-with-a = La partie s’est terminée avec le résultat annoncé.
proof-the-proof-goes-on = La preuve continue.
proof-what-is-proved = Ce qui est prouvé
proof-at-the-start = Au début.
explore-back = Retour
proof-close-the-proof = Fermer la preuve
proof-the-proof = La preuve
proof-at-least = au moins { $value }
proof-at-most = au plus { $value }

## explore/Proven.tsx

proven-title = 5×5 est démontré : Noir obtient tous les points
proven-about = Avec le superko positionnel et sans suicide, Noir joue C3 et obtient les 25 points, quoi que fasse Blanc. 2 indique les réponses de Blanc à symétrie près, 3 celles de Noir. Choisissez-en une pour la voir sur le plateau.
proven-line = { $white } { $reply }, { $black } { $answer }

## explore/Setting.tsx

setting-other-rules = { $board }, autres règles…
setting-rules-such-as-no-suicide = Règles, par exemple no-suicide,players=3
setting-use-them = Appliquer
setting-change-the-board = Changer de goban
setting-draw-one = En dessiner un

## explore/Thoughts.tsx

thoughts-what-does-the-bot-think = Qu’en pense le bot ?
thoughts-it-thinks = Réflexion…
thoughts-ask-it = Demander
thoughts-the-bot = Le bot

## explore/lens.ts

lens-blocks = Groupes
lens-reach = Portée
lens-legal-moves = Coups légaux
lens-territory = Territoire
lens-life = Vie
lens-blocks-point-at-a-stone = { $n ->
    [one] { $n } groupe. Pointez une pierre pour voir son groupe et ses libertés.
   *[other] { $n } groupes. Pointez une pierre pour voir son groupe et ses libertés.
  }
lens-the-block-at-stones-liberties = Groupe de { $player } en { $name } : { $stones }, { $liberties } ({ $points }).
lens-liberties = { $n ->
    [one] { $n } liberté
   *[other] { $n } libertés
  }
lens-no-stones-yet = Aucune pierre pour l’instant.
lens-a-block-has-no-liberty = Un groupe n’a aucune liberté : aucun coup d’une partie ne finit ainsi.
lens-each-stone-shows-the-liberties = Chaque pierre montre les libertés de son groupe. Un groupe qui n’a qu’une liberté peut être capturé aussitôt.
lens-each-stone-shows-the-liberties-2 = Chaque pierre montre les libertés de son groupe.
lens-choose-a-point-to-see = Choisissez une intersection pour voir ce qu’elle atteint, et par quel chemin.
lens-empty-points = vide
lens-reaches = Couleurs atteintes par { $name } : { $list }.
lens-reaches-by = Couleurs atteintes par { $name } : { $list } ({ $path }).
lens-legal-moves-and-the-pass = { $n ->
    [one] { $n } coup légal, sans compter la passe.
   *[other] { $n } coups légaux, sans compter la passe.
  }
lens-reaches-alone-it-is-s = { $at } n’atteint que la couleur { $reached } : l’intersection appartient à { $player }.
lens-reaches-it-is-nobodys = { $at } atteint les couleurs { $reached } : l’intersection n’appartient à personne.
lens-empty-points-that-reach-one = Les intersections vides qui n’atteignent qu’une couleur lui appartiennent.
lens-stones-can-never-be-taken = { $n ->
    [one] { $n } pierre ne peut jamais être capturée, même si son propriétaire passe toujours.
   *[other] { $n } pierres ne peuvent jamais être capturées, même si leur propriétaire passe toujours.
  }
lens-no-stone-is-alive-for = Aucune pierre n’est inconditionnellement vivante : il faut deux yeux.
lens-a-block-here-has-no = Un groupe n’a ici aucune liberté : une partie ne peut pas commencer ainsi.

## explore/steps.tsx

steps-stones-of-the-opponents-now = { $n ->
    [one] { $n } pierre adverse n’atteint plus d’intersection vide (cerclée).
   *[other] { $n } pierres adverses n’atteignent plus d’intersection vide (cerclées).
  }
steps-every-opposing-stone-still-reaches = Chaque pierre adverse atteint encore une intersection vide.
steps-1-puts-a-stone-on = { $who } joue en { $name }.
steps-stones-of-s-own-reach = { $n ->
    [one] { $n } pierre de { $who } n’atteint aucune intersection vide : suicide.
   *[other] { $n } pierres de { $who } n’atteignent aucune intersection vide : suicide.
  }
steps-s-own-stones-all-reach = Toutes les pierres de { $who } en atteignent une.
steps-2-the-opponents-are-cleared = { $n ->
    [0] On nettoie les adversaires : rien n’est retiré.
   *[other] On nettoie les adversaires.
  }
steps-3-s-own-colour-is = { $n ->
    [0] On nettoie { $who } : rien n’est retiré.
   *[other] On nettoie { $who }.
  }
steps-this-colouring-is-new-the = Cette position est nouvelle : le coup est légal.
steps-next-step = Étape suivante
steps-play-it = Jouer ce coup
steps-take-it-back = Reprendre le coup
