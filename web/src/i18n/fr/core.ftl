## Players

player-black = Noir
player-white = Blanc
player-red = Rouge
player-blue = Bleu
player-green = Vert
player-yellow = Jaune

# The colour as an adjective, and as what a point reaches.
colour-black = noire
colour-white = blanche
colour-red = rouge
colour-blue = bleue
colour-green = verte
colour-yellow = jaune
stone-black = pierre noire
stone-white = pierre blanche
stone-red = pierre rouge
stone-blue = pierre bleue
stone-green = pierre verte
stone-yellow = pierre jaune
colour-empty = vide

## common

common-back-to-home = Retour à l’accueil
common-try-again = Réessayer
common-new-game = Nouvelle partie
common-library = Bibliothèque
common-archive = Archives
common-draw = Dessiner
common-you = Vous
common-erase = Effacer
common-the-bot-could-not-be = Impossible de charger le bot.
common-undo = Annuler
common-name = Nom
common-done = Terminé
common-on-this-device = Sur cet appareil
common-finding-a-fair-komi-for = Recherche d’un komi équitable pour ce goban…
common-start = Commencer
common-beginning = Début
common-play = Jouer
common-pass = Passer
common-empty = Vide
common-show-more = Afficher plus
common-board = Goban
common-stones = Pierres
common-liberties = Libertés
common-best-moves = Meilleurs coups
common-close = Fermer
common-to-the-lessons = Aller aux leçons
common-to-the-start = Au début
common-score = Score
common-some-mathematics-of-go = Some Mathematics of Go
common-game = Partie
common-suicide = Suicide
common-time-left = Temps restant
common-the-rules-in-a-minute = Les règles en une minute
common-a-position = Une position : { $title }
common-yes = Oui
common-no-such-game = Partie introuvable
common-open-a-game = Ouvrir une partie
common-back-to-the-game = Retour à la partie
common-link-to-this-position = Lien vers cette position
common-play-on = Continuer à jouer
common-more = Plus
common-resign = Abandonner
common-unmute = Lever la sourdine
common-mute = Mettre en sourdine
common-no = Non
common-accept = Accepter
common-not-rated = non classée
common-rated = classée
common-used = dernière utilisation le { $day }
common-copy-the-link = Copier le lien
common-open-seat = place libre
common-which-stones-are-dead = Quelles pierres sont mortes ?
common-why-hover-over-any-point = Survolez ou touchez une intersection pour voir pourquoi elle compte.
common-your-games = Vos parties
common-copied = Copié
common-label = { $label } : { $text }

## App.tsx

app-nothing-here = Page introuvable
app-there-is-no-such-page = Il n’y a rien à cette adresse.
app-the-rules-did-not-load = Les règles n’ont pas pu être chargées
app-learn = Apprendre
app-new-short = Jouer
app-explore = Explorer
app-pages = Pages
app-the-connection-is-lost-trying = Connexion perdue. Reconnexion en cours… Vos coups sont conservés.
app-the-server-cannot-be-reached = Le serveur est injoignable. Les parties sur cet appareil fonctionnent sans lui.
app-a-new-version-is-ready = Une nouvelle version d’omnigo est prête.
app-use-it-now = Recharger
app-an-unsent-turn-was-refused = Un coup qui n’avait pas pu être envoyé a été refusé : { $why }

## board/BoardPanel.tsx

board-panel-solid = 3D
board-panel-flat = À plat
board-panel-both = Les deux
board-panel-view = Vue
board-panel-zoom-in = Zoom avant
board-panel-zoom-out = Zoom arrière
board-panel-whole-board = Goban entier
board-panel-zoom = Zoom
board-panel-tap-again-to-place-a = Touchez encore une fois pour poser une pierre en { $name }
board-panel-play-here = Jouer { $name }
board-panel-a-solid-that-can-be = { $label }, en 3D, orientable
board-panel-loading-the-solid = Chargement de la vue 3D…
board-panel-this-browser-shows-no-three = Ce navigateur ne peut pas afficher la 3D ici. Le goban à plat montre toutes les intersections.

## board/Brushes.tsx

brushes-put-stones = Poser une { $stone }
brushes-what-a-tap-does = Effet d’un toucher

## board/view.ts

view-latest-move = dernier coup
view-s-point = point de { $player }
view-dead = morte

## game/Export.tsx

export-export = Exporter

## game/Guide.tsx

guide-hide-this-advice = Masquer ce conseil
guide-a-player-who-sees-no = Un joueur qui ne peut plus gagner peut abandonner ; la partie se termine alors sans décompte. C’était votre première partie !
guide-that-was-your-first-game = C’était votre première partie ! Touchez ou survolez une intersection pour voir à qui elle appartient et pourquoi.
guide-small-squares-show-whose-point = De petits carrés montrent à qui appartient chaque intersection. Les pierres estompées sont considérées comme mortes et seront retirées. Si cela vous semble juste, appuyez sur « { $accept } ». Sinon, touchez un groupe pour changer son état, ou continuez à jouer.
guide-you-are-black-and-begin = Vous jouez Noir et commencez. Touchez une intersection pour y poser une pierre.
guide-the-bot-has-passed-it = Le bot a passé : il ne voit plus rien à gagner. Si vous non plus, passez à votre tour et la partie se termine.
guide-a-ring-marks-the-latest = Un anneau marque la dernière pierre posée. Entourez des intersections près des coins et des bords, puis reliez vos pierres pour former des murs.
guide-before-each-move-look-for = Avant chaque coup, cherchez les groupes qui n’ont qu’une liberté : capturez ceux du bot, sauvez les vôtres. « Annuler » reprend un coup.
guide-when-every-region-belongs-to = Quand chaque région appartient à quelqu’un et qu’aucun coup ne rapporte plus rien, appuyez sur « Passer ».

## game/MoveTree.tsx

move-tree-moves-and-variations = Coups et variantes
move-tree-one-back = Précédent
move-tree-one-forward = Suivant
move-tree-to-the-end = À la fin
move-tree-go-through-the-moves = Parcourir les coups

## game/Notice.tsx

notice-show-that-position = Voir cette position
notice-the-position-after-turn = La position après le coup { $repeats }
notice-marks-where-the-stone-would = × marque l’endroit où irait la pierre. Le goban se retrouverait dans cette position.
notice-the-position-at-the-start = La position de départ

## game/ScoreTable.tsx

score-table-scores = Scores
score-table-player = Joueur
score-table-how-it-comes-about = Détail

## game/Seats.tsx

seats-komi = komi { $komi }
seats-captured = { $n ->
    [one] { $n } pierre perdue
   *[other] { $n } pierres perdues
  }
seats-not-connected = hors ligne
seats-connected = en ligne
seats-players-in-turn-order = Joueurs dans l’ordre de jeu

## game/Table.tsx

table-the-game = La partie

## game/words.ts

words-passes = { $who } passe
why-no-stone = { $at } est vide et n’atteint aucune pierre : l’intersection n’appartient à personne.
why-nobody = { $at } est vide et atteint les couleurs { $colours } : l’intersection n’appartient à personne.
why-owner = { $at } est vide et n’atteint que la couleur { $colour } : un point pour { $player }.
why-neutral = { $at } est neutre : l’intersection fait partie d’un seki, où les groupes vivent ensemble parce que le premier qui attaque est capturé. Au décompte par territoire, elle n’appartient à personne.
why-stone-area = { $at } porte une { $stone } vivante : un point pour { $player }.
why-stone-territory = { $at } porte une { $stone } vivante. Au décompte par territoire, les pierres ne comptent pas.
why-dead = La pierre de { $player } en { $at } est morte ; elle est retirée.
words-points = { $points ->
    [one] { $shown } point
   *[other] { $shown } points
  }
event-timeout = { $who } perd au temps
event-resign = { $who } abandonne
event-move = { $who } { $point }
illegal-repeats-start = { $at } répéterait la position de départ (ko). Jouez d’abord ailleurs.
illegal-repeats = { $at } répéterait la position après le coup { $turn } (ko). Jouez d’abord ailleurs.
illegal-suicide = { $at } serait un suicide : la pierre n’aurait aucune liberté. Ces règles l’interdisent.
illegal-repeats-short = Interdit : le coup répète une position.
illegal-suicide-short = Interdit : suicide.
illegal-occupied-short = Interdit : l’intersection est occupée.
illegal-occupied = { $at } est occupée. Jouez sur une intersection vide.
words-play-goes-on = La partie continue
event-setup = Position disposée
words-tie-for-first-place = Égalité pour la première place : { $names }
words-wins-the-others-have-left = { $name } gagne : les autres ont quitté la partie
words-wins-by = { $name } gagne de { $points }
words-stones-count-as-many-as = Décompte des pierres : la surface (pierres sur le goban, plus intersections vides qui n’atteignent qu’une couleur), moins deux points par groupe (les deux yeux qu’il lui faut pour vivre), plus le komi.
words-territory-counts-empty-points-that = Décompte par territoire : les intersections vides qui n’atteignent qu’une couleur, moins une par pierre capturée de cette couleur, plus le komi. Les petites pierres sont des prisonniers remis en place : les carrés restants donnent le score avant komi. Les intersections marquées d’une croix sont neutres (seki) : les groupes qui les entourent vivent ensemble, et rien n’y compte.
words-area-counts-stones-on-the = Décompte par surface : les pierres sur le goban, plus les intersections vides qui n’atteignent qu’une couleur, plus le komi.
words-stones = { $n ->
    [one] { $n } pierre
   *[other] { $n } pierres
  }
words-empty-points = { $n ->
    [one] { $n } intersection vide
   *[other] { $n } intersections vides
  }
words-prisoners-lost = { $n ->
    [one] { $n } pierre perdue
   *[other] { $n } pierres perdues
  }
words-for-groups = { $n } pour les groupes
words-komi = { $komi } de komi
rank-kyu = { $n }k
rank-dan = { $n }d
rank-pro = { $n }p

## live/AfterTheGame.tsx

after-the-game-to-the-next-game = Partie suivante
after-the-game-play-again = Rejouer
after-the-game-private-about = Seuls ses joueurs peuvent voir une partie privée.
after-the-game-make-public = Rendre publique
after-the-game-make-private = Rendre privée
after-the-game-play-on-from-turn-against = Continuer à partir du coup { $turn } contre des bots

## live/Away.tsx

away-has-left = { $name } a quitté la table
away-has-left-for = { $name } a quitté la table et a { $time } pour revenir
away-play-on-without-them = Continuer sans cette personne
away-claim-the-win = Réclamer la victoire

## live/Chat.tsx

chat-nobody-has-said-anything-yet = Aucun message pour l’instant.
chat-spectators = (spectateurs)
chat-what-was-said = Messages
chat-say-something-to-all = Message à tous
chat-tell-the-spectators = Message aux spectateurs
chat-say-something = Message
chat-send = Envoyer
chat-chat = Discussion

## live/Clock.tsx

clock-seconds-left = Encore { $milestone } secondes
clock-turns-to-make = { $moves ->
    [one] { $moves } coup à jouer
   *[other] { $moves } coups à jouer
  }

## live/Disputed.tsx

disputed-marked-your-group-at-as = { $by } a marqué comme mort votre groupe en { $name } : −{ $points }
disputed-marked-the-dead-group-at = { $by } a marqué comme vivant le groupe mort en { $name } : −{ $points }
disputed-marked-the-board-differently-from = { $by } a marqué le goban autrement que le bot du serveur : −{ $points }
disputed-this-counts-only-if-you = Cela ne compte que si vous l’acceptez. Si vous ne faites rien, le décompte du serveur fait foi.
disputed-mark-it-back = Rétablir
disputed-accept = Accepter −{ $points }

## live/More.tsx

more-ask-for-a-pause = Demander une pause
more-pause = Pause
more-give-one-more-minute = Donner une minute de plus à { $name }
more-the-position-keeps-repeating-end = La position se répète sans fin : terminer sans résultat
more-abort = Annuler la partie
more-abort-the-game = Annuler la partie ?
more-it-ends-without-a-result = Elle se termine sans résultat, car tout le monde n’a pas encore joué.
more-yes-abort = Oui, annuler
more-resign = Abandonner ?
more-the-others-play-on-your = Les autres continuent. Vos pierres restent sur le goban.
more-this-ends-the-game-and = La partie se termine et vous perdez.
more-yes-i-resign = Oui, j’abandonne

## live/PersonMenu.tsx

person-menu-insults-or-threats = Insultes ou menaces
person-menu-cheating = Triche
person-menu-the-name = Nom inapproprié
person-menu-advertising-or-too-much-of = Publicité ou spam
person-menu-something-else = Autre chose
person-menu-thank-you-those-who-run = Merci. L’équipe de ce serveur lira votre signalement.
person-menu-unblock = Débloquer
person-menu-block = Bloquer
person-menu-mute-you-do-not-see = Sourdine : vous ne voyez plus ce que cette personne écrit. Blocage : aucun de vous deux ne voit ce que l’autre écrit, et vous ne pouvez plus être appariés ni vous inviter l’un l’autre.
person-menu-report = Signaler cette personne
person-menu-profile = Profil
person-menu-this-line = Signaler ce message
person-menu-what-happened-if-it-needs = Ce qui s’est passé (facultatif)
person-menu-send-the-report = Envoyer le signalement
person-menu-mute-block-or-report = Sourdine, blocage ou signalement

## live/RatingChange.tsx

rating-change-rating = { $rank }, classement { $after } ({ $change })
rating-change-ratings-after-this-game = Classements après cette partie

## live/Requests.tsx

requests-never-mind = Retirer la demande
requests-own-rematch = Vous proposez une autre partie.
requests-rematch = { $who } propose une autre partie.
requests-own-pause = Vous demandez une pause.
requests-pause = { $who } demande une pause.
requests-own-undo = Vous demandez à revenir au coup { $turn }.
requests-undo = { $who } demande à revenir au coup { $turn }.
requests-waiting-for-the-others = En attente des autres.

## live/Scoring.tsx

scoring-how-does-this-work = Comment ça marche ?
scoring-tap-the-dead-stones = Touchez les pierres mortes, puis acceptez.
scoring-all-have-passed-dead-stones = Tout le monde a passé. Les pierres mortes sont celles qui finiraient de toute façon capturées. Elles sont estompées et seront retirées du goban.
scoring-a-bot-has-proposed-them = Un bot les a marquées. Touchez une pierre pour changer cela.
scoring-a-bot-is-reading-the = Un bot étudie le goban et va les marquer.
scoring-the-game-ends-when-everyone = La partie se termine quand tout le monde accepte le même marquage.
scoring-a-copy-of-the-game = En cas de désaccord, continuez à jouer : une copie de la partie décide alors de ce qui est mort.
scoring-if-all-pass-again-without = En cas de désaccord, continuez à jouer : si tout le monde passe encore sans jouer de coup, le goban est compté tel quel.
scoring-who-has-accepted = Qui a accepté
scoring-you-were-asked-for-advice = On vous demande votre avis : touchez les pierres mortes.
scoring-send-advice = Envoyer l’avis
scoring-thinks = { $n ->
    [0] Pour { $name }, aucune pierre n’est morte
    [one] Pour { $name }, { $n } pierre est morte
   *[other] Pour { $name }, { $n } pierres sont mortes
  }
scoring-use-this-marking = Utiliser ce marquage
scoring-ask-a-strong-player-for = Demander l’avis d’un joueur fort
scoring-the-name-of-an-account = Nom du compte
scoring-ask = Demander
scoring-if-not-everyone-accepts-this = Si tout le monde n’accepte pas ce marquage dans un délai de { $left }, le décompte du serveur fait foi.
scoring-if-you-do-nothing-you = Si vous ne faites rien, vous acceptez automatiquement dans { $left }.
scoring-players-who-have-not-answered = Les joueurs qui n’ont pas répondu acceptent automatiquement dans { $left }.

## live/Searching.tsx

searching-another-board = autre goban
searching-other-rules = autres règles
searching-another-clock = autre cadence
searching-a-rank-too-far-from = niveau trop éloigné du vôtre
searching-rated-against-a-guest-not = classée (non classée contre un invité)
searching-rated-so-for-accounts-only = classée (comptes uniquement)
searching-looking-for-an-opponent = Recherche d’un adversaire…
searching-board = Goban : { $board }
searching-rules = Règles : { $rules }
searching-time = Cadence : { $time }
searching-rating = Partie : { $rated }
searching-any-rank = Niveau : tous
searching-ranks = { $ranks ->
    [one] Niveau : à { $ranks } niveau au plus du vôtre
   *[other] Niveau : à { $ranks } niveaux au plus du vôtre
  }
searching-ranks-and-guests = { $ranks ->
    [one] Niveau : à { $ranks } niveau au plus du vôtre ; invités de toute force
   *[other] Niveau : à { $ranks } niveaux au plus du vôtre ; invités de toute force
  }
searching-nobody-else-is-waiting-right = Personne d’autre n’attend en ce moment.
searching-others-are-waiting = { $n ->
    [one] { $n } autre personne attend :
   *[other] { $n } autres personnes attendent :
  }
searching-nobody-has-joined-yet-keep = Personne n’est encore venu. Continuez à attendre, ou :
searching-play-a-bot = Jouer contre un bot
searching-search-all-ranks = Chercher à tous les niveaux
searching-include-guests = Inclure les invités
searching-stop-searching = Arrêter la recherche
searching-the-search = Recherche d’un adversaire

## live/Waiting.tsx

waiting-invites-you-to-a-game = { $name } vous invite à une partie : { $board }, { $rules }, { $time }, { $rated }.
waiting-play-as = Jouer { $player }
waiting-the-game-begins-when-every = La partie commence quand toutes les places sont prises.
waiting-it-is-listed-in-the = Elle est affichée dans le salon. Tout le monde peut la rejoindre.
waiting-send-this-link-to-the = Envoyez ce lien aux personnes avec qui vous voulez jouer :
waiting-send-them-this-link = Envoyez-leur ce lien :
waiting-the-link-to-this-game = Lien vers cette partie
waiting-this-link-works-on-this = Ce lien ne fonctionne que sur cet ordinateur. Pour que d’autres puissent vous rejoindre sur votre réseau, lancez le serveur avec --listen 0.0.0.0 et ouvrez l’adresse qu’il affiche.
waiting-cancel-game = Annuler la partie
waiting-cancel-the-game = Annuler la partie ?
waiting-nobody-will-be-able-to = Plus personne ne pourra la rejoindre.
waiting-yes-cancel-it = Oui, annuler
waiting-leave-seat = Quitter la place
waiting-is-kept-for = { $player } : place réservée à { $name }.

## live/hear.ts

hear-your-turn = À vous de jouer.
hear-move = { $n ->
    [0] { $player } { $point }.
    [one] { $player } { $point }, { $n } pierre capturée.
   *[other] { $player } { $point }, { $n } pierres capturées.
  }
hear-passes = { $player } passe.
hear-the-game-has-begun = La partie a commencé.
hear-all-have-passed-which-stones = Tout le monde a passé. Quelles pierres sont mortes ?
hear-changed-the-marking-it-costs = { $player } a changé le marquage. Cela vous coûte { $points }. Acceptez, rétablissez ou continuez à jouer.
hear-the-game-is-over = La partie est terminée.

## live/jobs.ts

jobs-it-was-not-finished = Le calcul n’a pas abouti.

## live/notify.ts

notify-your-turn = À vous de jouer

## live/seats.ts

seats-guest = { $name } (invité)
seats-deleted = joueur supprimé
seats-for = pour { $invited }
seats-passed = a passé
seats-out-left = a quitté la partie
seats-out-time = a perdu au temps
seats-out-resigned = a abandonné
seats-you = vous
seats-a-guest = invité
seats-bot = bot

## live/words.ts

words-waiting-for-players = En attente de joueurs
words-paused = En pause
words-on-a-copy = { $said } (sur une copie)
words-your-turn = À vous de jouer
words-your-turn-as = À vous de jouer ({ $player })
words-to-play = À { $who } de jouer
words-the-game-is-over = La partie est terminée
words-cancelled = Annulée
words-no-result = Sans résultat
words-the-others = les autres
words-wins-resigned = { $who } gagne par abandon contre { $others }
words-wins-lost-on-time = { $who } gagne au temps contre { $others }
words-wins-left = { $who } gagne par forfait contre { $others }
words-wins = { $who } gagne
words-rated-not-rated-with-a = classée (non classée avec un invité)
words-you-won = Vous avez gagné.
words-you-lost = Vous avez perdu.
words-you-came = { $place ->
    [2] Vous finissez à la deuxième place.
    [3] Vous finissez à la troisième place.
    [4] Vous finissez à la quatrième place.
    [5] Vous finissez à la cinquième place.
   *[other] Vous finissez à la dernière place.
  }
since-suicide = { $by ->
    [you] { $n ->
        [one] Vous avez joué { $point } et perdu { $n } pierre.
       *[other] Vous avez joué { $point } et perdu { $n } pierres.
      }
   *[other] { $n ->
        [one] { $who } a joué { $point } et perdu { $n } pierre.
       *[other] { $who } a joué { $point } et perdu { $n } pierres.
      }
  }
since-capture = { $by ->
    [you] { $n ->
        [one] Vous avez joué { $point } et capturé { $n } pierre.
       *[other] Vous avez joué { $point } et capturé { $n } pierres.
      }
   *[other] { $n ->
        [one] { $who } a joué { $point } et capturé { $n } pierre.
       *[other] { $who } a joué { $point } et capturé { $n } pierres.
      }
  }
since-move = { $by ->
    [you] Vous avez joué { $point }.
   *[other] { $who } a joué { $point }.
  }
since-pass = { $by ->
    [you] Vous avez passé.
   *[other] { $who } a passé.
  }
since-timeout = { $by ->
    [you] Vous avez perdu au temps.
   *[other] { $who } a perdu au temps.
  }
since-resign = { $by ->
    [you] Vous avez abandonné.
   *[other] { $who } a abandonné.
  }
words-the-players-do-not-agree = Les joueurs ne sont pas d’accord sur les pierres mortes : la partie continue. Capturez-les ou défendez-les, puis passez de nouveau.
words-the-game-ends-when-all = La partie se termine quand tous les joueurs passent consécutivement.

## pages/GamePage.tsx

game-this-game-cannot-be-opened = Impossible d’ouvrir cette partie
game-the-server-says-was-the = { $trouble } Avez-vous copié le lien en entier ?
game-opening-the-game = Ouverture de la partie…
game-your-turn-omnigo = ● À vous de jouer – omnigo
game-watching = Spectateurs : { $others }
game-on = { $title } sur { $board }
game-a-game = Une partie
game-what-is-dead-is-played = Pour savoir ce qui est mort, on joue sur une copie. Quand tout le monde aura passé, la partie reprendra là où elle s’était arrêtée, et les pierres mortes ici seront marquées comme telles.
game-play-this-too = Jouer aussi ce camp
game-sit-here = Prendre cette place
game-the-servers-record-of-this = Sur le serveur, l’enregistrement de cette partie est endommagé après l’événement { $event }. Vous pouvez voir ce qu’il en reste, mais personne ne peut continuer.
game-annulled-it-counts-for-no = Annulée : elle ne compte pas pour le classement.
game-the-bots-play-fast-now = Les bots jouent en accéléré
game-fast-forward = Avance rapide
game-resume = Reprendre
game-not-everyone-answered-in-time = Tout le monde n’a pas répondu à temps : le décompte du serveur a tranché.
game-back-to-the-end = Retour à la fin

## pages/GameRows.tsx

game-rows-your-turn = à vous de jouer
game-rows-turn = coup { $turn }
game-rows-playing = en cours
game-rows-counting = décompte
game-rows-over = terminée

## pages/HomePage.tsx

home-go-on-any-board-for = Le go sur n’importe quel goban, pour deux à six joueurs
home-the-old-game-by-its = Le jeu classique avec ses règles les plus simples : sur un carré, un cube, un tournesol ou un graphe que vous dessinez vous-même. Contre des amis ou des bots. Sans compte.
home-play-now = Jouer maintenant
home-find-an-opponent = Trouver un adversaire
home-set-up-a-game = Préparer une partie
home-new-to-go-learn-in = Vous découvrez le go ? Apprenez en dix minutes
home-a-game-on-this-device = Une partie sur cet appareil se passe de serveur : <link>préparez-en une</link>.
home-play-now-9-9-chinese = Jouer maintenant : 9 × 9, règles chinoises, 5 minutes et 5 × 15 secondes, contre un bot facile.
home-continue-your-game-on-this = { $n ->
    [one] <link>Reprendre votre partie sur cet appareil</link> : { $board }, { $n } coup
   *[other] <link>Reprendre votre partie sur cet appareil</link> : { $board }, { $n } coups
  }
home-a-game-of-three-on = Une partie à trois sur des triangles
home-choose-a-board = Choisissez un goban
home-picture-of = Image : { $title }
home-games-in-all = { $n ->
    [one] { $n } partie au total.
   *[other] { $n } parties au total.
  }
home-open-seats = Places libres
home-nobody-is-waiting-right-now = Personne n’attend en ce moment. Préparez une partie, et les autres la verront ici.
home-being-played = Parties en cours
home-no-game-is-being-played = Aucune partie publique en ce moment.

## pages/boards.ts

boards-the-small-board-a-game = Le petit goban : une partie en dix minutes
boards-the-board-of-the-masters = Le grand goban classique
boards-331-points-six-ways-to = 331 intersections à six voisines ; conçu pour trois joueurs
boards-a-surface-without-a-border = Une surface sans bords
boards-points-as-the-seeds-lie = Des intersections comme des graines, toutes différentes
boards-three-liberties-at-most-quick = Trois libertés au plus : des combats rapides
boards-left-meets-right-top-meets = La gauche rejoint la droite, le haut rejoint le bas : aucun coin
boards-one-side-one-edge = Une seule face, un seul bord
boards-a-torus-that-turns-over = Un tore qui se retourne
boards-between-the-two = Entre petit et grand
boards-a-triangle-full-of-holes = Un triangle plein de trous
boards-twenty-corners-three-ways-each = Vingt sommets, trois voisins chacun
boards-go-around-the-tower = Faites le tour de la tour
boards-six-dimensions-64-points = Six dimensions, 64 intersections
boards-drawn-board = Goban dessiné
boards-board-points = { $n ->
    [one] Goban { $board }, { $n } intersection
   *[other] Goban { $board }, { $n } intersections
  }

## pages/setup.ts

setup-komi = komi { $komi }
setup-custom = Règles personnalisées

## ui/ShareLink.tsx

share-link-share = Partager

## ui/lazy.tsx

lazy-this-page-did-not-load = Cette page n’a pas pu être chargée

## Rules, by their names in data/rules.json

rules-tromp-taylor = Règles Tromp-Taylor
rules-tromp-taylor-about = décompte par surface, les règles les plus simples
rules-no-suicide = Règles Tromp-Taylor sans suicide
rules-no-suicide-about = décompte par surface
rules-chinese = Règles chinoises
rules-chinese-about = décompte par surface, sans suicide
rules-japanese = Règles japonaises
rules-japanese-about = décompte par territoire, ko simple
rules-aga = Règles AGA
rules-aga-about = décompte par surface, superko situationnel
rules-new-zealand = Règles néo-zélandaises
rules-new-zealand-about = décompte par surface, suicide autorisé
rules-igo-math = Règles Igo Math
rules-igo-math-about = décompte par territoire, superko
rules-stone-scoring = Règles à décompte des pierres
rules-stone-scoring-about = compte les pierres que l’on peut poser, ko simple
rules-ko-positional = pas de position répétée (superko positionnel)
rules-ko-situational = pas de position répétée avec le même joueur au trait (superko situationnel)
rules-ko-simple = ko simple
rules-ko-none = pas de règle de ko
rules-ko-symmetric = pas de position répétée, images miroir comprises
rules-suicide-yes = suicide autorisé
rules-suicide-no = pas de suicide
rules-scoring-area = décompte par surface
rules-scoring-territory = décompte par territoire
rules-scoring-stone = décompte des pierres : surface moins deux points par groupe

## Marks on the board, read out

mark-chosen = choisie
mark-right = juste
mark-wrong = faux
mark-shown = marquée

## Errors, by the server's code

error-malformed = Le serveur n’a pas compris la requête.
error-too-large = C’est trop volumineux.
error-unknown = Le serveur ne connaît pas cette requête.
error-not-found = Introuvable.
error-forbidden = Vous n’avez pas le droit de faire cela.
error-unauthorised = Veuillez d’abord vous connecter.
error-conflict = Ce n’est pas possible pour le moment.
error-stale = La position a changé. Veuillez réessayer.
error-not-your-turn = Ce n’est pas à vous de jouer.
error-illegal = Ce coup est interdit.
error-wrong-phase = Ce n’est pas possible à ce stade de la partie.
error-too-many = Trop de requêtes. Veuillez patienter un instant.
error-limit = Vous avez atteint une limite.
error-unavailable = Le serveur est occupé. Veuillez réessayer.
error-damaged = L’enregistrement de cette partie est endommagé.
error-offline = Le serveur est injoignable.
error-login = Nom ou mot de passe incorrect.
error-name-taken = Ce nom est déjà pris.

## Language

language-label = Langue

## Times and clocks

time-days = { $n ->
    [one] { $n } jour
   *[other] { $n } jours
  }
time-hours = { $n } h
time-minutes = { $n } min
time-seconds = { $n } s
time-days-hours = { $days } j { $hours } h
clock-fischer = { $main } + { $increment } par coup
clock-byoyomi = { $main } + { $n } × { $period }
clock-canadian = { $n ->
    [one] { $main } + { $n } coup en { $period }
   *[other] { $main } + { $n } coups en { $period }
  }
clock-move = { $time } par coup
clock-none = sans pendule
clock-named-beginner = Débutant : { $clock }
clock-named-relaxed = Tranquille : { $clock }
clock-named-quick = Rapide : { $clock }
clock-named-match = Tournoi : { $clock }
clock-named-canadian = Canadien : { $clock }
clock-named-correspondence = Par correspondance : { $clock }
clock-named-none = Sans pendule

## Families of boards, by their names in the engine

family-grid = Grille
family-grid-about = le goban habituel
family-cylinder = Cylindre
family-cylinder-about = les bords gauche et droit sont collés
family-torus = Tore
family-torus-about = les bords opposés sont collés : ni coins ni bords
family-mobius = Ruban de Möbius
family-mobius-about = les bords gauche et droit sont collés avec un demi-tour
family-klein = Bouteille de Klein
family-klein-about = les bords opposés sont collés, une paire avec un demi-tour
family-triangular = Triangles
family-triangular-about = un hexagone fait de triangles
family-honeycomb = Nid d’abeilles
family-honeycomb-about = un hexagone fait d’hexagones
family-cube = Cube
family-cube-about = la surface d’un cube
family-sunflower = Tournesol
family-sunflower-about = les graines d’un tournesol
family-sierpinski = Sierpiński
family-sierpinski-about = le triangle de Sierpiński
family-path = Chemin
family-path-about = des intersections en ligne
family-cycle = Anneau
family-cycle-about = des intersections en cercle
family-complete = Complet
family-complete-about = chaque intersection est reliée à toutes les autres
family-star = Étoile
family-star-about = une intersection est reliée à toutes les autres
family-hypercube = Hypercube
family-hypercube-about = les sommets d’un cube à plusieurs dimensions
family-tetrahedron = Tétraèdre
family-tetrahedron-about = 4 sommets à 3 arêtes chacun
family-octahedron = Octaèdre
family-octahedron-about = 6 sommets à 4 arêtes chacun
family-dodecahedron = Dodécaèdre
family-dodecahedron-about = 20 sommets à 3 arêtes chacun
family-icosahedron = Icosaèdre
family-icosahedron-about = 12 sommets à 5 arêtes chacun
family-petersen = Graphe de Petersen
family-petersen-about = 10 intersections à 3 arêtes chacune
