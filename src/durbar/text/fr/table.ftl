### Table on the page

## Playing

table-page-board = Plateau
table-page-decision = Votre décision
table-page-players = Joueurs
table-page-around = Joueurs et journal
table-page-log = Journal
table-page-menu = Menu
table-page-home = Vers l’accueil
table-page-loading = Un instant…
table-page-sending = Un instant…
table-page-lost = La connexion est perdue. Elle revient d’elle-même ; rien n’est perdu.
table-page-unreachable = Le serveur est injoignable. Réessayez dans un instant.
table-page-watching = Vous regardez.
table-page-you = vous
table-page-turn = doit jouer
table-page-bot = Bot : { $bot }
table-page-online = présent
table-page-offline = absent
table-page-resigned = a abandonné
table-page-time-left = Temps restant :
table-page-days-left = { $days } j { $hours } h
table-page-explain = D’où cela vient-il ?
table-page-explain-of = { $who }, { $what } : { $value }. D’où cela vient-il ?
table-page-score-of = { $who } : { $value }{ $turn ->
    [yes] , doit jouer
   *[no] {""}
}
table-page-account-of = Compte : { $who }
table-page-at-start = Au départ
table-page-hidden = caché
table-page-no-changes = Rien n’a encore changé.
table-page-final = Ne peut pas être repris.
table-page-confirm = Confirmer
table-page-go-on = Continuer
table-page-back = Retour
table-page-undo = Reprendre
table-page-steps = Choisi jusqu’ici
table-page-all-actions = Actions
table-page-actions = Toutes les actions possibles
table-page-filter = Filtrer par mots
table-page-found = { $count ->
    [one] { $count } action trouvée
   *[other] { $count } actions trouvées
}
table-page-none-found = Aucune action ne contient ces mots.
table-page-hint = Conseil
table-page-hints = Ce que ferait le bot
table-page-thinking = Le bot réfléchit…
table-page-chance = Gagne à { $win } %, score final d’environ { $score }
table-page-since = Depuis votre dernier tour
table-page-recap = Résumé ({ $count })
table-page-line-undo = { $who } reprend un coup.
table-page-line-resign = { $who } abandonne.
table-page-line-takeover = Un bot joue désormais pour { $who } : { $bot }.
table-page-line-return = { $who } est de retour.
table-page-rules = Règles
table-page-watch = Inviter à regarder

## Any board

board-pan = Le plateau, de près ou en entier
board-pan-nearer = Plus près
board-pan-farther = Plus loin
board-pan-whole = Tout le plateau

## Waiting room

table-page-waiting-room = Salle d’attente
table-page-link = Lien vers cette table
table-page-copy = Copier le lien
table-page-copied = Copié
table-page-share = Partager
table-page-free = libre
table-page-sit = S’asseoir ici
table-page-fill = Installer un bot
table-page-bot-level = Niveau des bots que vous installez
table-page-leave = Se lever
table-page-clear = Libérer la place
table-page-call-off = Annuler la table
table-page-name-set = Prendre ce nom

## Chat and note

table-page-chat = Discussion
table-page-note = Votre note privée
table-page-chat-empty = Personne n’a encore rien dit.
table-page-chat-say = Dire quelque chose
table-page-chat-send = Envoyer
table-page-room-watchers = Les autres spectateurs vous entendent, les joueurs seulement après la partie.
table-page-mute = Ignorer
table-page-spectator = Spectateur
table-page-note-why = Personne d’autre ne la lit. Elle est gardée d’elle-même.
table-page-note-writing = Pas encore gardée…
table-page-note-unkept = Elle n’a pas pu être gardée. Vérifiez la connexion ; le prochain changement réessaie.
table-page-room-players = Les joueurs et les spectateurs vous entendent.
table-page-room-all = Toute la table vous entend.
table-page-mute-who = Ignorer { $who }
table-page-muted = { $count ->
    [one] Vous ignorez une personne ici.
   *[other] Vous ignorez { $count } personnes ici.
}
table-page-unmute = Réentendre tout le monde
table-page-unread = { $count ->
    [one] { $count } nouveau message
   *[other] { $count } nouveaux messages
}

## Ending early

table-page-taken-over = Un bot joue pour vous.
table-page-return = Reprendre la main
table-page-resign = Abandonner
table-page-resign-sure = Abandonner cette partie ? C’est définitif.
table-page-ending = Finir plus tôt
table-page-takeover = Laisser un bot jouer pour { $who }
table-page-abandon = Proposer d’arrêter la partie
table-page-abandon-agree = Accepter d’arrêter la partie
table-page-abandon-alone = Arrêter la partie
table-page-abandon-sure = Arrêter cette partie ? Personne ne gagne, et c’est définitif.
table-page-play-on = Continuer à jouer
table-page-offer-abandon = { $count ->
    [one] { $names } propose d’arrêter la partie.
   *[other] { $names } proposent d’arrêter la partie.
}
table-page-offer-takeover = { $count ->
    [one] { $names } voudrait qu’un bot joue pour { $who }.
   *[other] { $names } voudraient qu’un bot joue pour { $who }.
}
table-page-own-abandon = Vous proposez d’arrêter la partie. Doivent encore accepter : { $names }.
table-page-own-takeover = Vous voudriez qu’un bot joue pour { $who }. Doivent encore accepter : { $names }.
table-page-vote-agree = D’accord
table-page-vote-no = Non
table-page-vote-back = Retirer
table-page-hurry = Quand votre temps est écoulé, un bot joue pour vous. Vous pourrez reprendre votre place.

## One screen for several players

table-page-pass-to = Passez l’écran à { $name }
table-page-pass-why = Les autres regardent ailleurs. Rien n’est montré tant que vous n’êtes pas prêt.
table-page-pass-taken = Je suis { $name }

## Result

table-page-result = Résultat
table-page-rematch = Rejouer
table-page-replay = Revoir la partie
table-page-record = Télécharger la partie
table-page-seed = Tirages loyaux
table-page-seed-why = Tous les tirages découlent d’une graine. Son SHA-256 était fixé avant la partie :
table-page-seed-was = La graine était
table-page-wins = { $count ->
    [one] { $winners } gagne
   *[other] { $winners } se partagent la victoire
}
table-page-you-win = { $count ->
    [one] Vous avez gagné !
   *[other] Vous partagez la victoire : { $winners }
}
table-page-scores = Scores finaux
table-page-player = Joueur
table-page-score = Score
table-page-see-board = Regarder le plateau
table-page-rematch-made = Vers la partie suivante

## Keys

table-page-keys = Touches
table-page-key-tab = aller d’un élément au suivant
table-page-key-choose = le choisir
table-page-key-back = un pas en arrière
table-page-key-target = prochaine place possible sur le plateau
table-page-key-confirm = confirmer
table-page-key-list = toutes les actions possibles en mots
table-page-key-undo = reprendre
table-page-key-hint = conseil
table-page-key-recap = depuis votre dernier tour
table-page-key-log = journal
table-page-key-chat = discussion
table-page-key-players = joueurs
table-page-key-menu = menu
table-page-key-help = ces touches
