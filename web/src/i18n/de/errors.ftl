reason-at-line = Zeile { $line }: { $text }
reason-at-path = { $path }: { $text }
reason-base64 = Base64 für URLs erwartet.
reason-guests-no-mail = Lege zuerst ein Konto an: Gäste haben keine E-Mail-Adresse.
reason-language-unknown = Unbekannte Sprache.
reason-link-expired = Dieser Link ist abgelaufen oder wurde schon benutzt. Fordere einen neuen an.
reason-mail-address = Das ist keine E-Mail-Adresse.
reason-mail-off = Dieser Server verschickt keine E-Mails.
reason-many-mails = Zu viele E-Mails. Versuche es in einer Stunde noch einmal.
reason-no-mail-address = Du hast hier keine E-Mail-Adresse.
reason-push-endpoint = Der Server kann diesem Browser keine Benachrichtigungen senden.
reason-push-off = Dieser Server sendet keine Benachrichtigungen.
reason-quoted = „{ $text }“
reason-account-name = Konten können ihren Namen nicht ändern.
reason-admin-tokens = Nur Administratoren können Admin-Tokens haben.
reason-admins-not-banned = Administratoren können nicht gesperrt werden.
reason-advice-limit = Du kannst in dieser Partie keinen Rat mehr geben.
reason-advisers-limit = Diese Partie hat genug Berater.
reason-already-accepted = Du hast bereits angenommen.
reason-already-agreed = Du hast bereits zugestimmt.
reason-already-annulled = Die Partie wurde bereits annulliert.
reason-already-asked = Jemand hat bereits darum gebeten.
reason-already-hurrying = Die Bots spielen bereits schnell.
reason-already-invited = Diese Person ist bereits eingeladen.
reason-already-out = Dieser Spieler ist bereits aus der Partie.
reason-already-private = Du hast diese Partie bereits auf privat gestellt.
reason-already-signed-in = Du bist bereits angemeldet.
reason-answers-unread = Lies zuerst die Antworten auf deine anderen Anfragen.
reason-archive-query = Die Suche versteht diesen Wert nicht: { $path }.
reason-asked-by-another = Diese Anfrage kam von jemand anderem.
reason-asked-limit = Du kannst in dieser Partie nicht noch einmal darum bitten.
reason-asked-turn-limit = Du kannst in diesem Zug nicht noch einmal darum bitten.
reason-banned = Du bist bis { $time } gesperrt.
reason-banned-because = Du bist bis { $time } gesperrt. Grund: { $why }
reason-blocked = Du kannst an diesem Tisch nicht spielen: Einer von euch hat den anderen blockiert.
reason-board-argument = { $spec } ist kein Brett. Schreibe { $pattern } mit einer ganzen Zahl ab { $least }, zum Beispiel { $example }.
reason-board-arguments = { $spec } ist kein Brett. Schreibe { $pattern } mit Zahlen ab { $least }, zum Beispiel { $example }.
reason-board-edges-at-most = Ein Brett hat höchstens { $most } Linien.
reason-board-family-unknown = Es gibt keine Brettart namens { $family }.
reason-board-family-unknown-near = Es gibt keine Brettart namens { $family }. Meintest du { $nearest }?
reason-board-gone = Keine Partie benutzt dieses Brett.
reason-board-member = Unbekannter Eintrag { $key }. Ein Brett hat points und edges.
reason-board-missing = Bitte nenne ein Brett, zum Beispiel grid:9x9.
reason-board-most-edges = Ein Brett hat höchstens { $most } Linien; dieses hat { $n }.
reason-board-most-points = Ein Brett hat höchstens { $most } Punkte; dieses hat { $n }.
reason-board-no-points = Ein Brett braucht mindestens einen Punkt.
reason-board-not-text = Das ist kein UTF-8-Text.
reason-board-points = Ein Brett hat 1 bis { $most } Punkte.
reason-board-points-at-most = Ein Brett hat höchstens { $most } Punkte.
reason-board-takes-nothing = { $spec } ist kein Brett. Schreibe { $family } ohne Zahlen.
reason-board-text-long = Der Text eines Bretts hat höchstens { $most } MiB.
reason-board-too-large = { $spec } ist zu groß. Ein Brett hat höchstens { $points } Punkte und { $edges } Linien.
reason-body-large = Die Anfrage ist zu groß.
reason-bot-tables-limit = Zu viele deiner Partien haben nur Bots. Warte, bis sie enden.
reason-bots-do-not-undo = In gewerteten Partien stimmen Bots keiner Rücknahme zu.
reason-busy = Der Server ist ausgelastet. Bitte versuche es später noch einmal.
reason-cannot-continue = Diese Partie kann von dort aus nicht fortgesetzt werden.
reason-cannot-continue-setup = Eine Partie, in der Steine von Hand aufgestellt wurden, kann hier nicht fortgesetzt werden.
reason-cannot-mark = Diese Punkte lassen sich so nicht markieren.
reason-cannot-undo = Diese Züge können nicht zurückgenommen werden.
reason-changed-meanwhile = Konnte nicht gespeichert werden. Bitte versuche es noch einmal.
reason-chat-length = Eine Nachricht muss 1 bis { $most } Bytes haben.
reason-chat-limit = Der Chat dieser Partie hat sein Limit erreicht.
reason-chat-players = Nur Spieler können an die Spieler schreiben.
reason-chat-slow = Du schreibst zu schnell. Warte ein paar Sekunden.
reason-chat-spectators = Spieler können den Zuschauern nach der Partie schreiben.
reason-clock-count = Uhr: { $what } muss eine ganze Zahl von 1 bis { $most } sein, nicht { $text }.
reason-clock-fields = Uhr: Schreibe { $pattern }.
reason-clock-seconds = Uhr: { $what } muss eine Sekundenzahl von 0 bis { $most } mit höchstens drei Nachkommastellen sein, nicht { $text }.
reason-clock-system = Es gibt kein Zeitsystem { $name }. Zur Auswahl stehen { $known }.
reason-clock-zero = Uhr: { $what } muss größer als 0 sein.
reason-content-type = Sende die Anfrage als application/json.
reason-coordinate-too-large = Koordinaten müssen zwischen -1.000.000 und 1.000.000 liegen.
reason-count-ends = Die Auszählung endet von selbst, wenn die Zeit dafür um ist.
reason-count-too-large = Dieses Brett ist zu groß, um hier gezählt zu werden.
reason-cross-origin = Anfrage von einer anderen Website abgelehnt.
reason-disk-full = Die Festplatte des Servers ist voll. Nichts wurde geändert. Bitte versuche es später noch einmal.
reason-edge-between-twice = Die Linie von { $from } nach { $to } kommt zweimal vor.
reason-edge-ends = Eine Linie hat zwei Enden.
reason-edge-line = Schreibe in jede Zeile einen Punkt oder die zwei Enden einer Linie.
reason-edge-loop = Die Linie { $edge } verbindet einen Punkt mit sich selbst.
reason-edge-nowhere = Die Linie { $edge } nennt einen Punkt, den es nicht gibt.
reason-edge-number = Eine Linie nennt einen Punkt, den es nicht gibt. Die Punkte haben die Nummern 0 bis { $last }.
reason-edge-to-itself = Eine Linie verbindet { $name } mit sich selbst.
reason-edge-twice = Die Linie { $edge } kommt zweimal vor.
reason-export-wait = Du hast das eben erst heruntergeladen. Bitte warte ein wenig.
reason-fewer-turns = So viele Züge hat die Partie nicht.
reason-field-choice = Möglich sind { $known }.
reason-field-flag = Erwartet wird true oder false.
reason-field-game = Das ist keine Partie-ID.
reason-field-half = Erwartet wird eine ganze oder halbe Punktzahl.
reason-field-id = Erwartet werden 1 bis 40 Bytes ohne Steuerzeichen.
reason-field-length = Höchstens { $most } Bytes sind erlaubt.
reason-field-letters = Erwartet werden Buchstaben für Farben.
reason-field-list = Erwartet wird eine Liste.
reason-field-missing = { $key } fehlt.
reason-field-number = Erwartet wird eine Zahl von { $least } bis { $most }.
reason-field-object = Erwartet wird ein Objekt.
reason-field-points = Das sind mehr Punkte, als das Brett hat.
reason-field-string = Erwartet wird eine Zeichenkette.
reason-field-unknown = Unbekannter Schlüssel { $key }.
reason-field-whole = Erwartet wird eine ganze Zahl von { $least } bis { $most }.
reason-field-word = Unbekanntes Wort { $word }.
reason-from-players = Die Ausgangspartie hat { $n } Spieler.
reason-game-damaged = Die Aufzeichnung dieser Partie ist beschädigt.
reason-game-not-over = Die Partie ist noch nicht zu Ende.
reason-game-not-paused = Die Partie ist nicht pausiert.
reason-game-over = Die Partie ist zu Ende.
reason-game-paused = Die Partie ist pausiert.
reason-game-started = Die Partie hat bereits begonnen.
reason-game-too-long = Die Partie hat die Höchstzahl an Zügen erreicht. Du kannst nur noch passen.
reason-games-at-once = Du kannst höchstens { $most } Partien gleichzeitig ansehen.
reason-games-limit = Du hast zu viele offene Partien. Beende zuerst einige.
reason-gave-time-limit = Du kannst in dieser Partie keine Zeit mehr geben.
reason-guests-no-password = Gäste haben kein Passwort.
reason-handicap-no-player = Ein Vorgabestein gehört keinem Spieler.
reason-handicap-no-room = Für { $n } Vorgabesteine ist kein Platz.
reason-handicap-no-stars = Sternpunkte gibt es nur auf quadratischen Brettern ab 7x7.
reason-handicap-off-board = Ein Vorgabestein steht nicht auf dem Brett.
reason-handicap-same-point = Zwei Vorgabesteine stehen auf demselben Punkt.
reason-handicap-stars = Dieses Brett hat Sternpunkte für 2 bis { $most } Vorgabesteine, nicht für { $n }.
reason-has-account = Du hast bereits ein Konto.
reason-headers-large = Die Kopfzeilen der Anfrage sind zu groß.
reason-hello-first = Sende zuerst hello.
reason-hello-twice = hello wurde schon gesendet.
reason-hurry-not-yours = Das können nur der Ersteller der Partie und ihre Spieler.
reason-hurry-people = Es spielen noch Menschen mit.
reason-illegal-turn =
    Zug { $turn } ist nicht erlaubt: { $fault ->
        [occupied] Der Punkt ist besetzt
        [suicide] Selbstmord
        [repeats] Er wiederholt eine Stellung
        [out-of-turn] Jemand anderes ist am Zug
       *[other] Er verstößt gegen die Regeln
    }.
reason-internal = Interner Fehler des Servers. Nichts wurde geändert. Bitte versuche es noch einmal.
reason-job-failed = Die Berechnung ist fehlgeschlagen.
reason-job-gone = Diese Berechnung gibt es nicht mehr.
reason-job-no-room = Der Server hat keinen Platz für dieses Brett. Bitte versuche es später noch einmal.
reason-job-out = Zeit oder Speicher reichten nicht. Versuche ein kleineres Brett.
reason-job-playing = Du kannst keine Partie analysieren, die du gerade spielst.
reason-jobs-address-limit = Zu viele Berechnungen von deiner Adresse warten. Bitte versuche es später noch einmal.
reason-jobs-full = Zu viele Berechnungen warten. Bitte versuche es später noch einmal.
reason-jobs-limit = Zu viele deiner Berechnungen warten. Bitte versuche es später noch einmal.
reason-join-limit = Dieser Partie ist zu oft jemand beigetreten und wieder gegangen.
reason-json-bad-escape = Eine Zeichenkette enthält eine unbekannte Escape-Folge.
reason-json-control-character = Eine Zeichenkette enthält ein Steuerzeichen.
reason-json-expected =
    Erwartet: { $what ->
        [object] ein Objekt
        [array] eine Liste
        [string] eine Zeichenkette
        [number] eine Zahl
        [value] ein Wert
        [end] das Ende
       *[sign] { $text }
    }, gefunden: { $found }.
reason-json-expected-before-end =
    Erwartet: { $what ->
        [object] ein Objekt
        [array] eine Liste
        [string] eine Zeichenkette
        [number] eine Zahl
        [value] ein Wert
        [end] das Ende
       *[sign] { $text }
    }, aber der Text endet.
reason-json-invalid = Das ist kein gültiges JSON.
reason-json-key-twice = { $key } kommt zweimal vor.
reason-json-number-too-large = Eine Zahl ist zu groß.
reason-json-open-string = Eine Zeichenkette ist nicht geschlossen.
reason-json-too-deep = Der Text ist zu tief verschachtelt.
reason-ko-symmetric = Symmetrisches Ko braucht die Symmetrien des Bretts.
reason-komi-count = { $n ->
    [one] Das Komi { $komi } hat { $n } Zahl für { $players } Spieler.
   *[other] Das Komi { $komi } hat { $n } Zahlen für { $players } Spieler.
  }
reason-komi-value = Komi muss eine ganze oder halbe Zahl von -10.000 bis 10.000 sein, nicht { $text }.
reason-large-games-limit = Deine offenen Partien haben zusammen zu viele Punkte. Beende zuerst einige auf großen Brettern.
reason-left-games = { $n ->
    [one] Du hast diese Woche { $n } Partie verlassen.
   *[other] Du hast diese Woche { $n } Partien verlassen.
  } { $minutes ->
    [one] Warte { $minutes } Minute.
   *[other] Warte { $minutes } Minuten.
  }
reason-many-attempts = Zu viele Versuche. Bitte warte ein wenig.
reason-many-connections = Zu viele Verbindungen. Bitte warte einen Moment.
reason-many-games = Zu viele neue Partien auf einmal. Bitte warte ein wenig.
reason-many-guests = Zu viele neue Gäste von deiner Adresse. Bitte warte ein wenig.
reason-many-large-games = Zu viele neue Partien auf großen Brettern von deiner Adresse. Bitte warte ein wenig.
reason-many-requests = Zu viele Anfragen. Bitte warte einen Moment.
reason-mark-living = Ein lebender Stein ist nicht neutral.
reason-mark-neutral-area = Neutrale Punkte werden nur bei Gebietsbewertung markiert.
reason-mark-no-stone = Hier steht kein Stein, den man markieren kann.
reason-marking-changed = Die Markierung hat sich geändert.
reason-marking-limit = Du kannst die Markierung nicht mehr ändern. Nimm sie an oder spiele weiter.
reason-message-unknown = Der Server kennt diese Art von Nachricht nicht.
reason-muted = Du kannst bis { $time } nicht chatten.
reason-name-accents = Der Name hat zu viele Akzente auf einem Buchstaben.
reason-name-invisible = Der Name enthält unsichtbare Zeichen.
reason-name-length = Ein Name muss 1 bis { $most } Bytes haben.
reason-name-spaces = Ein Name darf keine doppelten Leerzeichen und keine am Anfang oder Ende haben.
reason-name-taken = Dieser Name ist schon vergeben.
reason-name-utf8 = Der Name ist kein gültiger Text.
reason-no-bot = Es gibt keinen Bot { $name }.
reason-no-clock = Die Partie hat keine Uhr.
reason-no-memory = Dem Server fehlt Speicher. Bitte versuche es später noch einmal.
reason-no-new-guests = Bis { $time } gibt es von hier keine neuen Gäste, weil jemand gesperrt wurde. Melde dich an, wenn du ein Konto hast.
reason-no-star-points = Dieses Brett hat keine Sternpunkte.
reason-no-such-game = Diese Partie gibt es nicht.
reason-no-such-player = Diesen Spieler gibt es in dieser Partie nicht.
reason-no-such-point = Diesen Punkt gibt es auf diesem Brett nicht.
reason-nobody-called = Niemand heißt { $name }.
reason-nobody-named = Niemand heißt so.
reason-not-an-adviser = Du bist nicht als Berater eingeladen.
reason-not-as-expected = Die Anfrage hat nicht die erwartete Form.
reason-not-awaited = Niemand wartet auf { $player }.
reason-not-invitable = Du kannst { $name } nicht einladen.
reason-not-left = { $player } hat den Tisch nicht verlassen.
reason-not-playing = Die Partie läuft gerade nicht.
reason-not-private = Du hast diese Partie nicht auf privat gestellt.
reason-not-repeated = Die Stellung ist noch nicht dreimal vorgekommen.
reason-not-saved = Der Server kann gerade nichts speichern. Nichts wurde geändert. Bitte versuche es später noch einmal.
reason-not-scoring = Die Partie wird gerade nicht ausgezählt.
reason-not-your-seat = { $player } ist nicht dein Platz.
reason-nothing-said = Dort gibt es keine Nachricht zu melden.
reason-nothing-to-pause = Es gibt nichts zu pausieren.
reason-nothing-to-undo = Es gibt gerade nichts zurückzunehmen.
reason-only-admins = Das können nur Administratoren.
reason-only-owner-cancels = Nur wer die Partie erstellt hat, kann sie absagen. Du kannst sie verlassen.
reason-only-players-end = Nur ein Spieler kann die Partie beenden.
reason-only-server-proposes = Nur der Server kann eine Markierung vorschlagen.
reason-other-turn = { $player } ist am Zug.
reason-password-short = Ein Passwort braucht mindestens 8 Zeichen.
reason-path-unknown = Unter dieser Adresse gibt es nichts.
reason-person-gone = Diese Person gibt es nicht.
reason-player-adviser = Ein Spieler kann nicht Berater sein.
reason-point-half-place = Ein Punkt hat x und y oder keines von beiden.
reason-point-member = Unbekannter Eintrag { $key }. Ein Punkt hat name, x, y und z.
reason-point-name-control = Der Name eines Punkts enthält ein Steuerzeichen.
reason-point-name-empty = Der Name eines Punkts ist leer.
reason-point-name-long = Der Name { $name } ist länger als { $most } Bytes.
reason-point-name-reserved = { $name } kann kein Name eines Punkts sein.
reason-point-name-space = Der Name { $name } enthält ein Leerzeichen.
reason-point-name-twice = Der Name { $name } kommt zweimal vor.
reason-point-unknown = Kein Punkt heißt { $name }.
reason-points-same-place = Zwei Punkte liegen an derselben Stelle.
reason-points-some-placed = Entweder haben alle Punkte Koordinaten oder keiner.
reason-private-game = Diese Partie ist privat. Nur ihre Spieler können sie sehen.
reason-private-later = Du kannst eine Partie auf privat stellen, wenn sie zu Ende ist.
reason-private-limit = Du hast das zu oft geändert. Die Partie bleibt privat.
reason-proposal-exists = Es gibt schon einen Vorschlag für die Markierung.
reason-rank-range = { $ranks ->
    [one] Diese Partie ist für Spieler, die höchstens { $ranks } Rang von { $name } entfernt sind.
   *[other] Diese Partie ist für Spieler, die höchstens { $ranks } Ränge von { $name } entfernt sind.
  }
reason-rated-accounts = Gewertete Partien brauchen ein Konto. Erstelle zuerst eines.
reason-rated-continued = Eine Partie, die eine andere fortsetzt, kann nicht gewertet werden.
reason-rated-prisoners = Eine Partie, die mit Gefangenen beginnt, kann nicht gewertet werden.
reason-rated-small = Partien auf Brettern mit weniger als { $least } Punkten können nicht gewertet werden.
reason-rated-stones = Eine Partie, die mit anderen Steinen als Vorgabe beginnt, kann nicht gewertet werden.
reason-rated-yourself = Du kannst keine gewertete Partie gegen dich selbst spielen.
reason-relations-limit = Du hast zu viele Personen stummgeschaltet oder blockiert. Entferne zuerst einige.
reason-rematch-exists = Es gibt bereits eine Revanche.
reason-report-gone = Diese Meldung gibt es nicht.
reason-report-nothing = Nenne eine Person oder eine Partie, die du meldest.
reason-reports-limit = Du hast das Limit für Meldungen erreicht. Sie werden gelesen.
reason-request-gone = Diese Anfrage ist nicht mehr offen.
reason-restarting = Der Server wird neu gestartet. Bitte versuche es noch einmal.
reason-resume-limit = Die Partie kann nicht noch einmal fortgesetzt werden. Nimm das Ergebnis an oder warte auf die Zählung des Servers.
reason-rules-key = Unbekannte Regel { $key }. Zur Auswahl stehen players, ko, suicide, scoring, komi und handicap.
reason-rules-pair = Regeln schreibt man als key=value, nicht als { $text }.
reason-rules-players = Eine Partie hat 2 bis { $most } Spieler, nicht { $value }.
reason-rules-preset = Es gibt keine Regeln namens { $name }. Zur Auswahl stehen { $known }.
reason-rules-seats = Die Regeln sind für { $players } Spieler, es gibt aber { $seats } Plätze.
reason-rules-twice = Die Regel { $key } kommt zweimal vor.
reason-rules-value = { $key }={ $value } ist keine Regel. Zur Auswahl stehen { $known }.
reason-seat-reserved = Der Platz ist für { $name } reserviert.
reason-seat-taken = Der Platz ist besetzt.
reason-seats-count = Eine Partie hat 2 bis 6 Plätze.
reason-session-gone = Diese Sitzung gibt es nicht mehr.
reason-sign-in = Bitte melde dich zuerst an oder werde Gast.
reason-solve-ko = Nur Partien mit positionellem oder situativem Superko können gelöst werden.
reason-solve-players = Partien mit höchstens { $most } Spielern können gelöst werden.
reason-solve-points = Bretter mit höchstens { $most } Punkten können gelöst werden; dieses hat { $n }.
reason-solve-resigned = Jemand hat aufgegeben, daher kann diese Stellung nicht gelöst werden.
reason-solve-scoring = Nur Partien mit Flächen- oder Gebietsbewertung können gelöst werden.
reason-stars-for-one = Nur ein Spieler kann Vorgabesteine auf den Sternpunkten haben.
reason-start-first = Der erste Zug gehört einem Spieler, der nicht mitspielt.
reason-start-invalid = Die Anfangsstellung ist ungültig.
reason-start-no-liberty = In der Anfangsstellung steht auf Punkt { $point } ein Stein ohne Freiheiten.
reason-start-points = Die Anfangsstellung hat { $n } Punkte, das Brett { $points }.
reason-start-prisoners = Die Anfangsstellung hat Gefangene von { $n } Spielern, die Partie hat { $players }.
reason-start-stones = Die Anfangsstellung enthält Steine eines Spielers, der nicht mitspielt.
reason-stones-no-player = Der Buchstabe { $letter } steht für keinen Spieler.
reason-time-for-others = Du kannst nur anderen Spielern Zeit geben.
reason-time-limit = Dieser Spieler hat schon genug Zeit.
reason-time-up = Die Zeit ist um.
reason-token-gone = Dieses Token gibt es nicht mehr.
reason-token-scope = Dieses Token erlaubt das nicht.
reason-token-unknown = Der Server kennt dieses Token nicht.
reason-tokens-limit = Du hast zu viele Tokens. Widerrufe zuerst einige.
reason-too-fast = Zu viel auf einmal. Bitte warte ein wenig.
reason-too-late-to-abort = Zum Abbrechen ist es zu spät. Aufgeben kannst du jederzeit.
reason-too-much-waiting = Zu viele deiner Anfragen warten. Bitte versuche es später noch einmal.
reason-turn-changed = Die Stellung hat sich geändert. Als Nächstes kommt Zug { $n }.
reason-turns-after-end = Die Partie endet vor { $turn }.
reason-unreadable = Der Server kann seine Daten gerade nicht lesen. Bitte versuche es später noch einmal.
reason-view-only = Die Aufzeichnung dieser Partie ist beschädigt. Du kannst sie nur ansehen.
reason-wrong-login = Falscher Name oder falsches Passwort.
reason-wrong-method = Diese Adresse unterstützt diese Art von Anfrage nicht.
reason-wrong-password = Falsches Passwort.
reason-you-are-gone = Dein Konto gibt es nicht mehr.
reason-you-are-out = Du bist aus der Partie.
reason-yourself = Das kannst du nicht mit dir selbst machen.
