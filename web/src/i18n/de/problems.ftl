## problems/ProblemsPage.tsx, ProblemPage.tsx, words.ts

problems-problems = Probleme
problems-about = { $n } Stellungen mit genau einem richtigen Zug. Das Lösungsprogramm hat jede bewiesen: Was du auch spielst, die Antwort stimmt. Sie funktionieren auch offline.
problems-today = Problem des Tages
problems-solve = Lösen
problems-look-again = Noch einmal ansehen
problems-solved = Gelöst
problems-you = Dein Stand
problems-your-rating = Wertung
problems-rating-about = { $rating } ± { $deviation }
problems-no-rating = noch keine
problems-streak = Tage in Folge
problems-days = { $n ->
    [one] { $n } Tag
   *[other] { $n } Tage
  }
problems-solved-count = Gelöste Probleme
problems-of = { $solved } von { $n }
problems-of-solved = { $solved } von { $n } gelöst
problems-rating-how = Nur dein erster Versuch an einem Problem zählt. Alles bleibt in diesem Browser gespeichert.
problems-forget = Von vorn beginnen
problems-forget-title = Deinen Stand vergessen?
problems-forget-text = Deine Wertung, die Tage in Folge und alle gelösten Probleme werden aus diesem Browser gelöscht.
problems-sets = Sammlungen
problems-themes = Themen
problems-levels = Stufen
problems-every-theme = Alle Themen
problems-every-level = Alle Stufen
problems-theme-live = Leben
problems-theme-kill = Töten
problems-theme-race = Wettlauf
problems-theme-win-ko = Ko gewinnen
problems-theme-points = Punkte
problems-theme-ko = Ko
problems-theme-snapback = Mausefalle
problems-theme-sacrifice = Opfer
problems-theme-many = Drei oder mehr
problems-theme-boards = Andere Bretter
problems-level-0 = Leicht
problems-level-1 = Mittel
problems-level-2 = Schwer
problems-level-3 = Sehr schwer
problems-more = Mehr anzeigen
problems-own = Eigene Probleme
problems-own-how = Öffne SGF-Dateien mit Problemen: Die als richtig markierte Variante ist die Lösung, sonst die Hauptlinie. Sie bleiben in deinem Browser.
problems-choose-file = SGF-Dateien wählen
problems-own-count = { $n ->
    [one] { $n } Problem geöffnet
   *[other] { $n } Probleme geöffnet
  }
problems-none-in-file = In diesen Dateien ist kein Problem: Keine Partie beginnt mit Steinen und einer Lösung.
problems-all = Alle Probleme
problems-no-such = Dieses Problem gibt es nicht
problems-did-not-load = Die Probleme wurden nicht geladen
problems-ask-all = { $player } am Zug. Schlage alles.
problems-ask-live = { $player } am Zug. Lebe.
problems-ask-win = { $player } am Zug. Gewinne.
problems-ask-margin = { $player } am Zug. Gewinne mit mindestens { $n }.
problems-ask-points = { $n ->
    [one] { $player } am Zug. Sichere mindestens { $n } Punkt gegen alle anderen zusammen.
   *[other] { $player } am Zug. Sichere mindestens { $n } Punkte gegen alle anderen zusammen.
  }
problems-ask-bound = { $player } am Zug. Verliere mit höchstens { $n }.
problems-ask-by-ko = { $asked } Gewinne dazu das Ko.
problems-ask-file = { $player } am Zug.
problems-proven = Bewiesen: Das Lösungsprogramm hat { $n } Stellungen durchsucht, und ein zweites Programm hat die Beweise geprüft.
problems-tried-before = Dieses Problem hast du schon versucht; es zählt nicht noch einmal für deine Wertung.
problems-board = Problem auf dem Brett { $title }
problems-pass = Passen
problems-a-pass = Passen
problems-show-solution = Lösung zeigen
problems-next = Nächstes Problem
problems-go-on = Zeigen, wie es weitergeht
problems-save-sgf = Als SGF speichern
problems-rated = Wertung { $n }
problems-players = { $n } Spieler
problems-this-is-the-solution = Das ist die Lösung.
problems-right-so-far = Bis hierher richtig. Spiele weiter.
problems-also-right = Auch dieser Zug ist richtig.
problems-not-in-file = Die Datei sagt nichts zu diesem Zug.
problems-wrong = Nicht dieser.
problems-wrong-at-once = Nach { $move } ist das Ziel nicht mehr zu erreichen.
problems-refuted = Nach { $move } antwortet { $player } mit { $answer }, und das Ziel ist nicht mehr zu erreichen.
