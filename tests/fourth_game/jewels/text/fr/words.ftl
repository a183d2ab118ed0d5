jewels-title = Joyaux
jewels-by = un jeu pour les tests
jewels-summary = Misez en secret ; la plus forte mise que personne d’autre n’a faite emporte le joyau.
jewels-preset-standard = Standard
jewels-preset-short = Quatre joyaux
jewels-preset-greed = Les égalités font monter l’enjeu
jewels-option-rounds = Nombre de joyaux
jewels-option-ties = Si aucune mise n’est seule, le joyau revient
ties-nobody = à personne
ties-carry = au gagnant du suivant

jewels-bid = Miser { $card }
jewels-show = Le joyau de valeur { $jewel } est dévoilé
jewels-no-show = seul le hasard dévoile un joyau
jewels-no-jewel = aucun joyau n’est encore dévoilé
jewels-no-card = la carte { $card } n’est pas en main, ou est déjà choisie

jewels-prompt-bids = Choisissez une carte à miser.
jewels-wait-bids = En attente des mises de { $players }.

jewels-event-show = Le joyau de valeur { $jewel } est dévoilé.
jewels-event-bid = { $seat } a misé.
jewels-event-reveal = { $seat } a misé { $card }.
jewels-event-points = { $seat } prend { $amount }.
jewels-event-left = Personne ne prend les { $amount }.

jewels-source-points = Joyaux remportés

jewels-field-jewel = Joyau
jewels-field-carried = Reporté
jewels-field-left = À venir
jewels-field-seats = Joueurs
jewels-field-points = Points
jewels-field-jewels = Joyaux
jewels-field-cards = Cartes
jewels-field-bid = Mise
