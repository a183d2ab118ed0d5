### Maharani

## The game

maharani-title = Maharani
maharani-by = by Wolfgang Panning
maharani-summary = Lay mosaic tiles in the four quarters of the palace and send your workers onto them.
page-players-maharani = 2 to 4 players
page-length-maharani = about 45 minutes
maharani-preset-standard = Standard game

## Words that stand in for the arguments of messages

arrow-N = north
arrow-E = east
arrow-S = south
arrow-W = west
worker-green = green
worker-red = red
worker-blue = blue
worker-yellow = yellow
tile-blue = blue
tile-red = red
tile-green = green
tile-orange = orange
tile-purple = purple
tile-white = white
kind-centre = with a centre column
kind-ahead = with a half column ahead
kind-right = with a half column on the right
kind-behind = with a half column behind
kind-left = with a half column on the left
kind-along = with two half columns along the arrow
kind-across = with two half columns across the arrow
animal-lion = lion
animal-elephant = elephant
animal-peacock = peacock
animal-monkey = monkey
pillars-centre = a column in the centre
pillars-N = a half column in the north
pillars-E = a half column in the east
pillars-S = a half column in the south
pillars-W = a half column in the west
pillars-NS = half columns in the north and south
pillars-EW = half columns in the east and west

## Actions

maharani-place = Place the { $tile } tile of slot { $slot } on { $space }, arrow { $arrow }{ $home ->
    [yes] , with a worker
   *[no] {""}
}
maharani-place-nothing = Place a tile from the empty slot { $slot } on { $space }, arrow { $arrow }
maharani-refresh = Turn your action markers face up
maharani-stop = End the turn without a second tile
maharani-new = Put a new { $worker } worker on the tile
maharani-move = Relocate the { $worker } worker to the tile
maharani-remove = Take the worker on { $space } away
maharani-draw = Drawn: { $tile } tile { $kind }
maharani-start = { $seat } begins

## Events

maharani-event-place = { $seat } places the { $tile } tile of slot { $slot } on { $space }, arrow { $arrow }.
maharani-event-marker = { $seat } turns the marker of quarter { $quarter } face down to build in quarter { $goal }.
maharani-event-gold-area = { $seat } gets { $amount } gold for the { $tile } area { $spaces }.
maharani-event-worker-new = A new { $worker } worker comes onto { $space }.
maharani-event-worker-moved = The { $worker } worker goes from { $origin } to { $space }.
maharani-event-worker-none = { $seat } has no worker left for { $space }.
maharani-event-gold-group = { $seat } gets { $amount } gold for the { $worker } workers on { $spaces }.
maharani-event-gold-second = { $seat } pays 2 gold for the second tile.
maharani-event-refresh = { $seat } turns the markers of quarters { $quarters } face up.
maharani-event-discard = The { $tile } centre tile of slot { $slot } leaves the game.
maharani-event-draw = Drawn for slot { $slot }: { $tile }.
maharani-event-quarter = Quarter { $quarter }, the { $animal }, is evaluated.
maharani-event-gold-quarter = { $seat } gets { $amount } gold for { $workers ->
    [one] 1 { $worker } worker
   *[other] { $workers } { $worker } workers
} in quarter { $quarter }.
maharani-event-return = { $amount ->
    [one] 1 { $worker } worker goes
   *[other] { $amount } { $worker } workers go
} back to the supply.
maharani-event-remove = { $seat } takes the { $worker } worker on { $space } out of quarter { $quarter }.
maharani-event-turn = Turn { $turn }: { $seat }.
maharani-event-stop = { $seat } places no second tile.
maharani-event-end = The game is over.

## Why an action is not possible

maharani-no-doubled = two workers of one colour stand on the same tile colour in one quarter; one of those on { $spaces } must go first
maharani-no-before-start = the start player has to be drawn first, one of { $players }
maharani-no-before-refill = the empty slots of the rondel have to be filled from the bag first
maharani-no-such-tile = there is no { $tile } tile { $kind } in the bag
maharani-no-start = the start player is drawn only once, after the first four tiles
maharani-no-draw = tiles are drawn at the end of a turn only
maharani-no-removal = no worker has to be taken away
maharani-no-worker-now = there is no worker to choose now
maharani-no-own-worker = the { $worker } workers are not yours
maharani-no-relocation = no { $worker } worker of yours stands on that tile colour in that quarter
maharani-no-second-of-colour = a { $worker } worker stands on that tile colour in that quarter already; it can only be relocated
maharani-no-supply = you have no { $worker } worker left in your supply
maharani-no-worker-first = choose the worker for { $space } first
maharani-no-stop = place a tile or turn your markers face up; doing neither is not possible
maharani-no-refresh-now = turning markers face up is done instead of placing tiles, not after it
maharani-no-refresh = all your markers are face up already
maharani-no-tile = there is no tile on slot { $slot }
maharani-no-space = { $space } is not a space of the palace
maharani-no-room = there is a tile on { $space } already
maharani-no-fit = the columns of the tile on slot { $slot } do not fit { $space }
maharani-no-orientation = with its arrow to the { $arrow } the tile on slot { $slot } would make half columns on { $space }
maharani-no-marker = your marker of quarter { $quarter } is face down, so the tile on slot { $slot } can only go into quarter { $quarter }

## Prompts

maharani-prompt-first = Place a tile, or turn your action markers face up.
maharani-prompt-first-place = Place a tile.
maharani-prompt-first-refresh = No tile can be placed: turn your action markers face up.
maharani-prompt-first-remove = Two workers of one colour stand on the same tile colour in one quarter. Take one of them away: { $spaces }.
maharani-prompt-worker = Which worker comes onto { $space }: a new one, or one that is relocated?
maharani-prompt-worker-new = Which of your colours sends a new worker onto { $space }?
maharani-prompt-worker-move = Which of your workers is relocated to { $space }?
maharani-prompt-second = Place a second tile for 2 gold, or end your turn.
maharani-prompt-second-stop = No second tile can be placed: end your turn.
maharani-wait-first = { $players } is choosing a tile.
maharani-wait-worker = { $players } is choosing a worker for { $space }.
maharani-wait-second = { $players } may place a second tile.

## Where gold and points come from

maharani-source-area = Tile areas
maharani-source-group = Groups of workers
maharani-source-quarter = Completed quarters
maharani-source-second = Second tiles
table-page-gain-maharani = gold

## On the page

maharani-board-palace = The palace, seen from above
maharani-board-rondel = Rondel
maharani-board-quarter-name = Quarter { $quarter }, the { $animal }
maharani-board-quarter = Quarter { $quarter }, the { $animal }: { $evaluated ->
    [yes] evaluated
   *[no] { $free ->
        [0] full
        [one] one free space
       *[other] { $free } free spaces
    }
}. Markers face up: { $markers }.
maharani-board-slot = Slot { $slot }: { $tile } tile { $kind }, in quarter { $quarter }
maharani-board-slot-empty = Slot { $slot }: empty, in quarter { $quarter }
maharani-board-space-empty = { $space }: empty, { $pillars }
maharani-board-space-tile = { $space }: { $tile } tile, arrow { $arrow }
maharani-board-space-worker = { $space }: { $tile } tile, arrow { $arrow }, { $worker } worker
maharani-board-earns = { $gold } gold{ $more ->
    [yes] {" "}or more
   *[no] {""}
}{ $worker ->
    [yes] , with a worker
   *[no] {""}
}{ $marker ->
    [yes] , turns a marker face down
   *[no] {""}
}
maharani-board-arrows = Where shall the arrow point?
maharani-board-arrow = Arrow { $arrow }
maharani-board-workers = Which worker comes onto the tile?
maharani-board-bag = { $tiles ->
    [0] The bag is empty
    [one] One tile in the bag
   *[other] { $tiles } tiles in the bag
}
maharani-board-bag-kind = Kind of tile
maharani-board-gold = Gold
maharani-board-markers = Markers face up
maharani-board-supply = Workers in supply
maharani-board-standing = Workers in the palace
maharani-board-side = Side
maharani-board-arrow-to = Arrow { $arrow }
maharani-board-worker-new = New { $worker } worker, { $gold } gold
maharani-board-worker-move = Relocate the { $worker } worker, { $gold } gold
maharani-board-workers-of = { $count } { $worker }

## In the terminal

terminal-tile-blue = B
terminal-tile-red = R
terminal-tile-green = G
terminal-tile-orange = O
terminal-tile-purple = P
terminal-tile-white = W
terminal-animal = { $animal }
terminal-maharani-markers = markers { $markers }
terminal-maharani-tile = Slot { $slot }: { $tile } tile { $kind }, in quarter { $quarter }
terminal-maharani-slot = { $tile }, quarter { $quarter }
terminal-maharani-free = { $free ->
    [0] full
   *[other] { $free } free
}
terminal-maharani-evaluated = evaluated
terminal-maharani-bag = { $tiles ->
    [one] 1 tile in the bag
   *[other] { $tiles } tiles in the bag
}
terminal-maharani-help =
    Tiles are B blue, R red, G green, O orange, P purple, W white; neighbours of one colour run together. ○ is a column: in the middle of a space, or on the line between two.

    The rondel is in the middle; its arrow points at the player whose turn it is. Each tile lies in a quarter and shows its columns as they would be with its arrow pointing at that player: ^ > v < one half column on that side, - and | two, o one in the centre.

    A choice such as **c3 ●** means: with the arrow pointing at you, so that a worker comes onto the tile; **c3** alone: with the arrow pointing elsewhere. A star (c3\*) turns your marker of the tile’s quarter face down. In notation: 2 c3 S (slot, space, arrow N E S W), refresh, stop, new green, move green.

    Beside the palace: gold, workers in supply (●4), and the quarters whose markers are face up (1·34).
