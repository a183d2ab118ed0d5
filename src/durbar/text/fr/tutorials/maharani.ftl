### Tutorial of Maharani

maharani-tutorial-1 = Vous êtes Vert, le rond, assis en bas. Le palais a quatre quartiers, chacun avec son animal. Les tuiles rapportent de l’or, les artisans posés dessus en rapportent plus encore, et un quartier terminé paie ses artisans. Le plus riche à la fin gagne.
maharani-tutorial-2 = Au milieu, le tourniquet propose quatre tuiles. Il tourne jusqu’à ce que sa flèche pointe vers le joueur dont c’est le tour : une tuile se trouve alors dans chaque quartier. On pose une tuile dans le quartier où elle se trouve.
maharani-tutorial-3 = Posez la tuile bleue en haut à gauche : choisissez-la, puis une des pièces pleines du quartier du lion, puis la direction de sa flèche. Les nombres disent combien d’or elle rapporte.
maharani-tutorial-3-done = Très bien. Une tuile rapporte 1 pièce d’or pour chaque tuile de sa zone : les tuiles d’une couleur qui se touchent, elle-même comprise.
maharani-tutorial-4 = La tuile verte en bas à gauche a une demi-colonne. Ses colonnes doivent correspondre à celles de la case : elle n’y va donc que dans un sens, et la flèche suit. Posez-la dans le quartier du singe, là où sa flèche pointe vers vous : les pièces y disent 2.
maharani-tutorial-4-done = La flèche pointe vers votre côté : un de vos artisans est venu sur la tuile et a rapporté 1 pièce d’or de plus. Si la flèche pointe ailleurs, aucun artisan ne vient.
maharani-tutorial-5 = Dans le quartier du lion, il ne manque qu’une tuile pour que trois tuiles bleues forment une seule zone. Comblez le vide en c2.
maharani-tutorial-5-done = 4 pièces d’or : une pour chaque tuile de la zone bleue. Les zones passent aussi d’un quartier à l’autre, et peu importe qui les a posées.
maharani-tutorial-6 = Vos artisans en c1 et b2 sont tout près l’un de l’autre. Posez la tuile rouge de sorte qu’un troisième les relie : des artisans d’une couleur, côte à côte, forment un groupe.
maharani-tutorial-6-done = 4 pièces d’or : 1 pour la tuile et 3 pour le groupe de trois artisans.
maharani-tutorial-7 = Dans un quartier, vous avez au plus un artisan par couleur de tuile. Votre artisan en a5 est sur une tuile bleue. Posez la tuile bleue à côté de vos autres artisans, la flèche vers vous.
maharani-tutorial-7-done = Aucun nouvel artisan n’est venu : celui de a5 est passé sur la nouvelle tuile, et le groupe de trois a rapporté 3 pièces d’or. Se déplacer ne coûte rien.
maharani-tutorial-8 = La tuile orange en haut à droite se trouve dans le quartier de l’éléphant, mais c’est en d1 qu’elle vaut le plus. Pour la poser dans un autre quartier, vous retournez face cachée votre marqueur du quartier où elle se trouve. Les pièces au bord interrompu coûtent un marqueur.
maharani-tutorial-8-done = Votre marqueur de l’éléphant est maintenant face cachée. Tant qu’il le reste, les tuiles qui s’y trouvent ne peuvent être posées que là.
maharani-tutorial-9 = Après la première tuile, vous pouvez en poser une seconde pour 2 pièces d’or, payées à la fin du tour ; sinon, vous finissez le tour. La tuile blanche en g7, la flèche vers vous, en rapporte 4 : cela vaut la peine.
maharani-tutorial-9-done = 4 pièces d’or gagnées, 2 payées. Le tourniquet est regarni depuis le sac, puis il tourne vers le joueur suivant.
maharani-tutorial-10 = Tous vos marqueurs sont face cachée, et les tuiles rapportent peu là où elles se trouvent. Au lieu de poser, retournez tous vos marqueurs face visible.
maharani-tutorial-10-done = Dès votre prochain tour, vous pourrez de nouveau bâtir dans tous les quartiers. C’était le tour entier.
maharani-tutorial-11 = Il reste une case dans le quartier du paon : h5. Un quartier plein est évalué à la fin du tour : 1, 2, 3, 4, 5 ou 6 artisans d’une couleur reçoivent 4, 6, 9, 13, 18 ou 24 pièces d’or. Terminez-le.
maharani-tutorial-11-done = 13 pièces d’or pour vos quatre artisans. Puis tous les artisans du quartier retournent à leur réserve ; les tuiles restent.
maharani-tutorial-12 = Quand le quatrième quartier a été évalué, la partie est finie. Le plus riche gagne ; à égalité, on partage la victoire. À vous de jouer : le palais vous attend.
