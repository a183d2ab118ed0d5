### Server

## Kinds of problems

server-status-400 = Incompréhensible
server-status-401 = Qui êtes-vous ?
server-status-403 = Interdit
server-status-404 = Introuvable
server-status-405 = Impossible
server-status-408 = Trop lent
server-status-409 = Pas maintenant
server-status-413 = Trop grand
server-status-415 = Incompréhensible
server-status-422 = Non valable
server-status-429 = Trop souvent
server-status-500 = Notre faute
server-status-503 = Indisponible

## Problems

server-no-page = Le serveur Durbar fonctionne, mais la page n’y a pas été intégrée. Les programmes peuvent tout de même l’utiliser.
server-no-table = Il n’y a pas de table ici. Vérifiez le lien ou demandez-en un nouveau.
server-no-seat = Cette table n’a pas de telle place.
server-no-bot = Vous n’avez pas de compte de bot de ce nom.
server-no-game = Ce jeu n’existe pas ici. Les jeux sont { $games }.
server-no-language = Cette langue n’est pas parlée ici. Les langues sont { $languages }.
server-no-preset = Ce préréglage n’existe pas. Les préréglages sont { $presets }.
server-no-nothing-here = Il n’y a rien à cette adresse.
server-no-method = Cela ne peut pas se faire à cette adresse.
server-no-bad-request = C’est impossible : { $reason }.
server-no-bad-fields = Il manque quelque chose dans la requête, ou quelque chose n’y est pas comme il faut ; « faults » dit quoi.
server-no-bad-data = Ces données sont inutilisables ; « faults » dit pourquoi.
server-no-bad-json = Le message n’est pas du JSON valable.
server-no-not-json = Envoyez les données en JSON, avec le type de contenu application/json.
server-no-too-large = La requête est trop grande : { $bytes } octets au plus.
server-no-too-slow = La requête a mis trop de temps à arriver. Veuillez réessayer.
server-no-too-often = C’est trop souvent. Attendez { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
} et réessayez.
server-no-failure = Quelque chose s’est mal passé sur le serveur. Rien n’a été changé ; veuillez réessayer.
server-no-origin = La requête venait d’un autre site et a été refusée.
server-no-token = Le jeton n’est pas valable. Demandez-en un nouveau au propriétaire du bot.
server-no-sign-in = Connectez-vous d’abord, ou entrez comme invité.
server-no-account-needed = Il faut pour cela un compte à vous.
server-no-banned = Les exploitants de ce serveur vous en ont fermé l’accès.
server-no-operators-only = Seuls les exploitants de ce serveur peuvent voir cela.
server-no-wrong-password = Le nom ou le mot de passe est faux.
server-no-wrong-code = Le nom ou le code de secours est faux, ou le code a déjà servi.
server-no-name-taken = Le nom { $name } est pris. Veuillez en choisir un autre.
server-no-name-fixed = Le nom d’un compte ne change pas.
server-no-bad-name = Un nom a de 2 à { $longest } caractères imprimables, sans espaces aux extrémités.
server-no-bad-password = Un mot de passe a de { $shortest } à { $longest } caractères.
server-no-stale = La partie a avancé entre-temps. Regardez la table de nouveau, puis décidez.
server-no-id-used = Cet identifiant appartient à une décision antérieure. Donnez à chaque décision le sien.
server-no-not-started = La partie n’a pas commencé : une place est encore libre.
server-no-started = La partie a déjà commencé.
server-no-ended = La partie est terminée.
server-no-not-ended = Cela n’est possible qu’une fois la partie terminée.
server-no-bot-plays = Un bot joue à cette place pour le moment. Reprenez-la d’abord.
server-no-not-your-seat = Ce n’est pas votre place.
server-no-seat-taken = Quelqu’un d’autre vient de prendre cette place.
server-no-host-only = Seule la personne qui a ouvert la table peut faire cela.
server-no-no-hints = À cette table, on ne donne pas de conseils.
server-no-no-advice = Le temps manque pour un conseil. Redemandez-le dans un instant.
server-no-bad-remark = Il faut un texte de 1 à { $longest } caractères imprimables.
server-no-remark = Il n’y a pas de telle remarque à cette table.
server-no-no-vote = Il n’y a rien à voter pour cette place.
server-no-bad-webhook = Un webhook est une adresse web, par exemple https://example.org/turn.
server-no-webhook-unknown = L’hôte du webhook est introuvable.
server-no-webhook-private = Le webhook mène dans un réseau privé ; seules les adresses publiques sont appelées.
server-no-webhook-failed = Le webhook n’a pas accepté le message.
server-no-bad-email = Ce n’est pas une adresse de courriel.
server-no-no-mail = Ce serveur n’envoie pas de courriel.
server-no-wrong-mail-code = Le code est faux ou a déjà servi. Saisissez l’adresse de nouveau pour en recevoir un autre.
server-no-still-here = Ce joueur est là. Un bot ne peut remplacer que quelqu’un qui est absent.
server-no-name-of-another = On ne peut donner un nom qu’à une place qui est la sienne.

## Notices and mails

server-notice = { $game_title } : c’est à vous de jouer.
server-mail-code = Durbar : votre code est { $code }

## Prompts

server-prompt-seats = { $free ->
    [one] Une place est libre
   *[other] { $free } places sont libres
}. Partagez le lien pour inviter d’autres personnes.
server-prompt-over = La partie est terminée. Victoire : { $winners }.
server-prompt-abandoned = La partie a été abandonnée d’un commun accord.
server-prompt-closed = La table a été fermée.
