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
