## problems/ProblemsPage.tsx, ProblemPage.tsx, words.ts

problems-problems = Problèmes
problems-about = { $n } positions avec exactement un bon coup. Le solveur les a toutes prouvées : quel que soit votre coup, la réponse est la bonne. Elles fonctionnent aussi hors ligne.
problems-today = Problème du jour
problems-solve = Résoudre
problems-look-again = Revoir
problems-solved = Résolu
problems-you = Vos progrès
problems-your-rating = Classement
problems-rating-about = { $rating } ± { $deviation }
problems-no-rating = pas encore
problems-streak = Jours d’affilée
problems-days = { $n ->
    [one] { $n } jour
   *[other] { $n } jours
  }
problems-solved-count = Problèmes résolus
problems-of = { $solved } sur { $n }
problems-of-solved = { $solved } sur { $n } résolus
problems-rating-how = Seul votre premier essai compte pour chaque problème. Tout est enregistré dans ce navigateur.
problems-forget = Tout recommencer
problems-forget-title = Oublier vos progrès ?
problems-forget-text = Votre classement, vos jours d’affilée et tous les problèmes résolus seront supprimés de ce navigateur.
problems-sets = Séries
problems-themes = Thèmes
problems-levels = Niveaux
problems-every-theme = Tous les thèmes
problems-every-level = Tous les niveaux
problems-theme-live = Vivre
problems-theme-kill = Tuer
problems-theme-race = Course aux libertés
problems-theme-win-ko = Gagner le ko
problems-theme-points = Points
problems-theme-ko = Ko
problems-theme-snapback = Snapback
problems-theme-sacrifice = Sacrifice
problems-theme-many = Trois joueurs ou plus
problems-theme-boards = Autres gobans
problems-level-0 = Facile
problems-level-1 = Moyen
problems-level-2 = Difficile
problems-level-3 = Très difficile
problems-more = Afficher plus
problems-own = Vos propres problèmes
problems-own-how = Ouvrez des fichiers SGF de problèmes : la ligne marquée comme juste est la solution, sinon la ligne principale. Ils restent dans votre navigateur.
problems-choose-file = Choisir des fichiers SGF
problems-own-count = { $n ->
    [one] { $n } problème ouvert
   *[other] { $n } problèmes ouverts
  }
problems-none-in-file = Il n’y a pas de problème dans ces fichiers : aucune partie ne commence avec des pierres et une solution.
problems-all = Tous les problèmes
problems-no-such = Ce problème n’existe pas
problems-did-not-load = Les problèmes n’ont pas pu être chargés
problems-ask-all = Trait à { $player }. Capturez tout.
problems-ask-live = Trait à { $player }. Vivez.
problems-ask-win = Trait à { $player }. Gagnez.
problems-ask-margin = Trait à { $player }. Gagnez d’au moins { $n }.
problems-ask-points = { $n ->
    [one] Trait à { $player }. Assurez au moins { $n } point contre tous les autres réunis.
   *[other] Trait à { $player }. Assurez au moins { $n } points contre tous les autres réunis.
  }
problems-ask-bound = Trait à { $player }. Perdez d’au plus { $n }.
problems-ask-by-ko = { $asked } Pour cela, gagnez le ko.
problems-ask-file = Trait à { $player }.
problems-proven = Prouvé : le solveur a examiné { $n } positions et un second programme a vérifié les preuves.
problems-tried-before = Vous avez déjà essayé ce problème ; il ne compte plus pour votre classement.
problems-board = Problème sur le goban { $title }
problems-pass = Passer
problems-a-pass = passe
problems-show-solution = Montrer la solution
problems-next = Problème suivant
problems-go-on = Montrer la suite
problems-save-sgf = Enregistrer en SGF
problems-rated = Classement { $n }
problems-players = { $n } joueurs
problems-this-is-the-solution = Voici la solution.
problems-right-so-far = Juste jusqu’ici. Continuez.
problems-also-right = Ce coup est juste aussi.
problems-not-in-file = Le fichier ne dit rien de ce coup.
problems-wrong = Pas celui-ci.
problems-wrong-at-once = Après { $move }, l’objectif n’est plus possible.
problems-refuted = Après { $move }, { $player } répond { $answer }, et l’objectif n’est plus possible.
