### Common

seat-0 = Vert
seat-1 = Rouge
seat-2 = Bleu
seat-3 = Jaune
seat-4 = Violet
no-game-over = la partie est terminée

arrow-N = nord
arrow-E = est
arrow-S = sud
arrow-W = ouest
worker-green = vert
worker-red = rouge
worker-blue = bleu
worker-yellow = jaune

### Maharani

maharani-title = Maharani
maharani-by = de Wolfgang Panning
maharani-summary = Posez des tuiles de mosaïque dans les quatre quartiers du palais et envoyez-y vos artisans.

tile-blue = bleue
tile-red = rouge
tile-green = verte
tile-orange = orange
tile-purple = violette
tile-white = blanche
kind-centre = à colonne centrale
kind-ahead = à demi-colonne devant
kind-right = à demi-colonne à droite
kind-behind = à demi-colonne derrière
kind-left = à demi-colonne à gauche
kind-along = à deux demi-colonnes dans l’axe de la flèche
kind-across = à deux demi-colonnes en travers de la flèche
animal-lion = lion
animal-elephant = éléphant
animal-peacock = paon
animal-monkey = singe

maharani-place = Poser la tuile { $tile } de la case { $slot } en { $space }, flèche { $arrow }{ $home ->
    [yes] , avec un artisan
   *[no] {""}
}
maharani-place-nothing = Poser une tuile de la case vide { $slot } en { $space }, flèche { $arrow }
maharani-refresh = Retourner vos marqueurs d’action face visible
maharani-stop = Finir le tour sans seconde tuile
maharani-new = Placer un nouvel artisan { $worker } sur la tuile
maharani-move = Déplacer l’artisan { $worker } sur la tuile
maharani-remove = Retirer l’artisan en { $space }
maharani-draw = Tirage : tuile { $tile } { $kind }
maharani-start = { $seat } commence

maharani-event-place = { $seat } pose la tuile { $tile } de la case { $slot } en { $space }, flèche { $arrow }.
maharani-event-marker = { $seat } retourne le marqueur du quartier { $quarter } pour bâtir dans le quartier { $goal }.
maharani-event-gold-area = { $seat } reçoit { $amount } or pour la zone { $tile } { $spaces }.
maharani-event-worker-new = Un nouvel artisan { $worker } arrive en { $space }.
maharani-event-worker-moved = L’artisan { $worker } va de { $origin } en { $space }.
maharani-event-worker-none = { $seat } n’a plus d’artisan pour { $space }.
maharani-event-gold-group = { $seat } reçoit { $amount } or pour le groupe d’artisans de couleur { $worker } en { $spaces }.
maharani-event-gold-second = { $seat } paie 2 or pour la seconde tuile.
maharani-event-refresh = { $seat } remet face visible les marqueurs des quartiers { $quarters }.
maharani-event-discard = La tuile { $tile } à colonne centrale de la case { $slot } quitte le jeu.
maharani-event-draw = Tirage pour la case { $slot } : { $tile }.
maharani-event-quarter = Le quartier { $quarter } ({ $animal }) est évalué.
maharani-event-gold-quarter = { $seat } reçoit { $amount } or pour { $workers } { $workers ->
    [one] artisan
   *[other] artisans
} de couleur { $worker } dans le quartier { $quarter }.
maharani-event-return = { $amount ->
    [one] { $amount } artisan de couleur { $worker } retourne
   *[other] { $amount } artisans de couleur { $worker } retournent
} dans la réserve.
maharani-event-remove = { $seat } retire l’artisan { $worker } en { $space } du quartier { $quarter }.
maharani-event-turn = Tour { $turn } : { $seat }.
maharani-event-stop = { $seat } ne pose pas de seconde tuile.
maharani-event-end = La partie est terminée.

maharani-no-doubled = deux artisans d’une même couleur se trouvent sur la même couleur de tuile dans un quartier ; l’un de ceux en { $spaces } doit d’abord partir
maharani-no-before-start = il faut d’abord tirer au sort le premier joueur, parmi { $players }
maharani-no-before-refill = il faut d’abord remplir les cases vides du tourniquet
maharani-no-such-tile = il n’y a plus de tuile { $drawn } dans le sac
maharani-no-start = le premier joueur n’est tiré au sort qu’une fois, après les quatre premières tuiles
maharani-no-draw = on ne tire des tuiles qu’à la fin d’un tour
maharani-no-removal = aucun artisan n’est à retirer
maharani-no-worker-now = il n’y a pas d’artisan à choisir maintenant
maharani-no-own-worker = les artisans de couleur { $worker } ne sont pas à vous
maharani-no-relocation = vous n’avez aucun artisan { $worker } sur cette couleur de tuile dans ce quartier
maharani-no-second-of-colour = un artisan { $worker } est déjà sur cette couleur de tuile dans ce quartier ; il ne peut qu’être déplacé
maharani-no-supply = vous n’avez plus d’artisan { $worker } dans votre réserve
maharani-no-worker-first = choisissez d’abord l’artisan pour { $space }
maharani-no-stop = posez une tuile ou réactivez vos marqueurs ; on ne peut pas s’en passer
maharani-no-refresh-now = on réactive ses marqueurs au lieu de poser des tuiles, pas après
maharani-no-refresh = tous vos marqueurs sont déjà face visible
maharani-no-tile = il n’y a pas de tuile sur la case { $slot }
maharani-no-space = { $space } n’est pas une case du palais
maharani-no-room = il y a déjà une tuile en { $space }
maharani-no-fit = les colonnes de la tuile de la case { $slot } ne conviennent pas à { $space }
maharani-no-orientation = flèche { $arrow }, la tuile de la case { $slot } créerait des demi-colonnes en { $space }
maharani-no-marker = votre marqueur du quartier { $quarter } est face cachée : la tuile de la case { $slot } ne peut aller que dans le quartier { $quarter }

### Table

table-over = la partie est terminée
table-no-seat = il n’y a pas de place { $found } : les places vont de 0 à { $last }
table-no-action = { $found } n’est pas une action : les actions vont de 0 à { $last }
table-not-your-turn = ce n’est pas à la place { $seat } de jouer : la décision revient à la place { $pending }
table-not-your-decision = cette décision n’appartient pas à la place { $seat } mais à une autre
table-draw-first = il faut d’abord procéder à un tirage
table-nothing-drawn = on ne tire rien en ce moment
table-no-undo = la place { $seat } veut reprendre { $count ->
    [one] 1 action
   *[other] { $count } actions
} mais { $possible ->
    [0] ne peut en reprendre aucune
   *[other] ne peut en reprendre que { $possible }
} : on ne revient ni sur un tirage, ni sur un choix secret, ni sur une révélation, ni sur ce qu’a fait une autre place
table-resigned-already = la place { $seat } a déjà abandonné
table-resigned-for-good = la place { $seat } a abandonné et ne peut pas revenir
table-bot-already = la place { $seat } est déjà jouée par le robot { $bot }
table-not-taken-over = aucun robot n’a pris la relève à la place { $seat }
table-not-open = la place { $seat } n’est pas libre
table-position-and-options = une position a ses propres options : donnez l’une ou les autres
table-wrong-seats = la position est prévue pour { $players } joueurs, mais il y a { $seats } places
table-seed-needed = une partie inachevée ne reprend qu’avec sa graine : indiquez la graine
table-wrong-seed = ce n’est pas la graine de cette partie : son SHA-256 n’est pas celui qui a été publié
table-bad-seats = les places sont une liste de « human », « open » et de noms de robots, pas { $found }
table-bad-names = il y a { $seats } places : donnez autant de noms
table-bad-name = { $found } ne peut pas servir de nom : au plus { $longest } caractères imprimables

### Terminal

terminal-tile-blue = B
terminal-tile-red = R
terminal-tile-green = V
terminal-tile-orange = O
terminal-tile-purple = T
terminal-tile-white = N
terminal-animal = { $animal }
terminal-empty = vide
terminal-other = Autrement
terminal-chance = hasard
terminal-you = vous
terminal-resigned = abandon
terminal-yes = o oui

terminal-command-help = aide
terminal-command-undo = annuler
terminal-command-log = journal
terminal-command-rules = règles
terminal-command-resign = abandonner
terminal-command-quit = quitter

terminal-games-game = jeu
terminal-games-title = titre
terminal-games-players = joueurs
terminal-games-options = options
terminal-games-presets = formules

terminal-digest = Les tirages sont fixés : le SHA-256 de leur graine est { $digest }
terminal-welcome = Choisissez par numéro, ou tapez aide.
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
terminal-recorded = La partie est enregistrée dans { $file }. Pour la vérifier : durbar verify { $file }
terminal-kept = La partie est gardée dans { $file }. Pour la reprendre : { $command }
terminal-not-kept = La partie n’a pas été enregistrée ; avec --record FICHIER, on peut la reprendre.
terminal-not-written = { $file } ne peut pas être écrit ({ $why }) : donnez un autre fichier avec --record
terminal-no-rules = les règles de { $game } ne sont pas encore écrites dans cette langue ; essayez --lang en
terminal-no-such-rule = il n’y a pas de règle { $wanted } ; les règles sont { $known }
terminal-help =
    - un **numéro** de la liste, ou un **coup** en notation
    - **Entrée** : montrer à nouveau la table et la liste
    - **annuler** : reprendre votre dernier coup, tant que rien n’a été tiré depuis
    - **journal** : tout ce qui s’est passé
    - **règles**, **règles MN-G1** : les règles, ou l’une d’elles
    - **abandonner** : renoncer ; un robot joue à votre place
    - **quitter** : arrêter ; avec --record, on peut reprendre la partie

    Un nombre signé (+3) est l’or qu’un choix rapporte aussitôt.

terminal-maharani-markers = marq. { $markers }
terminal-maharani-tile = Case { $slot } : tuile { $tile } { $kind }, dans le quartier { $quarter }
terminal-maharani-slot = { $tile }, quart. { $quarter }
terminal-maharani-free = { $free ->
    [0] complet
    [1] 1 libre
   *[other] { $free } libres
}
terminal-maharani-evaluated = évalué
terminal-maharani-bag = { $tiles ->
    [0] le sac est vide
    [1] 1 tuile dans le sac
   *[other] { $tiles } tuiles dans le sac
}
terminal-maharani-help =
    Les tuiles : B bleue, R rouge, V verte, O orange, T violette, N blanche ; des voisines de même couleur se rejoignent. ○ est une colonne : au milieu d’une case du palais, ou sur la ligne entre deux.

    Le tourniquet est au centre ; sa flèche désigne le joueur dont c’est le tour. Chaque tuile se trouve dans un quartier et montre ses colonnes comme elles seraient si sa flèche désignait ce joueur : ^ > v < une demi-colonne de ce côté, - et | deux, o une au centre.

    Un choix comme **c3 ●** veut dire : la flèche vers vous, si bien qu’un artisan vient sur la tuile ; **c3** seul : la flèche ailleurs. Une étoile (c3\*) retourne votre marqueur du quartier de la tuile. En notation : 2 c3 S (case du tourniquet, case du palais, flèche N E S W), refresh, stop, new green, move green.

    À côté du palais : l’or, les artisans en réserve (●4) et les quartiers dont le marqueur est visible (1·34).

### Server

server-status-400 = Incompréhensible
server-status-401 = Qui êtes-vous ?
server-status-403 = Interdit
server-status-404 = Introuvable
server-status-405 = Impossible
server-status-408 = Trop lent
server-status-409 = Pas maintenant
server-status-413 = Trop grand
server-status-415 = Incompréhensible
server-status-422 = Non valable
server-status-429 = Trop souvent
server-status-500 = Notre faute
server-status-503 = Indisponible

server-no-page = Le serveur Durbar fonctionne, mais la page n’y a pas été intégrée. Les programmes peuvent tout de même l’utiliser.
server-no-table = Il n’y a pas de table ici. Vérifiez le lien ou demandez-en un nouveau.
server-no-seat = Cette table n’a pas de telle place.
server-no-bot = Vous n’avez pas de compte de robot de ce nom.
server-no-game = Ce jeu n’existe pas ici. Les jeux sont { $games }.
server-no-preset = Ce préréglage n’existe pas. Les préréglages sont { $presets }.
server-no-nothing-here = Il n’y a rien à cette adresse.
server-no-method = Cela ne peut pas se faire à cette adresse.
server-no-bad-request = C’est impossible : { $reason }.
server-no-bad-fields = Il manque quelque chose dans la requête, ou quelque chose n’y est pas comme il faut ; « faults » dit quoi.
server-no-bad-data = Ces données sont inutilisables ; « faults » dit pourquoi.
server-no-bad-json = Le message n’est pas du JSON valable.
server-no-not-json = Envoyez les données en JSON, avec le type de contenu application/json.
server-no-too-large = La requête est trop grande : { $bytes } octets au plus.
server-no-too-slow = La requête a mis trop de temps à arriver. Veuillez réessayer.
server-no-too-often = C’est trop souvent. Attendez { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
} et réessayez.
server-no-failure = Quelque chose s’est mal passé sur le serveur. Rien n’a été changé ; veuillez réessayer.
server-no-origin = La requête venait d’un autre site et a été refusée.
server-no-token = Le jeton n’est pas valable. Demandez-en un nouveau au propriétaire du robot.
server-no-sign-in = Connectez-vous d’abord, ou entrez comme invité.
server-no-account-needed = Il faut pour cela un compte à vous.
server-no-banned = Les exploitants de ce serveur vous en ont fermé l’accès.
server-no-operators-only = Seuls les exploitants de ce serveur peuvent voir cela.
server-no-wrong-password = Le nom ou le mot de passe est faux.
server-no-wrong-code = Le nom ou le code de secours est faux, ou le code a déjà servi.
server-no-name-taken = Le nom { $name } est pris. Veuillez en choisir un autre.
server-no-name-fixed = Le nom d’un compte ne change pas.
server-no-bad-name = Un nom a de 2 à { $longest } caractères imprimables, sans espaces aux extrémités.
server-no-bad-password = Un mot de passe a de { $shortest } à { $longest } caractères.
server-no-stale = La partie a avancé entre-temps. Regardez la table de nouveau, puis décidez.
server-no-not-started = La partie n’a pas commencé : une place est encore libre.
server-no-started = La partie a déjà commencé.
server-no-ended = La partie est terminée.
server-no-not-ended = Cela n’est possible qu’une fois la partie terminée.
server-no-bot-plays = Un robot joue à cette place pour le moment. Reprenez-la d’abord.
server-no-not-your-seat = Ce n’est pas votre place.
server-no-seat-taken = Quelqu’un d’autre vient de prendre cette place.
server-no-host-only = Seule la personne qui a ouvert la table peut faire cela.
server-no-no-hints = À cette table, on ne donne pas de conseils.
server-no-bad-remark = Il faut un texte de 1 à { $longest } caractères imprimables.
server-no-remark = Il n’y a pas de telle remarque à cette table.
server-no-no-vote = Il n’y a rien à voter pour cette place.
server-no-bad-webhook = Un webhook est une adresse web, par exemple https://example.org/turn.
server-no-webhook-unknown = L’hôte du webhook est introuvable.
server-no-webhook-private = Le webhook mène dans un réseau privé ; seules les adresses publiques sont appelées.
server-no-webhook-failed = Le webhook n’a pas accepté le message.
server-no-bad-email = Ce n’est pas une adresse de courriel.
server-no-no-mail = Ce serveur n’envoie pas de courriel.
server-no-wrong-mail-code = Le code est faux ou a déjà servi. Saisissez l’adresse de nouveau pour en recevoir un autre.

server-notice = { $game_title } : c’est à vous de jouer.
server-mail-code = Durbar : votre code est { $code }

server-prompt-seats = { $free ->
    [one] Une place est libre
   *[other] { $free } places sont libres
}. Partagez le lien pour inviter d’autres personnes.
server-prompt-turn = C’est à vous de jouer.
server-prompt-wait = En attente de { $players }.
server-prompt-over = La partie est terminée. Victoire : { $winners }.
server-prompt-abandoned = La partie a été abandonnée d’un commun accord.
server-prompt-closed = La table a été fermée.
