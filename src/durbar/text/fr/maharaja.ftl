### Maharaja

## The game

maharaja-title = Maharaja
maharaja-by = de Wolfgang Kramer et Michael Kiesling
maharaja-summary = Envoyez votre architecte à travers l’Inde, préparez deux actions en secret et bâtissez des palais là où va le Maharaja.
maharaja-option-short = Partie courte : 6 palais chacun, 8 tours de jeu au plus
maharaja-option-yogi = Yogi et jetons d’action
maharaja-option-neutral_palaces = Des palais des couleurs inutilisées dans chaque ville
maharaja-option-auction = Les personnages sont mis aux enchères
maharaja-option-home_city = Un personnage marque 1 point de plus dans sa ville
maharaja-option-several_characters = Plusieurs personnages par joueur
maharaja-option-hidden_money = L’or est caché aux autres
maharaja-option-penalty = Une action inutilisée rapporte 2 pièces d’or à chacun des autres
maharaja-option-palace_and_house = Neuvième action du disque : un palais et une maison
page-players-maharaja = 2 à 5 joueurs
page-length-maharaja = environ 90 minutes
maharaja-preset-basic = Partie de base
maharaja-preset-short = Partie courte
maharaja-preset-advanced1 = Partie avancée 1
maharaja-preset-advanced2 = Partie avancée 2
maharaja-preset-published = Partie publiée : pénalité, palais et maison

## Words that stand in for the arguments of messages

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

## Actions

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

## Events

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

## Why an action is not possible

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

## Prompts

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

## Where gold and points come from

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
table-page-gain-maharaja = or

## On the page

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

## In the terminal

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
