### Terminal

## Commands

terminal-command-help = aide
terminal-command-board = plateau
terminal-command-undo = annuler
terminal-command-log = journal
terminal-command-rules = règles
terminal-command-resign = abandonner
terminal-command-quit = quitter

## Playing

terminal-empty = vide
terminal-other = Autrement
terminal-chance = hasard
terminal-you = vous
terminal-resigned = abandon
terminal-yes = o oui
terminal-digest = Les tirages sont fixés : le SHA-256 de leur graine est { $digest }
terminal-welcome = Choisissez par numéro, ou tapez aide.
terminal-sits = {" : "}{ $who }
terminal-hand-over = C’est à { $player }. Appuyez sur Entrée quand personne d’autre ne regarde.
terminal-no-number = Donnez un numéro de 1 à { $last }.
terminal-not-understood = « { $answer } » n’est ni un numéro de la liste, ni un coup, ni une commande. Tapez aide pour voir ce qu’il y a.
terminal-not-now = Ce n’est pas possible maintenant. Choisissez dans la liste ; Entrée la montre à nouveau.
terminal-undone = Coup repris.
terminal-no-undo = Il n’y a rien à reprendre : les tirages et les coups des autres restent.
terminal-really-resign = Abandonner cette partie ? (o/n)
terminal-winners = { $count ->
    [one] { $winners } gagne.
   *[other] { $winners } se partagent la victoire.
}
terminal-seed = La graine était { $seed }
terminal-recorded = La partie est enregistrée dans { $file }. Pour la vérifier : { $command }
terminal-kept = La partie est gardée dans { $file }. Pour la reprendre : { $command }
terminal-not-kept = La partie n’a pas été enregistrée ; avec --record FICHIER, on peut la reprendre.
terminal-not-written = { $file } ne peut pas être écrit ({ $why }) : donnez un autre fichier avec --record
terminal-no-rules = les règles de { $game } ne sont pas encore écrites dans cette langue ; essayez --lang en
terminal-no-such-rule = il n’y a pas de règle { $wanted } ; les règles sont { $known }
terminal-help =
    - un **numéro** de la liste, ou un **coup** en notation
    - **Entrée** : montrer à nouveau la table et la liste
    - **plateau** : montrer le plateau seul, dans une petite fenêtre
    - **annuler** : reprendre votre dernier coup, tant que rien n’a été tiré depuis
    - **journal** : tout ce qui s’est passé
    - **règles**, **règles MN-G1** : les règles, ou l’une d’elles
    - **abandonner** : renoncer ; un bot joue à votre place
    - **quitter** : arrêter ; avec --record, on peut reprendre la partie

    Un nombre signé (+3) est l’or (ou les points) qu’un choix rapporte aussitôt.

## durbar games

terminal-games-game = jeu
terminal-games-title = titre
terminal-games-players = joueurs
terminal-games-options = options
terminal-games-presets = formules

## durbar verify and durbar check

verify-legal = { $file } : les { $entries } entrées sont toutes conformes aux règles.
verify-proved = Les { $draws } tirages sont bien ceux de la graine, dont le SHA-256 avait été publié au début.
verify-secret = La partie n’est pas finie : sa graine reste secrète, et les tirages ne peuvent pas encore être vérifiés.
verify-untrue = { $file } n’est pas véridique :
check-total = Conformes : { $passed } ; non conformes : { $failed }

## durbar simulate

simulate-head = { $games ->
    [one] 1 partie
   *[other] { $games } parties
} de { $game } à { $players }, graine { $seed } : { $decisions } décisions par partie, score gagnant { $score }
simulate-bot = bot
simulate-seat = place
simulate-wins = victoires
simulate-share = part
simulate-score = score
report-figure = { $figure }

## durbar hint

hint-nothing = personne n’a de décision à prendre après l’entrée { $entry } : choisissez une autre entrée avec --at
hint-for = Ce que { $player } pourrait faire après l’entrée { $entry } :
hint-line = { $rank }. { $words } – gagne à { $win } %, score final d’environ { $score } ({ $margin })
hint-best = { $player } a joué le meilleur coup : { $words }
hint-played = { $player } a joué : { $words } – gagne à { $win } %, ce qui a coûté { $lost } % de chances de gagner.
