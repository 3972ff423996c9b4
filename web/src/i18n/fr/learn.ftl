## learn/ClassPage.tsx

class-exercise = Exercice { $n } : { $trouble }
class-it-holds-no-exercise = Il ne contient aucun exercice.
learn-exercises = Exercices
class-you-have-solved-them-all = Vous les avez tous résolus.
class-these-exercises-cannot-be-opened = Impossible d’ouvrir ces exercices
learn-the-link-holds-no-exercises = Le lien ne contient aucun exercice. L’avez-vous copié en entier ?
class-change-these-exercises = Modifier ces exercices
class-exercises-saved-here = { $exercises ->
    [one] { $exercises } exercice. Votre progression est enregistrée dans ce navigateur.
   *[other] { $exercises } exercices. Votre progression est enregistrée dans ce navigateur.
  }
class-works-offline = Une fois ouverte, la page fonctionne hors ligne.

## learn/ClockBox.tsx

clock-box-main-time-then-periods = { $periods ->
    [one] temps principal, puis { $periods } période
   *[other] temps principal, puis { $periods } périodes
  }
clock-box-periods-left = { $periods ->
    [one] { $periods } période restante
   *[other] { $periods } périodes restantes
  }

## learn/FirstGame.tsx

first-game-play-7-7-against-the = Jouer en 7 × 7 contre le bot le plus facile

## learn/LearnPage.tsx

learn-no-such-lesson = Leçon introuvable
learn-to-all-lessons = Toutes les leçons
learn-all-lessons = Toutes les leçons
learn-problems = Problèmes
learn-learn-go = Apprendre le go
learn-the-first-lessons-take-ten = { $lessons ->
    [one] La première leçon dure dix minutes et se termine par une partie. Le moteur de règles vérifie chaque réponse.
   *[other] Les { $lessons } premières leçons durent dix minutes et se terminent par une partie. Le moteur de règles vérifie chaque réponse.
  }
learn-go-on = Continuer : { $title }
learn-of-lessons-done = Leçons terminées : { $finished } sur { $lessons }
learn-start-over = Recommencer
learn-forget-what-is-done = Réinitialiser votre progression ?
learn-all-lessons-will-be-open = Toutes les leçons reprennent du début. Rien d’autre ne change.
learn-forget-it = Réinitialiser
learn-beyond-the-lessons = Au-delà des leçons
learn-games-with-comments = Parties commentées
learn-an-algorithm-step-by-step = Un algorithme, pas à pas
learn-make-exercises-of-your-own = Créer vos propres exercices
learn-done = terminée
learn-of = { $done } sur { $all }
learn-exercises-2 = { $all ->
    [one] { $all } exercice
   *[other] { $all } exercices
  }

## learn/LessonPage.tsx

lesson-exercise = Exercice { $i }
lesson-exercise-done = Exercice { $i }, terminé
lesson-board-exercise = Goban : { $title }, exercice { $step }
lesson-right = Exact.
lesson-almost = Presque.
lesson-not-quite = Pas tout à fait.
lesson-finish = Terminer
lesson-next = Suivant
lesson-show-me = Voir la solution
lesson-almost-done = Presque terminé
lesson-exercise-is-still-open = L’exercice { $missing } n’est pas encore fait
lesson-next-2 = Suite : { $title }

## learn/TaskControls.tsx

task-controls-of-found = Trouvé : <b>{ $found }</b> sur { $all }
task-controls-a-tap-on-an-empty = Toucher une intersection vide pose
task-controls-answers = Réponses
task-controls-check = Vérifier

## learn/TeachPage.tsx

teach-make-exercises = Créer des exercices
teach-set-up-a-position-and = Composez une position et choisissez une question. Le moteur de règles trouve la réponse et vérifie celles de votre classe ; rien n’est envoyé à un serveur. Un lien contient toute la série.
teach-the-link-brings-another-set = Le lien contient une autre série que celle que vous préparez ici.
teach-keep-mine = Garder la mienne
teach-replace-mine = Remplacer la mienne
teach-title-of-the-set = Titre de la série
teach-one-more = En ajouter un autre
teach-make-the-first = Créer le premier
teach-the-exercises-of-the-set = Les exercices de la série
teach-remove-this-exercise = Retirer cet exercice
teach-choose-points = Choisir des intersections
teach-look = Regarder
teach-earlier-in-the-set = Avancer d’une place
teach-remove-it = Retirer
teach-remove-this-exercise-2 = Retirer cet exercice ?
teach-the-others-stay = Les autres restent.
teach-a-drawn-board = Un goban dessiné
teach-for-another-board = Pour un autre goban, <link>dessinez-le</link>, puis choisissez « Créer un exercice ».
teach-players = Joueurs
teach-who-plays = Qui joue
teach-mark = Marquer
teach-say = Territoire
teach-choose = Choisir
teach-count = Compter
teach-your-own = Libre
teach-question = Question
teach-chosen = Choix : { $points }
teach-tap-the-point = Appuyez sur « Choisir des intersections », puis touchez l’intersection sur le goban.
teach-tap-the-points = Appuyez sur « Choisir des intersections », puis touchez les intersections sur le goban.
teach-stones-to-take-at-least = Pierres à capturer, au moins
teach-the-right-number = Le nombre exact
teach-answers-tick-those-that-are = Réponses (cochez les bonnes)
teach-answer-is-right = La réponse { $i } est bonne
teach-answer = Réponse { $i }
teach-one-more-answer = Ajouter une réponse
teach-what-to-know-optional = Explication avant la question (facultatif)
teach-a-block-with-one-liberty = Un groupe qui n’a qu’une liberté est en *atari*.
teach-the-question = La question
teach-write-the-question = Écrivez la question.
teach-what-to-keep-in-mind = Explication après la réponse (facultatif)
teach-the-rules-can-check-this = Le moteur de règles peut vérifier cet exercice.
teach-holds-no-exercises = { $name } ne contient aucun exercice.
teach-the-link-for-your-class = Le lien pour votre classe
teach-try-it = Essayer
teach-save-as-a-file = Enregistrer dans un fichier
teach-save-for-offline = Enregistrer pour une utilisation hors ligne
teach-the-offline-file-is = Le fichier hors ligne s’ouvre sans réseau dans n’importe quel navigateur : envoyez-le à votre classe ou copiez-le sur ses appareils.
teach-the-page-to-save-cannot = Impossible d’enregistrer la page. Le serveur fonctionne-t-il ?
teach-exercise-cannot-be-checked-yet = L’exercice { $wrong } ne peut pas encore être vérifié. Le lien apparaîtra dès que ce sera possible.
teach-open-a-file-with-exercises = Ouvrir un fichier d’exercices

## learn/aims.ts

aims-you-took-stones = { $n ->
    [one] Vous avez capturé { $n } pierre.
   *[other] Vous avez capturé { $n } pierres.
  }
aims-that-takes-stones-only-more = { $n ->
    [one] Cela ne capture que { $n } pierre ; vous pouvez en capturer davantage.
   *[other] Cela ne capture que { $n } pierres ; vous pouvez en capturer davantage.
  }
aims-that-takes-nothing = Cela ne capture rien.
aims-that-takes-nothing-s-block = Cela ne capture rien : le groupe de { $player } en { $name } a encore une liberté en { $name2 }.
aims-liberties-a-sound-start = { $n ->
    [one] { $n } liberté : un début solide.
   *[other] { $n } libertés : un début solide.
  }
aims-on-the-edge-the-stone = { $n ->
    [one] Au bord, la pierre n’a que { $n } liberté, et peu à entourer.
   *[other] Au bord, la pierre n’a que { $n } libertés, et peu à entourer.
  }
aims-your-block-has-liberties-now = { $n ->
    [one] Votre groupe a maintenant { $n } liberté.
   *[other] Votre groupe a maintenant { $n } libertés.
  }
aims-your-block-is-gone-it = Votre groupe a disparu : il n’avait qu’une liberté.
aims-two-eyes-nothing-can-take = Deux yeux : plus rien ne peut capturer ce groupe.
aims-now-no-move-makes-two = Maintenant, aucun coup ne fait deux yeux.
aims-it-is-off-the-board = Il est capturé.
aims-no-move-makes-two-eyes = Plus aucun coup ne fait deux yeux : le groupe est mort.
aims-now-the-block-has-two = Maintenant, le groupe a deux yeux.
aims-the-board-has-changed-so = Le goban a changé : rien n’est répété.
aims-the-ko-was-open-and = Le ko était ouvert, et vous ne l’avez pas pris.
aims-that-was-no-threat-so = Ce n’était pas une menace : l’adversaire a eu le temps de fermer le ko.
aims-that-move-gains-nothing-your = Ce coup ne rapporte rien : votre score était de { $before }, il est maintenant de { $after }.
aims-the-others-pass = Les autres passent aussi, et la partie se termine.
aims-passes = { $player } passe aussi, et la partie se termine.
aims-all-have-passed-the-game = Tout le monde a passé : la partie se termine.
aims-if-the-game-ends-now = Si la partie se terminait maintenant :
aims-right-whoever-plays-first-here = Exact : celui qui joue ici en premier perd le groupe.
aims-that-does-not-touch-the = Cela ne concerne pas les deux groupes ; ici, le mieux est de passer.
aims-that-costs-you-stones = { $n ->
    [one] Cela vous coûte { $n } pierre.
   *[other] Cela vous coûte { $n } pierres.
  }
aims-moves-all-in-time = { $n ->
    [one] { $n } coup, joué à temps.
   *[other] { $n } coups, tous joués à temps.
  }

## learn/choose.ts

choose-write-a-number-for = Entrez un nombre pour « { $label } ».
choose-is-not = « { $label } » : ce n’est pas { $given }. { $why }

## learn/lessons/around.ts

around-around-the-game = Autour du jeu
around-fair-games-time-other-boards = Parties équitables, temps, autres gobans, plus de joueurs.
around-komi = Komi
around-points-for-moving-second = Des points pour celui qui joue en second.
around-komi-makes-up-for-blacks = Le komi compense le premier coup de Noir ; son demi-point évite l’égalité.
around-whoever-moves-first-has-an = Celui qui joue en premier a un avantage.
around-no-komi-who-wins = Sans komi : qui gagne ?
around-komi-gives-white-points-for = Le *komi* donne des points à Blanc pour cela ; leur nombre est convenu avant la partie.
around-the-same-position-with-a = La même position avec un komi de 7½ : qui gagne ?
around-a-half-point-cannot-be = Personne ne peut marquer un demi-point sur le goban : il n’y a donc pas d’égalité.
around-a-komi-of-61-2 = Un komi de 6½ : de combien de points le gagnant mène-t-il ?
around-white-is-ahead-by-half = Blanc mène d’un demi-point : un point de plus suffit. Une intersection qui n’appartient à personne est encore disponible.
around-you-are-black-komi-is = Vous jouez Noir, le komi est de 4½. Jouez le coup gagnant.
around-ranks-and-handicap = Niveaux et handicap
around-an-even-game-between-unequals = Une partie équilibrée entre joueurs de force différente.
around-a-step-of-rank-is = Un niveau d’écart, une pierre de handicap.
around-ranks-run-from-30-kyu = Les niveaux vont du 30e *kyu* (30k), débutant, au 1er kyu, puis du 1er *dan* (1d) au 9e dan. Un niveau d’écart vaut environ une pierre.
around-8k-plays-against-5k-how = Un 8k joue contre un 5k. Combien de pierres équilibrent la partie ?
around-after-1-kyu-comes-1 = Après le 1er kyu vient le 1er dan.
around-and-2k-against-3d = Et un 2k contre un 3d ?
around-the-weaker-player-takes-black = Le joueur le plus faible prend Noir et commence avec des pierres sur le goban : par tradition, sur les hoshi.
around-mark-the-places-of-four = Marquez les emplacements de quatre pierres de handicap.
around-with-handicap-stones-on-the = Avec des pierres de handicap sur le goban, c’est Blanc qui joue en premier.
around-you-are-white-make-the = Vous jouez Blanc. Jouez le premier coup.
around-clocks = Pendules
around-main-time-and-byo-yomi = Temps principal et byo-yomi.
around-a-period-is-lost-only = On ne perd une période que si elle s’écoule en entier.
around-first-your-main-time-runs = D’abord s’écoule votre *temps principal*. Viennent ensuite les périodes de *byo-yomi* : un coup joué pendant la période ne coûte rien, une période écoulée est perdue.
around-main-time-2-hours-then = Temps principal de 2 heures, puis 3 périodes de 60 secondes. Vous réfléchissez à un coup pendant 2 heures et 75 secondes. Combien de périodes vous reste-t-il ?
around-within-the-period-there-is = À l’intérieur d’une période, rien ne presse.
around-the-same-clock-but-you = La même pendule, mais vous réfléchissez 2 heures et 59 secondes. Combien de périodes vous reste-t-il ?
around-try-it-5-seconds-then = Essayez : 5 secondes, puis 2 périodes de 5 secondes. La pendule démarre à votre premier coup.
around-you-are-black-make-five = Vous jouez Noir. Jouez cinq coups à temps.
around-other-boards = Autres gobans
around-only-the-lines-change = Seules les lignes changent.
around-points-and-lines-are-all = Des intersections et des lignes, c’est tout ce qu’il faut aux règles : tout graphe est un goban.
around-on-a-torus-the-right = Sur un tore, le côté droit est relié au gauche, et le haut au bas. Les pierres plus pâles au-delà du bord sont les mêmes pierres, répétées.
learn-mark-the-liberties-of-the = Marquez les libertés de la pierre noire.
around-inside-this-board-every-point = À l’intérieur de ce goban, chaque intersection a six voisines.
around-mark-the-liberties-of-blacks = Marquez les libertés du groupe noir.
around-on-a-sunflower-the-points = Sur un tournesol, les intersections n’ont pas toutes le même nombre de voisines.
learn-you-are-black-take-the = Vous jouez Noir. Capturez la pierre blanche.
around-more-players = Plus de joueurs
around-three-colours-and-more = Trois couleurs, et plus.
around-turns-go-round-and-a = On joue à tour de rôle, et un coup nettoie tous les adversaires à la fois.
around-three-players-black-white-red = Trois joueurs : Noir, Blanc, Rouge. Un coup nettoie tous les adversaires à la fois.
around-black-plays-mark-all-stones = Noir joue ×. Marquez toutes les pierres qui quittent le goban.
around-a-point-is-yours-if = Une intersection est à vous si elle atteint votre couleur et aucune autre.
learn-whose-is-each-region-tap = À qui est chaque région ? Touchez-la jusqu’à ce que les carrés soient justes. Pas de carrés : elle n’appartient à personne.
around-the-game-ends-when-all = La partie se termine quand tout le monde a passé, l’un après l’autre.
around-white-and-red-have-passed = Blanc et Rouge ont passé. Vous jouez Noir, et il n’y a plus rien à gagner.
around-most-points-win-the-others = Celui qui a le plus de points gagne ; les autres sont classés derrière.
around-what-is-the-score = Quel est le score ?

## learn/lessons/fights.ts

fights-consequences = Conséquences
fights-what-follows-from-the-rules = Ce qui découle des règles et décide des parties.
fights-life-and-death = Vie et mort
fights-real-eyes-false-eyes-vital = Vrais yeux, faux yeux, points vitaux.
fights-you-can-tell-real-eyes = Vous savez distinguer les vrais yeux des faux et trouver le point vital.
fights-an-eye-is-false-if = Un œil est *faux* si les pierres qui l’entourent peuvent être séparées et capturées.
fights-mark-blacks-real-eyes = Marquez les vrais yeux de Noir.
fights-blacks-block-has-room-for = Le groupe noir dispose d’un espace de quatre intersections en ligne. Imaginez un coup de chaque camp.
fights-what-becomes-of-blacks-block = Que devient le groupe noir ?
fights-four-in-a-row-are = Quatre en ligne suffisent.
fights-four-points-again-but-in = Encore quatre intersections, mais en carré.
fights-what-becomes-of-this-one = Que devient celui-ci ?
fights-the-shape-of-the-room = La forme de l’espace vital compte, pas seulement sa taille.
fights-find-the-point-that-divides = Trouvez le point qui partage l’espace vital.
fights-you-are-black-live = Vous jouez Noir. Faites vivre le groupe.
fights-and-now-the-other-way = Et maintenant, l’inverse.
fights-you-are-white-kill-the = Vous jouez Blanc. Tuez le groupe noir.
fights-snapback = Snapback
fights-give-one-take-many = En donner une, en capturer beaucoup.
fights-a-stone-given-at-the = Une pierre sacrifiée au bon endroit peut gagner tout un groupe.
fights-you-may-put-a-stone = Vous pouvez jouer là où votre pierre peut être capturée, si cette capture ne laisse qu’une liberté à l’adversaire.
fights-you-are-black-win-four = Vous jouez Noir. Gagnez quatre pierres ou plus.
fights-black-gave-a-stone-at = Noir a sacrifié une pierre en D1, et Blanc l’a capturée en jouant C1.
fights-mark-all-liberties-that-whites = Marquez toutes les libertés qu’a maintenant le groupe blanc.
fights-the-taking-stone-filled-one = La pierre qui capture a occupé une liberté ; la pierre capturée en a libéré une autre. C’est la seule liberté du groupe.
fights-had-black-played-c1-instead = Si Noir avait d’abord joué C1, Blanc aurait relié les groupes en D1. L’ordre compte.
fights-you-are-white-do-the = Vous jouez Blanc. Faites de même en haut.
fights-seki = Seki
fights-nobody-wants-to-begin = Personne ne veut commencer.
fights-in-a-seki-both-blocks = Dans un seki, les deux groupes vivent, car celui qui attaque meurt.
fights-the-two-blocks-at-the = Les deux groupes du bas ont chacun un œil, et une liberté en commun.
learn-you-are-black-what-do = Vous jouez Noir. Que faites-vous ?
fights-this-is-seki-both-stay = C’est un *seki* : les deux restent.
fights-white-is-in-the-same = Blanc est dans la même situation.
fights-you-are-white-what-do = Vous jouez Blanc. Que faites-vous ?
fights-the-shared-liberty-reaches-both = La liberté commune atteint les deux couleurs.
learn-mark-every-point-that-is = Marquez chaque intersection qui n’appartient à personne.
fights-by-area-stones-and-eyes = Au décompte par surface, les pierres et les yeux d’un seki comptent tels quels. (Au décompte par territoire, rien ne compte dans un seki.)
fights-what-is-the-score-by = Quel est le score au décompte par surface ?

## learn/lessons/first.ts

first-ten-minutes-to-your-first = Votre première partie en dix minutes
first-all-that-you-need-to = Tout ce qu’il faut pour jouer.
first-stones-and-liberties = Pierres et libertés
first-where-stones-go-and-what = Où vont les pierres, et de quoi elles vivent.
first-you-know-what-a-liberty = Vous savez ce qu’est une liberté, et que des pierres reliées partagent les leurs.
first-two-players-take-turns-black = Deux joueurs jouent à tour de rôle. Noir commence. À votre tour, vous posez une pierre sur une *intersection* : un endroit où des lignes se rejoignent, bord compris.
first-you-are-black-put-a = Vous jouez Noir. Posez une pierre n’importe où.
first-it-never-moves-from-there = Elle ne bouge plus. Elle ne quitte le goban que si elle est capturée.
first-an-empty-point-that-a = Une intersection vide reliée à une pierre par une ligne est une *liberté* de cette pierre.
first-lines-count-corners-do-not = Seules les lignes comptent, pas les diagonales.
first-points-have-names-letters-run = Les intersections ont des noms : les lettres vont vers la droite, les nombres vers le haut. A1 est donc en bas à gauche.
first-how-many-liberties-has-each = Combien de libertés chaque pierre a-t-elle ?
first-in-the-corner-and-on = Il y en a moins dans le coin et sur le bord.
first-stones-of-one-colour-that = Des pierres d’une même couleur reliées par des lignes forment un *groupe*. Un groupe met ses libertés en commun.
first-mark-all-liberties-of-blacks = Marquez toutes les libertés du groupe noir.
first-a-white-stone-beside-it = Une pierre blanche voisine en retire une.
first-a-block-ends-where-no = Un groupe s’arrête là où aucune ligne ne mène à une autre pierre de sa couleur.
first-mark-every-stone-of-the = Marquez toutes les pierres du groupe auquel appartient A3.
first-taking-stones = Capturer des pierres
first-fill-the-last-liberty = Occuper la dernière liberté.
first-you-can-take-blocks-and = Vous savez capturer des groupes et voir quand l’un des vôtres est en danger.
first-a-block-without-liberties-is = Un groupe sans liberté est *capturé* : toutes ses pierres quittent le goban.
first-however-large-a-block-is = Quelle que soit sa taille, un groupe est capturé en entier.
first-take-all-three = Capturez les trois.
first-a-block-with-one-liberty = Un groupe qui n’a plus qu’une liberté est en *atari* : le coup suivant peut le capturer.
first-mark-every-block-in-atari = Marquez chaque groupe en atari, noir ou blanc.
first-your-stone-is-in-atari = Votre pierre est en atari. Vous pouvez agrandir votre groupe pour lui donner plus de libertés.
first-you-are-black-save-the = Vous jouez Noir. Sauvez la pierre en C3.
first-where-you-may-not-play = Où l’on ne peut pas jouer
first-a-stone-needs-a-liberty = Une pierre a besoin d’une liberté.
first-you-know-where-a-stone = Vous savez où l’on peut jouer, et pourquoi les captures passent en premier.
first-a-stone-may-not-be = On ne peut pas jouer là où sa pierre n’aurait aucune liberté. Ce serait un *suicide*.
first-may-black-play-at = Noir peut-il jouer en × ?
first-but-what-you-take-leaves = Mais les pierres que vous capturez quittent d’abord le goban. Cela peut donner une liberté à la vôtre.
first-may-black-play-at-here = Noir peut-il jouer en × ici ?
first-whites-block-has-one-liberty = Le groupe blanc n’a plus qu’une liberté, en son milieu.
first-you-are-black-take-the = Vous jouez Noir. Capturez tout le groupe.
first-the-white-stones-left-first = Les pierres blanches sont parties d’abord, et la vôtre a ainsi eu des libertés.
first-now-all-together = Et maintenant, tout ensemble.
first-mark-every-empty-point-where = Marquez chaque intersection vide où Noir ne peut pas jouer.
first-ko = Ko
first-no-position-comes-twice = Aucune position ne peut se répéter.
first-you-know-why-nobody-can = Vous savez pourquoi on ne peut pas se reprendre une pierre indéfiniment.
first-whites-stone-at-b3-has = La pierre blanche en B3 n’a plus qu’une liberté. Cette forme est un *ko*.
first-you-are-black-take-a = Vous jouez Noir. Capturez une pierre.
first-black-has-just-taken-at = Noir vient de capturer en C3. Blanc voudrait reprendre en B3. Mais aucun coup ne peut répéter une position antérieure.
first-may-white-play-b3 = Blanc peut-il jouer B3 ?
first-the-board-shows-that-earlier = Le goban montre cette position antérieure, avec un anneau en B3.
first-white-must-play-elsewhere-first = Blanc doit d’abord jouer ailleurs : idéalement une menace à laquelle Noir doit répondre. Le goban a alors changé, et Blanc peut capturer.
first-you-are-white-win-the = Vous jouez Blanc. Gagnez le ko : menacez les deux pierres noires du bas, puis capturez en B5.
first-two-eyes = Deux yeux
first-how-a-block-becomes-safe = Comment un groupe devient imprenable.
first-two-eyes-live-one-does = Avec deux yeux, on vit. Avec un seul, on meurt. Cela décide de la plupart des parties.
first-blacks-block-has-two-holes = Le groupe noir a deux trous. Chacun est une liberté, et Blanc ne peut pas occuper les deux à la fois.
first-mark-every-point-where-white = Marquez chaque intersection où Blanc ne peut pas jouer.
first-these-holes-are-eyes-a = Ces trous sont des *yeux*. Un groupe qui a deux yeux ne peut jamais être capturé.
first-with-one-eye-only-a = Avec un seul œil, un groupe peut être encerclé et son œil occupé en dernier.
first-which-black-block-can-never = Quel groupe noir ne peut jamais être capturé ? Marquez-le.
first-your-block-has-room-for = Votre groupe a la place pour deux yeux si vous la partagez bien.
first-you-are-black-make-two = Vous jouez Noir. Faites deux yeux.
first-your-opponents-good-point-is = Le point vital de l’adversaire est aussi le vôtre.
first-you-are-white-keep-black = Vous jouez Blanc. Empêchez Noir de faire deux yeux.
first-the-end-and-the-count = Finir et compter
first-who-has-surrounded-more = Qui a entouré le plus ?
first-you-can-end-a-game = Vous savez finir une partie et la compter.
first-in-the-end-an-empty = À la fin, une région vide est à vous si seules vos pierres la bordent. Si les deux couleurs la bordent, elle n’appartient à personne.
first-your-score-your-stones-on = Votre score : vos pierres sur le goban, plus les intersections vides qui sont à vous.
first-count-both = Comptez les deux camps.
first-instead-of-playing-you-may = Au lieu de jouer, vous pouvez *passer*. Quand les deux joueurs passent, la partie se termine.
first-you-are-black-and-nothing = Vous jouez Noir, et il n’y a plus rien à gagner. Que faites-vous ?
first-a-stone-shut-in-by = Une pierre encerclée par des pierres vivantes, sans place pour deux yeux, est *morte* : elle pourrait être capturée à tout moment, donc personne n’a besoin de le faire.
first-both-have-passed-mark-the = Les deux ont passé. Marquez les pierres mortes des deux couleurs.
first-dead-stones-come-off-before = Les pierres mortes sont retirées avant le décompte ; leurs intersections deviennent vides.
first-count-both-without-the-dead = Comptez les deux camps, sans les pierres mortes.
first-your-first-game = Votre première partie
first-7-7-against-the-gentlest = 7 × 7, contre le bot le plus facile.
first-surround-more-than-the-bot = Entourez plus que le bot. Quand il n’y a plus rien à gagner, appuyez sur « Passer ». Une fois que les deux ont passé, les pierres mortes apparaissent estompées. Touchez un groupe pour changer cela, puis confirmez votre accord.
first-surrounding-is-easiest-near-the = Il est plus facile d’entourer près des coins et des bords, mais pas sur la première ligne.
first-you-are-black-make-a = Vous jouez Noir. Jouez un premier coup solide.
first-look-out-for-atari-before = Avant chaque coup, cherchez les ataris : les vôtres et ceux de l’adversaire.
first-you-are-black-take-something = Vous jouez Noir. Capturez quelque chose.

## learn/lessons/rules.ts

rules-the-rules-exactly = Les règles exactes
rules-ten-short-rules-by-john = Dix règles courtes de John Tromp et Bill Taylor, mot à mot.
rules-legal-positions = Positions légales
rules-every-block-breathes = Chaque groupe a besoin d’une liberté.
rules-a-position-is-legal-if = Une position est légale si chaque groupe a une liberté.
rules-a-block-is-a-largest = Un groupe est un ensemble maximal de pierres d’une même couleur reliées par des lignes. Une seule pierre peut être un groupe.
rules-how-many-blocks-has-each = Combien de groupes chaque couleur a-t-elle ?
rules-liberties-belong-to-the-block = Les libertés appartiennent au groupe, et deux groupes peuvent en partager une.
rules-how-many-liberties-has-the = Combien de libertés a le groupe situé à chacune de ces intersections ?
rules-a-position-is-legal-if-2 = Une position est *légale* si chaque groupe a au moins une liberté.
learn-is-this-position-legal = Cette position est-elle légale ?
rules-one-stone-more-or-one = Une pierre de plus ou de moins peut la rendre légale. Touchez une pierre pour la retirer, une intersection vide pour en ajouter une.
rules-find-every-single-change-after = Trouvez tous les changements d’une seule pierre qui rendent la position légale.
rules-adding-never-helps-a-block = Ajouter n’aide jamais : un groupe sans liberté n’a pas de voisine vide.
rules-this-position-is-legal = Cette position est légale.
rules-add-one-stone-so-that = Ajoutez une pierre de sorte qu’elle le reste. Trouvez toutes les façons.
rules-reaching = Atteindre
rules-one-idea-that-replaces-many = Une idée qui en remplace beaucoup.
rules-liberty-capture-territory-the-rules = Liberté, capture, territoire : les règles disent tout cela avec « atteindre ».
rules-a-point-reaches-another-colour = Une intersection *atteint* une autre couleur si un chemin y mène par des intersections de sa propre couleur. « Vide » compte comme une couleur.
rules-walk-from-the-black-stone = Allez de la pierre noire E4 à une intersection vide : touchez chaque étape du chemin.
rules-all-stones-of-a-block = Toutes les pierres d’un groupe atteignent les mêmes couleurs.
rules-which-colours-does-the-stone = Quelles couleurs la pierre en D5 atteint-elle ? Choisissez-les toutes.
rules-empty-points-reach-too-over = Les intersections vides atteignent aussi : en passant par des intersections vides.
rules-walk-from-the-empty-point = Allez de l’intersection vide E1 à une pierre blanche.
rules-the-word-is-for-other = Le mot ne vaut que pour les autres couleurs : blanc n’atteint pas blanc.
rules-which-colours-does-the-empty = Quelles couleurs l’intersection vide A3 atteint-elle ? Choisissez-les toutes.
rules-clearing = Nettoyer
rules-what-does-not-reach-empty = Les pierres qui n’atteignent pas le vide sont retirées.
rules-clearing-a-colour-empties-its = Nettoyer une couleur, c’est vider celles de ses intersections qui n’atteignent pas le vide.
rules-this-position-is-not-legal = Cette position n’est pas légale.
rules-mark-every-block-that-has = Marquez chaque groupe qui n’a pas de liberté.
rules-clearing-a-colour-empties-all = *Nettoyer* une couleur, c’est vider toutes les intersections de cette couleur qui n’atteignent pas le vide.
rules-clear-black-mark-the-stones = Nettoyez Noir : marquez les pierres qui partent.
rules-each-colour-is-cleared-for = Chaque couleur est nettoyée séparément, sur le goban tel qu’il est.
rules-clear-white-on-the-same = Nettoyez Blanc sur le même goban : marquez les pierres qui partent.
rules-so-it-matters-which-colour = La couleur que l’on nettoie en premier a donc son importance.
rules-a-move-in-three-steps = Un coup en trois étapes
rules-colour-clear-the-others-clear = Colorer, nettoyer les autres, nettoyer la sienne.
rules-a-move-colour-an-empty = Un coup : colorer une intersection vide, nettoyer les adversaires, puis nettoyer sa propre couleur.
rules-a-move-colours-an-empty = Un coup colore une intersection vide, puis nettoie l’adversaire, puis nettoie la couleur de celui qui joue.
rules-white-plays-mark-all-stones = Blanc joue ×. Marquez toutes les pierres qui quittent le goban.
rules-one-move-may-clear-several = Un seul coup peut nettoyer plusieurs groupes.
rules-you-are-black-take-two = Vous jouez Noir. Capturez deux groupes à la fois.
rules-where-suicide-is-allowed-the = Là où le suicide est autorisé, la troisième étape peut avoir un effet.
rules-white-plays-and-these-rules = Blanc joue ×, et ces règles autorisent le suicide. Marquez ce qui quitte le goban.
rules-never-do-both-steps-clear = Les deux nettoyages ne retirent jamais tous deux des pierres : qui capture a une liberté.
rules-most-people-play-without-suicide = La plupart des gens jouent sans suicide.
rules-without-suicide-mark-where-white = Sans suicide : marquez là où Blanc ne peut pas jouer.
rules-superko = Superko
rules-the-whole-past-counts = Tout le passé compte.
rules-no-move-may-bring-back = Aucun coup ne peut répéter une coloration antérieure : toute partie a donc une fin.
rules-six-moves-were-played-on = Six coups ont été joués sur ce goban de quatre intersections. Noir en A2 capturerait trois pierres.
rules-may-black = Noir peut-il y jouer ?
rules-not-just-the-last-position = Ce n’est pas seulement la dernière position qui compte, mais toutes depuis le début.
rules-black-has-no-move-left = Noir n’a plus de coup. Passer n’enfreint jamais cette règle.
rules-black-passes-white-passes-what = Noir passe, Blanc passe. Quel est le score ?
rules-these-rules-allow-suicide-a = Ces règles autorisent le suicide. Une pierre isolée dans un œil repartirait aussitôt.
rules-may-white-play-at = Blanc peut-il jouer en × ?
rules-so-an-eye-is-safe = Un œil est donc sûr même là où le suicide est autorisé.
rules-area-scoring = Décompte par surface
rules-stones-and-what-reaches-only = Les pierres, et ce qui n’atteint qu’elles.
rules-score-points-of-your-colour = Score : les intersections de votre couleur, et les intersections vides qui n’atteignent que votre couleur.
rules-your-territory-the-empty-points = Votre *territoire* : les intersections vides qui atteignent votre couleur et aucune autre.
rules-the-score-looks-at-the = Pour le score, seule compte la coloration : peu importe à qui c’est de jouer et ce qui peut encore arriver.
rules-what-is-the-score-as = Quel est le score sur le goban tel qu’il est ?
rules-white-has-put-one-stone = Blanc a posé une pierre derrière le mur de Noir. Pour montrer qu’une intersection n’appartient à personne, montrez qu’elle atteint les deux couleurs.
rules-walk-from-the-empty-point-2 = Allez de l’intersection vide B5 à une pierre blanche.
rules-one-stone-can-make-a = À cause d’une seule pierre, un grand territoire peut n’appartenir à personne, jusqu’à ce qu’elle soit capturée ou reconnue morte.
rules-mark-every-point-that-is = Marquez chaque intersection qui n’appartient maintenant à personne.
rules-if-you-do-not-agree = En cas de désaccord sur une pierre, continuez à jouer : avec ces règles, cela ne coûte rien.
rules-territory-scoring = Décompte par territoire
rules-the-older-way-prisoners-count = La méthode la plus ancienne : les prisonniers comptent.
rules-territory-scoring-counts-empty-points = Le décompte par territoire compte les intersections vides moins les pierres capturées. Le gagnant change rarement.
rules-here-stones-do-not-count = Ici, les pierres ne comptent pas. Votre score : vos intersections vides, moins une pour chacune de vos pierres capturées.
rules-black-has-just-taken-four = Noir vient de capturer quatre pierres avec B2. Quel est le score ?
rules-the-same-game-by-area = La même partie au décompte par surface : pierres et intersections vides, sans prisonniers.
rules-what-is-the-score-now = Quel est le score maintenant ?
rules-under-territory-scoring-a-stone = Au décompte par territoire, une pierre posée dans son propre territoire coûte un point.

## learn/made.ts

made-you-are = Vous jouez { $player }.
made-play-take-stones = Jouer : capturer des pierres
made-take = { $n ->
    [1] { $who } Capturez une pierre.
   *[other] { $who } Capturez au moins { $n } pierres.
  }
made-play-save-a-block = Jouer : sauver un groupe
made-save-the-block-at = { $who } Sauvez le groupe en { $made }.
made-play-make-a-block-live = Jouer : faire vivre un groupe
made-make-two-eyes-for-the = { $who } Faites deux yeux au groupe en { $made }.
made-play-kill-a-block = Jouer : tuer un groupe
made-kill-the-block-at = { $who } Tuez le groupe en { $made }.
made-mark-the-liberties-of-a = Marquer : les libertés d’un groupe
made-mark-the-liberties-of-the = Marquez les libertés du groupe en { $made }.
made-mark-the-stones-of-a = Marquer : les pierres d’un groupe
made-mark-every-stone-of-the = Marquez toutes les pierres du groupe auquel appartient { $made }.
made-mark-blocks-in-atari = Marquer : les groupes en atari
made-mark-every-block-with-one = Marquez chaque groupe qui n’a plus qu’une liberté.
made-mark-moves-that-take-something = Marquer : les coups qui capturent
made-mark-every-move-that-takes = { $who } Marquez chaque coup qui capture quelque chose.
made-mark-points-where-one-may = Marquer : les coups interdits
made-mark-every-empty-point-where = Marquez chaque intersection vide où { $player } ne peut pas jouer.
made-mark-blocks-that-can-never = Marquer : les groupes imprenables
made-mark-every-block-of-that = Marquez chaque groupe de { $player } qui ne peut jamais être capturé.
made-mark-dead-stones = Marquer : les pierres mortes
made-mark-the-dead-stones-of = Marquez les pierres mortes de toutes les couleurs.
made-mark-points-that-are-nobodys = Marquer : les intersections qui ne sont à personne
made-say-whose-each-region-is = Territoire : à qui est chaque région ?
made-whose-is-each-region-tap = À qui est chaque région ? Touchez-la jusqu’à ce que les carrés soient justes.
made-choose-may-one-play-there = Choisir : le coup est-il légal ?
made-may-play-at = { $player } peut-il jouer en { $made } ?
made-choose-is-the-position-legal = Choisir : la position est-elle légale ?
made-choose-who-wins-as-it = Choisir : qui gagne dans cette position ?
made-who-wins-if-the-game = Qui gagne si la partie se termine maintenant ?
made-count-the-scores = Compter : les scores
made-count-the-points-of-each = Comptez les points de chaque joueur.
made-count-liberties = Compter : les libertés
made-how-many-liberties-has-each = Combien de libertés chaque groupe a-t-il ?
made-your-own-mark-these-points = Libre : marquer ces intersections
made-mark-the-best-points = Marquez les meilleures intersections.
made-that-is-what-was-asked = C’est bien ce qui était demandé.
made-is-not-one-of-them = { $name } n’en fait pas partie.
made-your-own-answers-to-choose = Libre : réponses au choix
made-your-own-a-number = Libre : un nombre
made-your-answer = Votre réponse
made-the-drawn-board-of-this = Le goban dessiné de cet exercice est incomplet.
made-a-board-for-exercises-has = Un goban d’exercice a au plus { $mostpoints } intersections.
made-the-stones-do-not-fit = Les pierres ne correspondent pas au goban.
made-nobody-of-that-colour-plays = Aucun joueur n’a cette couleur.
made-this-question-tries-every-move = Cette question essaie tous les coups : choisissez un goban d’au plus { $small } intersections.
made-a-chosen-point-is-not = Une intersection choisie n’existe pas.
made-choose-the-point-that-is = Choisissez l’intersection.
made-choose-the-points-that-are = Choisissez les intersections.
made-say-how-many-stones = Indiquez le nombre de pierres.
made-write-the-right-number = Indiquez le nombre exact.
made-write-at-least-two-answers = Écrivez au moins deux réponses.
made-say-which-answers-are-right = Cochez les bonnes réponses.
made-two-answers-are-the-same = Deux réponses sont identiques.
made-choose-a-point-with-a = Choisissez une intersection occupée par une pierre.
made-choose-an-empty-point = Choisissez une intersection vide.
made-in-this-position-nothing-is = Dans cette position, aucune réponse n’est juste : changez les pierres ou la question.
made-in-this-position-nothing-solves = Dans cette position, il n’y a pas de solution : changez les pierres ou la question.

## learn/pick.ts

pick-tap-what-you-mean-there = { $what ->
    [liberties] { $n ->
        [one] Touchez votre réponse : il y a { $n } liberté.
       *[other] Touchez votre réponse : il y a { $n } libertés.
      }
    [stones] { $n ->
        [one] Touchez votre réponse : il y a { $n } pierre.
       *[other] Touchez votre réponse : il y a { $n } pierres.
      }
    [eyes] { $n ->
        [one] Touchez votre réponse : il y a { $n } œil.
       *[other] Touchez votre réponse : il y a { $n } yeux.
      }
   *[points] { $n ->
        [one] Touchez votre réponse : il y a { $n } intersection.
       *[other] Touchez votre réponse : il y a { $n } intersections.
      }
  }
pick-missing = { $what ->
    [liberties] { $n ->
        [one] Il manque { $n } liberté.
       *[other] Il manque { $n } libertés.
      }
    [stones] { $n ->
        [one] Il manque { $n } pierre.
       *[other] Il manque { $n } pierres.
      }
    [eyes] { $n ->
        [one] Il manque { $n } œil.
       *[other] Il manque { $n } yeux.
      }
   *[points] { $n ->
        [one] Il manque { $n } intersection.
       *[other] Il manque { $n } intersections.
      }
  }

## learn/play.ts

play-the-time-is-over-the = Le temps est écoulé : la partie est perdue, quelle que soit la position.
play-passes = { $who } passe.
play-plays = { $who } joue { $name }.

## learn/questions.ts

questions-no-no-liberty = Non : pas de liberté
questions-no-it-stood-before = Non : répétition de position
questions-takes-stones-and-so-has = { $taken ->
    [one] { $at } capture { $taken } pierre et a donc une liberté.
   *[other] { $at } capture { $taken } pierres et a donc une liberté.
  }
questions-these-rules-allow-suicide-stones = { $lost ->
    [one] Ces règles autorisent le suicide : { $lost } pierre quitterait le goban.
   *[other] Ces règles autorisent le suicide : { $lost } pierres quitteraient le goban.
  }
questions-has-a-liberty-at = { $at } a une liberté en { $name }.
questions-legal = Légale
questions-illegal = Illégale
questions-s-block-at-has-no = Le groupe de { $player } en { $names } n’a pas de liberté.
questions-every-block-has-a-liberty = Chaque groupe a une liberté.
questions-by = la couleur { $colour } par { $path }
questions-reaches = { $name } atteint { $ways }.
questions-reaches-but-not = { $name } atteint { $ways }, mais n’atteint pas la couleur { $missed }.
questions-nobody-a-tie = Personne : égalité
questions-the-scores-are-equal = Les scores sont égaux
questions-account = { $player } : { $sum } = { $score }.
questions-points-ahead = Points d’avance
questions-blocks = Groupes de { $player }
questions-has-blocks = { $own ->
    [one] { $player } a { $own } groupe : { $parts }.
   *[other] { $player } a { $own } groupes : { $parts }.
  }
questions-liberties-of = Libertés de { $name }
questions-has-liberties = { $liberties ->
    [one] { $name } a { $liberties } liberté : { $names }.
   *[other] { $name } a { $liberties } libertés : { $names }.
  }
questions-has-no-liberty = { $name } n’a pas de liberté.
questions-periods-left = Périodes restantes
questions-the-last-period-is-over = La dernière période est écoulée aussi : la partie est perdue au temps.
questions-the-main-time-is-over = { $n ->
    [0] Le temps principal est écoulé, et aucune période entière n’est passée. La période pendant laquelle on joue n’est pas perdue.
    [one] Le temps principal est écoulé, puis { $n } période entière est passée. La période pendant laquelle on joue n’est pas perdue.
   *[other] Le temps principal est écoulé, puis { $n } périodes entières sont passées. La période pendant laquelle on joue n’est pas perdue.
  }
questions-it-lives-as-it-is = Il vit tel quel
questions-whoever-moves-first-decides = Celui qui joue en premier décide
questions-it-is-dead = Il est mort
questions-against-every-move-the-engine = Contre tout coup, le moteur trouve une réponse qui fait deux yeux.
questions-lives-at-kills-at = { $player } vit en { $saving } ; { $player2 } tue en { $name }.
questions-no-single-move-makes-two = Aucun coup ne fait deux yeux à lui seul.
questions-from-to-there-are-steps = { $n ->
    [one] De { $weaker } à { $stronger }, il y a { $n } niveau d’écart, et un niveau vaut une pierre.
   *[other] De { $weaker } à { $stronger }, il y a { $n } niveaux d’écart, et un niveau vaut une pierre.
  }

## learn/searches.ts

searches-liberties-every-empty-point-that = { $stones ->
    [1] { $n ->
        [one] { $n } liberté : l’intersection vide reliée à la pierre par une ligne.
       *[other] { $n } libertés : toutes les intersections vides reliées à la pierre par une ligne.
      }
   *[other] { $n ->
        [one] { $n } liberté : l’intersection vide reliée au groupe par une ligne.
       *[other] { $n } libertés : toutes les intersections vides reliées au groupe par une ligne.
      }
  }
searches-has-a-stone-a-liberty = { $at } porte une pierre. Une liberté est une intersection vide.
searches-lies-aslant-no-line-joins = { $stones ->
    [1] { $at } est en diagonale : aucune ligne ne la relie à la pierre.
   *[other] { $at } est en diagonale : aucune ligne ne la relie au groupe.
  }
searches-is-too-far-away-no = { $stones ->
    [1] { $at } est trop loin : aucune ligne ne la relie à la pierre.
   *[other] { $at } est trop loin : aucune ligne ne la relie au groupe.
  }
searches-stones-in-one-block-a = { $n ->
    [one] { $n } pierre de couleur { $colour } : un groupe à elle seule.
   *[other] { $n } pierres dans un groupe : un chemin de couleur { $colour } relie chacune à toutes les autres.
  }
searches-is-empty-a-block-is = { $at } est vide : un groupe est fait de pierres.
searches-has-another-colour = { $at } a une autre couleur.
searches-is-too-but-no-path = { $at } est aussi { $colour }, mais aucun chemin de couleur { $colour } n’y mène depuis { $name }.
searches-is-empty-a-block-is-2 = { $name } est vide ; un groupe est fait de pierres.
searches-s-block-at = Le groupe de { $player } en { $name }
searches-each-of-them-has-one = Chacun d’eux n’a plus qu’une liberté, et le coup suivant peut le capturer.
searches-has-liberties = { $liberties ->
    [one] { $blockName } a { $liberties } liberté : { $names }.
   *[other] { $blockName } a { $liberties } libertés : { $names }.
  }
searches-no-line-leads-from-it = Aucune ligne n’en part vers une intersection vide.
searches-has-a-liberty-at = { $blockName } a une liberté en { $name }.
searches-two-eyes-whatever-the-opponent = Deux yeux : quoi que joue l’adversaire, l’un d’eux reste vide.
searches-has-no-two-eyes-it = { $blockName } n’a pas deux yeux : il peut être capturé si l’on ne s’en occupe pas.
searches-the-question-is-about-stones = La question porte sur les pierres de couleur { $colour }.
searches-nothing-can-part-the-stones = Rien ne peut séparer les pierres qui les entourent.
searches-is-a-false-eye-the = { $name } est un faux œil : les pierres qui l’entourent peuvent être séparées, et certaines capturées.
searches-is-no-eye-an-eye = { $name } n’est pas un œil : un œil est une intersection vide entourée de pierres de couleur { $colour }.
searches-they-stand-where-only-the = Elles sont là où seule l’autre couleur peut vivre. Les deux joueurs le savent et les retirent.
searches-can-never-be-taken-it = { $blockName } ne peut jamais être capturé : il vit.
searches-is-not-lost-for-certain = { $blockName } peut encore survivre.
searches-these-stones-do-not-reach = { $n ->
    [one] { $n } pierre n’atteint pas le vide : en nettoyant la couleur { $colour }, on vide donc son intersection.
   *[other] Ces { $n } pierres n’atteignent pas le vide : en nettoyant la couleur { $colour }, on vide donc leurs intersections.
  }
searches-is-not-it-stays-as = { $at } n’est pas { $colour } : elle reste telle quelle.
searches-reaches-empty-at-so-it = { $at } atteint le vide en { $name } et reste donc.
searches-first-the-others-are-cleared = { $taken ->
    [one] On nettoie d’abord les autres : { $taken } pierre. Les pierres de { $who } ont alors de nouveau des libertés, et restent.
   *[other] On nettoie d’abord les autres : { $taken } pierres. Les pierres de { $who } ont alors de nouveau des libertés, et restent.
  }
searches-no-other-block-lost-its = { $own ->
    [one] Aucun autre groupe n’a perdu sa dernière liberté : c’est donc { $own } pierre de { $who } qui part : suicide.
   *[other] Aucun autre groupe n’a perdu sa dernière liberté : ce sont donc { $own } pierres de { $who } qui partent : suicide.
  }
searches-is-empty = { $at } est vide.
searches-stays-once-the-others-are = { $at } reste : une fois les autres nettoyés, elle a une liberté.
searches-stays-its-block-still-has = { $at } reste : son groupe a encore une liberté.
searches-for-example = Par exemple : { $first }
searches-has-a-stone-find-the = { $name } porte une pierre : cherchez les intersections vides.
searches-may-play-it-takes-stones = { $taken ->
    [one] { $player } peut jouer { $name } : le coup capture { $taken } pierre et a donc une liberté.
   *[other] { $player } peut jouer { $name } : le coup capture { $taken } pierres et a donc une liberté.
  }
searches-may-play-the-stone-would = { $player } peut jouer { $name } : la pierre aurait une liberté.
searches-takes = { $name } en capture { $takes }
searches-each-takes = { $takes }.
searches-has-a-stone-already = { $name } porte déjà une pierre.
searches-a-stone-at-takes-nothing = Une pierre en { $name } ne capture rien : ce n’est la dernière liberté d’aucun groupe.
searches-these-reach-more-than-one = Celles-ci atteignent plus d’une couleur : elles n’appartiennent à personne.
searches-has-a-stone-it-counts = { $name } porte une pierre : elle compte pour { $player }.
searches-reaches-only-it-is-s = { $name } n’atteint que la couleur { $colour } : l’intersection appartient à { $player }.
searches-these-are-the-customary-places = { $stones ->
    [one] C’est l’emplacement habituel pour { $stones } pierre sur ce goban.
   *[other] Ce sont les emplacements habituels pour { $stones } pierres sur ce goban.
  }
searches-is-not-one-of-the = { $name } n’est pas l’un des emplacements habituels.

## learn/walk.ts

walk-no-line-joins-and = Aucune ligne ne relie { $name } et { $name2 }.
walk-reaches-at-the-shortest-way = { $n ->
    [one] { $name } atteint la couleur { $colour } en { $name2 }. Le plus court chemin a un pas.
   *[other] { $name } atteint la couleur { $colour } en { $name2 }. Le plus court chemin a { $n } pas.
  }
walk-is-a-path-keeps-to = { $name } est { $colour }. Un chemin reste sur la couleur { $own }, celle de { $name2 }, jusqu’à son dernier pas.
walk-you-have-already = Vous avez déjà { $at }.
walk-has-a-stone-here-one = { $at } porte une pierre. Ajoutez une pierre sur une intersection vide.
walk-ways-and-the-engine-knows = { $all ->
    [one] { $all } façon. Le moteur n’en trouve pas d’autre.
   *[other] { $all } façons. Le moteur n’en trouve pas d’autres.
  }
walk-at = { $player } en { $at }
walk-without = Sans { $at }
walk-every-block-has-a-liberty = { $how } : chaque groupe a une liberté.
walk-then-s-block-at-has = { $n ->
    [1] Alors le groupe de { $player } en { $name } n’a pas de liberté.
    [2] Alors le groupe de { $player } en { $name } n’a pas de liberté, et un autre non plus.
   *[other] Alors le groupe de { $player } en { $name } n’a pas de liberté, et d’autres non plus.
  }
walk-each-region-that-reaches-one = Chaque région qui n’atteint qu’une couleur appartient à cette couleur ; celle qui en atteint plusieurs n’appartient à personne.
walk-each-region-reaches-one-colour = Chaque région n’atteint qu’une couleur et lui appartient.
walk-reaches-it-is = { $at } n’atteint que la couleur { $colours } : l’intersection appartient à { $player }.
