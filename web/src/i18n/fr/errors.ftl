reason-at-line = Ligne { $line } : { $text }
reason-at-path = { $path } : { $text }
reason-base64 = Base64 pour URL attendu.
reason-guests-no-mail = Créez d’abord un compte : les invités n’ont pas d’adresse e-mail.
reason-language-unknown = Langue inconnue.
reason-link-expired = Ce lien a expiré ou a déjà servi. Demandez-en un nouveau.
reason-mail-address = Ce n’est pas une adresse e-mail.
reason-mail-off = Ce serveur n’envoie pas d’e-mails.
reason-many-mails = Trop d’e-mails. Réessayez dans une heure.
reason-no-mail-address = Vous n’avez pas d’adresse e-mail ici.
reason-push-endpoint = Le serveur ne peut pas envoyer de notifications à ce navigateur.
reason-push-off = Ce serveur n’envoie pas de notifications.
reason-quoted = « { $text } »
reason-account-name = Un compte ne peut pas changer de nom.
reason-admin-tokens = Seuls les administrateurs peuvent avoir des jetons d’administration.
reason-admins-not-banned = Les administrateurs ne peuvent pas être exclus.
reason-advice-limit = Vous ne pouvez plus donner de conseils dans cette partie.
reason-advisers-limit = Cette partie a assez de conseillers.
reason-already-accepted = Vous avez déjà accepté.
reason-already-agreed = Vous avez déjà donné votre accord.
reason-already-annulled = La partie a déjà été annulée.
reason-already-asked = Quelqu’un l’a déjà demandé.
reason-already-hurrying = Les bots jouent déjà rapidement.
reason-already-invited = Cette personne est déjà invitée.
reason-already-out = Ce joueur est déjà hors de la partie.
reason-already-private = Vous avez déjà rendu cette partie privée.
reason-already-signed-in = Vous êtes déjà connecté.
reason-answers-unread = Lisez d’abord les réponses à vos autres requêtes.
reason-archive-query = La recherche ne comprend pas cette valeur : { $path }.
reason-asked-by-another = Cette demande vient de quelqu’un d’autre.
reason-asked-limit = Vous ne pouvez plus le demander dans cette partie.
reason-asked-turn-limit = Vous ne pouvez plus le demander à ce tour.
reason-banned = Vous êtes exclu jusqu’au { $time }.
reason-banned-because = Vous êtes exclu jusqu’au { $time }. Motif : { $why }
reason-blocked = Vous ne pouvez pas jouer à cette table : l’un de vous a bloqué l’autre.
reason-board-argument = { $spec } n’est pas un goban. Écrivez { $pattern } avec un nombre entier à partir de { $least }, par exemple { $example }.
reason-board-arguments = { $spec } n’est pas un goban. Écrivez { $pattern } avec des nombres à partir de { $least }, par exemple { $example }.
reason-board-edges-at-most = Un goban a au plus { $most } lignes.
reason-board-family-unknown = Il n’existe pas de type de goban nommé { $family }.
reason-board-family-unknown-near = Il n’existe pas de type de goban nommé { $family }. Vouliez-vous dire { $nearest } ?
reason-board-gone = Aucune partie n’utilise ce goban.
reason-board-member = Membre inconnu : { $key }. Un goban a points et edges.
reason-board-missing = Indiquez un goban, par exemple grid:9x9.
reason-board-most-edges = Un goban a au plus { $most } lignes ; celui-ci en a { $n }.
reason-board-most-points = Un goban a au plus { $most } intersections ; celui-ci en a { $n }.
reason-board-no-points = Un goban doit avoir au moins une intersection.
reason-board-not-text = Ce n’est pas du texte UTF-8.
reason-board-points = Un goban a de 1 à { $most } intersections.
reason-board-points-at-most = Un goban a au plus { $most } intersections.
reason-board-takes-nothing = { $spec } n’est pas un goban. Écrivez { $family } sans nombre.
reason-board-text-long = Le texte d’un goban fait au plus { $most } Mio.
reason-board-too-large = { $spec } est trop grand. Un goban a au plus { $points } intersections et { $edges } lignes.
reason-body-large = La requête est trop volumineuse.
reason-bot-tables-limit = Trop de vos parties n’ont que des bots. Attendez qu’elles se terminent.
reason-bots-do-not-undo = Dans les parties classées, les bots n’acceptent pas d’annuler un coup.
reason-busy = Le serveur est occupé. Réessayez plus tard.
reason-cannot-continue = Cette partie ne peut pas être reprise à partir de là.
reason-cannot-continue-setup = Une partie dans laquelle des pierres ont été placées à la main ne peut pas être reprise ici.
reason-cannot-mark = Ces intersections ne peuvent pas être marquées ainsi.
reason-cannot-undo = Ces coups ne peuvent pas être annulés.
reason-changed-meanwhile = L’enregistrement a échoué. Veuillez réessayer.
reason-chat-length = Un message doit faire de 1 à { $most } octets.
reason-chat-limit = La discussion de cette partie a atteint sa limite.
reason-chat-players = Seuls les joueurs peuvent écrire aux joueurs.
reason-chat-slow = Vous écrivez trop vite. Attendez quelques secondes.
reason-chat-spectators = Les joueurs peuvent écrire aux spectateurs après la partie.
reason-clock-count = Pendule : { $what } doit être un entier de 1 à { $most }, et non { $text }.
reason-clock-fields = Pendule : écrivez { $pattern }.
reason-clock-seconds = Pendule : { $what } doit être un nombre de secondes de 0 à { $most } avec au plus trois décimales, et non { $text }.
reason-clock-system = Il n’existe pas de cadence { $name }. Choisissez parmi { $known }.
reason-clock-zero = Pendule : { $what } doit être supérieur à 0.
reason-content-type = Envoyez la requête au format application/json.
reason-coordinate-too-large = Les coordonnées doivent être comprises entre -1 000 000 et 1 000 000.
reason-count-ends = Le décompte se termine de lui-même une fois son temps écoulé.
reason-count-too-large = Ce goban est trop grand pour être compté ici.
reason-cross-origin = Requête provenant d’un autre site refusée.
reason-disk-full = Le disque du serveur est plein. Rien n’a été modifié. Réessayez plus tard.
reason-edge-between-twice = La ligne de { $from } à { $to } est donnée deux fois.
reason-edge-ends = Une ligne a deux extrémités.
reason-edge-line = Sur chaque ligne du texte, écrivez une intersection ou les deux extrémités d’une ligne du goban.
reason-edge-loop = La ligne { $edge } relie une intersection à elle-même.
reason-edge-nowhere = La ligne { $edge } désigne une intersection qui n’existe pas.
reason-edge-number = Une ligne désigne une intersection qui n’existe pas. Les intersections sont numérotées de 0 à { $last }.
reason-edge-to-itself = Une ligne relie { $name } à elle-même.
reason-edge-twice = La ligne { $edge } est donnée deux fois.
reason-export-wait = Vous venez de le télécharger. Attendez un peu.
reason-fewer-turns = Cette partie a moins de coups.
reason-field-choice = Valeurs possibles : { $known }.
reason-field-flag = Valeur attendue : true ou false.
reason-field-game = Ce n’est pas un identifiant de partie.
reason-field-half = Nombre de points entier ou demi-entier attendu.
reason-field-id = De 1 à 40 octets sans caractère de contrôle attendus.
reason-field-length = { $most } octets au maximum.
reason-field-letters = Lettres de couleurs attendues.
reason-field-list = Liste attendue.
reason-field-missing = Il manque { $key }.
reason-field-number = Nombre compris entre { $least } et { $most } attendu.
reason-field-object = Objet attendu.
reason-field-points = Il y a plus d’intersections que sur le goban.
reason-field-string = Chaîne de caractères attendue.
reason-field-unknown = Clé inconnue : { $key }.
reason-field-whole = Nombre entier compris entre { $least } et { $most } attendu.
reason-field-word = Mot inconnu : { $word }.
reason-from-players = La partie d’origine a { $n } joueurs.
reason-game-damaged = L’enregistrement de cette partie est endommagé.
reason-game-not-over = La partie n’est pas encore terminée.
reason-game-not-paused = La partie n’est pas en pause.
reason-game-over = La partie est terminée.
reason-game-paused = La partie est en pause.
reason-game-started = La partie a déjà commencé.
reason-game-too-long = La partie a atteint le nombre maximal de coups. Vous ne pouvez plus que passer.
reason-games-at-once = Vous pouvez suivre au maximum { $most } parties à la fois.
reason-games-limit = Vous avez trop de parties en cours. Terminez-en d’abord quelques-unes.
reason-gave-time-limit = Vous ne pouvez plus donner de temps dans cette partie.
reason-guests-no-password = Les invités n’ont pas de mot de passe.
reason-handicap-no-player = Une pierre de handicap n’appartient à aucun joueur.
reason-handicap-no-room = Il n’y a pas de place pour { $n } pierres de handicap.
reason-handicap-no-stars = Il n’y a de hoshi que sur les gobans carrés à partir de 7x7.
reason-handicap-off-board = Une pierre de handicap n’est pas sur le goban.
reason-handicap-same-point = Deux pierres de handicap sont sur la même intersection.
reason-handicap-stars = Ce goban a des hoshi pour 2 à { $most } pierres de handicap, pas pour { $n }.
reason-has-account = Vous avez déjà un compte.
reason-headers-large = Les en-têtes de la requête sont trop volumineux.
reason-hello-first = Envoyez d’abord hello.
reason-hello-twice = hello a déjà été envoyé.
reason-hurry-not-yours = Seuls le créateur de la partie et ses joueurs peuvent le faire.
reason-hurry-people = Des personnes jouent encore.
reason-illegal-turn =
    Le coup { $turn } est interdit : { $fault ->
        [occupied] l’intersection est occupée
        [suicide] suicide
        [repeats] il répète une position
        [out-of-turn] c’est à quelqu’un d’autre de jouer
       *[other] il ne respecte pas les règles
    }.
reason-internal = Erreur interne du serveur. Rien n’a été modifié. Veuillez réessayer.
reason-job-failed = Le calcul a échoué.
reason-job-gone = Ce calcul n’existe plus.
reason-job-no-room = Le serveur n’a pas de place pour ce goban. Réessayez plus tard.
reason-job-out = Temps ou mémoire insuffisants. Essayez un goban plus petit.
reason-job-playing = Vous ne pouvez pas analyser une partie que vous jouez.
reason-jobs-address-limit = Trop de calculs venant de votre adresse sont en attente. Réessayez plus tard.
reason-jobs-full = Trop de calculs sont en attente. Réessayez plus tard.
reason-jobs-limit = Trop de vos calculs sont en attente. Réessayez plus tard.
reason-join-limit = Trop d’entrées et de sorties dans cette partie.
reason-json-bad-escape = Une chaîne contient une séquence d’échappement inconnue.
reason-json-control-character = Une chaîne contient un caractère de contrôle.
reason-json-expected =
    Attendu : { $what ->
        [object] un objet
        [array] une liste
        [string] une chaîne
        [number] un nombre
        [value] une valeur
        [end] la fin
       *[sign] { $text }
    } ; trouvé : { $found }.
reason-json-expected-before-end =
    Attendu : { $what ->
        [object] un objet
        [array] une liste
        [string] une chaîne
        [number] un nombre
        [value] une valeur
        [end] la fin
       *[sign] { $text }
    }, mais le texte s’arrête.
reason-json-invalid = Ce n’est pas du JSON valide.
reason-json-key-twice = { $key } est donné deux fois.
reason-json-number-too-large = Un nombre est trop grand.
reason-json-open-string = Une chaîne n’est pas fermée.
reason-json-too-deep = Le texte est trop profondément imbriqué.
reason-ko-symmetric = Le ko symétrique nécessite les symétries du goban.
reason-komi-count = { $n ->
    [one] Le komi { $komi } a { $n } nombre pour { $players } joueurs.
   *[other] Le komi { $komi } a { $n } nombres pour { $players } joueurs.
  }
reason-komi-value = Le komi doit être un nombre entier ou demi-entier de -10 000 à 10 000, et non { $text }.
reason-large-games-limit = Vos parties en cours ont trop d’intersections au total. Terminez-en d’abord sur les grands gobans.
reason-left-games = { $n ->
    [one] Vous avez quitté { $n } partie cette semaine.
   *[other] Vous avez quitté { $n } parties cette semaine.
  } { $minutes ->
    [one] Attendez { $minutes } minute.
   *[other] Attendez { $minutes } minutes.
  }
reason-many-attempts = Trop de tentatives. Attendez un peu.
reason-many-connections = Trop de connexions. Veuillez patienter un instant.
reason-many-games = Trop de nouvelles parties à la fois. Attendez un peu.
reason-many-guests = Trop de nouveaux invités depuis votre adresse. Attendez un peu.
reason-many-large-games = Trop de nouvelles parties sur de grands gobans depuis votre adresse. Attendez un peu.
reason-many-requests = Trop de requêtes. Veuillez patienter un instant.
reason-mark-living = Une pierre vivante n’est pas neutre.
reason-mark-neutral-area = Les intersections neutres ne se marquent qu’au décompte par territoire.
reason-mark-no-stone = Il n’y a pas de pierre à marquer ici.
reason-marking-changed = Le marquage a changé.
reason-marking-limit = Vous ne pouvez plus changer le marquage. Acceptez-le ou reprenez la partie.
reason-message-unknown = Le serveur ne connaît pas ce type de message.
reason-muted = Vous ne pouvez pas discuter jusqu’au { $time }.
reason-name-accents = Le nom a trop d’accents sur une lettre.
reason-name-invisible = Le nom contient des caractères invisibles.
reason-name-length = Un nom doit faire de 1 à { $most } octets.
reason-name-spaces = Un nom ne peut pas avoir d’espaces doubles, ni d’espaces au début ou à la fin.
reason-name-taken = Ce nom est déjà pris.
reason-name-utf8 = Le nom n’est pas un texte valide.
reason-no-bot = Il n’y a pas de bot { $name }.
reason-no-clock = La partie n’a pas de pendule.
reason-no-memory = Le serveur manque de mémoire. Réessayez plus tard.
reason-no-new-guests = Pas de nouveaux invités d’ici jusqu’au { $time }, car quelqu’un a été exclu. Connectez-vous si vous avez un compte.
reason-no-star-points = Ce goban n’a pas de hoshi.
reason-no-such-game = Cette partie n’existe pas.
reason-no-such-player = Ce joueur n’est pas dans cette partie.
reason-no-such-point = Cette intersection n’existe pas sur ce goban.
reason-nobody-called = Personne ne s’appelle { $name }.
reason-nobody-named = Personne ne porte ce nom.
reason-not-an-adviser = Vous n’avez pas été invité à conseiller.
reason-not-as-expected = La requête n’a pas la forme attendue.
reason-not-awaited = Personne n’attend { $player }.
reason-not-invitable = Vous ne pouvez pas inviter { $name }.
reason-not-left = { $player } n’a pas quitté la table.
reason-not-playing = La partie n’est pas en cours.
reason-not-private = Vous n’avez pas rendu cette partie privée.
reason-not-repeated = La position n’est pas encore apparue trois fois.
reason-not-saved = Le serveur ne peut rien enregistrer pour le moment. Rien n’a été modifié. Réessayez plus tard.
reason-not-scoring = La partie n’est pas en cours de décompte.
reason-not-your-seat = { $player } n’est pas votre place.
reason-nothing-said = Il n’y a là aucun message à signaler.
reason-nothing-to-pause = Il n’y a rien à mettre en pause.
reason-nothing-to-undo = Il n’y a rien à annuler pour le moment.
reason-only-admins = Seuls les administrateurs peuvent le faire.
reason-only-owner-cancels = Seul le créateur de la partie peut l’annuler. Vous pouvez la quitter.
reason-only-players-end = Seul un joueur peut mettre fin à la partie.
reason-only-server-proposes = Seul le serveur peut proposer un marquage.
reason-other-turn = C’est à { $player } de jouer.
reason-password-short = Un mot de passe doit avoir au moins 8 caractères.
reason-path-unknown = Il n’y a rien à cette adresse.
reason-person-gone = Cette personne n’existe pas.
reason-player-adviser = Un joueur ne peut pas être conseiller.
reason-point-half-place = Une intersection a x et y, ou aucun des deux.
reason-point-member = Membre inconnu : { $key }. Une intersection a name, x, y et z.
reason-point-name-control = Le nom d’une intersection contient un caractère de contrôle.
reason-point-name-empty = Le nom d’une intersection est vide.
reason-point-name-long = Le nom { $name } dépasse { $most } octets.
reason-point-name-reserved = { $name } ne peut pas être le nom d’une intersection.
reason-point-name-space = Le nom { $name } contient une espace.
reason-point-name-twice = Le nom { $name } est donné deux fois.
reason-point-unknown = Aucune intersection ne s’appelle { $name }.
reason-points-same-place = Deux intersections sont au même endroit.
reason-points-some-placed = Toutes les intersections ont des coordonnées, ou aucune.
reason-private-game = Cette partie est privée. Seuls ses joueurs peuvent la voir.
reason-private-later = Vous pourrez rendre la partie privée quand elle sera terminée.
reason-private-limit = Vous avez changé cela trop souvent. La partie reste privée.
reason-proposal-exists = Un marquage a déjà été proposé.
reason-rank-range = { $ranks ->
    [one] Cette partie est réservée aux joueurs à { $ranks } niveau au plus de { $name }.
   *[other] Cette partie est réservée aux joueurs à { $ranks } niveaux au plus de { $name }.
  }
reason-rated-accounts = Les parties classées demandent un compte. Créez-en d’abord un.
reason-rated-continued = Une partie qui en continue une autre ne peut pas être classée.
reason-rated-prisoners = Une partie qui commence avec des prisonniers ne peut pas être classée.
reason-rated-small = Les parties sur un goban de moins de { $least } intersections ne peuvent pas être classées.
reason-rated-stones = Une partie qui commence avec d’autres pierres que le handicap ne peut pas être classée.
reason-rated-yourself = Vous ne pouvez pas jouer une partie classée contre vous-même.
reason-relations-limit = Vous avez mis en sourdine ou bloqué trop de personnes. Retirez-en d’abord quelques-unes.
reason-rematch-exists = Il y a déjà une revanche.
reason-report-gone = Ce signalement n’existe pas.
reason-report-nothing = Indiquez la personne ou la partie à signaler.
reason-reports-limit = Vous avez atteint la limite de signalements. Ils seront lus.
reason-request-gone = Cette demande n’est plus en attente.
reason-restarting = Le serveur redémarre. Réessayez.
reason-resume-limit = La partie ne peut plus être reprise. Acceptez le score ou attendez le décompte du serveur.
reason-rules-key = Règle inconnue : { $key }. Choisissez parmi players, ko, suicide, scoring, komi et handicap.
reason-rules-pair = Les règles s’écrivent key=value, et non { $text }.
reason-rules-players = Une partie a de 2 à { $most } joueurs, pas { $value }.
reason-rules-preset = Il n’existe pas de règles nommées { $name }. Choisissez parmi { $known }.
reason-rules-seats = Les règles sont pour { $players } joueurs, mais il y a { $seats } places.
reason-rules-twice = La règle { $key } est donnée deux fois.
reason-rules-value = { $key }={ $value } n’est pas une règle. Choisissez parmi { $known }.
reason-seat-reserved = La place est réservée à { $name }.
reason-seat-taken = La place est prise.
reason-seats-count = Une partie a de 2 à 6 places.
reason-session-gone = Cette session n’existe plus.
reason-sign-in = Connectez-vous d’abord ou entrez comme invité.
reason-solve-ko = Seules les parties avec superko positionnel ou situationnel peuvent être résolues.
reason-solve-players = Seules les parties de { $most } joueurs au maximum peuvent être résolues.
reason-solve-points = Seuls les gobans de { $most } intersections au maximum peuvent être résolus ; celui-ci en a { $n }.
reason-solve-resigned = Un joueur a abandonné : cette position ne peut pas être résolue.
reason-solve-scoring = Seules les parties au décompte par surface ou par territoire peuvent être résolues.
reason-stars-for-one = Un seul joueur peut avoir des pierres de handicap sur les hoshi.
reason-start-first = Le premier coup revient à un joueur qui n’est pas dans la partie.
reason-start-invalid = La position de départ n’est pas valide.
reason-start-no-liberty = La position de départ a une pierre sans liberté à l’intersection { $point }.
reason-start-points = La position de départ a { $n } intersections, le goban { $points }.
reason-start-prisoners = La position de départ a des prisonniers de { $n } joueurs, la partie en a { $players }.
reason-start-stones = La position de départ a des pierres d’un joueur qui n’est pas dans la partie.
reason-stones-no-player = La lettre { $letter } ne correspond à aucun joueur.
reason-time-for-others = Vous ne pouvez donner du temps qu’aux autres joueurs.
reason-time-limit = Ce joueur a déjà assez de temps.
reason-time-up = Le temps est écoulé.
reason-token-gone = Ce jeton n’existe plus.
reason-token-scope = Ce jeton ne le permet pas.
reason-token-unknown = Le serveur ne connaît pas ce jeton.
reason-tokens-limit = Vous avez trop de jetons. Révoquez-en d’abord quelques-uns.
reason-too-fast = Trop d’actions à la fois. Attendez un peu.
reason-too-late-to-abort = Il est trop tard pour annuler la partie. Vous pouvez abandonner à tout moment.
reason-too-much-waiting = Trop de vos requêtes sont en attente. Réessayez plus tard.
reason-turn-changed = La position a changé. Le prochain coup est le coup { $n }.
reason-turns-after-end = La partie se termine avant { $turn }.
reason-unreadable = Le serveur ne peut pas lire ses données pour le moment. Réessayez plus tard.
reason-view-only = L’enregistrement de cette partie est endommagé. Vous pouvez seulement la consulter.
reason-wrong-login = Nom ou mot de passe incorrect.
reason-wrong-method = Cette adresse n’accepte pas ce type de requête.
reason-wrong-password = Mot de passe incorrect.
reason-you-are-gone = Votre compte n’existe plus.
reason-you-are-out = Vous êtes hors de la partie.
reason-yourself = Vous ne pouvez pas le faire à vous-même.
