### Tutorial of Maharaja

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
