### Tutorial of Maharani

maharani-tutorial-1 = You are Green, the circle, and sit at the bottom. The palace has four quarters, each with its animal. Tiles earn gold, the workers on them earn more, and a finished quarter pays its workers. Whoever has most gold at the end wins.
maharani-tutorial-2 = The rondel in the middle offers four tiles. It turns until its arrow points at the player whose turn it is, so that one tile lies in each quarter. A tile is placed in the quarter in which it lies.
maharani-tutorial-3 = Place the blue tile at the top left: choose it, then one of the full coins in the lion’s quarter, then where its arrow points. The numbers say how much gold it earns.
maharani-tutorial-3-done = Well done. A tile earns 1 gold for each tile of its area: tiles of one colour that touch each other, itself included.
maharani-tutorial-4 = The green tile at the bottom left has one half column. Its columns must match those of the space, so it fits in one way only, and the arrow follows. Place it in the monkey’s quarter where its arrow points at you: the coins say 2.
maharani-tutorial-4-done = The arrow points at your side, so one of your workers came onto the tile and earned 1 gold more. With the arrow anywhere else, no worker comes.
maharani-tutorial-5 = Three blue tiles in the lion’s quarter are one tile away from being one area. Close the gap on c2.
maharani-tutorial-5-done = 4 gold: one for each tile of the blue area. Areas grow across the borders of quarters, too, and it does not matter who placed them.
maharani-tutorial-6 = Your workers on c1 and b2 stand near each other. Place the red tile so that a third worker joins both: workers of one colour, side by side, are a group.
maharani-tutorial-6-done = 4 gold: 1 for the tile and 3 for the group of three workers.
maharani-tutorial-7 = In a quarter you have at most one worker on each tile colour. Your worker on a5 stands on blue. Place the blue tile next to your other workers, with its arrow towards you.
maharani-tutorial-7-done = No new worker came: the one on a5 moved to the new tile, and the group of three earned 3 gold. Nothing is lost by moving.
maharani-tutorial-8 = The orange tile at the top right lies in the elephant’s quarter, but it is worth most on d1. To place it in another quarter you turn your marker of the quarter in which it lies face down. The coins with a broken rim cost a marker.
maharani-tutorial-8-done = Your marker at the elephant is face down now. Until you turn it up again, tiles that lie there can only be placed there.
maharani-tutorial-9 = After the first tile you may place a second one for 2 gold, paid at the end of the turn; or you end the turn. The white tile on g7, with its arrow towards you, earns 4: that is worth it.
maharani-tutorial-9-done = 4 gold earned and 2 paid. The rondel is refilled from the bag, and it turns to the next player.
maharani-tutorial-10 = All your markers are face down, and the tiles earn little where they lie. Instead of placing, turn all your markers face up.
maharani-tutorial-10-done = From your next turn on you can place in any quarter again. That was the whole turn.
maharani-tutorial-11 = One space of the peacock’s quarter is left: h5. When a quarter is full it is evaluated at the end of the turn: 1, 2, 3, 4, 5 or 6 workers of a colour get 4, 6, 9, 13, 18 or 24 gold. Finish it.
maharani-tutorial-11-done = 13 gold for your four workers. Then all workers of the quarter go back to their supplies; the tiles stay.
maharani-tutorial-12 = When the fourth quarter has been evaluated, the game is over. Most gold wins, and players with equally much share the victory. Now play: the palace is waiting.
