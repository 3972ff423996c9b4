## live/Password.tsx

password-the-password-is-changed-you = Mot de passe modifié. Vos autres sessions ont été fermées.
password-change-the-password = Changer le mot de passe
password-the-password-so-far = Mot de passe actuel
password-the-new-one-at-least = Nouveau mot de passe, au moins 8 caractères
password-change-it = Changer le mot de passe

## live/Sessions.tsx

sessions-where-you-are-signed-in = Vos connexions
sessions-this-browser = ce navigateur
sessions-end = Déconnecter
sessions-your-sessions = Vos sessions
sessions-sign-out-everywhere-else = Déconnecter partout ailleurs
sessions-sign-out-everywhere = Déconnecter partout
sessions-sign-out-everywhere-2 = Déconnecter partout ?
sessions-all-sessions-end-this-one = Toutes les sessions se terminent, y compris celle-ci, et tous les jetons de vos programmes sont révoqués.
sessions-yes-everywhere = Oui, partout
sessions-muted-and-blocked-people = Personnes en sourdine ou bloquées
sessions-nobody-at-the-table-and = Personne. Vous pouvez mettre quelqu’un en sourdine ou le bloquer à la table ou depuis son nom dans la discussion.
sessions-release = Retirer
sessions-muted = en sourdine
sessions-blocked = bloqué
sessions-your-data = Vos données
sessions-download-everything-that-is-kept = Télécharger tout ce qui est enregistré sur vous
sessions-delete-your-name-password-ratings = La suppression efface votre nom, votre mot de passe, vos classements et tout ce que vous avez écrit, et abandonne vos parties en cours. Les parties restent, avec un « joueur supprimé ». C’est irréversible.
sessions-your-password = Votre mot de passe
sessions-delete-this-guest = Supprimer cet invité
sessions-delete-the-account = Supprimer le compte
sessions-delete = Supprimer « { $name } » ?
sessions-your-games-stay-without-your = Vos parties restent, sans votre nom. C’est irréversible.
sessions-yes-delete-it = Oui, supprimer

## live/Tokens.tsx

tokens-bring-an-engine = Connecter un programme
tokens-a-token-lets-a-program = Un jeton permet à un programme, par exemple n’importe quel moteur GTP, de jouer sous votre nom. Révoquez-le quand vous n’en avez plus besoin.
tokens-shown-this-once-only = Le jeton <b>{ $label }</b> ne s’affiche qu’une seule fois.
tokens-the-command-that-brings-the = Commande pour connecter le programme
tokens-never-used = jamais utilisé
tokens-created = créé le { $day }
tokens-scope-play = peut jouer
tokens-scope-read = peut seulement regarder
tokens-scope-admin = peut gérer le serveur
tokens-revoke = Révoquer
tokens-revoke-2 = Révoquer « { $label } » ?
tokens-the-program-that-uses-it = Le programme qui l’utilise ne pourra plus jouer.
tokens-yes-revoke-it = Oui, révoquer
tokens-your-tokens = Vos jetons
tokens-what-the-token-is-for = À quoi sert le jeton
tokens-its-name-or-use = Nom ou usage
tokens-what-it-may-do = Ce qu’il peut faire
tokens-new-token = Nouveau jeton

## pages/LocalPage.tsx

local-set-one-up = Préparer une partie
local-play-it-out-here-to = Jouez ici jusqu’au bout pour voir ce qui vit. Quand tout le monde aura passé, la partie reprendra là où elle s’était arrêtée, et les pierres mortes ici seront marquées comme telles.
local-a-game-on-this-device = Une partie sur cet appareil : { $board }
local-the-bot-has-marked-the = Le bot a marqué les pierres qu’il juge mortes.
local-a-bot-in-this-browser = bot dans ce navigateur
local-we-agree = D’accord
local-thinks = { $name } réfléchit…
local-passes = { $player } passe.
local-resigns = { $player } abandonne ?
local-the-others-play-on-the = Les autres continuent. Les pierres restent sur le goban.
local-this-ends-the-game = La partie se termine.
local-yes-resigns = Oui, { $player } abandonne
local-next = À { $player } de jouer.
local-bot-played = Le bot a joué { $point }.
local-bot-passed = Le bot a passé.
local-the-stones-that-the-bot = Le bot a marqué les pierres qu’il juge mortes. Touchez un groupe pour changer cela, puis confirmez votre accord.
local-tap-every-block-that-is = Touchez chaque groupe mort, puis confirmez votre accord.
local-tap-an-empty-point-to = Touchez une intersection vide pour la rendre neutre (seki).
local-if-you-do-not-agree = En cas de désaccord, continuez à jouer : une copie de la partie décide de ce qui est mort.
local-if-you-do-not-agree-2 = En cas de désaccord, continuez à jouer : si tout le monde passe encore sans jouer de coup, le goban est compté tel quel.

## pages/NewPage.tsx

new-a-bot = Un bot
new-a-bot-in-this-browser = Un bot dans ce navigateur (marche hors ligne)
new-a-friend-by-link = Un ami, par lien
new-a-person-by-name = Une personne précise
new-board = Goban { $board }
new-points-lines-between-neighbours = { $size ->
    [one] { $size } intersection
   *[other] { $size } intersections
  }, { $edges ->
    [one] { $edges } ligne
   *[other] { $edges } lignes
  } entre voisines
new-rules = Règles
new-clock = Cadence
new-the-server-cannot-be-reached = Le serveur est injoignable. Les parties sur cet appareil, entre personnes ou avec des bots, fonctionnent sans lui.
new-open-the-table = Créer la partie
new-ready-to-play = Gobans populaires
new-any-size = Taille libre
new-a-board-of-your-own = Votre propre goban…
new-easier-with-the-pen = Il est plus simple de <link>dessiner le goban</link>.
new-points-and-lines-as-json = Intersections et lignes, en JSON
new-columns = Colonnes
new-rows = Rangées
new-size = Taille
new-players-in-turn-order = Joueurs, dans l’ordre de jeu
new-who-plays = Qui joue { $player }
new-level-of = Force de { $player }
new-name-of = Nom de { $player }
new-add-a-player = Ajouter un joueur
new-remove-a-player = Retirer un joueur
new-komi-points-for-white = Komi : points pour Blanc
new-you = Vous
new-bot-rank = { $name } ({ $rank })
new-komi-points-for-each-player = Komi : points pour chaque joueur, dans l’ordre de jeu
new-handicap-stones-replace-komi = Les pierres de handicap remplacent le komi.
new-details = Détails
new-handicap-stones-for = Pierres de handicap pour { $player }
new-repetition = Répétition
new-as-in-the-rules = selon les règles
new-random-colours = Couleurs au hasard
new-list-it-in-the-lobby = Afficher dans le salon
new-rated = Classée
new-requires-an = (nécessite un <link>compte</link>)
new-none = aucune

## pages/YouPage.tsx

you-small-boards = petits gobans
you-medium-boards = gobans moyens
you-large-boards = grands gobans
you-players = { $n ->
    [one] { $n } joueur, { $size }
   *[other] { $n } joueurs, { $size }
  }
you-your-profile = Votre profil, tel que les autres le voient
you-no-rated-games-yet-they = Aucune partie classée pour l’instant. Les parties classées vous donnent un niveau, du 30e kyu au 9e dan.
you-ratings = Classements
you-games-of = Parties
you-rank = Niveau
you-rating = Classement
you-played = Jouées
you-not-known-well-yet = provisoire
you-new-account = Nouveau compte
you-sign-in = Se connecter
you-run-the-server = Gérer le serveur
you-sign-out = Se déconnecter
you-account = Compte
you-not-signed-in = Non connecté
you-you-play-as-a-guest = Vous jouez en tant qu’invité.
you-you-can-play-at-once = Vous pouvez jouer tout de suite en tant qu’invité.
you-an-account-keeps-your-name = Un compte conserve votre nom et vos parties sur tous vos appareils.
you-your-name = Votre nom
you-change-name = Changer de nom
you-play-as-a-guest = Jouer en invité
you-password-at-least-8-characters = Mot de passe, au moins 8 caractères
you-create-account = Créer un compte
you-settings = Réglages
theme-paper = Papier
theme-wood = Bois
theme-walnut = Noyer
theme-shell = Ardoise et coquille
theme-plain = Simples
theme-dark = Sombre
theme-light = Clair
theme-auto = Automatique
you-page = Thème
you-a-second-tap-places-the = Confirmer les coups par un second toucher
you-on-touch = Sur écran tactile
you-always = Toujours
you-never = Jamais
you-glyphs-on-stones = Symboles sur les pierres
you-from-three-players = À partir de trois joueurs
you-sounds = Sons
you-write-the-points-names-on = Afficher le nom des intersections sur les gobans non quadrillés
you-no-games-yet = Aucune partie pour l’instant.

## game/komi.ts

komi-between-bots = { $n ->
    [one] { $n } partie entre bots
   *[other] { $n } parties entre bots
  }
komi-no-komi-makes-this-board = Aucun komi ne rend ce goban équitable : { $favourite } sur { $origin }.
komi-the-usual-komi-are-too = Komi habituel : données insuffisantes ({ $played }) pour en trouver un meilleur.
komi-no-komi-are-too-few = Pas de komi : données insuffisantes ({ $played }) pour en trouver un qui soit équitable pour chaque place.
komi-fair = Équitable pour ce goban : { $komi }, d’après { $origin }.
komi-fair-estimated = Équitable pour ce goban : { $komi }, estimé d’après { $origin }.
komi-fair-without = Ce goban est équitable sans komi, d’après { $origin }.
komi-won = { $player } l’emporte dans { $share } des cas
komi-perfect-play-is-a-tie = Au jeu parfait, il y a égalité sans komi.
komi-with-perfect-play-wins-by = Au jeu parfait, { $player } gagne de { $points } sans komi.

## pages/RulesPage.tsx

rules-take-turns = Jouer à tour de rôle
rules-each-turn-you-put-a = À votre tour, posez une pierre de votre couleur sur une intersection vide, là où les lignes se rejoignent, ou passez. Les pierres ne se déplacent pas.
rules-stones-of-one-colour-that = Des pierres d’une même couleur reliées par des lignes forment un groupe. Les intersections vides voisines sont ses libertés : ici, le groupe noir a les cinq marquées ×.
rules-taking = Capturer
rules-fill-a-blocks-last-liberty = Occupez la dernière liberté d’un groupe, et toutes ses pierres quittent le goban. Une pierre blanche en × en capture deux.
rules-no-position-twice = Pas de répétition
rules-no-move-may-bring-back-2 = Aucun coup ne peut répéter une position antérieure. Blanc en × capture une pierre ; la reprendre aussitôt répéterait la position. Le goban vous le signale.
rules-the-end = La fin
rules-when-all-have-passed-you = Quand tout le monde a passé, on se met d’accord sur les groupes morts. On compte ensuite ses pierres et les intersections vides que seule sa couleur atteint. Le score le plus élevé gagne.
rules-the-rules-are-the-same = Les règles sont les mêmes sur tous les gobans ; seules les lignes changent. Blanc joue en second et reçoit quelques points pour cela (le komi). À plus de deux, on joue à tour de rôle, et un coup capture tous les groupes adverses qui n’ont plus de liberté.
