## kaufman/KaufmanPage.tsx

kaufman-as-printed = Tel qu’imprimé
kaufman-without-endfor = Sans endfor
kaufman-mended = Corrigé
kaufman-jeff-kaufmans-paper-of-2006 = L’article de Jeff Kaufman (2006) définit le go sur n’importe quel graphe : un goban est un graphe dont les sommets sont vides, noirs ou blancs, et une partie est un quadruplet (G, S, P<sub>b</sub>, P<sub>w</sub>). Son algorithme LIFT s’exécute ici pas à pas, à côté du nettoyage des règles Tromp-Taylor.
kaufman-lift-issafe-and-removeblock = LIFT, isSafe et removeBlock
kaufman-position = Position
kaufman-a-game-as-a-quadruple = Une partie comme quadruplet
kaufman-errata = Errata
kaufman-better = Mieux :
kaufman-see-it = Voir
kaufman-the-position = La position : { $title }
kaufman-plays-at-tap-another-empty = { $player } joue en { $name }. Touchez une autre intersection vide pour y exécuter LIFT.
kaufman-reading-of-the-figure = Lecture de la figure
kaufman-one-step-back = Une étape en arrière
kaufman-one-step-on = Une étape en avant
kaufman-to-the-end-of-lift = À la fin de LIFT
kaufman-step-of = Étape { $at } sur { $steps }
kaufman-the-first-ones = (les premiers)
kaufman-possesses-prisoners = { $count ->
    [one] { $player } possède { $count } prisonnier
   *[other] { $player } possède { $count } prisonniers
  }
kaufman-issafe-would-follow-too-many = isSafe suivrait ici trop de chemins.
kaufman-the-algorithm = L’algorithme
kaufman-1-colours = 1. { $player } colore { $name }.
kaufman-2-the-opponents-are-cleared = { $taken ->
    [one] 2. On nettoie les adversaires : { $taken } pierre.
   *[other] 2. On nettoie les adversaires : { $taken } pierres.
  }
kaufman-3-s-own-colour-is = { $lost ->
    [one] 3. On nettoie la couleur de { $player } : { $lost } pierre.
   *[other] 3. On nettoie la couleur de { $player } : { $lost } pierres.
  }
kaufman-by-the-tromp-taylor-rules = Selon les règles Tromp-Taylor
kaufman-the-board-is-as-before = Le goban est comme avant le coup : le superko interdit donc ce coup.
kaufman-lift-called-issafe-times = { $calls ->
    [one] LIFT a appelé isSafe { $calls } fois.
   *[other] LIFT a appelé isSafe { $calls } fois.
  }
kaufman-the-same-board-and-the = Le même goban et les mêmes prisonniers.
kaufman-prisoners-by-lift-by-the = Prisonniers selon LIFT : { $prisoners } ; selon les règles : { $due }.
kaufman-the-same-board = Le même goban.
kaufman-another-board = Un autre goban.
kaufman-too-many-paths = trop de chemins
kaufman-same = identique
kaufman-board-differs = goban différent
kaufman-prisoners-differ = prisonniers différents
kaufman-both-differ = goban et prisonniers différents
kaufman-where-they-differ = Où ils diffèrent
kaufman-lift-against-the-rules-by = LIFT comparé aux règles, par cas et par lecture
kaufman-calls-of-issafe = Appels d’isSafe

## kaufman/Quadruples.tsx

quadruples-g-is-the-board-s = G est le goban, S l’ensemble des gobans précédents, P<sub>b</sub> et P<sub>w</sub> les prisonniers que possèdent Noir et Blanc. Chaque tour exécute LIFT ; le goban obtenu est comparé à celui des règles.
quadruples-g-after-turn = G après le tour { $at }
quadruples-prisoners = Prisonniers
quadruples-the-turn-before = Tour précédent
quadruples-the-next-turn = Tour suivant
quadruples-turn-of = Tour { $at } sur { $list }
quadruples-the-quadruple-after-turn = Le quadruplet après le tour { $at }
quadruples-the-board-of-the-rules = le goban des règles
quadruples-another-board-than-by-the = un autre goban que selon les règles
quadruples-boards = { $past ->
    [one] { $past } goban
   *[other] { $past } gobans
  }
quadruples-from-turn-on-lift-has = À partir du tour { $turn }, LIFT a un autre goban que les règles.
quadruples-it-lifts-the-blocks-of = Il retire les blocs de plusieurs adversaires l’un après l’autre.
quadruples-after-turn-the-game-goes = Après le tour { $list }, la partie continue, mais isSafe tel qu’imprimé suivrait trop de chemins.
quadruples-the-latest = les { $most } derniers
quadruples-the-board-after-turn = Le goban après le tour { $first }

## kaufman/cases.ts

cases-eight-around-one = Huit autour d’une
cases-the-example-of-section-2 = L’exemple de la section 2 : Blanc joue à l’intérieur d’un anneau de huit. On examine d’abord l’autre couleur, donc seules les pierres de Noir partent. Les deux méthodes concordent.
cases-black-fills-the-last-liberty = Noir occupe la dernière liberté de deux pierres noires. La figure crédite chaque retrait à celui qui joue : Noir gagne donc deux prisonniers en perdant deux pierres. D’après la section 2, ils devraient compter contre Noir.
cases-a-prisoner-from-nowhere = Un prisonnier venu de nulle part
cases-the-test-another-colour-than = Le test « une autre couleur que v » vaut aussi pour les sommets vides. A2 est vide et entouré de pierres, donc pas sûr ; le retirer ne change rien et compte un prisonnier. Dans la partie 2 × 2 de la bibliothèque, Noir en obtient deux de cette façon.
cases-the-missing-endfor = L’endfor manquant
cases-the-figure-has-no-endfor = La figure n’a pas d’endfor avant le dernier test. Lue ainsi, la pierre de Noir est testée après le premier voisin et retirée avant que A2 soit examiné : la capture n’a jamais lieu.
cases-far-from-the-stone = Loin de la pierre
cases-a-position-that-play-cannot = Une position que le jeu ne peut pas atteindre : la pierre blanche du coin n’a pas de liberté avant le coup. LIFT n’examine que la nouvelle pierre et ses voisins ; le nettoyage examine toute la couleur.
cases-three-players = Trois joueurs
cases-blacks-stone-takes-the-last = La pierre de Noir prend la dernière liberté de Blanc et de Rouge. LIFT retire un bloc après l’autre, et le premier donne une liberté au second. Les règles nettoient tous les adversaires à la fois.
cases-every-path = Tous les chemins
cases-l-holds-the-path-to = L contient le chemin jusqu’à p, non tous les sommets examinés. La réponse est juste, mais isSafe suit tous les chemins à l’intérieur du bloc : pour seize pierres en carré, il est appelé des milliers de fois.

## kaufman/errata.ts

errata-figure-1-last-lines = Figure 1, dernières lignes
errata-stones-lifted-by-suicide-are = Les pierres retirées par suicide sont créditées à celui qui joue, comme toutes les autres.
errata-section-2-counts-prisoners-against = La section 2 compte les prisonniers contre leur propriétaire d’origine. Un suicide devrait s’ajouter aux prisonniers de l’adversaire.
errata-figure-1-main-program = Figure 1, programme principal
errata-each-neighbour-whose-colour-differs = Chaque voisin dont la couleur diffère de celle de v est testé.
errata-an-empty-neighbour-differs-too = Un voisin vide diffère aussi. S’il est entouré de pierres, il est « retiré » : rien ne change, et un prisonnier est compté. Il faut ne tester que les pierres.
errata-the-loop-over-the-neighbours = La boucle sur les voisins de v n’a pas d’endfor.
errata-it-ends-before-v-itself = Elle se termine avant que v lui-même soit testé, comme le dit le texte. Sinon, une pierre qui capture peut être retirée avant la capture.
errata-figure-1-removeblock = Figure 1, removeBlock
errata-the-recursive-call-passes-two = L’appel récursif transmet deux arguments sur trois.
errata-it-passes-the-prisoner-count = Il transmet le nombre de prisonniers : removeBlock(L ∪ {"{"}p{"}"}, a, P).
errata-figure-1-issafe = Figure 1, isSafe
errata-l-is-described-as-the = L est décrit comme l’ensemble des sommets examinés jusqu’ici.
errata-l-is-the-path-to = L est le chemin jusqu’à p : chaque appel a le sien. La réponse est juste, mais tous les chemins simples à l’intérieur du bloc sont suivis : le temps croît donc exponentiellement avec le bloc. Un ensemble commun à tous les appels le rend linéaire.
errata-section-3 = Section 3
errata-lifted-pieces-must-be-or = Les pièces retirées doivent être la pièce qui vient d’être jouée ou la border.
errata-true-if-no-block-lacked = Vrai si aucun bloc ne manquait de liberté avant le coup, ce qui est acquis par récurrence à partir du goban vide. Pour une position composée à la main, LIFT fait moins que le nettoyage.
errata-s-is-the-set-of = S est l’ensemble des gobans passés G0 à Gn−1, et interdit la répétition.
errata-the-current-board-has-to = Le goban actuel doit y être aussi. Le suicide d’une seule pierre ramène le goban actuel, non un goban antérieur.
errata-two-players = Deux joueurs.
errata-with-three-or-more-lifting = À trois joueurs ou plus, le résultat dépend de l’ordre dans lequel on retire les voisins. Les règles d’ici nettoient tous les adversaires à la fois.
errata-section-4 = Section 4
errata-a-game-has-at-most = Une partie a au plus 3^|V| coups.
errata-the-board-at-the-start = Le goban de départ compte aussi, donc au plus 3^|V| − 1. Passer laisse le goban tel quel et ne peut pas être compté comme un coup.
errata-section-4-footnote-3 = Section 4, note 3
errata-a-guess-boards-that-reduce = Une conjecture : les gobans qui se réduisent ne font pas sortir la borne du domaine exponentiel.
errata-it-is-true-on-a = C’est vrai : sur un graphe sans sommets isolés, au moins 3^(|V|/2) gobans sont légaux. Sur un carré de n × n intersections, environ 2,976 à la puissance n² gobans sont légaux ; en 19 × 19, c’est 1,2 % des 3^361.
errata-section-5-the-forced-winner = Section 5, le gagnant forcé
errata-where-x-is-to-move = Quand c’est à x de jouer, le gagnant est y si un fils est gagné par x, et y sinon.
errata-it-is-x-if-some = C’est x si un fils est gagné par x, et y sinon.
errata-section-5-the-theorem = Section 5, le théorème
errata-one-of-the-players-can = L’un des joueurs peut forcer la victoire sur tout goban.
errata-only-if-no-game-is = Seulement si aucune partie n’est nulle. Sur un seul sommet, aucun coup n’est possible, les deux passent, et le score est de 0 à 0. Avec un komi non entier, le théorème est vrai.
errata-section-5-the-size-of = Section 5, la taille de l’arbre
errata-the-number-v-2-to = Le nombre (|V|/2) à la puissance 3^|V| est dit trop grand pour être écrit.
errata-for-v-361-it-is = Pour |V| = 361, c’est 10 à la puissance 3,93 × 10^172.

## kaufman/lift.ts

lift-empty = { $a } est vide : sûr.
lift-in-l = { $a } est dans L.
lift-other-colour = { $a } est de couleur { $colour } : une autre couleur.
lift-so-is = { $a } est sûr, donc { $p } aussi.
lift-becomes-empty = { $p } devient vide.
lift-one-more = Un prisonnier de plus.
lift-safe = { $v } est sûr.
lift-suicide = { $v } n’est pas sûr : son propre bloc est retiré.
lift-played = { $player } a joué en { $v }.
lift-next = Le voisin suivant : { $a }, de couleur { $colour }.
lift-lifted = Pas sûr : le bloc de { $a }, de couleur { $colour }, est retiré.
lift-lifted-empty = Pas sûr : le sommet vide { $a } est retiré.
lift-ended = LIFT est terminé.
