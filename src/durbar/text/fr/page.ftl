### Page

## Every page

page-home = Durbar, accueil
page-description = Maharani, Maharaja et Taj Mahal : bâtir des palais dans l’Inde moghole, dans votre navigateur.
page-nav = Pages principales
page-skip = Aller au contenu
page-close = Fermer
page-again = Réessayer
page-rules = Règles
page-account = Compte
page-settings = Réglages
page-offline = Le serveur est injoignable. Vérifiez votre connexion, puis réessayez.
page-no-connection = Vous êtes hors ligne. Ce que vous avez déjà ouvert reste lisible ; vos parties reprennent dès votre retour.
page-broken = Cette page n’a pas pu être chargée
page-not-found = Il n’y a rien ici
page-not-found-text = L’adresse est peut-être mal écrite, ou la table n’existe plus. Vos parties se trouvent à l’accueil.

## Settings

page-language = Langue
page-theme = Couleurs
page-theme-system = Comme le système
page-theme-light = Claires
page-theme-dark = Sombres
page-pace = Animations
page-pace-slow = Lentes
page-pace-normal = Normales
page-pace-fast = Rapides
page-pace-none = Aucune
page-pace-note = Si votre système demande moins de mouvement, il n’y en a aucune.
page-confirm = Confirmer les coups
page-confirm-final = S’ils sont irrévocables
page-confirm-always = Toujours
page-confirm-never = Jamais
page-turned = Plateau
page-turned-true = Vu de ma place
page-turned-false = Toujours dans le même sens
page-sounds = Sons
page-sounds-false = Non
page-sounds-true = Oui

## Home

page-tagline = Trois jeux de palais et de pouvoir
page-welcome = Contre des bots, à distance entre amis ou ensemble devant cet écran. Sans inscription.
page-games = Jeux
page-play-now = Jouer
page-play-now-game = Jouer : { $game_title }
page-with-friends = Entre amis
page-at-screen = Sur cet écran
page-learn = Apprendre
page-choose-bots = Choisir les bots
page-own-games = Vos parties
page-no-games = Aucune partie pour l’instant. Lancez-en une, cela prend dix secondes.
page-open-tables = Tables où une place est libre
page-watch-tables = Parties à regarder
page-ended-games = Parties terminées
page-your-turn = À vous de jouer
page-status-open = En attente de joueurs
page-status-playing = En cours
page-status-over = Terminée
page-status-abandoned = Abandonnée
page-status-closed = Fermée
page-you = Vous
page-seat-open = libre
page-bot-random = Bot aléatoire
page-bot-greedy = Bot glouton
page-bot-novice = Novice
page-bot-apprentice = Apprenti
page-bot-skilled = Habile
page-bot-expert = Expert
page-bot-master = Maître
page-bot-search = Bot chercheur
page-bot-flat = Bot sans arbre

## Rules

page-rules-of = Les règles de { $game_title }
page-rule = Règle { $rule }
page-rule-link = Lien vers la règle
page-rule-all = La lire parmi toutes les règles
page-search = Chercher dans les règles
page-contents = Sommaire
page-found = { $count ->
    [0] Rien trouvé. Essayez un autre mot.
    [one] Un passage trouvé.
   *[other] { $count } passages trouvés.
}

## New table

page-new-table = { $game_title } : nouvelle table
page-ways = Façons de jouer
page-mode-friends = Entre amis
page-mode-friends-note = Ouvrez la table et envoyez son adresse aux autres. La partie commence quand aucune place n’est libre.
page-mode-screen = Sur cet écran
page-mode-screen-note = Vous vous passez l’appareil. Ce qui est caché reste derrière un rideau jusqu’à ce que le joueur suivant soit prêt.
page-mode-bots = Contre des bots
page-mode-bots-note = La partie commence aussitôt.
page-players = Joueurs
page-seats = Places
page-seat-me-choice = Moi, sur cet écran
page-seat-me-note = Jouée dans ce navigateur.
page-seat-open-choice = Libre
page-seat-open-note = Quiconque a le lien peut la prendre.
page-seat-bot = Bot : { $level }
page-preset = Variante
page-preset-own = Mélange personnel
page-options = Options
page-clock = Temps de réflexion
page-clock-none = Sans limite
page-clock-none-note = Chacun réfléchit aussi longtemps qu’il veut.
page-clock-days = Des jours par tour
page-clock-days-note = Pour les parties sur plusieurs jours. Le temps écoulé, un bot continue ; le joueur peut revenir.
page-clock-bank = En direct
page-clock-bank-note = Chacun a une réserve de temps. Une fois vide, un bot continue ; le joueur peut revenir.
page-clock-days-each = Jours par tour
page-clock-minutes = Minutes pour toute la partie
page-clock-seconds = Secondes ajoutées après chaque tour
page-listed = Qui peut venir
page-listed-false = Avec le lien seulement
page-listed-true = Tout le monde
page-listed-false-note = Personne ne peut deviner l’adresse de la table.
page-listed-true-note = La table figure à l’accueil ; d’autres peuvent s’y asseoir et regarder.
page-hints = Permettre les conseils des bots
page-start = Commencer la partie
page-open-table = Ouvrir la table
page-seat-name = Nom de la place { $place }
page-seat-name-short = Nom

## Tutorial

page-tutorial-title = Apprendre { $game }
page-tutorial-board = Plateau
page-tutorial-words = Explication
page-tutorial-count = Étape { $step } sur { $steps }
page-tutorial-progress = Votre progression
page-tutorial-back = Retour
page-tutorial-next = Suite
page-tutorial-skip = Passer cette étape
page-tutorial-show = Montrez-moi
page-tutorial-end = Terminé – retour aux jeux
page-tutorial-other = Ce serait permis, mais essayez d’abord ce que demande le texte.
page-tutorial-unreachable = Le serveur est injoignable. Vérifiez votre connexion, puis rouvrez l’étape.

## Replay

page-replay-title = Revoir : { $game }
page-replay-controls = Déroulement de la partie
page-replay-moment = Entrée { $at } sur { $length }
page-replay-first = Au début
page-replay-back = Une entrée en arrière
page-replay-on = Une entrée en avant
page-replay-last = À la fin
page-replay-play = Lecture
page-replay-pause = Pause
page-replay-start = Avant la première entrée.
page-replay-eyes = Vu par
page-replay-spectator = un spectateur
page-replay-link = Copier le lien vers ce moment
page-replay-copied = Copié
page-replay-record = Télécharger la partie
page-replay-table = Vers la table
page-replay-fork = Rejouer à partir d’ici
page-replay-fork-why = Une nouvelle table commence à ce moment. Vous jouez pour { $name }, des bots pour les autres.
page-replay-against = Contre
page-replay-fork-do = Rejouer
page-replay-chart = { $what } au fil de la partie
page-replay-chart-end = À la fin :
page-replay-sources = { $what } par source
page-replay-source = Source
page-replay-total = Au total
page-replay-unreachable = Le serveur est injoignable. Vérifiez votre connexion, puis rechargez la page.

## Account

page-codes-own = Vos codes de secours
page-bot-token-new-for = Nouveau jeton pour { $name } ; l’ancien ne vaudra plus rien
page-guest-note = Vous jouez en invité de ce navigateur. Avec un compte, vous retrouvez vos parties partout ; celles de l’invité vous suivent.
page-sign-up = Créer un compte
page-sign-up-note = Un nom et un mot de passe suffisent.
page-sign-in = Se connecter
page-sign-in-note = Bon retour parmi nous. Ce que vous avez joué en invité vous suit.
page-recover = Mot de passe oublié
page-recover-note = Un de vos codes de secours permet de choisir un nouveau mot de passe. Chaque code sert une fois.
page-sign-out = Se déconnecter
page-signed-in = Vous jouez maintenant sous le nom de { $name }.
page-name = Nom
page-password = Mot de passe
page-password-new = Nouveau mot de passe
page-password-old = Mot de passe actuel
page-password-note = Au moins { $shortest } caractères.
page-password-change = Changer le mot de passe
page-password-changed = Le mot de passe est changé. Les autres appareils sont déconnectés.
page-code = Code de secours
page-codes = Codes de secours
page-codes-note = Gardez ces codes en lieu sûr : l’un d’eux vous rouvre le compte si vous oubliez le mot de passe. Ils ne sont montrés qu’une fois.
page-codes-renew = Si les codes sont perdus ou épuisés, faites-en d’autres. Les anciens ne vaudront plus rien.
page-codes-new = Faire de nouveaux codes
page-copy = Copier
page-copied = Copié.
page-download = Garder en fichier
page-kept = Je les ai gardés
page-saved = Enregistré.
page-guest = En invité
page-guest-name = Votre nom à la table
page-guest-name-note = Les autres le voient. Vous pouvez le changer à tout moment.
page-save-name = Enregistrer le nom
page-statistics = Statistiques
page-no-statistics = Rien encore : la première partie jouée jusqu’au bout apparaîtra ici.
page-game = Jeu
page-played = Jouées
page-won = Gagnées
page-mean = Score moyen
page-best = Meilleur score
page-notifications = Notifications
page-notifications-note = Quand c’est à vous et que vous n’êtes pas là, on peut vous prévenir. Laissez une ligne vide pour ne rien recevoir.
page-email = Adresse électronique
page-email-confirmed = Confirmée.
page-email-waiting = Pas encore confirmée : entrez le code envoyé à cette adresse.
page-save-email = Enregistrer l’adresse
page-mail-sent = Un code a été envoyé à cette adresse.
page-mail-code = Code de 8 chiffres reçu par courriel
page-confirm-email = Confirmer l’adresse
page-webhook = Webhook
page-webhook-note = Une adresse web appelée à chacun de vos tours, pour les messageries par exemple.
page-save-webhook = Enregistrer le webhook
page-bots = Vos bots
page-bots-note = Un programme à vous peut jouer ici. Il s’annonce par un jeton ; la documentation du serveur montre comment.
page-bot-name = Nom du bot
page-bot-make = Créer un bot
page-bot-token = Jeton de { $name }
page-bot-token-note = Quiconque a ce jeton joue à la place de votre bot. Il n’est montré qu’une fois.
page-bot-token-new = Nouveau jeton
page-data = Vos données
page-export-note = Tout ce que ce serveur garde de vous, en un fichier.
page-export = Télécharger mes données
page-delete = Me supprimer
page-delete-note = Vos parties restent sans votre nom, tout le reste est effacé. Des bots reprennent vos parties en cours.
page-delete-sure = Oui, supprimez tout. C’est irrévocable.
page-deleted = Vos données sont effacées.
