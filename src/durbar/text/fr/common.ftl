### Common to all games

language-name = Français

## Seats and results

seat-0 = Vert
seat-1 = Rouge
seat-2 = Bleu
seat-3 = Jaune
seat-4 = Violet
measure-gold = Or
measure-points = Points
measure-palaces = Palais

## Whose turn it is

prompt-turn = C’est à vous de jouer.
prompt-wait = { $players } réfléchit.

## Why something cannot be done at a table

no-game-over = la partie est terminée
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
table-bot-already = la place { $seat } est déjà jouée par le bot { $bot }
table-not-taken-over = aucun bot n’a pris la relève à la place { $seat }
table-not-open = la place { $seat } n’est pas libre
table-position-and-options = une position a ses propres options : donnez l’une ou les autres
table-wrong-seats = la position est prévue pour { $players } joueurs, mais il y a { $seats } places
table-seed-needed = une partie inachevée ne reprend qu’avec sa graine : indiquez la graine
table-wrong-seed = ce n’est pas la graine de cette partie : son SHA-256 n’est pas celui qui a été publié
table-bad-seats = les places sont une liste de « human », « open » et de noms de bots, pas { $found }
table-bad-names = il y a { $seats } places : donnez autant de noms
table-bad-name = { $found } ne peut pas servir de nom : au plus { $longest } caractères imprimables

## Bots

bot-random = Joue n’importe quel coup permis.
bot-greedy = Prend ce qui rapporte le plus tout de suite, sans regarder plus loin.
bot-novice = Un débutant : voit ce qu’un coup rapporte maintenant, rarement à quoi il sert, et hésite souvent.
bot-apprentice = Regarde un peu devant lui et manque ce qui est plus profond.
bot-skilled = Prépare son tour et voit les réponses évidentes des autres.
bot-expert = Voit loin et soupèse ce que les autres peuvent avoir ou vouloir.
bot-master = Joue de son mieux ; prend jusqu’à cinq secondes par décision.
bot-search = La recherche avec un budget de votre choix.
bot-flat = Essaie chaque coup dans des parties au hasard ; un étalon.

## Their names

bot-title-random = Hasard
bot-title-greedy = Glouton
bot-title-novice = Novice
bot-title-apprentice = Apprenti
bot-title-skilled = Confirmé
bot-title-expert = Expert
bot-title-master = Maître
bot-title-search = Recherche
bot-title-flat = Étalon

## Why a bot would do it

advice-now = C’est ce qui rapporte le plus tout de suite.
advice-later = Cela prépare la suite.
advice-deny = Cela laisse moins aux autres.
