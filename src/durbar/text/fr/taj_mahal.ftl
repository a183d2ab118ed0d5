### Taj Mahal

## The game

taj_mahal-title = Taj Mahal
taj_mahal-by = de Reiner Knizia
taj_mahal-summary = Gagnez la faveur de la cour du Grand Moghol dans douze provinces, et retirez-vous au bon moment.
page-players-taj_mahal = 2 à 5 joueurs
page-length-taj_mahal = environ 75 minutes
taj_mahal-option-memory_aid = Montrer quelles cartes de l’étalage chacun a prises, et ce qui a été défaussé
taj_mahal-preset-standard = Partie normale

## Words that stand in for the arguments of messages

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

## Actions

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

## Events

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

## Why an action is not possible

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

## Prompts

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

## Where gold and points come from

taj_mahal-source-nobility = Noblesse
taj_mahal-source-bonus = Jetons bonus
taj_mahal-source-commodity = Marchandises des jetons bonus
taj_mahal-source-palace = Provinces bâties
taj_mahal-source-chain = Provinces reliées
taj_mahal-source-token = Jetons de province
taj_mahal-source-matches = Jetons de province avec marchandises assorties
taj_mahal-source-cards = Cartes en main à la fin
table-page-gain-taj_mahal = { $amount ->
    [one] point
   *[other] points
}

## On the page

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

## In the terminal

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
