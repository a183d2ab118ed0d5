### Tutorial of Maharaja

maharaja-tutorial-1 = You are Green, with the circle on every piece. Whoever builds seven palaces first ends the game, and most palaces win. Palaces stand in the seven cities: one central site and six outer ones in each. Look at Udaipur: the central palace and an outer one are yours.
maharaja-tutorial-2 = Before the first turn everybody places four houses, one after the other, in the villages along the roads. A road can be travelled only when every village on it has a house, no matter whose. Complete the road from the start to Jaipur: place a house in its second village.
maharaja-tutorial-2-done = The road to Jaipur is open now. Whoever passes your house without a house of their own in that village will pay you 1 gold.
maharaja-tutorial-3 = The governors show where the Maharaja goes. In each game turn he visits the city of the lowest governor, who then moves to the top. He is in Jaipur now, so Jaipur is scored at the end of this turn. Agra comes next.
maharaja-tutorial-4 = Now everybody plans two actions in secret. You want a palace in Jaipur, and houses beside it. Turn one hand of your disc to two houses and the other to the palace, and lay it face down.
maharaja-tutorial-4-done = Nobody sees your disc before it is your turn. Turns go by character number: Red has the Mogul, number 1, and begins.
maharaja-tutorial-5 = Your turn. Travelling is free of actions, but not of tolls: a village with a house of yours costs nothing, in any other you pay 1 gold to the owner of each house. Point at Jaipur to see the way and its price, and travel there.
maharaja-tutorial-5-done = The first village was yours, in the second one you paid Red 1 gold. You may travel as far as you can pay, before, between and after your actions.
maharaja-tutorial-6 = You build palaces where your architect is, for 12 gold. An outer palace counts 1 point when the city is scored, the central one 3. The centre of Jaipur is free: build there.
maharaja-tutorial-6-done = Your second palace. Nobody can ever take its site from you.
maharaja-tutorial-7 = Two houses cost 1 gold each. At least one of them goes into the city where your architect is, and each house there counts 1 point. Build a house in Jaipur, on the dashed plot at its wall.
maharaja-tutorial-7-done = The second house may go into Jaipur too, or into any village with room, to open roads and collect tolls.
maharaja-tutorial-8 = You can only build houses that are in your pool, and yours is empty. The quarry has more. Take 2 houses from it.
maharaja-tutorial-8-done = One action brings two houses. Plan it before you need them.
maharaja-tutorial-9 = Your other action moves a governor exactly two boxes down; those it passes move one box up. The lowest one decides where the Maharaja goes next. Send the governor of Udaipur down: there you can score.
maharaja-tutorial-9-done = Udaipur comes next instead of Agra. The others may have planned for Agra.
maharaja-tutorial-10 = Every character has a number, which is the order of turns, and a power. Your palace would cost 12 gold, but you have 9. The Artisan builds for 9. Your action lets you take a character from the bank, or even from another player. Take the Artisan.
maharaja-tutorial-10-done = Your Trader went back to the bank. With the Artisan you can build your palace right now, in the same turn.
maharaja-tutorial-11 = You are the last in this turn. When you end it, Jaipur is scored: 1 point for your architect, 1 for each of your two houses, 3 for the central palace. End your turn.
maharaja-tutorial-11-done = 6 points, first place, 11 gold. Red gets 7 for the second place. With equal points the lower character number is ahead, and whoever scores alone gets 5 gold more.
maharaja-tutorial-12 = The last step: you have six palaces and enough gold. Build the seventh in Agra, on whichever site you like.
maharaja-tutorial-12-done = The game ends after the scoring of this turn. It would also end when a governor comes to box 10. Most palaces win, then most gold, then the lower character number. Enjoy the game!
