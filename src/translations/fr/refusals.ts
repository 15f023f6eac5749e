/** What refusals of all other modules and of the platform say, by the English phrase. `{0}`, `{1}` …: what is put in. */
export const refusals = {
  // departures/departure
  'This has left already and cannot be taken back': 'L’envoi a déjà eu lieu et ne peut plus être annulé',
  // distributors/address-book
  'A company can have up to {0} addresses. Delete one that is no longer used.':
    'Une entreprise peut avoir {0} adresses au maximum. Supprimez-en une qui n’est plus utilisée.',
  'This address does not exist': 'Cette adresse n’existe pas',
  'The type of an address cannot change: add a new one':
    'Le type d’une adresse ne peut pas changer : ajoutez-en une nouvelle',
  // distributors/desk/review-routes
  'Enter why the document is returned': 'Indiquez pourquoi le document est retourné',
  'Choose a day from today on': 'Choisissez un jour à partir d’aujourd’hui',
  // distributors/desk/then-routes
  'The company was not here yet at that moment': 'L’entreprise n’existait pas encore à ce moment',
  // distributors/desk/vetting-routes
  'Choose why it is returned': 'Choisissez pourquoi il est retourné',
  'Enter what is wrong': 'Indiquez ce qui ne va pas',
  // distributors/desk/vetting
  'Another reviewer has already drafted a decision on this document':
    'Une autre personne a déjà préparé une décision sur ce document',
  'There is no draft of yours for this document': 'Vous n’avez pas préparé de décision sur ce document',
  'There is nothing to send': 'Il n’y a rien à envoyer',
  // distributors/distributor
  'This company’s data is as it was when it was looked at last':
    'Les données de cette entreprise n’ont pas changé depuis leur dernier examen',
  'The company has changed its data again meanwhile': 'L’entreprise a de nouveau modifié ses données entre-temps',
  'There is no question about your company’s data any more':
    'Il n’y a plus de question sur les données de votre entreprise',
  'Choose countries from the list': 'Choisissez des pays de la liste',
  'This account is already activated': 'Ce compte est déjà activé',
  'Set the region and the countries of this account before activating it':
    'Définissez la région et les pays de ce compte avant de l’activer',
  'This account is already suspended': 'Ce compte est déjà suspendu',
  'This account is not suspended': 'Ce compte n’est pas suspendu',
  // distributors/file/company-file
  '“{0}” has expired. Please send the new one in your documents; orders can be placed again once it is approved.':
    '« {0} » a expiré. Envoyez le nouveau document dans vos documents ; vous pourrez à nouveau passer commande dès qu’il sera approuvé.',
  // distributors/file/filing
  'This file was returned as “{0}”. Please send another one':
    'Ce fichier a été retourné pour « {0} ». Envoyez-en un autre',
  'This document is required as “{0}”. Please add the other one as a new document':
    'Ce document est exigé sous le type « {0} ». Ajoutez l’autre comme nouveau document',
  'We requested this document as “{0}”. Please add the other one as a new document':
    'Nous avons demandé ce document sous le nom « {0} ». Ajoutez l’autre comme nouveau document',
  'This document does not exist': 'Ce document n’existe pas',
  'This document cannot be updated. Please add a new one':
    'Ce document ne peut pas être mis à jour. Ajoutez-en un nouveau',
  'Please choose the new file': 'Choisissez le nouveau fichier',
  'This is the file that was returned. Please send another one':
    'C’est le fichier qui a été retourné. Envoyez-en un autre',
  'This document has been reviewed already': 'Ce document a déjà été examiné',
  'This document has not expired': 'Ce document n’a pas expiré',
  // distributors/file/routes
  Report: 'Signalement',
  'You may not do this': 'Vous n’avez pas le droit d’effectuer cette action',
  // distributors/form
  'Please choose a country from the list': 'Choisissez un pays de la liste',
  // distributors/routes
  'Not approved yet: {0}': 'Pas encore approuvé : {0}',
  'This email is already used': 'Cet e-mail est déjà utilisé',
  'Please choose an active person of sales': 'Choisissez une personne active ayant le rôle Commercial',
  'Enter the region': 'Saisissez la région',
  'Choose the countries': 'Choisissez les pays',
  // figures/routes
  Amount: 'Montant',
  Days: 'Jours',
  'Counts in': 'Compté dans',
  Figure: 'Chiffre',
  Stream: 'Flux',
  'Figure not found': 'Chiffre introuvable',
  // files/routes
  'Please sign in': 'Veuillez vous connecter',
  // identity/account-routes
  'Request expired': 'La demande a expiré',
  // identity/list-views/list-view-routes
  'Remove a view before you keep another one': 'Supprimez une vue avant d’en garder une autre',
  // identity/list-views/list-view
  'This view does not exist': 'Cette vue n’existe pas',
  // identity/new-address
  'You have sent many invitations and e-mail changes within the last hour. Please try again later.':
    'Vous avez envoyé de nombreuses invitations et demandes de changement d’e-mail au cours de la dernière heure. Réessayez plus tard.',
  // identity/password/password-routes
  'Please enter a valid email': 'Saisissez une adresse e-mail valide',
  // identity/people/colleagues-routes
  'Kept in the log permanently: do not include names':
    'Conservé définitivement dans le journal : n’y indiquez pas de nom',
  // identity/people/erasing
  'This person does not exist': 'Cette personne n’existe pas',
  'This person has already been erased': 'Cette personne a déjà été effacée',
  'You cannot erase yourself. Ask another administrator.':
    'Vous ne pouvez pas vous effacer vous-même. Adressez-vous à un autre administrateur.',
  // identity/people/handing-over
  'This user does not exist': 'Cet utilisateur n’existe pas',
  'Choose another person': 'Choisissez une autre personne',
  'Choose one of their colleagues': 'Choisissez l’un de ses collègues',
  'This colleague cannot sign in': 'Ce collègue ne peut pas se connecter',
  'Choose a person with the role {0}': 'Choisissez une personne ayant le rôle {0}',
  // identity/people/invitation
  'This person is not invited any more': 'L’invitation de cette personne n’est plus ouverte',
  // identity/people/office-team-routes
  'This company does not exist': 'Cette entreprise n’existe pas',
  'You cannot reset your own second factor. Ask another administrator.':
    'Vous ne pouvez pas réinitialiser votre propre second facteur. Adressez-vous à un autre administrateur.',
  'This person has no second factor': 'Cette personne n’a pas de second facteur',
  // identity/people/people-access-routes
  'take away your own access': 'retirer votre propre accès',
  'give back your own access': 'rétablir votre propre accès',
  'change your own role': 'changer votre propre rôle',
  // identity/people/people-routes
  'Please choose a picture': 'Choisissez une photo',
  'This is not the e-mail address of this person': 'Ce n’est pas l’adresse e-mail de cette personne',
  // identity/people/person-form
  'Email invalid': 'E-mail non valide',
  'Staff need one of the roles of staff': 'Un membre de l’équipe doit avoir l’un des rôles de l’équipe',
  'A user of a company is {0}': 'Un utilisateur d’une entreprise a le rôle {0}',
  // identity/people/team-routes
  'Email already used': 'Cet e-mail est déjà utilisé',
  'This person is deactivated. Give access back first.': 'Cette personne est désactivée. Réactivez-la d’abord.',
  // identity/registration
  'This login is already used': 'Cet identifiant est déjà utilisé',
  // identity/passkeys/passkey-routes
  'This passkey was not accepted. Try another one, or use your password.':
    'Cette clé d’accès n’a pas été acceptée. Essayez-en une autre ou utilisez votre mot de passe.',
  'This took too long, or was used before. Please try again.':
    'Cela a pris trop de temps ou a déjà été utilisé. Veuillez réessayer.',
  'Your account signs in by single sign-on, not by passkey.':
    'Votre compte utilise l’authentification unique, pas une clé d’accès.',
  'This passkey belongs to another account. Use one of your own.':
    'Cette clé d’accès appartient à un autre compte. Utilisez l’une des vôtres.',
  'Remove a passkey before you add another one': 'Supprimez une clé d’accès avant d’en ajouter une autre',
  'This passkey could not be added. Please try again.':
    'Cette clé d’accès n’a pas pu être ajoutée. Veuillez réessayer.',
  'This passkey is in use already': 'Cette clé d’accès est déjà utilisée',
  'This passkey was already removed': 'Cette clé d’accès a déjà été supprimée',
  // identity/session/second-factor-routes
  'This code is not correct. Check the clock of your device, and try again.':
    'Ce code n’est pas correct. Vérifiez l’heure de votre appareil et réessayez.',
  'This code is not correct, or was used before. Enter the next one that your app shows, or a recovery code.':
    'Ce code n’est pas correct ou a déjà été utilisé. Saisissez le prochain code affiché par votre application, ou un code de récupération.',
  'Enter a code of your authenticator app, or a recovery code':
    'Saisissez un code de votre application d’authentification, ou un code de récupération',
  'The second factor is not on': 'Le second facteur n’est pas activé',
  'Your role needs a second factor': 'Votre rôle exige un second facteur',
  'Please sign in again': 'Veuillez vous reconnecter',
  // identity/session/security-routes
  'Please check your new password confirmation': 'Vérifiez la confirmation de votre nouveau mot de passe',
  // identity/session/session-opening
  'Enter the code of your authenticator app': 'Saisissez le code de votre application d’authentification',
  'Your role needs an authenticator app': 'Votre rôle exige une application d’authentification',
  'Use your passkey to sign in': 'Utilisez votre clé d’accès pour vous connecter',
  // identity/session/session-routes
  'Credentials incorrect': 'Identifiant ou mot de passe incorrect',
  'This session has already ended': 'Cette session est déjà terminée',
  // identity/session/sign-in-trail
  'This person is deactivated': 'Cette personne est désactivée',
  // identity/single-sign-on/company-sign-in-routes
  'Another company uses one of these domains': 'Une autre entreprise utilise l’un de ces domaines',
  'Enter an address such as https://login.example.com': 'Saisissez une adresse telle que https://login.example.com',
  'Enter domains such as example.com': 'Saisissez des domaines tels que example.com',
  // identity/single-sign-on/company-sign-in
  'This company does not use single sign-on': 'Cette entreprise n’utilise pas l’authentification unique',
  // identity/single-sign-on/issuers-of
  'Your account signs in by single sign-on, not by password.':
    'Votre compte utilise l’authentification unique, et non un mot de passe.',
  // identity/single-sign-on/linking
  'There is no account for you here. Ask for an invitation, then sign in again.':
    'Vous n’avez pas de compte ici. Demandez une invitation, puis connectez-vous à nouveau.',
  'Your account is not active. Ask the person who manages the users of your company.':
    'Votre compte n’est pas actif. Adressez-vous à la personne qui gère les utilisateurs de votre entreprise.',
  'Your sign-in has none of the roles that may use this portal. Ask an administrator.':
    'Votre connexion n’a aucun des rôles qui donnent accès à ce portail. Adressez-vous à un administrateur.',
  'Your sign-in service does not confirm your e-mail address, so we cannot find your account. Ask an administrator.':
    'Votre service de connexion ne confirme pas votre adresse e-mail : nous ne pouvons pas trouver votre compte. Adressez-vous à un administrateur.',
  'Your account is linked with another sign-in. Ask an administrator to take your access away and to give it back.':
    'Votre compte est lié à une autre connexion. Demandez à un administrateur de retirer votre accès puis de le rétablir.',
  // identity/single-sign-on/single-sign-on-routes
  'There is no single sign-on for this e-mail address. Sign in with your password.':
    'Il n’y a pas d’authentification unique pour cette adresse e-mail. Connectez-vous avec votre mot de passe.',
  'You signed in as another person. Please sign in as yourself.':
    'Vous vous êtes connecté en tant qu’une autre personne. Connectez-vous avec votre propre compte.',
  // identity/user
  'Only staff can have a picture': 'Seuls les membres de l’équipe peuvent avoir une photo',
  'This list has no such column': 'Cette liste n’a pas cette colonne',
  'Choose a time zone of the list': 'Choisissez un fuseau horaire de la liste',
  'active user with the role PROCUREMENT': 'utilisateur actif ayant le rôle Achats',
  'active administrator': 'administrateur actif',
  'At least one {0} must remain': 'Il doit rester au moins un {0}',
  'This person is invited and has not joined yet': 'Cette personne est invitée et n’a pas encore créé son compte',
  'This person was erased and cannot be restored': 'Cette personne a été effacée et ne peut pas être rétablie',
  // library/academy/academy-routes
  'Too many requests from this address. Please try again later.':
    'Trop de demandes depuis cette adresse. Réessayez plus tard.',
  'There is no certificate with this number': 'Aucun certificat ne porte ce numéro',
  'This resource does not exist': 'Cette ressource n’existe pas',
  'This category does not exist': 'Cette catégorie n’existe pas',
  'This resource has no file': 'Cette ressource n’a pas de fichier',
  // library/academy/lessons
  'Complete every item of this category first': 'Terminez d’abord tous les éléments de cette catégorie',
  // library/draft-routes
  'This language does not exist yet': 'Cette langue n’existe pas encore',
  'This revision does not exist': 'Cette révision n’existe pas',
  // library/markdown/markdown-limits
  'Use at most {0} characters': 'Utilisez {0} caractères au maximum',
  'Use at most {0} lines': 'Utilisez {0} lignes au maximum',
  'Put lists and quotes at most {0} levels deep into each other':
    'Imbriquez les listes et les citations sur {0} niveaux au maximum',
  'Use at most {0} items of lists and lines of quotes':
    'Utilisez au maximum {0} éléments de liste et lignes de citation',
  'Use at most {0} links and pictures, each of which begins with [':
    'Utilisez au maximum {0} liens et images, chacun commençant par [',
  'Use * and _ at most {0} times': 'Utilisez * et _ au maximum {0} fois',
  'Use the sign < at most {0} times': 'Utilisez le signe < au maximum {0} fois',
  // library/office-routes
  'This kind of file does not fit here': 'Ce type de fichier ne convient pas ici',
  'Publish this resource before you highlight it': 'Publiez cette ressource avant de la mettre à la une',
  // library/publishing-checks
  Text: 'Texte',
  'Second text': 'Second texte',
  'Enter a title': 'Saisissez un titre',
  'Enter an excerpt: the card shows it': 'Saisissez un extrait : il figure sur la vignette',
  'Enter the alt text of the image': 'Saisissez le texte alternatif de l’image',
  'This address cannot be opened: {0}': 'Cette adresse ne s’ouvre pas : {0}',
  'Choose what it is': 'Choisissez de quoi il s’agit',
  'Add a film, or enter its address on {0}': 'Ajoutez un film, ou saisissez son adresse sur {0}',
  'Add the file': 'Ajoutez le fichier',
  'Add a film: MP4 or WebM': 'Ajoutez un film : MP4 ou WebM',
  'A film belongs to videos and tutorials': 'Un film a sa place parmi les vidéos et tutoriels',
  'The film has no captions': 'Le film n’a pas de sous-titres',
  'There is no image: a drawing is shown instead': 'Il n’y a pas d’image : un dessin est affiché à la place',
  // library/publishing
  'Someone else has saved this text meanwhile. Please look at their version first.':
    'Une autre personne a enregistré ce texte entre-temps. Consultez d’abord sa version.',
  'This is the newest revision already': 'C’est déjà la révision la plus récente',
  'This revision is published already': 'Cette révision est déjà publiée',
  'This language is not published': 'Cette langue n’est pas publiée',
  'Choose a moment that is still to come': 'Choisissez un moment à venir',
  'Nothing is scheduled for this language': 'Rien n’est planifié pour cette langue',
  // library/watching
  'A part ends before it begins': 'Une partie se termine avant de commencer',
  'A part is longer than the film': 'Une partie est plus longue que le film',
  // news/article
  'This draft was deleted': 'Ce brouillon a été supprimé',
  'Choose a moment that lies ahead': 'Choisissez un moment à venir',
  'This article is not published': 'Cet article n’est pas publié',
  'This article is published or scheduled. Please unpublish it first':
    'Cet article est publié ou planifié. Dépubliez-le d’abord',
  // news/routes
  'Article not found': 'Article introuvable',
  'Event not found': 'Événement introuvable',
  // news/social-card
  'Enter the https address of a post on {0}': 'Saisissez l’adresse https d’une publication sur {0}',
  'This post is not shown any more': 'Cette publication n’est plus affichée',
  // notifications/mails/mail-settings
  'Quiet hours end at another hour than they begin':
    'Les heures calmes ne peuvent pas commencer et se terminer à la même heure',
  'You do not get notifications of this kind': 'Vous ne recevez pas de notifications de ce type',
  'These emails cannot be turned off': 'Ces e-mails ne peuvent pas être désactivés',
  // notifications/newsletter/issue
  'This issue has been sent. Please write a new one': 'Ce numéro a été envoyé. Rédigez-en un nouveau',
  'The last day lies before the first one': 'Le dernier jour précède le premier',
  'Each language can be used once': 'Chaque langue ne peut être utilisée qu’une fois',
  'This issue is on its way. Pause it instead': 'Ce numéro est en cours d’envoi. Mettez-le plutôt en pause',
  'This issue has been sent. It cannot be deleted': 'Ce numéro a été envoyé. Il ne peut pas être supprimé',
  'This issue is scheduled. Please cancel the schedule first':
    'Ce numéro est planifié. Annulez d’abord la planification',
  'This issue is not on its way': 'Ce numéro n’est pas en cours d’envoi',
  // notifications/newsletter/office-routes
  'Issue not found': 'Numéro introuvable',
  'Choose articles that are published': 'Choisissez des articles publiés',
  // notifications/newsletter/subscription-routes
  'This address was given several times already. Please look into your mailbox, or try again later.':
    'Cette adresse a déjà été indiquée plusieurs fois. Consultez votre messagerie, ou réessayez plus tard.',
  // notifications/routes
  'This stream is not parked': 'Ce flux n’est pas à l’écart',
  '{0} {1} more came in the same minute.': '{0} Autres notifications dans la même minute : {1}.',
  'Email not found': 'E-mail introuvable',
  // service/reports/office-report-routes
  'Filed on': 'Envoyé le',
  Comment: 'Commentaire',
  'Closes on': 'Clôture le',
  'People affected': 'Personnes touchées',
  Complaint: 'Réclamation',
  Reportable: 'À déclarer',
  Why: 'Motif',
  'Report not found': 'Signalement introuvable',
  'Only an order issue is classified': 'Seul un problème de commande est classé',
  // service/reports/report-routes
  'Enter a valid date, for example 2026-03-31': 'Saisissez une date valide, par exemple 2026-03-31',
  // service/reports/report
  'This report is done. Please open a request instead.': 'Ce signalement est traité. Ouvrez plutôt une demande.',
  'This report has been decided already': 'Ce signalement a déjà fait l’objet d’une décision',
  'This report is done already': 'Ce signalement est déjà traité',
  // service/tickets/office-ticket-routes
  'Choose an active user of this company': 'Choisissez un utilisateur actif de cette entreprise',
  // service/tickets/ticket-routes
  'invoice of {0}': 'facture de la commande {0}',
  'Your request was sent to your sales representative. You can trace it under Customer requests.':
    'Votre demande a été envoyée à votre représentant commercial. Vous pouvez la suivre dans « Demandes clients ».',
  // service/tickets/ticket
  'This request is closed. Please open a new one.': 'Cette demande est close. Ouvrez-en une nouvelle.',
  'Something new has arrived in this request. Please read it before you send.':
    'Du nouveau est arrivé dans cette demande. Lisez-le avant d’envoyer.',
  'Ticket not found': 'Demande introuvable',
  'This request is open already': 'Cette demande est déjà ouverte',
  'This request is solved already': 'Cette demande est déjà résolue',
  'This request is closed': 'Cette demande est close',
  'Enter why it is solved': 'Indiquez pourquoi elle est résolue',
  'This request is not solved yet': 'Cette demande n’est pas encore résolue',
  'Choose another request': 'Choisissez une autre demande',
  'Choose a request of the same company': 'Choisissez une demande de la même entreprise',
  'These requests are read by different people': 'Ces demandes ne sont pas lues par les mêmes personnes',
  // service/work/answer-template
  'This template does not exist': 'Ce modèle n’existe pas',
  // service/work/desk-routes
  'Choose a person who answers requests': 'Choisissez une personne qui répond aux demandes',
  'Choose a person who may act on it': 'Choisissez une personne qui peut s’en charger',
  // service/work/figure-queries
  'Quotes in 72 hours': 'Devis sous 72 heures',
  'Answers in 48 hours': 'Réponses sous 48 heures',
  'Documents in ten days': 'Documents sous dix jours',
  'Answers that were judged': 'Réponses évaluées',
  // service/work/form-routes
  'There is nothing of this name to change': 'Aucun élément à modifier ne porte ce nom',
  // service/work/ticket-desk
  'this request': 'cette demande',
  'Someone else has taken {0} meanwhile': 'Une autre personne a entre-temps pris en charge {0}',
  // settings/settings
  'Someone else has changed this since you opened it':
    'Une autre personne a modifié ces données depuis que vous les avez ouvertes',
  'This day is in the list already: {0}': 'Ce jour est déjà dans la liste : {0}',
  'The list is full: remove days that have passed': 'La liste est pleine : retirez des jours passés',
  'Enter what people type': 'Saisissez ce que les personnes tapent',
  'Enter what it means': 'Saisissez ce que cela signifie',
  'Enter something else than what is typed': 'Saisissez autre chose que ce qui est tapé',
  'This is in the list already: it means {0}': 'Cette entrée est déjà dans la liste ; elle signifie : {0}',
  'The list is full: remove synonyms that no one needs':
    'La liste est pleine : retirez des synonymes dont personne n’a besoin',
  // signup/routes
  'Your e-mail address is confirmed already': 'Votre adresse e-mail est déjà confirmée',
  // signup/signing-up-routes
  'This personal email is already used': 'Cet e-mail personnel est déjà utilisé',
  'This company email is already used': 'Cet e-mail d’entreprise est déjà utilisé',
  'Email already use': 'Cet e-mail est déjà utilisé',
  'At most {0} files can be sent': 'Vous pouvez envoyer {0} fichiers au maximum',
  'You are signed in. Please sign out before you sign up another company.':
    'Vous êtes connecté. Déconnectez-vous avant d’inscrire une autre entreprise.',
  // platform/access/own-password
  'Your current password is not correct': 'Votre mot de passe actuel n’est pas correct',
  'Please sign in again to continue': 'Connectez-vous à nouveau pour continuer',
  'Please enter your password again to continue': 'Saisissez à nouveau votre mot de passe pour continuer',
  // platform/access/password-hashing
  'Many people are signing in at this moment. Please try again in a few seconds.':
    'De nombreuses personnes se connectent en ce moment. Réessayez dans quelques secondes.',
  // platform/access/seen-as
  'You see the portal as this company. Nothing can be changed or sent from here.':
    'Vous voyez le portail comme cette entreprise. Rien ne peut être modifié ni envoyé d’ici.',
  'This is not shown while you see the portal as a company':
    'Cet élément n’est pas affiché tant que vous voyez le portail comme une entreprise',
  'This look is over. Begin another one on the page of the company.':
    'Cette consultation est terminée. Commencez-en une autre depuis la page de l’entreprise.',
  // platform/decision
  Invalid: 'Non valide',
  'Not found': 'Introuvable',
  // platform/files/file-bytes
  // platform/files/file-desk
  'This upload address has expired or was already used': 'Cette adresse d’envoi a expiré ou a déjà été utilisée',
  'This upload address takes a {0} file': 'Cette adresse d’envoi n’accepte que des fichiers {0}',
  // platform/files/incoming
  'The file is larger than {0}': 'Le fichier dépasse {0}',
  // platform/files/inspection/turns
  'Many files are being checked at this moment. Please try again in a minute.':
    'De nombreux fichiers sont en cours de vérification. Réessayez dans une minute.',
  // platform/files/inspection/verdict
  'This PDF contains HTML or a script, or starts a program. Please print it to a new PDF and upload that one.':
    'Ce PDF contient du HTML ou un script, ou lance un programme. Imprimez-le dans un nouveau PDF et envoyez ce dernier.',
  'This PDF is encrypted by a password, even if it opens without one, so it cannot be checked. Please print it to a new PDF and upload that one.':
    'Ce PDF est chiffré par un mot de passe, même s’il s’ouvre sans : il ne peut donc pas être vérifié. Imprimez-le dans un nouveau PDF et envoyez ce dernier.',
  'This PDF ends before it is complete. Please save it anew and upload that one.':
    'Ce PDF est incomplet. Enregistrez-le à nouveau et envoyez cette nouvelle version.',
  'This PDF is damaged, so it cannot be checked. Please print it to a new PDF and upload that one.':
    'Ce PDF est endommagé et ne peut donc pas être vérifié. Imprimez-le dans un nouveau PDF et envoyez ce dernier.',
  'This file contains macros. Please save it without them, as DOCX, XLSX or PPTX, and upload that one.':
    'Ce fichier contient des macros. Enregistrez-le sans elles, au format DOCX, XLSX ou PPTX, et envoyez cette nouvelle version.',
  'This file contains embedded objects or controls. Please replace them with pictures and upload that one.':
    'Ce fichier contient des objets incorporés ou des contrôles. Remplacez-les par des images et envoyez cette nouvelle version.',
  'This file takes content from elsewhere, such as a template or another file. Please break these links and upload that one.':
    'Ce fichier utilise des contenus externes, tels qu’un modèle ou un autre fichier. Supprimez ces liens et envoyez cette nouvelle version.',
  'This file is damaged, so it cannot be checked. Please save it anew and upload that one.':
    'Ce fichier est endommagé et ne peut donc pas être vérifié. Enregistrez-le à nouveau et envoyez cette nouvelle version.',
  'This file holds too much to be checked. Please make it smaller or simpler and upload that one.':
    'Ce fichier contient trop d’éléments pour être vérifié. Réduisez-le ou simplifiez-le et envoyez cette nouvelle version.',
  // platform/files/pictures
  'This picture cannot be read. Please save it anew as PNG or JPEG and upload that one.':
    'Cette image est illisible. Enregistrez-la à nouveau au format PNG ou JPEG et envoyez cette nouvelle version.',
  'This picture is too large. Please make it smaller than 60 megapixels.':
    'Cette image est trop grande. Réduisez-la à moins de 60 mégapixels.',
  // platform/http/admission
  'This call comes from another website': 'Cet appel provient d’un autre site web',
  'Too many requests. Please try again in a moment.': 'Trop de demandes. Réessayez dans un instant.',
  'Only users with the role {0} can do this': 'Seuls les utilisateurs ayant le rôle {0} peuvent effectuer cette action',
  'This API token is unknown, revoked or expired': 'Ce jeton d’API est inconnu, révoqué ou expiré',
  'Only people can do this, not API tokens': 'Seules les personnes peuvent faire cela, pas les jetons d’API',
  'This API token does not have the permission for this': 'Ce jeton d’API n’a pas l’autorisation nécessaire',
  'You have sent or requested many {0} within a minute. Please try again in a moment.':
    'Trop d’envois ou de demandes en une minute ({0}). Réessayez dans un instant.',
  // platform/http/connections
  'The request did not arrive in time': 'La requête n’est pas arrivée à temps',
  'The head of the request is too large': 'L’en-tête de la requête est trop volumineux',
  'This is not a request that can be read': 'Cette requête est illisible',
  'Too many connections from this address': 'Trop de connexions depuis cette adresse',
  // platform/http/input-walk
  'This is more than can be sent at once': 'C’est plus qu’il n’est possible d’envoyer en une fois',
  'Must be at most {0} characters long': 'Saisissez {0} caractères au maximum',
  'This text contains characters that cannot be stored':
    'Ce texte contient des caractères qui ne peuvent pas être enregistrés',
  'This field must not be blank': 'Ce champ ne peut pas être vide',
  'The name of a field is too long': 'Le nom d’un champ est trop long',
  'This is nested too deeply': 'Ces données comportent trop de niveaux',
  'Must have at most {0} entries': 'Indiquez {0} éléments au maximum',
  'Has more than {0} fields': 'Ces données comptent plus de {0} champs',
  // platform/http/input
  'Not valid': 'Non valide',
  '{0} not found': '{0} : introuvable',
  'The body must be a JSON object': 'Le corps de la requête doit être un objet JSON',
  // platform/http/mount
  'You have requested many of these at once. Please try again in a moment.':
    'Vous avez effectué trop de demandes de ce type à la fois. Réessayez dans un instant.',
  'The Idempotency-Key must be 1 to 200 printable characters':
    'L’en-tête Idempotency-Key doit compter de 1 à 200 caractères imprimables',
  'This Idempotency-Key was already used for another request':
    'Cette Idempotency-Key a déjà servi pour une autre requête',
  // platform/http/problem
  'Bad request': 'Requête incorrecte',
  'Not signed in': 'Non connecté',
  'Not allowed': 'Non autorisé',
  'Method not allowed': 'Méthode non autorisée',
  'Too slow': 'Délai dépassé',
  Conflict: 'Conflit',
  Gone: 'Plus disponible',
  'Too large': 'Trop volumineux',
  'Unsupported media type': 'Type de contenu non pris en charge',
  'Too many requests': 'Trop de demandes',
  'Something went wrong on our side': 'Une erreur s’est produite de notre côté',
  'Not ready': 'Pas encore prêt',
  Problem: 'Problème',
  // platform/http/server
  'The portal cannot reach its database for a moment. Try again in a few seconds':
    'Le portail ne peut momentanément pas accéder à sa base de données. Réessayez dans quelques secondes',
  'The portal is too busy to do this in time. Try again in a few seconds':
    'Le portail est trop sollicité pour répondre à temps. Réessayez dans quelques secondes',
  'The portal cannot store anything at the moment. Try again in a minute':
    'Le portail ne peut rien enregistrer pour le moment. Réessayez dans une minute',
  'Something went wrong on our side. Please look whether it was done before you try again.':
    'Une erreur s’est produite de notre côté. Vérifiez si l’action a été effectuée avant de réessayer.',
  '{0}; a change, with the same Idempotency-Key, so that it is not made twice.':
    '{0} ; pour une modification, avec la même Idempotency-Key, afin qu’elle ne soit pas effectuée deux fois.',
  'The body is larger than {0} kB': 'Le corps de la requête dépasse {0} ko',
  'The body is not valid JSON': 'Le corps de la requête n’est pas un JSON valide',
  // platform/http/web-app
  'Page not found': 'Page introuvable',
  // platform/pdf/large-documents
  'Many documents are being made at this moment. Please try again in a minute.':
    'De nombreux documents sont en cours de création. Réessayez dans une minute.',
  // platform/text/reasons
  'a text': 'un texte',
  'a number': 'un nombre',
  'true or false': 'true ou false',
  'an object': 'un objet',
  'a list': 'une liste',
  'Must be {0}{1}': 'Valeur attendue : {0}{1}',
  'one of {0}': 'une valeur parmi {0}',
  ', or null for none': ', ou null pour aucune',
  'Must have {0} entries': 'Nombre d’éléments attendu : {0}',
  'Must be {0} characters long': 'Nombre de caractères attendu : {0}',
  'This field is required': 'Ce champ est obligatoire',
  'This field is not known here': 'Ce champ est inconnu ici',
  'Must be an id such as 0199ee29-2d20-7117-9c3a-5b1f0e6d7a42':
    'Saisissez un identifiant comme 0199ee29-2d20-7117-9c3a-5b1f0e6d7a42',
  'This is not written in the form that is needed here': 'Ce n’est pas écrit sous la forme attendue',
  'Must neither begin nor end with a space': 'Le texte ne peut ni commencer ni finir par un espace',
  'This field must not be empty': 'Ce champ ne peut pas rester vide',
  'Must name nothing twice': 'Aucun élément ne peut figurer deux fois',
  'Must be a whole number': 'Saisissez un nombre entier',
  'Must be a number': 'Saisissez un nombre',
  'Must be from {0} to {1}': 'Saisissez une valeur de {0} à {1}',
  'Must be {0} or more': 'Saisissez au moins {0}',
  'Must be more than {0}': 'Saisissez une valeur supérieure à {0}',
  'Must be {0} or less': 'Saisissez au maximum {0}',
  'This value cannot be used': 'Cette valeur ne peut pas être utilisée',
  // platform/time/as-of
  'This moment is still to come': 'Ce moment est encore à venir',
  'This day is still to come': 'Ce jour est encore à venir',
  'this order': 'cette commande',
  'this quote': 'ce devis',
  'this order with documents': 'cette commande avec documents',
  'this file': 'ce dossier',
  'The file is not a {0} file': 'Le fichier n’est pas du type {0}',
  'The file is not an {0} file': 'Le fichier n’est pas du type {0}',
  'You cannot {0}. Ask another administrator.': 'Vous ne pouvez pas {0}. Adressez-vous à un autre administrateur.',
  'Projection {0} not found': 'Projection {0} introuvable',
  'Another version of the program is filling this table.': 'Une autre version du programme remplit cette table.',
  'No rebuild is running.': 'Aucune reconstruction n’est en cours.',
  'It was rebuilt just now.': 'La reconstruction vient d’avoir lieu.',
  'A rebuild is already running. Wait for it, pause it or cancel it.':
    'Une reconstruction est déjà en cours. Attendez qu’elle se termine, suspendez-la ou annulez-la.',
  'A rebuild has been started but is not running. Resume it or cancel it.':
    'Une reconstruction a été lancée mais n’est pas en cours. Reprenez-la ou annulez-la.',
  'No earlier table to go back to.': 'Il n’y a pas de table antérieure à rétablir.',
  'Another version of the program is filling the earlier table.':
    'Une autre version du programme remplit la table antérieure.',
  'This already exists.': 'Cet élément existe déjà.',
  'This connection comes from another website': 'Cette connexion provient d’un autre site web',
  'Please choose one of {0}': 'Veuillez choisir parmi : {0}',
  'Please choose a file of type {0}': 'Veuillez choisir un fichier de type {0}',
  'At most {0} files can be sent. Please remove one first.':
    'Vous pouvez envoyer {0} fichiers au maximum. Veuillez d’abord en retirer un.',
  'You have sent many files that are not used yet. Please try again tomorrow.':
    'Vous avez envoyé beaucoup de fichiers qui ne sont pas encore utilisés. Veuillez réessayer demain.',
  'Too many uploads at once. Please try again in a few minutes.':
    'Trop de téléversements à la fois. Veuillez réessayer dans quelques minutes.',
  'The virus scanner refused this file ({0})': 'L’antivirus a refusé ce fichier ({0})',
  'This file was not uploaded by you, or too long ago. Please upload it again.':
    'Ce fichier n’a pas été téléversé par vous, ou il y a trop longtemps. Veuillez le téléverser à nouveau.',
  'The upload was interrupted': 'Le téléversement a été interrompu',
  'The file is empty': 'Le fichier est vide',
  'The upload was interrupted: {0}': 'Le téléversement a été interrompu : {0}',
  'The file has no such part': 'Le fichier n’a pas cette partie',
  'Someone else changed the same fields meanwhile. Choose what to keep.':
    'Une autre personne a modifié les mêmes champs entre-temps. Choisissez ce qu’il faut garder.',
  'Please upload this file again here': 'Veuillez téléverser ce fichier à nouveau ici',
  'There is nothing to assign': 'Il n’y a rien à attribuer',
  'What this request is about does not exist': 'L’objet de cette demande n’existe pas',
  'Enter an amount above $0.00': 'Saisissez un montant supérieur à $0.00',
  'Enter an amount in steps of $0.10, which is one CareCoin':
    'Saisissez un montant par paliers de $0.10, soit un CareCoin',
  'Company not found': 'Entreprise introuvable',
  'Enter at least $0.01': 'Saisissez au moins $0.01',
  'This event is cancelled. Please plan a new one': 'Cet événement est annulé. Veuillez en planifier un nouveau',
  'Choose a day that has not passed': 'Choisissez un jour qui n’est pas passé',
  'You have a view of this name: {0}': 'Vous avez déjà une vue de ce nom : {0}',
  'A colleague shares a view of this name: {0}': 'Un collègue partage une vue de ce nom : {0}',
  'This category already has a sub-category with this name': 'Cette catégorie a déjà une sous-catégorie de ce nom',
  // identity/tokens
  'This API token does not exist': 'Ce jeton d’API n’existe pas',
  'This API token has already ended': 'Ce jeton d’API a déjà pris fin',
  'Choose permissions that you have yourself': 'Choisissez des autorisations que vous avez vous-même',
  'Another API token has this name': 'Un autre jeton d’API porte ce nom',
  'Revoke an API token before you create another one': 'Révoquez un jeton d’API avant d’en créer un autre',
  // webhooks
  'Webhook not found': 'Webhook introuvable',
  'Webhooks are turned off in this portal': 'Les webhooks sont désactivés sur ce portail',
  'There are 10 webhooks already': 'Il y a déjà 10 webhooks',
  'Enter a public address that begins with https://': 'Saisissez une adresse publique qui commence par https://',
  'Choose events of your own': 'Choisissez vos propres événements',
  'There is no such position yet': 'Cette position n’existe pas encore',
  'A colleague has changed this webhook meanwhile. Please look at it again.':
    'Entre-temps, un collègue a modifié ce webhook. Veuillez le consulter à nouveau.',
  // approvals, platform/log/second-person
  'Another person has to decide on what you requested': 'Une autre personne doit décider de ce que vous avez demandé',
  'The person who requested this may not do it any more': 'La personne qui l’a demandé n’y est plus autorisée',
  'A second person has to approve this': 'Une deuxième personne doit l’approuver',
  'What this would do has changed since it was requested. Please request it again.':
    'L’effet de cette action a changé depuis la demande. Veuillez refaire la demande.',
  // platform/access/single-sign-on/openid
  'The sign-in service cannot be reached. Please try again in a moment.':
    'Le service de connexion est injoignable. Réessayez dans un instant.',
  'The sign-in service did not sign you in. Please try again.':
    'Le service de connexion ne vous a pas identifié. Réessayez.',
  'This sign-in has expired or was used before. Please start again.':
    'Cette connexion a expiré ou a déjà servi. Recommencez.',
} as const
