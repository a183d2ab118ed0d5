### Maharani

## The game

maharani-title = Maharani
maharani-by = de Wolfgang Panning
maharani-summary = Posez des tuiles de mosaïque dans les quatre quartiers du palais et envoyez-y vos artisans.
page-players-maharani = 2 à 4 joueurs
page-length-maharani = environ 45 minutes
maharani-preset-standard = Partie normale

## Words that stand in for the arguments of messages

arrow-N = nord
arrow-E = est
arrow-S = sud
arrow-W = ouest
worker-green = vert
worker-red = rouge
worker-blue = bleu
worker-yellow = jaune
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
pillars-centre = une colonne au centre
pillars-N = une demi-colonne au nord
pillars-E = une demi-colonne à l’est
pillars-S = une demi-colonne au sud
pillars-W = une demi-colonne à l’ouest
pillars-NS = des demi-colonnes au nord et au sud
pillars-EW = des demi-colonnes à l’est et à l’ouest

## Actions

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

## Events

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

## Why an action is not possible

maharani-no-doubled = deux artisans d’une même couleur se trouvent sur la même couleur de tuile dans un quartier ; l’un de ceux en { $spaces } doit d’abord partir
maharani-no-before-start = il faut d’abord tirer au sort le premier joueur, parmi { $players }
maharani-no-before-refill = il faut d’abord remplir les cases vides du tourniquet
maharani-no-such-tile = il n’y a plus de tuile { $tile } { $kind } dans le sac
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

## Prompts

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

## Where gold and points come from

maharani-source-area = Zones de tuiles
maharani-source-group = Groupes d’artisans
maharani-source-quarter = Quartiers achevés
maharani-source-second = Secondes tuiles
table-page-gain-maharani = or

## On the page

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

## In the terminal

terminal-tile-blue = B
terminal-tile-red = R
terminal-tile-green = V
terminal-tile-orange = O
terminal-tile-purple = T
terminal-tile-white = N
terminal-animal = { $animal }
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
