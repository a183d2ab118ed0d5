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
maharani-event-gold-area = { $seat } reçoit { $amount } { $amount ->
    [one] pièce
   *[other] pièces
} d’or pour la zone { $tile } { $spaces }.
maharani-event-worker-new = Un nouvel artisan { $worker } arrive en { $space }.
maharani-event-worker-moved = L’artisan { $worker } va de { $origin } en { $space }.
maharani-event-worker-none = { $seat } n’a plus d’artisan pour { $space }.
maharani-event-gold-group = { $seat } reçoit { $amount } { $amount ->
    [one] pièce
   *[other] pièces
} d’or pour le groupe d’artisans de couleur { $worker } en { $spaces }.
maharani-event-gold-second = { $seat } paie 2 pièces d’or pour la seconde tuile.
maharani-event-refresh = { $seat } remet face visible les marqueurs des quartiers { $quarters }.
maharani-event-discard = La tuile { $tile } à colonne centrale de la case { $slot } quitte le jeu.
maharani-event-draw = Tirage pour la case { $slot } : { $tile }.
maharani-event-quarter = Le quartier { $quarter } ({ $animal }) est évalué.
maharani-event-gold-quarter = { $seat } reçoit { $amount } { $amount ->
    [one] pièce
   *[other] pièces
} d’or pour { $workers } { $workers ->
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
terminal-command-board = plateau
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
    - **abandonner** : renoncer ; un robot joue à votre place
    - **quitter** : arrêter ; avec --record, on peut reprendre la partie

    Un nombre signé (+3) est l’or (ou les points) qu’un choix rapporte aussitôt.

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

### Maharaja

maharaja-title = Maharaja
maharaja-by = de Wolfgang Kramer et Michael Kiesling
maharaja-summary = Envoyez votre architecte à travers l’Inde, préparez deux actions en secret et bâtissez des palais là où va le Maharaja.

place-start = le départ
place-jodhpur = Jodhpur
place-delhi = Delhi
place-agra = Agra
place-udaipur = Udaipur
place-jaipur = Jaipur
place-khajuraho = Khajuraho
place-ahmadabad = Ahmadabad
road-delhi-jaipur = Delhi–Jaipur
road-udaipur-jaipur = Udaipur–Jaipur
road-start-jaipur = Départ–Jaipur
road-start-udaipur = Départ–Udaipur
road-start-ahmadabad = Départ–Ahmadabad
road-start-khajuraho = Départ–Khajuraho
road-delhi-udaipur = Delhi–Udaipur
road-delhi-jodhpur = Delhi–Jodhpur
road-delhi-agra = Delhi–Agra
road-jodhpur-udaipur = Jodhpur–Udaipur
road-jodhpur-ahmadabad = Jodhpur–Ahmadabad
road-jodhpur-agra = Jodhpur–Agra
road-udaipur-ahmadabad = Udaipur–Ahmadabad
road-jaipur-khajuraho = Jaipur–Khajuraho
road-jaipur-agra = Jaipur–Agra
road-agra-khajuraho = Agra–Khajuraho
place-delhi-jaipur-1 = Delhi–Jaipur 1
place-udaipur-jaipur-1 = Udaipur–Jaipur 1
place-start-jaipur-1 = Départ–Jaipur 1
place-start-jaipur-2 = Départ–Jaipur 2
place-start-udaipur-1 = Départ–Udaipur 1
place-start-udaipur-2 = Départ–Udaipur 2
place-start-ahmadabad-1 = Départ–Ahmadabad 1
place-start-ahmadabad-2 = Départ–Ahmadabad 2
place-start-khajuraho-1 = Départ–Khajuraho 1
place-start-khajuraho-2 = Départ–Khajuraho 2
place-delhi-udaipur-1 = Delhi–Udaipur 1
place-delhi-udaipur-2 = Delhi–Udaipur 2
place-delhi-jodhpur-1 = Delhi–Jodhpur 1
place-delhi-jodhpur-2 = Delhi–Jodhpur 2
place-delhi-agra-1 = Delhi–Agra 1
place-delhi-agra-2 = Delhi–Agra 2
place-jodhpur-udaipur-1 = Jodhpur–Udaipur 1
place-jodhpur-udaipur-2 = Jodhpur–Udaipur 2
place-jodhpur-ahmadabad-1 = Jodhpur–Ahmadabad 1
place-jodhpur-ahmadabad-2 = Jodhpur–Ahmadabad 2
place-jodhpur-agra-1 = Jodhpur–Agra 1
place-jodhpur-agra-2 = Jodhpur–Agra 2
place-udaipur-ahmadabad-1 = Udaipur–Ahmadabad 1
place-udaipur-ahmadabad-2 = Udaipur–Ahmadabad 2
place-jaipur-khajuraho-1 = Jaipur–Khajuraho 1
place-jaipur-khajuraho-2 = Jaipur–Khajuraho 2
place-jaipur-agra-1 = Jaipur–Agra 1
place-jaipur-agra-2 = Jaipur–Agra 2
place-agra-khajuraho-1 = Agra–Khajuraho 1
place-agra-khajuraho-2 = Agra–Khajuraho 2

character-mogul = Moghol
character-trader = Marchand
character-sadhu = Sadhu
character-monk = Moine errant
character-builder = Bâtisseur
character-artisan = Artisan
character-yogi = Yogi
plan-gold = or
plan-house = une maison
plan-two-houses = deux maisons
plan-move = déplacer une maison
plan-quarry = carrière
plan-palace = palais
plan-governor = piste des gouverneurs
plan-character = personnage
plan-palace-and-house = palais et maison
plan-city-house = une maison en ville
site-central = central
site-outer = extérieur
reason-palaces = tous les palais d’un joueur sont bâtis
reason-track = les gouverneurs ont atteint la dernière case
reason-turns = c’était le dernier tour de jeu

maharaja-option-short = Partie courte : 6 palais chacun, 8 tours de jeu au plus
maharaja-option-yogi = Yogi et jetons d’action
maharaja-option-neutral_palaces = Des palais des couleurs inutilisées dans chaque ville
maharaja-option-auction = Les personnages sont mis aux enchères
maharaja-option-home_city = Un personnage marque 1 point de plus dans sa ville
maharaja-option-several_characters = Plusieurs personnages par joueur
maharaja-option-hidden_money = L’or est caché aux autres
maharaja-option-penalty = Une action inutilisée rapporte 2 pièces d’or à chacun des autres
maharaja-option-palace_and_house = Neuvième action du disque : un palais et une maison

maharaja-disc = Disque secret : { $plan }
maharaja-road = Voyager vers { $place } pour { $price } { $price ->
    [one] pièce
   *[other] pièces
} d’or
maharaja-road-monk = Voyager vers { $place }, la banque paie { $price } { $price ->
    [one] pièce
   *[other] pièces
} d’or
maharaja-road-elsewhere = Voyager par la route { $road }
maharaja-found = Première maison : { $place }
maharaja-house = Bâtir une maison pour 1 or : { $place }
maharaja-builder-house = La maison gratuite du Bâtisseur : { $place }
maharaja-move = Déplacer la maison : { $place }
maharaja-builder-move = Avec le Bâtisseur, déplacer la maison : { $place }
maharaja-to = Poser la maison : { $place }
maharaja-gold = Prendre 2 pièces d’or
maharaja-quarry = Prendre { $houses ->
    [one] { $houses } maison
   *[other] { $houses } maisons
} dans la carrière
maharaja-palace = Bâtir un palais à { $place }, emplacement { $site }, pour { $price } { $price ->
    [one] pièce
   *[other] pièces
} d’or
maharaja-governor = Descendre de deux cases le gouverneur : { $place }
maharaja-choose = Choisir : { $character }
maharaja-take = Prendre à la banque : { $character }
maharaja-take-from = Prendre à { $seat } : { $character }
maharaja-exchange = Échanger un personnage contre celui de { $seat } : { $character }
maharaja-give = Donner : { $character }
maharaja-entice = Débaucher un personnage de { $seat }
maharaja-chit = Utiliser un jeton : { $plan }
maharaja-end = Finir le tour
maharaja-bid = Offrir { $gold } or
maharaja-pass = Passer
maharaja-start = { $seat } commence
maharaja-deal = Le gouverneur ({ $place }) arrive sur la case de départ suivante

maharaja-event-deal = Le gouverneur ({ $place }) est placé en case { $box }.
maharaja-event-start = { $seat } commence.
maharaja-event-bid = { $seat } offre { $amount } { $amount ->
    [one] pièce
   *[other] pièces
} d’or.
maharaja-event-pass = { $seat } passe.
maharaja-event-character-chosen = { $seat } choisit un personnage : { $character }.
maharaja-event-character-bank = { $seat } prend un personnage à la banque : { $character }.
maharaja-event-character-taken = { $seat } prend un personnage à { $owner } : { $character }.
maharaja-event-character-returned = { $seat } rend un personnage à la banque : { $character }.
maharaja-event-character-picked = { $seat } reprend un personnage à la banque : { $character }.
maharaja-event-character-named = { $seat } veut échanger un personnage contre celui de { $owner } : { $character }.
maharaja-event-character-exchanged = { $seat } donne en échange à { $to } : { $character }.
maharaja-event-character-enticed = { $seat } donne sans contrepartie à { $to } : { $character }.
maharaja-event-entice = { $seat } débauche un personnage de { $owner }.
maharaja-event-house-first = { $seat } place une première maison : { $place }.
maharaja-event-house-built = { $seat } bâtit une maison : { $place }.
maharaja-event-house-builder = { $seat } bâtit gratuitement une maison avec le Bâtisseur : { $place }.
maharaja-event-lift = { $seat } soulève une maison : { $place }.
maharaja-event-house-moved = { $seat } repose la maison : { $place }.
maharaja-event-quarry-first = { $seat } reçoit { $houses } maisons de la carrière.
maharaja-event-quarry-action = { $seat } prend { $houses ->
    [one] { $houses } maison
   *[other] { $houses } maisons
} dans la carrière.
maharaja-event-palace = { $seat } bâtit son palais numéro { $palaces } à { $place }, emplacement { $site }.
maharaja-event-round = Tour de jeu { $turn } : le Maharaja se rend à { $place }.
maharaja-event-governor-up = Le gouverneur ({ $place }) monte en case { $box }.
maharaja-event-governor-down = Le gouverneur ({ $place }) descend de la case { $origin } à la case { $box }.
maharaja-event-governor-pushed = Le gouverneur ({ $place }) est poussé en case { $box }.
maharaja-event-disc = { $seat } a choisi son disque.
maharaja-event-reveal = { $seat } révèle : { $plan }.
maharaja-event-travel = { $seat } voyage par la route { $road }, destination : { $place }.
maharaja-event-chit-got = { $seat } reçoit un jeton.
maharaja-event-chit-used = { $seat } utilise un jeton : { $plan }.
maharaja-event-done = { $seat } finit son tour{ $undone ->
    [0] {""}
    [1] , une action du disque inutilisée
   *[other] , { $undone } actions du disque inutilisées
}.
maharaja-event-score = { $seat } a { $points ->
    [one] { $points } point
   *[other] { $points } points
} à { $place } : architecte { $architect }, maisons { $houses }, palais extérieurs { $outer }, palais central { $central }, ville natale { $home }. Rang { $rank }.
maharaja-event-gold-action = { $seat } prend { $amount } { $amount ->
    [one] pièce
   *[other] pièces
} d’or.
maharaja-event-gold-trader = { $seat } reçoit { $amount } { $amount ->
    [one] pièce
   *[other] pièces
} d’or comme Marchand.
maharaja-event-gold-rank = { $seat } reçoit { $amount } { $amount ->
    [one] pièce
   *[other] pièces
} d’or pour le rang { $rank }.
maharaja-event-gold-tie = { $seat } reçoit { $amount } { $amount ->
    [one] pièce
   *[other] pièces
} d’or pour le rang { $rank } ; les personnages départagent les ex æquo.
maharaja-event-gold-alone = { $seat } est seul à { $place } et reçoit { $amount } { $amount ->
    [one] pièce
   *[other] pièces
} d’or de plus.
maharaja-event-gold-penalty = { $seat } reçoit { $amount } { $amount ->
    [one] pièce
   *[other] pièces
} d’or parce que { $owner } n’a pas utilisé toutes ses actions.
maharaja-event-gold-monk = { $seat } reçoit { $amount } { $amount ->
    [one] pièce
   *[other] pièces
} d’or de la banque pour le passage du Moine errant ({ $place }).
maharaja-event-gold-income = { $seat } reçoit { $amount } { $amount ->
    [one] pièce
   *[other] pièces
} d’or de { $owner } ({ $place }).
maharaja-event-gold-toll = { $seat } paie { $price } { $price ->
    [one] pièce
   *[other] pièces
} d’or à { $to } ({ $place }).
maharaja-event-gold-house = { $seat } paie { $price } { $price ->
    [one] pièce
   *[other] pièces
} d’or pour la maison.
maharaja-event-gold-palace = { $seat } paie { $price } { $price ->
    [one] pièce
   *[other] pièces
} d’or pour le palais.
maharaja-event-gold-bid = { $seat } paie { $price } { $price ->
    [one] pièce
   *[other] pièces
} d’or pour choisir un personnage.
maharaja-event-end = La partie est terminée après { $turn } tours de jeu : { $reason }.

maharaja-no-deal-first = il faut d’abord placer les gouverneurs sur les cases de départ
maharaja-no-dealt = le gouverneur ({ $place }) est déjà sur la piste
maharaja-no-draw-first = il faut d’abord tirer au sort le premier joueur
maharaja-no-such-seat = il n’y a que { $players } joueurs
maharaja-no-chance-now = les gouverneurs et le premier joueur ne sont tirés au sort qu’une fois, avant la partie
maharaja-no-room = il n’y a plus de place pour une maison ici : { $place }
maharaja-no-found-first = placez une première maison dans un village
maharaja-no-choose-first = choisissez d’abord un personnage
maharaja-no-not-in-bank = ce personnage n’est pas à la banque : { $character }
maharaja-no-not-in-game = ce personnage n’est pas dans cette partie : { $character }
maharaja-no-pass = qui ouvre l’enchère ne peut pas passer ; une offre de 0 est possible
maharaja-no-bid-low = l’offre doit dépasser { $amount }
maharaja-no-bid-gold = vous n’avez que { $amount } { $amount ->
    [one] pièce
   *[other] pièces
} d’or
maharaja-no-bid-first = enchérissez ou passez d’abord
maharaja-no-bid-now = il n’y a pas d’enchère en ce moment
maharaja-no-disc-first = chacun doit d’abord choisir son disque
maharaja-no-disc-now = on ne choisit les disques qu’au début d’un tour de jeu, avant que le premier soit révélé
maharaja-no-same-disc = le disque montre déjà { $plan }
maharaja-no-disc-option = cette action n’existe pas dans cette partie : { $plan }
maharaja-no-put-first = reposez d’abord la maison prise ici : { $place }
maharaja-no-put-now = aucune maison n’a été soulevée
maharaja-no-same-place = la maison doit changer de place : { $place }
maharaja-no-architect = votre architecte n’est pas à { $place }
maharaja-no-pick-first = { $seat } doit d’abord reprendre un personnage
maharaja-no-give-first = { $seat } doit d’abord choisir quel personnage donner
maharaja-no-right = il ne reste rien de « { $plan } » sur votre disque pour ce tour
maharaja-no-pool = vous n’avez plus de maison en réserve
maharaja-no-gold = cela coûte { $price } { $price ->
    [one] pièce
   *[other] pièces
} d’or et vous en avez { $amount }
maharaja-no-building-at-start = votre architecte est au départ, où l’on ne bâtit pas, et non à { $place }
maharaja-no-village-house = cette maison doit être bâtie dans une ville
maharaja-no-builder = vous n’avez pas le Bâtisseur
maharaja-no-builder-again = le Bâtisseur a déjà donné sa maison pendant ce tour
maharaja-no-own-house = vous n’avez pas de maison ici : { $place }
maharaja-no-other-place = il n’y a pas d’autre place pour la maison prise ici : { $place }
maharaja-no-such-road = il n’y a pas de telle route sur ce plateau
maharaja-no-road-here = la route { $road } ne part pas d’ici, où est votre architecte : { $place }
maharaja-no-way-back = votre architecte y est déjà passé depuis votre dernière autre décision : { $place }
maharaja-no-empty-village = un village de la route { $road } n’a pas de maison
maharaja-no-quarry = vous pouvez prendre { $houses } à la carrière
maharaja-no-palaces = vous avez bâti tous vos palais
maharaja-no-site = aucun emplacement { $site } n’est libre à { $place }
maharaja-no-governor = le gouverneur ({ $place }) est en case { $box } ; il n’y a pas de case deux rangs plus bas
maharaja-no-give-now = il n’y a pas de personnage à donner
maharaja-no-several = dans cette partie, chacun n’a qu’un personnage
maharaja-no-bank-first = il reste un personnage à la banque
maharaja-no-entice = on ne peut débaucher qu’un joueur qui a plus de personnages que vous
maharaja-no-own-character = ce personnage est déjà à vous : { $character }
maharaja-no-second-chit = on ne peut utiliser qu’un jeton par tour
maharaja-no-chit = vous n’avez pas de jeton
maharaja-no-chit-character = un jeton ne permet pas de prendre un personnage

terminal-maharaja-place = { $place }
terminal-maharaja-road = { $road }
terminal-maharaja-plan = { $plan }
terminal-maharaja-cards = { $character }
terminal-maharaja-track = Gouverneurs
terminal-maharaja-turn = (tour de jeu { $turn } sur { $limit } au plus)
terminal-maharaja-city = ville
terminal-maharaja-palaces = palais
terminal-maharaja-houses = maisons
terminal-maharaja-architects = architectes
terminal-maharaja-points = points
terminal-maharaja-gold = or
terminal-maharaja-built = palais
terminal-maharaja-pool = maisons
terminal-maharaja-characters = personnage, disque
terminal-maharaja-chits = { $chits ->
    [one] { $chits } jeton
   *[other] { $chits } jetons
}
terminal-maharaja-disc-hidden = disque choisi
terminal-maharaja-disc-shown = disque : { $plan }
terminal-maharaja-bid-stands = { $bidder } offre { $bid }.
terminal-maharaja-left = Reste à faire : { $plan }.
terminal-maharaja-builder-house = La maison du Bâtisseur est gratuite.
terminal-maharaja-travel = Voyager
terminal-maharaja-house = Bâtir une maison
terminal-maharaja-builder = Avec le Bâtisseur
terminal-maharaja-move = Déplacer une maison
terminal-maharaja-to = Poser la maison
terminal-maharaja-palace = Bâtir un palais
terminal-maharaja-governor = Piste des gouverneurs
terminal-maharaja-character = Personnage
terminal-maharaja-chit = Utiliser un jeton
terminal-maharaja-auction = Enchère
terminal-maharaja-disc-with = Disque avec « { $plan } » et
terminal-maharaja-help =
    Les gouverneurs sont dans l’ordre où leurs villes seront évaluées, la prochaine d’abord ; le trait marque la fin des cases de départ. ♛ est la ville du Maharaja.

    Palais : ◈ l’emplacement central avec le signe de son propriétaire, puis les emplacements extérieurs ; · est un emplacement libre, ✕ un palais qui n’est à personne. Les points sont ceux que la ville donnerait maintenant.

    Routes : les maisons de chaque village entre crochets, · pour une place libre. On traverse gratuitement un village où l’on a une maison ; sinon, chaque maison y coûte 1 or. Une route avec un village vide est fermée.

    Joueurs : or, palais bâtis sur le total, maisons en réserve + en carrière, personnages et disque. En notation : road start-jaipur, house delhi, house delhi-agra-1, palace delhi central, governor delhi, take mogul, end.

### Taj Mahal

taj_mahal-title = Taj Mahal
taj_mahal-by = de Reiner Knizia
taj_mahal-summary = Gagnez la faveur de la cour du Grand Moghol dans douze provinces, et retirez-vous au bon moment.

card-red-EE = rouge double éléphant
card-red-EV = rouge éléphant–vizir
card-red-EG = rouge éléphant–général
card-red-EM = rouge éléphant–moine
card-red-EP = rouge éléphant–princesse
card-red-EC = rouge éléphant–Grand Moghol
card-red-CP = rouge Grand Moghol–princesse
card-red-PV = rouge princesse–vizir
card-red-VM = rouge vizir–moine
card-red-MG = rouge moine–général
card-red-GC = rouge général–Grand Moghol
card-yellow-EE = jaune double éléphant
card-yellow-EV = jaune éléphant–vizir
card-yellow-EG = jaune éléphant–général
card-yellow-EM = jaune éléphant–moine
card-yellow-EP = jaune éléphant–princesse
card-yellow-EC = jaune éléphant–Grand Moghol
card-yellow-CV = jaune Grand Moghol–vizir
card-yellow-VG = jaune vizir–général
card-yellow-GP = jaune général–princesse
card-yellow-PM = jaune princesse–moine
card-yellow-MC = jaune moine–Grand Moghol
card-green-EE = verte double éléphant
card-green-EV = verte éléphant–vizir
card-green-EG = verte éléphant–général
card-green-EM = verte éléphant–moine
card-green-EP = verte éléphant–princesse
card-green-EC = verte éléphant–Grand Moghol
card-green-CP = verte Grand Moghol–princesse
card-green-PM = verte princesse–moine
card-green-MV = verte moine–vizir
card-green-VG = verte vizir–général
card-green-GC = verte général–Grand Moghol
card-blue-EE = bleue double éléphant
card-blue-EV = bleue éléphant–vizir
card-blue-EG = bleue éléphant–général
card-blue-EM = bleue éléphant–moine
card-blue-EP = bleue éléphant–princesse
card-blue-EC = bleue éléphant–Grand Moghol
card-blue-CV = bleue Grand Moghol–vizir
card-blue-VP = bleue vizir–princesse
card-blue-PG = bleue princesse–général
card-blue-GM = bleue général–moine
card-blue-MC = bleue moine–Grand Moghol
card-colourless-V = incolore vizir
card-colourless-G = incolore général
card-colourless-M = incolore moine
card-colourless-P = incolore princesse
card-colourless-C = incolore Grand Moghol
card-colourless-E = incolore éléphant
extra-colourless-V = incolore vizir
extra-colourless-G = incolore général
extra-colourless-M = incolore moine
extra-colourless-P = incolore princesse
extra-colourless-C = incolore Grand Moghol
extra-colourless-E = incolore éléphant
card-might = Puissance
card-nobility = Noblesse
card-knowledge = Savoir
card-enlightenment = Illumination
extra-might = Puissance
extra-nobility = Noblesse
extra-knowledge = Savoir
extra-enlightenment = Illumination
colour-red = rouge
colour-yellow = jaune
colour-green = verte
colour-blue = bleue
colour-colourless = incolore
member-vizier = vizir
member-general = général
member-monk = moine
member-princess = princesse
member-mogul = Grand Moghol
member-elephant = éléphant
seated-vizier = vizir
seated-general = général
seated-monk = moine
seated-princess = princesse
bonus-gems = gemmes
bonus-rice = riz
bonus-spices = épices
bonus-tea = thé
bonus-card = une carte
bonus-points-1 = 1 point
bonus-points-2 = 2 points
bonus-points-3 = 3 points
bonus-points-4 = 4 points
bonus-points-5 = 5 points
bonus-points-6 = 6 points
commodity-gems = gemmes
commodity-rice = riz
commodity-spices = épices
commodity-tea = thé
matched-gems = gemmes
matched-rice = riz
matched-spices = épices
matched-tea = thé
province-Kabul = Kaboul
province-Bengal = Bengale
through-Kabul = Kaboul
through-Bengal = Bengale
needed-display = pour l’étalage
needed-bonus_card = pour le jeton bonus
needed-top_card = pour le retrait
needed-unrest = pour la révolte

taj_mahal-influence = Jouer la carte { $card }
taj_mahal-influence-extra = Jouer ensemble : { $card } et { $extra }
taj_mahal-withdraw = Se retirer
taj_mahal-palace = Bâtir un palais à { $city } ({ $province })
taj_mahal-palace-bonus = Bâtir un palais à { $city } ({ $province }) et prendre le jeton bonus : { $bonus }
taj_mahal-crown = Bâtir le palais couronné à { $city } ({ $province })
taj_mahal-take = Prendre dans l’étalage : { $card }
taj_mahal-draw = Carte piochée : { $card }
taj_mahal-bonus = Jeton bonus placé : { $bonus }
taj_mahal-token = Jeton de province placé : { $token }
taj_mahal-start = { $seat } commence

taj_mahal-event-lay-bonus = Jeton bonus sur { $city } : { $bonus }.
taj_mahal-event-lay-token = Le jeton de province { $token } va à la province { $province }.
taj_mahal-event-draw = { $seat } pioche une carte.
taj_mahal-event-draw-card = { $seat } pioche : { $card }.
taj_mahal-event-first = { $seat } a le marqueur de premier joueur.
taj_mahal-event-visit = Visite { $visit } : la cour arrive dans la province { $province } ({ $commodity }).
taj_mahal-event-turn = Visite { $visit } : à { $seat } de jouer.
taj_mahal-event-display = Dans l’étalage : { $card }.
taj_mahal-event-reshuffle = La pioche est vide : { $cards ->
    [one] la carte défaussée forme
   *[other] les { $cards } cartes défaussées forment
} la nouvelle pioche.
taj_mahal-event-shortage = Il ne reste aucune carte { $needed }.
taj_mahal-event-influence = { $seat } joue la carte { $card }.
taj_mahal-event-influence-extra = { $seat } joue ensemble : { $card } et { $extra }.
taj_mahal-event-withdraw = { $seat } se retire.
taj_mahal-event-withdraw-bare = { $seat } se retire sans avoir joué de carte.
taj_mahal-event-majority-claimed = { $member } : { $seat } domine, { $count } contre { $rival }, et prend le jeton.
taj_mahal-event-majority-tied = { $member } : { $seat } est à égalité, { $count } contre { $rival }, et ne prend rien.
taj_mahal-event-majority-beaten = { $member } : { $seat } est derrière, { $count } contre { $rival }, et ne prend rien.
taj_mahal-event-majority-gone = { $member } : { $seat } en montre { $count }, mais le jeton n’est plus à sa place.
taj_mahal-event-palace = { $seat } bâtit un palais à { $city }.
taj_mahal-event-bonus = { $seat } prend à { $city } le jeton bonus : { $bonus }.
taj_mahal-event-crown = { $seat } bâtit le palais couronné à { $city }.
taj_mahal-event-discard = { $seat } défausse : { $cards ->
    [one] { $card }
   *[other] { $cards } × { $card }
}.
taj_mahal-event-back = { $card } retourne dans la main de { $seat }.
taj_mahal-event-take = { $seat } prend dans l’étalage : { $card }.
taj_mahal-event-unrest = La révolte grandit : { $card }.
taj_mahal-event-protest = Carte piochée : { $card }. Sa couleur est déjà dans la révolte, un soulèvement éclate.
taj_mahal-event-aside = { $member } : la révolte domine, son jeton est mis de côté.
taj_mahal-event-calm = { $cards ->
    [one] La carte
   *[other] Les { $cards } cartes
} de la révolte { $cards ->
    [one] est défaussée
   *[other] sont défaussées
}.
taj_mahal-event-points-nobility = { $seat } marque { $amount } points pour Noblesse.
taj_mahal-event-points-bonus = { $seat } marque { $amount ->
    [one] 1 point
   *[other] { $amount } points
} pour le jeton bonus pris à { $city }.
taj_mahal-event-points-commodity = { $seat } marque { $amount ->
    [one] 1 point
   *[other] { $amount } points
} ({ $commodity }) : 1 pour le jeton, { $matches } pour ce qui lui correspond.
taj_mahal-event-points-palace = { $seat } marque { $amount } point pour avoir bâti dans la province { $province }.
taj_mahal-event-points-chain = { $seat } marque { $amount } points : 1 pour avoir bâti dans la province { $province }, et 1 par province que ses palais y relient ({ $through }).
taj_mahal-event-points-token = { $seat } prend le jeton de province { $token } et marque { $amount ->
    [one] 1 point
   *[other] { $amount } points
} ({ $commodity }).
taj_mahal-event-points-matches = { $seat } prend le jeton de province { $token } et marque { $amount } points ({ $commodity }) ; jetons qui correspondent : { $matched }.
taj_mahal-event-points-cards = { $seat } marque { $amount ->
    [one] 1 point
   *[other] { $amount } points
} pour les cartes en main, couleur { $colour } : { $cards }, incolores : { $colourless }.
taj_mahal-event-seated = De retour à sa place : { $member }.
taj_mahal-event-box = Le jeton de province { $token } ({ $province }) quitte la partie.
taj_mahal-event-prestige-supply = { $seat } rend deux jetons ({ $member }) et reçoit la carte de prestige { $card }.
taj_mahal-event-prestige-taken = { $seat } rend deux jetons ({ $member }) et prend la carte de prestige { $card } à { $owner }.
taj_mahal-event-prestige-kept = { $seat } rend deux jetons ({ $member }) et garde la carte de prestige { $card }.
taj_mahal-event-uncrown = La couronne retourne à sa place ; le palais bâti à { $city } reste.
taj_mahal-event-end = La partie est terminée.

taj_mahal-no-before-bonus = il faut d’abord placer les jetons bonus
taj_mahal-no-before-tokens = il faut d’abord placer les jetons de province
taj_mahal-no-before-deal = il faut d’abord distribuer six cartes à chacun
taj_mahal-no-before-start = il faut d’abord tirer au sort le premier joueur
taj_mahal-no-before-display = il faut d’abord garnir l’étalage
taj_mahal-no-before-palace = il faut d’abord bâtir un palais par conseiller
taj_mahal-no-before-bonus-card = il faut d’abord piocher la carte du jeton bonus
taj_mahal-no-before-crown = il faut d’abord bâtir le palais couronné
taj_mahal-no-before-taking = il faut d’abord prendre des cartes dans l’étalage
taj_mahal-no-before-top-card = il faut d’abord piocher la carte due au retrait sans avoir joué
taj_mahal-no-before-unrest = il faut d’abord piocher la carte de la révolte
taj_mahal-no-crown-here = { $city } n’est pas une ville de la province visitée
taj_mahal-no-such-card-shown = cette carte n’est pas dans l’étalage : { $card }
taj_mahal-no-such-card-left = cette carte n’est plus dans la pioche : { $card }
taj_mahal-no-such-bonus = il ne reste pas de tel jeton bonus à placer : { $bonus }
taj_mahal-no-such-token = le jeton de province { $token } est déjà placé, ou revient à Agra
taj_mahal-no-such-seat = il n’y a que { $players } joueurs
taj_mahal-no-palace-now = on bâtit un palais en se retirant, quand on a pris un conseiller
taj_mahal-no-crown-now = on bâtit le palais couronné en se retirant, quand on a pris la couronne
taj_mahal-no-taking-now = on ne prend des cartes dans l’étalage qu’après s’être retiré
taj_mahal-no-draw-now = c’est le tour d’un joueur, on ne pioche pas maintenant
taj_mahal-no-set-up-now = la mise en place est terminée
taj_mahal-no-card-in-hand = vous n’avez pas cette carte en main : { $card }
taj_mahal-no-colour = votre rangée est { $colour }, vous ne pouvez pas y ajouter la carte { $card }
taj_mahal-no-colour-alone = votre rangée est { $colour } ; vous ne pouvez y ajouter la carte { $card } qu’avec Illumination
taj_mahal-no-palace-here = { $city } n’est pas une ville de la province visitée, { $province }
taj_mahal-no-room = il y a déjà un palais à { $city }

terminal-taj_mahal-colour-red = r
terminal-taj_mahal-colour-yellow = j
terminal-taj_mahal-colour-green = v
terminal-taj_mahal-colour-blue = b
terminal-taj_mahal-colour-colourless = ·
terminal-taj_mahal-good-gems = g
terminal-taj_mahal-good-rice = r
terminal-taj_mahal-good-spices = é
terminal-taj_mahal-good-tea = t
terminal-taj_mahal-visit = Visite { $visit }
terminal-taj_mahal-points = pts
terminal-taj_mahal-cards = cartes
terminal-taj_mahal-row = rangée
terminal-taj_mahal-withdrawn = s’est retiré
terminal-taj_mahal-known = connues :
terminal-taj_mahal-display = Étalage
terminal-taj_mahal-unrest = Révolte
terminal-taj_mahal-hand = Main
terminal-taj_mahal-piles = Pioche { $deck }, défausse { $discarded }
terminal-taj_mahal-card = { $card }
terminal-taj_mahal-extra = { $card } et { $extra }
terminal-taj_mahal-play-colour = Jouer une carte { $colour }
terminal-taj_mahal-palace-heading = Bâtir un palais
terminal-taj_mahal-crown-heading = Bâtir le palais couronné
terminal-taj_mahal-take-heading = Prendre une carte de l’étalage
terminal-taj_mahal-palace-bonus = { $city }, bonus : { $bonus }
terminal-taj_mahal-help =
    Sur la carte, une étiquette comme **KAB 3ég** est une province avec le numéro et les marchandises de son jeton : g gemmes, r riz, é épices, t thé ; le signe d’un joueur qui la suit est son propriétaire. La flèche marque la province visitée. Les villes ont des lettres : ○ ronde, ◇ avec un jeton bonus (une marchandise, + une carte, ou des points), ou le signe du joueur dont le palais s’y trouve ; ♔ suivi d’un signe est un palais couronné.

    Les membres de la cour sont V le vizir, G le général, M le moine, P la princesse, C le Grand Moghol (couronne), E l’éléphant. Le tableau les compte dans chaque rangée ; une étoile marque celui qui prendrait le jeton en se retirant maintenant, des parenthèses un jeton qui n’est plus à sa place. Sous chaque rangée : les jetons de conseiller entre crochets, les marchandises, les jetons de points, les cartes de prestige et les cartes de la main que tous ont vues.

    Une carte comme **rEV** est rouge (r rouge, j jaune, v verte, b bleue, · incolore) avec l’éléphant et le vizir. En notation : red-EV, red-EV+colourless-C, red-EV+might, withdraw, palace KABa, crown KABa, take red-EV.

### Bots

bot-random = Joue n’importe quel coup permis.
bot-greedy = Prend ce qui rapporte le plus tout de suite, sans regarder plus loin.
bot-novice = Un débutant : voit ce qu’un coup rapporte maintenant, rarement à quoi il sert, et hésite souvent.
bot-apprentice = Regarde un peu devant lui et manque ce qui est plus profond.
bot-skilled = Prépare son tour et voit les réponses évidentes des autres.
bot-expert = Voit loin et soupèse ce que les autres peuvent avoir ou vouloir.
bot-master = Joue de son mieux ; prend jusqu’à cinq secondes par décision.
bot-search = La recherche avec un budget de votre choix.
bot-flat = Essaie chaque coup dans des parties au hasard ; un étalon.
advice-now = C’est ce qui rapporte le plus tout de suite.
advice-later = Cela prépare la suite.
advice-deny = Cela laisse moins aux autres.
hint-nothing = personne n’a de décision à prendre après l’entrée { $entry } : choisissez une autre entrée avec --at
hint-for = Ce que { $player } pourrait faire après l’entrée { $entry } :
hint-line = { $rank }. { $words } – gagne à { $win } %, score final d’environ { $score } ({ $margin })
hint-best = { $player } a joué le meilleur coup : { $words }
hint-played = { $player } a joué : { $words } – gagne à { $win } %, ce qui a coûté { $lost } % de chances de gagner.

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
server-no-id-used = Cet identifiant appartient à une décision antérieure. Donnez à chaque décision le sien.
server-no-not-started = La partie n’a pas commencé : une place est encore libre.
server-no-started = La partie a déjà commencé.
server-no-ended = La partie est terminée.
server-no-not-ended = Cela n’est possible qu’une fois la partie terminée.
server-no-bot-plays = Un robot joue à cette place pour le moment. Reprenez-la d’abord.
server-no-not-your-seat = Ce n’est pas votre place.
server-no-seat-taken = Quelqu’un d’autre vient de prendre cette place.
server-no-host-only = Seule la personne qui a ouvert la table peut faire cela.
server-no-no-hints = À cette table, on ne donne pas de conseils.
server-no-no-advice = Le temps manque pour un conseil. Redemandez-le dans un instant.
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
server-prompt-over = La partie est terminée. Victoire : { $winners }.
server-prompt-abandoned = La partie a été abandonnée d’un commun accord.
server-prompt-closed = La table a été fermée.

### Maharani on the page

maharani-board-palace = Le palais, vu d’en haut
maharani-board-rondel = Tourniquet
maharani-board-quarter-name = Quartier { $quarter } ({ $animal })
maharani-board-quarter = Quartier { $quarter } ({ $animal }) : { $evaluated ->
    [yes] évalué
   *[no] { $free ->
        [0] complet
        [one] { $free } case libre
       *[other] { $free } cases libres
    }
}. Marqueurs face visible : { $markers }.
maharani-board-slot = Case { $slot } : tuile { $tile } { $kind }, dans le quartier { $quarter }
maharani-board-slot-empty = Case { $slot } : vide, dans le quartier { $quarter }
pillars-centre = une colonne au centre
pillars-N = une demi-colonne au nord
pillars-E = une demi-colonne à l’est
pillars-S = une demi-colonne au sud
pillars-W = une demi-colonne à l’ouest
pillars-NS = des demi-colonnes au nord et au sud
pillars-EW = des demi-colonnes à l’est et à l’ouest
maharani-board-space-empty = { $space } : libre, { $pillars }
maharani-board-space-tile = { $space } : tuile { $tile }, flèche { $arrow }
maharani-board-space-worker = { $space } : tuile { $tile }, flèche { $arrow }, artisan { $worker }
maharani-board-earns = { $gold } { $gold ->
    [one] pièce
   *[other] pièces
} d’or{ $more ->
    [yes] {" "}ou plus
   *[no] {""}
}{ $worker ->
    [yes] , avec un artisan
   *[no] {""}
}{ $marker ->
    [yes] , retourne un marqueur
   *[no] {""}
}
maharani-board-arrows = Où la flèche doit-elle pointer ?
maharani-board-arrow = Flèche { $arrow }
maharani-board-workers = Quel artisan vient sur la tuile ?
maharani-board-bag = { $tiles ->
    [0] Le sac est vide
    [one] { $tiles } tuile dans le sac
   *[other] { $tiles } tuiles dans le sac
}
maharani-board-bag-kind = Sorte de tuile
maharani-board-gold = Or
maharani-board-markers = Marqueurs visibles
maharani-board-supply = Artisans en réserve
maharani-board-standing = Artisans au palais
maharani-board-side = Côté

### Page: account

page-home = Durbar, accueil
page-nav = Pages principales
page-skip = Aller au contenu
page-close = Fermer
page-again = Réessayer
page-rules = Règles
page-account = Compte
page-settings = Réglages
page-offline = Le serveur est injoignable. Vérifiez votre connexion, puis réessayez.
page-no-connection = Vous êtes hors ligne. Ce que vous avez déjà ouvert reste lisible ; vos parties reprennent dès votre retour.
page-broken = Cette page n’a pas pu être chargée
page-not-found = Il n’y a rien ici
page-not-found-text = L’adresse est peut-être mal écrite, ou la table n’existe plus. Vos parties se trouvent à l’accueil.

page-language = Langue
page-theme = Couleurs
page-theme-system = Comme le système
page-theme-light = Claires
page-theme-dark = Sombres
page-pace = Animations
page-pace-slow = Lentes
page-pace-normal = Normales
page-pace-fast = Rapides
page-pace-none = Aucune
page-pace-note = Si votre système demande moins de mouvement, il n’y en a aucune.
page-confirm = Confirmer les coups
page-confirm-final = S’ils sont irrévocables
page-confirm-always = Toujours
page-confirm-never = Jamais
page-turned = Plateau
page-turned-true = Vu de ma place
page-turned-false = Toujours dans le même sens
page-sounds = Sons
page-sounds-false = Non
page-sounds-true = Oui

page-tagline = Trois jeux de palais et de pouvoir
page-welcome = Contre des bots, à distance entre amis ou ensemble devant cet écran. Sans inscription.
page-games = Jeux
page-play-now = Jouer
page-play-now-game = Jouer : { $game_title }
page-with-friends = Entre amis
page-at-screen = Sur cet écran
page-learn = Apprendre
page-choose-bots = Choisir les bots
page-players-maharani = 2 à 4 joueurs
page-players-maharaja = 2 à 5 joueurs
page-players-taj_mahal = 2 à 5 joueurs
page-length-maharani = environ 45 minutes
page-length-maharaja = environ 90 minutes
page-length-taj_mahal = environ 75 minutes
page-own-games = Vos parties
page-no-games = Aucune partie pour l’instant. Lancez-en une, cela prend dix secondes.
page-open-tables = Tables où une place est libre
page-watch-tables = Parties à regarder
page-ended-games = Parties terminées
page-your-turn = À vous de jouer
page-status-open = En attente de joueurs
page-status-playing = En cours
page-status-over = Terminée
page-status-abandoned = Abandonnée
page-status-closed = Fermée
page-you = Vous
page-seat-open = libre
page-bot-random = Bot aléatoire
page-bot-greedy = Bot glouton
page-bot-novice = Novice
page-bot-apprentice = Apprenti
page-bot-skilled = Habile
page-bot-expert = Expert
page-bot-master = Maître
page-bot-search = Bot chercheur
page-bot-flat = Bot sans arbre

### Page: rules

page-rules-of = Les règles de { $game_title }
page-rule = Règle { $rule }
page-rule-link = Lien vers la règle
page-rule-all = La lire parmi toutes les règles
page-search = Chercher dans les règles
page-contents = Sommaire
page-found = { $count ->
    [0] Rien trouvé. Essayez un autre mot.
    [one] Un passage trouvé.
   *[other] { $count } passages trouvés.
}

### Page: new table

page-new-table = { $game_title } : nouvelle table
page-ways = Façons de jouer
page-mode-friends = Entre amis
page-mode-friends-note = Ouvrez la table et envoyez son adresse aux autres. La partie commence quand aucune place n’est libre.
page-mode-screen = Sur cet écran
page-mode-screen-note = Vous vous passez l’appareil. Ce qui est caché reste derrière un rideau jusqu’à ce que le joueur suivant soit prêt.
page-mode-bots = Contre des bots
page-mode-bots-note = La partie commence aussitôt.
page-players = Joueurs
page-seats = Places
page-seat-me-choice = Moi, sur cet écran
page-seat-me-note = Jouée dans ce navigateur.
page-seat-open-choice = Libre
page-seat-open-note = Quiconque a le lien peut la prendre.
page-seat-bot = Bot : { $level }
page-preset = Variante
page-preset-own = Mélange personnel
page-options = Options
page-clock = Temps de réflexion
page-clock-none = Sans limite
page-clock-none-note = Chacun réfléchit aussi longtemps qu’il veut.
page-clock-days = Des jours par tour
page-clock-days-note = Pour les parties sur plusieurs jours. Le temps écoulé, un bot continue ; le joueur peut revenir.
page-clock-bank = En direct
page-clock-bank-note = Chacun a une réserve de temps. Une fois vide, un bot continue ; le joueur peut revenir.
page-clock-days-each = Jours par tour
page-clock-minutes = Minutes pour toute la partie
page-clock-seconds = Secondes ajoutées après chaque tour
page-listed = Qui peut venir
page-listed-false = Avec le lien seulement
page-listed-true = Tout le monde
page-listed-false-note = Personne ne peut deviner l’adresse de la table.
page-listed-true-note = La table figure à l’accueil ; d’autres peuvent s’y asseoir et regarder.
page-hints = Permettre les conseils des bots
page-start = Commencer la partie
page-open-table = Ouvrir la table

### Page: account

page-codes-own = Vos codes de secours
page-bot-token-new-for = Nouveau jeton pour { $name } ; l’ancien ne vaudra plus rien

### Prompts and accounts

prompt-turn = C’est à vous de jouer.
prompt-wait = { $players } réfléchit.

maharani-prompt-first = Posez une tuile, ou retournez vos marqueurs d’action face visible.
maharani-prompt-first-place = Posez une tuile.
maharani-prompt-first-refresh = Aucune tuile ne peut être posée : retournez vos marqueurs d’action face visible.
maharani-prompt-first-remove = Deux artisans d’une même couleur se trouvent sur la même couleur de tuile dans un quartier. Retirez l’un des deux : { $spaces }.
maharani-prompt-worker = Quel artisan va en { $space } : un nouveau, ou un artisan déplacé ?
maharani-prompt-worker-new = Laquelle de vos couleurs envoie un nouvel artisan en { $space } ?
maharani-prompt-worker-move = Lequel de vos artisans se déplace en { $space } ?
maharani-prompt-second = Posez une seconde tuile pour 2 pièces d’or, ou terminez votre tour.
maharani-prompt-second-stop = Aucune seconde tuile ne peut être posée : terminez votre tour.
maharani-wait-first = { $players } choisit une tuile.
maharani-wait-worker = { $players } choisit un artisan pour { $space }.
maharani-wait-second = { $players } peut poser une seconde tuile.

maharaja-prompt-bid = Enchérissez au-delà de { $bid } pour choisir un personnage, ou passez.
maharaja-prompt-bid-bid = Ouvrez l’enchère pour le choix d’un personnage. Une mise de 0 est possible.
maharaja-prompt-bid-pass = Vous ne pouvez pas dépasser { $bid } pièces d’or : passez.
maharaja-prompt-choose = Choisissez un personnage.
maharaja-prompt-found = Placez l’une de vos premières maisons dans un village.
maharaja-prompt-discs = Choisissez en secret deux actions pour votre disque.
maharaja-prompt-discs-chosen = Votre disque : { $plan }. Vous pouvez le changer tant que d’autres choisissent encore : { $players }.
maharaja-prompt-act = Il reste sur votre disque : { $plan }. Voyagez et agissez dans l’ordre de votre choix, ou terminez votre tour.
maharaja-prompt-act-end = Il ne reste rien à faire : terminez votre tour.
maharaja-prompt-act-end-road = Voyagez encore, ou terminez votre tour.
maharaja-prompt-put = Où va la maison de { $place } ?
maharaja-prompt-pick = Votre personnage a été pris : choisissez-en un autre à la banque.
maharaja-prompt-give = Lequel de vos personnages donnez-vous en échange ({ $character }) ?
maharaja-prompt-enticed = { $to } vous débauche un personnage. Lequel donnez-vous ?
maharaja-wait-bid = { $players } réfléchit à son enchère.
maharaja-wait-choose = { $players } choisit un personnage.
maharaja-wait-found = { $players } place une première maison.
maharaja-wait-discs = Choisissent encore leur disque : { $players }.
maharaja-wait-act = { $players } agit.
maharaja-wait-put = { $players } déplace une maison de { $place }.
maharaja-wait-pick = { $players } choisit un personnage à la banque.
maharaja-wait-give = { $players } décide quel personnage donner en échange ({ $character }).
maharaja-wait-enticed = { $players } décide quel personnage céder.

taj_mahal-prompt-turn = Jouez une carte pour gagner de l’influence ({ $province }), ou retirez-vous.
taj_mahal-prompt-turn-withdraw = Aucune de vos cartes ne convient à votre rangée : retirez-vous ({ $province }).
taj_mahal-prompt-placing = { $palaces ->
    [one] Bâtissez un palais ({ $province }).
   *[other] Bâtissez un palais ({ $province }) ; il y en a { $palaces } à bâtir en tout.
}
taj_mahal-prompt-crowning = Bâtissez le palais couronné ({ $province }). Il peut partager une ville avec d’autres palais.
taj_mahal-prompt-taking = { $takes ->
    [one] Prenez une carte de l’étalage.
   *[other] Prenez { $takes } cartes de l’étalage, l’une après l’autre.
}
taj_mahal-wait-turn = { $players } joue une carte ou se retire.
taj_mahal-wait-placing = { $players } bâtit un palais ({ $province }).
taj_mahal-wait-crowning = { $players } bâtit le palais couronné ({ $province }).
taj_mahal-wait-taking = { $players } prend des cartes de l’étalage.

measure-gold = Or
measure-points = Points
measure-palaces = Palais
maharani-source-area = Zones de tuiles
maharani-source-group = Groupes d’artisans
maharani-source-quarter = Quartiers achevés
maharani-source-second = Secondes tuiles
maharaja-source-action = Action « or » du disque
maharaja-source-trader = Le Marchand
maharaja-source-rank = Évaluation des villes
maharaja-source-tie = Évaluation des villes, égalités départagées
maharaja-source-alone = Seul dans une ville
maharaja-source-penalty = Actions inutilisées des autres
maharaja-source-monk = Les chemins du Moine errant
maharaja-source-income = Péages reçus
maharaja-source-toll = Péages payés
maharaja-source-house = Maisons achetées
maharaja-source-palace = Palais achetés
maharaja-source-bid = Enchères de personnages
maharaja-source-central = Palais centraux
maharaja-source-outer = Palais extérieurs
taj_mahal-source-nobility = Noblesse
taj_mahal-source-bonus = Jetons bonus
taj_mahal-source-commodity = Marchandises des jetons bonus
taj_mahal-source-palace = Provinces bâties
taj_mahal-source-chain = Provinces reliées
taj_mahal-source-token = Jetons de province
taj_mahal-source-matches = Jetons de province avec marchandises assorties
taj_mahal-source-cards = Cartes en main à la fin

bot-title-random = Hasard
bot-title-greedy = Glouton
bot-title-novice = Novice
bot-title-apprentice = Apprenti
bot-title-skilled = Confirmé
bot-title-expert = Expert
bot-title-master = Maître
bot-title-search = Recherche
bot-title-flat = Étalon

taj_mahal-option-memory_aid = Montrer quelles cartes de l’étalage chacun a prises, et ce qui a été défaussé
maharani-preset-standard = Partie normale
maharaja-preset-basic = Partie de base
maharaja-preset-short = Partie courte
maharaja-preset-advanced1 = Partie avancée 1
maharaja-preset-advanced2 = Partie avancée 2
taj_mahal-preset-standard = Partie normale

### The table page

page-tutorial-title = Apprendre { $game }
page-tutorial-board = Plateau
page-tutorial-words = Explication
page-tutorial-count = Étape { $step } sur { $steps }
page-tutorial-progress = Votre progression
page-tutorial-back = Retour
page-tutorial-next = Suite
page-tutorial-skip = Passer cette étape
page-tutorial-show = Montrez-moi
page-tutorial-end = Terminé – retour aux jeux
page-tutorial-other = Ce serait permis, mais essayez d’abord ce que demande le texte.
page-tutorial-unreachable = Le serveur est injoignable. Vérifiez votre connexion, puis rouvrez l’étape.

### Maharani's tutorial

maharani-tutorial-1 = Vous êtes Vert, le rond, assis en bas. Le palais a quatre quartiers, chacun avec son animal. Les tuiles rapportent de l’or, les artisans posés dessus en rapportent plus encore, et un quartier terminé paie ses artisans. Le plus riche à la fin gagne.
maharani-tutorial-2 = Au milieu, le tourniquet propose quatre tuiles. Il tourne jusqu’à ce que sa flèche pointe vers le joueur dont c’est le tour : une tuile se trouve alors dans chaque quartier. On pose une tuile dans le quartier où elle se trouve.
maharani-tutorial-3 = Posez la tuile bleue en haut à gauche : choisissez-la, puis une des pièces pleines du quartier du lion, puis la direction de sa flèche. Les nombres disent combien d’or elle rapporte.
maharani-tutorial-3-done = Très bien. Une tuile rapporte 1 pièce d’or pour chaque tuile de sa zone : les tuiles d’une couleur qui se touchent, elle-même comprise.
maharani-tutorial-4 = La tuile verte en bas à gauche a une demi-colonne. Ses colonnes doivent correspondre à celles de la case : elle n’y va donc que dans un sens, et la flèche suit. Posez-la dans le quartier du singe, là où sa flèche pointe vers vous : les pièces y disent 2.
maharani-tutorial-4-done = La flèche pointe vers votre côté : un de vos artisans est venu sur la tuile et a rapporté 1 pièce d’or de plus. Si la flèche pointe ailleurs, aucun artisan ne vient.
maharani-tutorial-5 = Dans le quartier du lion, il ne manque qu’une tuile pour que trois tuiles bleues forment une seule zone. Comblez le vide en c2.
maharani-tutorial-5-done = 4 pièces d’or : une pour chaque tuile de la zone bleue. Les zones passent aussi d’un quartier à l’autre, et peu importe qui les a posées.
maharani-tutorial-6 = Vos artisans en c1 et b2 sont tout près l’un de l’autre. Posez la tuile rouge de sorte qu’un troisième les relie : des artisans d’une couleur, côte à côte, forment un groupe.
maharani-tutorial-6-done = 4 pièces d’or : 1 pour la tuile et 3 pour le groupe de trois artisans.
maharani-tutorial-7 = Dans un quartier, vous avez au plus un artisan par couleur de tuile. Votre artisan en a5 est sur une tuile bleue. Posez la tuile bleue à côté de vos autres artisans, la flèche vers vous.
maharani-tutorial-7-done = Aucun nouvel artisan n’est venu : celui de a5 est passé sur la nouvelle tuile, et le groupe de trois a rapporté 3 pièces d’or. Se déplacer ne coûte rien.
maharani-tutorial-8 = La tuile orange en haut à droite se trouve dans le quartier de l’éléphant, mais c’est en d1 qu’elle vaut le plus. Pour la poser dans un autre quartier, vous retournez face cachée votre marqueur du quartier où elle se trouve. Les pièces au bord interrompu coûtent un marqueur.
maharani-tutorial-8-done = Votre marqueur de l’éléphant est maintenant face cachée. Tant qu’il le reste, les tuiles qui s’y trouvent ne peuvent être posées que là.
maharani-tutorial-9 = Après la première tuile, vous pouvez en poser une seconde pour 2 pièces d’or, payées à la fin du tour ; sinon, vous finissez le tour. La tuile blanche en g7, la flèche vers vous, en rapporte 4 : cela vaut la peine.
maharani-tutorial-9-done = 4 pièces d’or gagnées, 2 payées. Le tourniquet est regarni depuis le sac, puis il tourne vers le joueur suivant.
maharani-tutorial-10 = Tous vos marqueurs sont face cachée, et les tuiles rapportent peu là où elles se trouvent. Au lieu de poser, retournez tous vos marqueurs face visible.
maharani-tutorial-10-done = Dès votre prochain tour, vous pourrez de nouveau bâtir dans tous les quartiers. C’était le tour entier.
maharani-tutorial-11 = Il reste une case dans le quartier du paon : h5. Un quartier plein est évalué à la fin du tour : 1, 2, 3, 4, 5 ou 6 artisans d’une couleur reçoivent 4, 6, 9, 13, 18 ou 24 pièces d’or. Terminez-le.
maharani-tutorial-11-done = 13 pièces d’or pour vos quatre artisans. Puis tous les artisans du quartier retournent à leur réserve ; les tuiles restent.
maharani-tutorial-12 = Quand le quatrième quartier a été évalué, la partie est finie. Le plus riche gagne ; à égalité, on partage la victoire. À vous de jouer : le palais vous attend.

### Boards

board-pan = Le plateau, de près ou en entier
board-pan-nearer = Plus près
board-pan-farther = Plus loin
board-pan-whole = Tout le plateau

### Maharaja’s board

maharaja-board-map = Carte
maharaja-board-place = { $place }
maharaja-board-standing = { $place } : { $pieces }
maharaja-board-nothing = rien ne s’y trouve
maharaja-board-court = le maharaja
maharaja-board-architect = l’architecte de { $player }
maharaja-board-central = le palais central est à { $player }
maharaja-board-outer = { $count ->
    [one] un palais extérieur de { $player }
   *[other] { $count } palais extérieurs de { $player }
  }
maharaja-board-neutral = { $count ->
    [one] un palais neutre
   *[other] { $count } palais neutres
  }
maharaja-board-houses = { $count ->
    [one] une maison de { $player }
   *[other] { $count } maisons de { $player }
  }
maharaja-board-room = { $count ->
    [one] place pour une maison
   *[other] place pour { $count } maisons
  }
maharaja-board-own-houses = { $count ->
    [one] Votre maison à { $place }
   *[other] Vos { $count } maisons à { $place }
  }
maharaja-board-plot = Poser une maison à { $place }
maharaja-board-site = { $place }, site { $site }
maharaja-board-site-outer = { $place }, sites extérieurs : { $count } libres
maharaja-board-site-central = { $place }, site central : libre
maharaja-board-site-taken = { $place }, site central : palais de { $player }
maharaja-board-trip = { $way } : { $price ->
    [0] gratuit
   *[other] { $price } or ({ $paid })
  }
maharaja-board-trip-monk = { $way } : { $payees ->
    [0] gratuit
   *[other] la banque paie { $paid }
  }
maharaja-board-paid = { $player } : { $gold }
maharaja-board-track = Gouverneurs
maharaja-board-governor = Gouverneur de { $place }, case { $box }{ $next ->
    [0] {""}
   *[other] , prochaine ville
  }
maharaja-board-characters = Personnages
maharaja-board-bank = banque
maharaja-board-home = { $place }
maharaja-board-power-mogul = premier ; gagne les égalités
maharaja-board-power-trader = 1 or à chaque tour
maharaja-board-power-sadhu = palais extérieurs : 2 points
maharaja-board-power-monk = voyage gratuitement
maharaja-board-power-builder = une maison gratuite par tour
maharaja-board-power-artisan = un palais coûte 9
maharaja-board-power-yogi = un jeton à chaque tour
maharaja-board-chits-bank = Jetons à la banque : { $count }
maharaja-board-disc = Votre disque secret
maharaja-board-disc-how = Cadran à deux aiguilles : choisissez deux actions
maharaja-board-disc-lay = Le poser face cachée
maharaja-board-disc-laid = Votre disque est posé face cachée. Vous pouvez le changer tant que tous n’ont pas choisi.
maharaja-board-disc-change = Le regarder ou le changer
maharaja-board-disc-keep = Le laisser ainsi
maharaja-board-disc-hidden = face cachée
maharaja-board-hand = Aiguille { $hand }
maharaja-board-hand-none = pas encore tournée
maharaja-board-scoring = { $place } compte ce tour-ci
maharaja-board-if-scored = Si l’on comptait { $place }
maharaja-board-nobody = Personne n’a encore de point ici.
maharaja-board-points = { $count ->
    [one] 1 point
   *[other] { $count } points
  }
maharaja-board-auction = Enchère pour un personnage
maharaja-board-bid = { $player } offre { $gold }
maharaja-board-opens = { $player } ouvre l’enchère
maharaja-board-passed = Ont passé :
maharaja-board-hidden = caché
maharaja-board-fact-palaces = Palais
maharaja-board-fact-gold = Or
maharaja-board-fact-pool = Maisons à construire
maharaja-board-fact-quarry = Maisons à la carrière
maharaja-board-fact-character = Personnage
maharaja-board-fact-chits = Jetons
maharaja-board-fact-disc = Disque
maharaja-board-chit = Utiliser un jeton (vous en avez { $count })
maharaja-board-do-house = Construire pour 1 or
maharaja-board-do-builder-house = Construire gratuitement, avec le Bâtisseur
maharaja-board-do-move = La déplacer avec le disque
maharaja-board-do-builder-move = La déplacer avec le Bâtisseur

### Le plateau de Taj Mahal

taj_mahal-board-map = Carte des provinces
taj_mahal-board-province = { $province }, visite { $token }
taj_mahal-board-visited = visitée maintenant
taj_mahal-board-goods = marchandises : { $commodity }
taj_mahal-board-token-of = son jeton appartient à { $seat }
taj_mahal-board-visit = Visite { $visit } sur { $visits }
taj_mahal-board-city = { $city }, province { $province }
taj_mahal-board-bonus = jeton bonus : { $bonus }
taj_mahal-board-palace = palais de { $seat }
taj_mahal-board-crown = palais couronné de { $seat }
taj_mahal-board-joins = { $provinces ->
    [one] un palais ici reste isolé : 1 point
   *[other] un palais ici relie { $provinces } provinces : { $provinces } points
}
taj_mahal-board-earns = { $points ->
    [one] le jeton rapporte 1 point
   *[other] le jeton rapporte { $points } points
}
taj_mahal-board-earns-card = le jeton rapporte une carte
taj_mahal-board-court = La cour et les rangées devant elle
taj_mahal-board-short-vizier = Vizir
taj_mahal-board-short-general = Général
taj_mahal-board-short-monk = Moine
taj_mahal-board-short-princess = Princesse
taj_mahal-board-short-mogul = Moghol
taj_mahal-board-short-elephant = Éléphant
taj_mahal-board-taken = pris
taj_mahal-board-aside = écarté par un soulèvement
taj_mahal-board-tied = égalité, personne ne l’obtiendrait
taj_mahal-board-nobody = personne ne l’a montré
taj_mahal-board-leads = en tête
taj_mahal-board-holds = possède un jeton : { $member }
taj_mahal-board-first = commence la visite
taj_mahal-board-withdrawn = s’est retiré
taj_mahal-board-no-cards = pas encore de carte
taj_mahal-board-unrest = Révolte
taj_mahal-board-calm = tout est calme
taj_mahal-board-protested = le soulèvement est passé
taj_mahal-board-hand = { $cards ->
    [one] Main : { $cards } carte
   *[other] Main : { $cards } cartes
}
taj_mahal-board-cards = { $card }, { $count } fois
taj_mahal-board-display = Étalage
taj_mahal-board-deck = { $cards } dans la pioche
taj_mahal-board-discarded = { $cards ->
    [one] { $cards } défaussée
   *[other] { $cards } défaussées
}
taj_mahal-board-memory = Ce qui a été vu
taj_mahal-board-unknown = { $cards ->
    [one] et { $cards } carte que personne n’a vue
   *[other] et { $cards } cartes que personne n’a vues
}
taj_mahal-board-effect-might = un éléphant
taj_mahal-board-effect-nobility = 2 points quand elle est jouée
taj_mahal-board-effect-knowledge = un Grand Moghol
taj_mahal-board-effect-enlightenment = la carte jouée avec elle peut être de n’importe quelle couleur
taj_mahal-board-fact-points = Points
taj_mahal-board-fact-cards = Cartes en main
taj_mahal-board-fact-palaces = Palais construits
taj_mahal-board-fact-advisors = Conseillers
taj_mahal-board-fact-prestige = Cartes de prestige
taj_mahal-board-on = palais sur { $city }
taj_mahal-board-crown-on = palais couronné sur { $city }
taj_mahal-board-do-play = La jouer seule
taj_mahal-board-do-withdraw = Se retirer

### Maharaja’s tutorial

maharaja-tutorial-1 = Vous êtes Vert, avec le cercle sur chaque pièce. Qui bâtit sept palais met fin à la partie, et le plus de palais l’emporte. Les palais s’élèvent dans les sept villes : un site central et six sites extérieurs dans chacune. Regardez Udaipur : le palais central et un palais extérieur sont à vous.
maharaja-tutorial-2 = Avant le premier tour, chacun place quatre maisons, une à une, dans les villages au bord des routes. On ne peut suivre une route que si chaque village y compte une maison, peu importe à qui. Achevez la route du départ à Jaipur : placez une maison dans son second village.
maharaja-tutorial-2-done = La route de Jaipur est ouverte. Qui passe devant votre maison sans en avoir une à lui dans ce village vous paiera 1 or.
maharaja-tutorial-3 = Les gouverneurs montrent où va le Maharaja. À chaque tour de jeu, il visite la ville du gouverneur le plus bas, qui monte ensuite tout en haut. Il est à Jaipur : cette ville compte donc à la fin du tour. Agra sera la suivante.
maharaja-tutorial-4 = Chacun prévoit maintenant deux actions en secret. Vous voulez un palais à Jaipur, et des maisons à côté. Tournez une aiguille de votre disque vers deux maisons, l’autre vers le palais, puis posez-le face cachée.
maharaja-tutorial-4-done = Personne ne voit votre disque avant votre tour. On joue dans l’ordre des personnages : Rouge a le Moghol, numéro 1, et commence.
maharaja-tutorial-5 = À vous. Voyager ne coûte aucune action, mais des péages : un village où vous avez une maison est gratuit, dans tout autre vous payez 1 or au propriétaire de chaque maison. Pointez Jaipur pour voir le chemin et son prix, et allez-y.
maharaja-tutorial-5-done = Le premier village était à vous ; dans le second, vous avez payé 1 or à Rouge. Vous pouvez voyager aussi loin que vous pouvez payer, avant, entre et après vos actions.
maharaja-tutorial-6 = On bâtit un palais là où se trouve son architecte, pour 12 or. Un palais extérieur vaut 1 point quand la ville compte, le palais central 3. Le centre de Jaipur est libre : bâtissez-y.
maharaja-tutorial-6-done = Votre deuxième palais. Personne ne pourra vous prendre ce site.
maharaja-tutorial-7 = Deux maisons coûtent 1 or chacune. L’une au moins va dans la ville où se trouve votre architecte, et chaque maison y vaut 1 point. Construisez une maison à Jaipur, sur la parcelle en pointillé au pied du mur.
maharaja-tutorial-7-done = La seconde maison peut aussi aller à Jaipur, ou dans un village où il y a de la place, pour ouvrir des routes et toucher des péages.
maharaja-tutorial-8 = Vous ne pouvez construire que les maisons de votre réserve, et la vôtre est vide. La carrière en a d’autres. Prenez-y 2 maisons.
maharaja-tutorial-8-done = Une action apporte deux maisons. Prévoyez-la avant d’en avoir besoin.
maharaja-tutorial-9 = Votre autre action fait descendre un gouverneur d’exactement deux cases ; ceux qu’il dépasse montent d’une case. Le plus bas décide où ira le Maharaja. Faites descendre le gouverneur d’Udaipur : c’est là que vous pouvez marquer.
maharaja-tutorial-9-done = Udaipur vient avant Agra désormais. Les autres avaient peut-être prévu Agra.
maharaja-tutorial-10 = Chaque personnage a un numéro, qui donne l’ordre des tours, et un pouvoir. Votre palais coûterait 12 or, et vous en avez 9. L’Artisan bâtit pour 9. Votre action vous permet de prendre un personnage à la banque, ou même à un autre joueur. Prenez l’Artisan.
maharaja-tutorial-10-done = Votre Marchand est retourné à la banque. Avec l’Artisan, vous pouvez bâtir votre palais tout de suite, dans le même tour.
maharaja-tutorial-11 = Vous êtes le dernier de ce tour. Quand vous le finirez, Jaipur comptera : 1 point pour votre architecte, 1 pour chacune de vos deux maisons, 3 pour le palais central. Finissez votre tour.
maharaja-tutorial-11-done = 6 points, première place, 11 or. Rouge en reçoit 7 pour la deuxième. À égalité, le plus petit numéro de personnage passe devant, et qui marque seul reçoit 5 or de plus.
maharaja-tutorial-12 = Dernière étape : vous avez six palais et assez d’or. Bâtissez le septième à Agra, sur le site de votre choix.
maharaja-tutorial-12-done = La partie se termine après le décompte de ce tour. Elle se terminerait aussi quand un gouverneur arrive à la case 10. Le plus de palais l’emporte, puis le plus d’or, puis le plus petit numéro de personnage. Bonne partie !

### Page: account

page-guest-note = Vous jouez en invité de ce navigateur. Avec un compte, vous retrouvez vos parties partout ; celles de l’invité vous suivent.
page-sign-up = Créer un compte
page-sign-up-note = Un nom et un mot de passe suffisent.
page-sign-in = Se connecter
page-sign-in-note = Bon retour parmi nous. Ce que vous avez joué en invité vous suit.
page-recover = Mot de passe oublié
page-recover-note = Un de vos codes de secours permet de choisir un nouveau mot de passe. Chaque code sert une fois.
page-sign-out = Se déconnecter
page-signed-in = Vous jouez maintenant sous le nom de { $name }.
page-name = Nom
page-password = Mot de passe
page-password-new = Nouveau mot de passe
page-password-old = Mot de passe actuel
page-password-note = Au moins { $shortest } caractères.
page-password-change = Changer le mot de passe
page-password-changed = Le mot de passe est changé. Les autres appareils sont déconnectés.
page-code = Code de secours
page-codes = Codes de secours
page-codes-note = Gardez ces codes en lieu sûr : l’un d’eux vous rouvre le compte si vous oubliez le mot de passe. Ils ne sont montrés qu’une fois.
page-codes-renew = Si les codes sont perdus ou épuisés, faites-en d’autres. Les anciens ne vaudront plus rien.
page-codes-new = Faire de nouveaux codes
page-copy = Copier
page-copied = Copié.
page-download = Garder en fichier
page-kept = Je les ai gardés
page-saved = Enregistré.
page-guest = En invité
page-guest-name = Votre nom à la table
page-guest-name-note = Les autres le voient. Vous pouvez le changer à tout moment.
page-save-name = Enregistrer le nom
page-statistics = Statistiques
page-no-statistics = Rien encore : la première partie jouée jusqu’au bout apparaîtra ici.
page-game = Jeu
page-played = Jouées
page-won = Gagnées
page-mean = Score moyen
page-best = Meilleur score
page-notifications = Notifications
page-notifications-note = Quand c’est à vous et que vous n’êtes pas là, on peut vous prévenir. Laissez une ligne vide pour ne rien recevoir.
page-email = Adresse électronique
page-email-confirmed = Confirmée.
page-email-waiting = Pas encore confirmée : entrez le code envoyé à cette adresse.
page-save-email = Enregistrer l’adresse
page-mail-sent = Un code a été envoyé à cette adresse.
page-mail-code = Code de 8 chiffres reçu par courriel
page-confirm-email = Confirmer l’adresse
page-webhook = Webhook
page-webhook-note = Une adresse web appelée à chacun de vos tours, pour les messageries par exemple.
page-save-webhook = Enregistrer le webhook
page-bots = Vos bots
page-bots-note = Un programme à vous peut jouer ici. Il s’annonce par un jeton ; la documentation du serveur montre comment.
page-bot-name = Nom du bot
page-bot-make = Créer un bot
page-bot-token = Jeton de { $name }
page-bot-token-note = Quiconque a ce jeton joue à la place de votre bot. Il n’est montré qu’une fois.
page-bot-token-new = Nouveau jeton
page-data = Vos données
page-export-note = Tout ce que ce serveur garde de vous, en un fichier.
page-export = Télécharger mes données
page-delete = Me supprimer
page-delete-note = Vos parties restent sans votre nom, tout le reste est effacé. Des bots reprennent vos parties en cours.
page-delete-sure = Oui, supprimez tout. C’est irrévocable.
page-deleted = Vos données sont effacées.

### Replay

page-replay-title = Revoir : { $game }
page-replay-controls = Déroulement de la partie
page-replay-moment = Entrée { $at } sur { $length }
page-replay-first = Au début
page-replay-back = Une entrée en arrière
page-replay-on = Une entrée en avant
page-replay-last = À la fin
page-replay-play = Lecture
page-replay-pause = Pause
page-replay-start = Avant la première entrée.
page-replay-eyes = Vu par
page-replay-spectator = un spectateur
page-replay-link = Copier le lien vers ce moment
page-replay-copied = Copié
page-replay-record = Télécharger la partie
page-replay-table = Vers la table
page-replay-fork = Rejouer à partir d’ici
page-replay-fork-why = Une nouvelle table commence à ce moment. Vous jouez pour { $name }, des robots pour les autres.
page-replay-against = Contre
page-replay-fork-do = Rejouer
page-replay-chart = { $what } au fil de la partie
page-replay-chart-end = À la fin :
page-replay-sources = { $what } par source
page-replay-source = Source
page-replay-total = Au total
page-replay-unreachable = Le serveur est injoignable. Vérifiez votre connexion, puis rechargez la page.

### Reports of the command line

verify-legal = { $file } : les { $entries } entrées sont toutes conformes aux règles.
verify-proved = Les { $draws } tirages sont bien ceux de la graine, dont le SHA-256 avait été publié au début.
verify-secret = La partie n’est pas finie : sa graine reste secrète, et les tirages ne peuvent pas encore être vérifiés.
verify-untrue = { $file } n’est pas véridique :
check-total = Conformes : { $passed } ; non conformes : { $failed }
simulate-head = { $games ->
    [one] 1 partie
   *[other] { $games } parties
} de { $game } à { $players }, graine { $seed } : { $decisions } décisions par partie, score gagnant { $score }
simulate-bot = robot
simulate-seat = place
simulate-wins = victoires
simulate-share = part
simulate-score = score
report-figure = { $figure }
maharani-board-arrow-to = Flèche { $arrow }
maharani-board-worker-new = Nouvel artisan { $worker }, { $gold } { $gold ->
    [one] pièce
   *[other] pièces
} d’or
maharani-board-worker-move = Déplacer l’artisan { $worker }, { $gold } { $gold ->
    [one] pièce
   *[other] pièces
} d’or
maharani-board-workers-of = { $count } { $worker }

### The table page

table-page-board = Plateau
table-page-decision = Votre décision
table-page-players = Joueurs
table-page-around = Joueurs et journal
table-page-log = Journal
table-page-chat = Discussion
table-page-menu = Menu
table-page-home = Vers l’accueil
table-page-loading = Un instant…
table-page-sending = Un instant…
table-page-lost = La connexion est perdue. Elle revient d’elle-même ; rien n’est perdu.
table-page-unreachable = Le serveur est injoignable. Réessayez dans un instant.
table-page-watching = Vous regardez.
table-page-you = vous
table-page-turn = doit jouer
table-page-bot = Robot : { $bot }
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
table-page-gain-maharani = or
table-page-gain-maharaja = or
table-page-gain-taj_mahal = { $amount ->
    [one] point
   *[other] points
}
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
table-page-hints = Ce que ferait le robot
table-page-thinking = Le robot réfléchit…
table-page-chance = Gagne à { $win } %, score final d’environ { $score }
table-page-since = Depuis votre dernier tour
table-page-recap = Résumé ({ $count })
table-page-result = Résultat
table-page-line-undo = { $who } reprend un coup.
table-page-line-resign = { $who } abandonne.
table-page-line-takeover = Un robot joue désormais pour { $who } : { $bot }.
table-page-line-return = { $who } est de retour.

table-page-waiting-room = Salle d’attente
table-page-link = Lien vers cette table
table-page-copy = Copier le lien
table-page-copied = Copié
table-page-share = Partager
table-page-free = libre
table-page-sit = S’asseoir ici
table-page-fill = Installer un robot
table-page-bot-level = Niveau des robots que vous installez
table-page-leave = Se lever
table-page-clear = Libérer la place
table-page-call-off = Annuler la table

table-page-taken-over = Un robot joue pour vous.
table-page-return = Reprendre la main
table-page-resign = Abandonner
table-page-resign-sure = Abandonner cette partie ? C’est définitif.
table-page-rematch = Rejouer
table-page-replay = Revoir la partie
table-page-record = Télécharger la partie
table-page-rules = Règles
table-page-watch = Inviter à regarder
table-page-note = Votre note privée
table-page-seed = Tirages loyaux
table-page-seed-why = Tous les tirages découlent d’une graine. Son SHA-256 était fixé avant la partie :
table-page-seed-was = La graine était

table-page-chat-empty = Personne n’a encore rien dit.
table-page-chat-say = Dire quelque chose
table-page-chat-send = Envoyer
table-page-room-watchers = Les autres spectateurs vous entendent, les joueurs seulement après la partie.
table-page-mute = Ignorer
table-page-spectator = Spectateur

table-page-pass-to = Passez l’écran à { $name }
table-page-pass-why = Les autres regardent ailleurs. Rien n’est montré tant que vous n’êtes pas prêt.
table-page-pass-taken = Je suis { $name }

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

### Tutorial of Taj Mahal

taj_mahal-tutorial-1 = La cour du Grand Moghol parcourt douze provinces, une par visite. La province éclairée, Lahore, est visitée en premier : son jeton porte le numéro 1. Les palais, les liaisons entre provinces et les marchandises rapportent des points ; qui en a le plus après la douzième visite gagne.
taj_mahal-tutorial-2 = À chaque visite, six places de la cour sont à gagner. Le vizir, le général, le moine et la princesse permettent chacun de bâtir un palais. La couronne du Grand Moghol permet de bâtir dans n’importe quelle ville. L’éléphant apporte les marchandises de la province.
taj_mahal-tutorial-3 = On les gagne avec des cartes. Une carte de couleur montre deux membres de la cour. À votre tour, vous ajoutez une carte de couleur à votre rangée. Jouez la carte rouge avec l’éléphant et le vizir.
taj_mahal-tutorial-3-done = Votre rangée est maintenant rouge : jusqu’à la fin de cette visite, seules des cartes rouges peuvent suivre.
taj_mahal-tutorial-4 = Avec une carte de couleur, vous pouvez jouer une carte incolore, mais jamais une carte incolore seule. Jouez la carte rouge avec l’éléphant et le général, accompagnée de l’éléphant incolore.
taj_mahal-tutorial-4-done = Trois éléphants se trouvent dans votre rangée, plus que dans toute autre.
taj_mahal-tutorial-5 = Sous chaque place, vous voyez qui l’obtiendrait maintenant. Une marque désigne le joueur qui a strictement le plus de ce symbole. « = » est une égalité : deux joueurs montrent un général chacun, donc personne n’obtiendrait le général. Vous dominez avec les éléphants, 3 contre 2.
taj_mahal-tutorial-6 = Vous n’obtenez rien avant de vous retirer, et tant que vous restez, d’autres peuvent vous dépasser. Vous dominez maintenant pour le général et l’éléphant. Retirez-vous.
taj_mahal-tutorial-6-done = Le général et l’éléphant sont à vous : un palais à bâtir, et le jeton de la province avec son riz. Votre rangée est défaussée.
taj_mahal-tutorial-7 = Le général vous permet de bâtir un palais à Ajmer. Un palais rapporte 1 point, et 1 de plus pour chaque autre province que vos palais lui relient par les routes. Une route mène de votre palais de Lahore à AJMb. Bâtissez-y.
taj_mahal-tutorial-7-done = 2 points : un pour Ajmer, un pour Lahore. Les longues chaînes valent le plus : elles comptent à nouveau dans chaque province où elles s’étendent.
taj_mahal-tutorial-8 = Sur les losanges se trouvent des jetons bonus. Un jeton de marchandise rapporte 1 point, et 1 de plus pour chaque marchandise identique que vous avez déjà. Vous avez le riz de Lahore. Bâtissez à DELb, où il y a du riz.
taj_mahal-tutorial-8-done = 2 points pour le riz. Comme vous avez aussi l’éléphant, vous recevez le jeton de Delhi : 1 point pour le riz et 1 pour le thé, et 2 de plus car vous avez déjà deux fois du riz.
taj_mahal-tutorial-9 = Le palais couronné peut se dresser n’importe où dans la province, même avec un autre palais. Il ne prend pas de jeton bonus, mais il relie. La route de votre palais de Multan mène à GUJb : placez-le là.
taj_mahal-tutorial-9-done = Gujarat et Multan sont reliés : 2 points. La couronne retourne à la cour, le palais reste.
taj_mahal-tutorial-10 = Qui se retire prend deux cartes de l’étalage ; le dernier ne reçoit que ce qui reste. Vous vous êtes retiré sans avoir joué, vous piocherez donc aussi une carte : un bon moyen de reprendre des forces. Prenez le double éléphant rouge.
taj_mahal-tutorial-10-done = Plusieurs cartes d’une même couleur font une longue rangée. Les cartes sont rares : ne luttez pas à chaque visite.
taj_mahal-tutorial-11 = Deux jetons du même conseiller rapportent sa carte de prestige, qui revient dans votre main après chaque visite, jusqu’à ce que quelqu’un d’autre la gagne. Illumination permet d’ajouter une carte d’une autre couleur. Votre rangée est rouge ; jouez le double éléphant bleu avec Illumination.
taj_mahal-tutorial-11-done = Vous dominez avec trois éléphants, et votre rangée reste rouge.
taj_mahal-tutorial-12 = La douzième visite mène à Agra, où le Taj Mahal vaut 4 points. Ensuite, chaque carte incolore ou de prestige de votre main compte 1 point, ainsi que chaque carte de votre meilleure couleur : cette main en vaudrait 5. À vous de jouer !

### La compagnie à la table

server-no-still-here = Ce joueur est là. Un robot ne peut remplacer que quelqu’un qui est absent.
server-no-name-of-another = On ne peut donner un nom qu’à une place qui est la sienne.

table-page-ending = Finir plus tôt
table-page-takeover = Laisser un robot jouer pour { $who }
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
    [one] { $names } voudrait qu’un robot joue pour { $who }.
   *[other] { $names } voudraient qu’un robot joue pour { $who }.
}
table-page-own-abandon = Vous proposez d’arrêter la partie. Doivent encore accepter : { $names }.
table-page-own-takeover = Vous voudriez qu’un robot joue pour { $who }. Doivent encore accepter : { $names }.
table-page-vote-agree = D’accord
table-page-vote-no = Non
table-page-vote-back = Retirer
table-page-hurry = Quand votre temps est écoulé, un robot joue pour vous. Vous pourrez reprendre votre place.
table-page-rematch-made = Vers la partie suivante
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
table-page-name-set = Prendre ce nom

page-seat-name = Nom de la place { $place }
page-seat-name-short = Nom
