### Tutorial of Taj Mahal

taj_mahal-tutorial-1 = The Grand Mogul’s court travels through twelve provinces, one visit each. The lit province, Lahore, is visited first: its token has the number 1. Palaces, connections between provinces and goods bring points; whoever has most after the twelfth visit wins.
taj_mahal-tutorial-2 = Six seats at court can be won in every visit. Vizier, general, monk and princess each let you build a palace. The Grand Mogul’s crown lets you build on any city. The elephant brings the goods of the province.
taj_mahal-tutorial-3 = You win them with cards. A coloured card shows two members of the court. In your turn you add one coloured card to your row. Play the red card with the elephant and the vizier.
taj_mahal-tutorial-3-done = Your row is red now: until the end of this visit only red cards can follow.
taj_mahal-tutorial-4 = With a coloured card you may play one colourless card, never a colourless card alone. Play the red card with the elephant and the general together with the colourless elephant.
taj_mahal-tutorial-4-done = Three elephants lie in your row, more than in any other.
taj_mahal-tutorial-5 = Under each seat you see who would get it now. A mark is the player with strictly most of that symbol. “=” is a tie: two players show one general each, so nobody would get the general. You lead with elephants, 3 to 2.
taj_mahal-tutorial-6 = You get nothing before you withdraw, and others may overtake you while you stay. Now you lead in general and elephant. Withdraw.
taj_mahal-tutorial-6-done = General and elephant are yours: a palace to build, and the token of the province with its rice. Your row goes to the discards.
taj_mahal-tutorial-7 = The general lets you build a palace in Ajmer. A palace earns 1 point, and 1 more for every other province that your palaces connect to it along roads. Your palace in Lahore has a road to AJMb. Build there.
taj_mahal-tutorial-7-done = 2 points: one for Ajmer, one for Lahore. Long chains are worth most: they count again in every province they grow into.
taj_mahal-tutorial-8 = On diamonds lie bonus tokens. One with goods earns 1 point, and 1 more for each of the same goods that you have already. You have rice from Lahore. Build on DELb, where rice lies.
taj_mahal-tutorial-8-done = 2 points for the rice. As you have the elephant too, you also get the token of Delhi: 1 point each for rice and tea, and 2 more because you have two rice already.
taj_mahal-tutorial-9 = The crown palace may stand anywhere in the province, even with another palace. It takes no bonus token, but it connects. The road from your palace in Multan leads to GUJb: put it there.
taj_mahal-tutorial-9-done = Gujarat and Multan are connected: 2 points. The crown goes back to court, the palace stays.
taj_mahal-tutorial-10 = Whoever withdraws takes two cards from the display; the last one gets only what is left. You withdrew without having played, so you may also draw a card from the deck: a good way to gather strength. Take the red double elephant.
taj_mahal-tutorial-10-done = Several cards of one colour make a long row. Cards are scarce: do not fight in every visit.
taj_mahal-tutorial-11 = Two tokens of one advisor earn that advisor’s prestige card, which comes back to your hand after every visit, until somebody else earns it. Enlightenment lets you add a card of another colour. Your row is red; play the blue double elephant with Enlightenment.
taj_mahal-tutorial-11-done = You lead with three elephants, and your row is still red.
taj_mahal-tutorial-12 = The twelfth visit leads to Agra, where the Taj Mahal is worth 4 points. After it each colourless or prestige card in your hand counts 1 point, and so does each card of your best colour: this hand would be worth 5. Now play!
