/** What statuses, document names and the like say, by the English phrase. `{0}`, `{1}` …: what is put in. */
export const labels = {
  // agreements/agreement-names
  'Distributor agreement': 'Contrat de distribution',
  'Supplier agreement': 'Contrat de fourniture',
  'Quality agreement (medical devices)': 'Contrat qualité (dispositifs médicaux)',
  'Quality agreement (medicines)': 'Contrat qualité (médicaments)',
  // agreements/contract
  'Error while requesting agreement': 'La demande de contrat n’a pas pu être envoyée',
  // catalogue/events
  'Expected a known country': 'Choisissez un pays de la liste',
  'Enter a whole number from 1 to 999 999': 'Saisissez un nombre entier de 1 à 999 999',
  // catalogue/prices/price-rows
  'The row has more cells than there are columns. Keep one of these values':
    'La ligne compte plus de cellules qu’il n’y a de colonnes. Gardez l’une de ces valeurs',
  'No product has this reference': 'Aucun produit n’a cette référence',
  'The product is not registered there': 'Le produit n’y est pas enregistré',
  'This price is listed twice': 'Ce prix figure deux fois dans la liste',
  'Enter a price or a discount': 'Saisissez un prix ou une remise',
  'It has no price yet: enter one': 'Il n’y a pas encore de prix : saisissez-en un',
  // catalogue/registrations/registration-status
  Registered: 'Enregistré',
  'Under renewal': 'En cours de renouvellement',
  'Eligible for import with letter': 'Importation possible avec une lettre',
  'Registration not required': 'Enregistrement non requis',
  'Registration in progress': 'Enregistrement en cours',
  'Not registered': 'Non enregistré',
  Suspended: 'Suspendu',
  Expired: 'Expiré',
  Rejected: 'Refusé',
  'Not available in {0} ({1})': 'Non disponible : {0} ({1})',
  'no price is set': 'aucun prix fixé',
  'registration status: {0}': 'statut d’enregistrement : {0}',
  // distributors/account-states
  'Your account is not activated yet': 'Votre compte n’est pas encore activé',
  'Your account is suspended': 'Votre compte est suspendu',
  // distributors/file/file-contract
  'Error while uploading document': 'Le document n’a pas pu être envoyé',
  'Error while updating document': 'Le document n’a pas pu être mis à jour',
  // distributors/file/requirements
  'Due diligence': 'Vérification préalable',
  'Business license': 'Licence commerciale',
  'Registration certification': 'Certificat d’enregistrement',
  'It cannot be read': 'Il est illisible',
  'It is not the document we requested': 'Ce n’est pas le document que nous avons demandé',
  'It names another company': 'Il désigne une autre entreprise',
  'It is out of date': 'Il n’est plus à jour',
  'Pages are missing': 'Des pages manquent',
  'It is not certified': 'Il n’est pas certifié',
  'It is not in English and has no translation': 'Il n’est pas en anglais et n’a pas de traduction',
  'It is not signed': 'Il n’est pas signé',
  'Another reason': 'Autre motif',
  'Certificate of incorporation': 'Certificat de constitution',
  Memorandum: 'Statuts de la société',
  'Register of directors': 'Registre des administrateurs',
  'Register of members': 'Registre des associés',
  'Wholesaler questionnaire': 'Questionnaire du grossiste',
  'Wholesaler license': 'Licence de grossiste',
  'CE certificate': 'Certificat CE',
  'ISO certification': 'Certification ISO',
  Other: 'Autre',
  'Business license free sale certificate': 'Certificat de libre vente (licence commerciale)',
  'Please upload wholesaler license or check the related checkbox':
    'Envoyez la licence de grossiste ou cochez la case correspondante',
  // forecasting/not-saved
  'Error while creating forecast': 'La prévision n’a pas pu être enregistrée',
  // identity/password/password
  'The password needs 8 or more characters, with a lowercase letter, an uppercase letter, a digit and one of @ $ ! % * ? . &, and nothing else':
    'Le mot de passe doit compter 8 caractères ou plus, dont une lettre minuscule, une lettre majuscule, un chiffre et l’un des signes @ $ ! % * ? . &, et rien d’autre',
  'The password needs 12 to 128 characters': 'Le mot de passe doit compter de 12 à 128 caractères',
  'This password is too common: choose one that is harder to guess':
    'Ce mot de passe est trop courant : choisissez-en un plus difficile à deviner',
  'Choose a password without your name, login name, e-mail or company':
    'Choisissez un mot de passe sans votre nom, identifiant, e-mail ou entreprise',
  // labels/contract
  'Error while reporting issue': 'Le problème n’a pas pu être signalé',
  // loyalty/contract
  'Enter why it is another amount': 'Indiquez pourquoi le montant est différent',
  // notifications/newsletter/contract
  'Thank you. Please look into your mailbox: a link there confirms your subscription.':
    'Merci. Consultez votre messagerie : vous y trouverez un lien pour confirmer votre abonnement.',
  'Invalid email.': 'E-mail non valide.',
  // ordering/history/event-texts
  '{0} {1}, grand total {2}': '{0} : {1}, total général : {2}',
  '{0}, shipping': '{0}, fret',
  Shipping: 'Fret',
  '{0} freight options, grand total from {1}': '{0} options de fret, total général à partir de {1}',
  ', {0} adjusted': ', {0} avec ajustement',
  'placed the order': 'a passé la commande',
  '{0}, {1} (excl. VAT)': '{0}, {1} HT',
  'reminded sales of the quote': 'a rappelé le devis au service commercial',
  'Promised by {0}': 'Promis pour le {0}',
  'marked the quote as overdue': 'a marqué le devis comme en retard',
  'sent the quote': 'a envoyé le devis',
  'revised the quote': 'a révisé le devis',
  '{0}{1}, valid until {2}': '{0}{1}, valable jusqu’au {2}',
  'withdrew the quote': 'a retiré le devis',
  'The order was changed': 'La commande a été modifiée',
  'sent a reminder': 'a envoyé un rappel',
  '{0} left to confirm': 'Encore {0} pour confirmer',
  'confirmed the order': 'a confirmé la commande',
  'requested an approval to confirm the order': 'a demandé l’approbation de la commande',
  'Passes on at {0}': 'Transmission le {0}',
  'passed the approval on': 'a transmis la demande d’approbation',
  'Anyone of procurement can approve': 'Toute personne du service achats peut approuver',
  'The deputy can approve': 'Le suppléant peut approuver',
  'declined the approval': 'n’a pas approuvé la commande',
  'withdrew the approval request': 'a retiré la demande d’approbation',
  'rejected the quote': 'a refusé le devis',
  'cancelled the order': 'a annulé la commande',
  'The quote was not confirmed in time': 'Le devis n’a pas été confirmé à temps',
  // ordering/order-life
  'This order was placed already': 'Cette commande a déjà été passée',
  'An order can only be changed until it is confirmed':
    'Une commande ne peut être modifiée que tant qu’elle n’est pas confirmée',
  'Order not found': 'Commande introuvable',
  'A delivery date can only be wished for until the order is shipped':
    'Une date de livraison ne peut être souhaitée que tant que la commande n’est pas expédiée',
  'Only an order waiting for a quote, or with a quote that is not confirmed, can be quoted':
    'Un devis ne peut être établi que pour une commande en attente d’un devis, ou dont le devis n’est pas confirmé',
  'Only a quoted order can be confirmed': 'Seule une commande avec un devis peut être confirmée',
  'Only a quote waiting for confirmation can be rejected': 'Seul un devis en attente de confirmation peut être refusé',
  'Only a quote that waits for confirmation can expire': 'Seul un devis en attente de confirmation peut expirer',
  'An order can only be cancelled until it is confirmed':
    'Une commande ne peut être annulée que tant qu’elle n’est pas confirmée',
  'An order can only be cancelled before it is shipped':
    'Une commande ne peut être annulée que tant qu’elle n’est pas expédiée',
  'A pre-payment can only be requested once the order is confirmed':
    'Un prépaiement ne peut être demandé qu’une fois la commande confirmée',
  'No proof of pre-payment is required': 'Aucun justificatif de prépaiement n’est requis',
  'An import license can only be requested once the order is confirmed and its pre-payment approved':
    'Une licence d’importation ne peut être demandée qu’une fois la commande confirmée et son prépaiement approuvé',
  'No import license document is required': 'Aucune licence d’importation n’est requise',
  'Production can only start once the order is confirmed and what was requested is approved':
    'La production ne peut démarrer qu’une fois la commande confirmée et les documents demandés approuvés',
  'Shipping documents can only be sent while the order is in production':
    'Les documents d’expédition ne peuvent être envoyés que pendant la production de la commande',
  'No documents are waiting for your approval': 'Aucun document n’attend votre approbation',
  'A pre-inspection can only be requested while the order is in production':
    'Une préinspection ne peut être demandée que pendant la production de la commande',
  'No pre-inspection document is required': 'Aucun document de préinspection n’est requis',
  'No document of this order is waiting for review': 'Aucun document de cette commande n’attend d’examen',
  'Only an order that is in production, with its pre-inspection approved, can be shipped':
    'Seule une commande en production, dont la préinspection est approuvée, peut être expédiée',
  'Only a shipped order can be delivered': 'Seule une commande expédiée peut être livrée',
  'Only a delivered order can be billed': 'Seule une commande livrée peut être facturée',
  'An order can only be put on hold before it is shipped':
    'Une commande ne peut être bloquée que tant qu’elle n’est pas expédiée',
  'Only an order on hold can be released': 'Seule une commande bloquée peut être débloquée',
  'This order is on hold. It must be released first.': 'Cette commande est bloquée. Elle doit d’abord être débloquée.',
  'This order is on hold for a label issue. It goes on once that issue is released.':
    'Cette commande est bloquée pour un problème d’étiquette. Elle reprend dès que l’étiquette est libérée.',
  'This order has been cancelled': 'Cette commande a été annulée',
  'This order has been invoiced': 'Cette commande a été facturée',
  '{0}. This one is confirmed already.': '{0}. Cette commande est déjà confirmée.',
  '{0}. This one is waiting for a quote.': '{0}. Cette commande attend un devis.',
  'This order is on hold already': 'Cette commande est déjà bloquée',
  // ordering/order-states
  'Place this order again': 'Commander à nouveau',
  'Modify the order': 'Modifier la commande',
  'Confirm the order': 'Confirmer la commande',
  'Proof of pre-payment': 'Justificatif de prépaiement',
  'License document': 'Document de licence',
  'Pre-inspection document': 'Document de préinspection',
  'Sales quote': 'Devis',
  'Import license': 'Licence d’importation',
  'Commercial invoice': 'Facture commerciale',
  'Packing slip': 'Bon de livraison',
  Certificate: 'Certificat',
  'Bill of lading': 'Connaissement',
  'Packing list': 'Liste de colisage',
  Document: 'Document',
  'Order cancelled': 'Commande annulée',
  'Waiting for the quote': 'En attente du devis',
  'Quote received': 'Devis reçu',
  Confirmed: 'Confirmée',
  'Waiting for pre-payment': 'En attente du prépaiement',
  'Pre-payment under review': 'Prépaiement en cours d’examen',
  'Pre-payment approved': 'Prépaiement approuvé',
  'In production': 'En production',
  'Import license document required': 'Licence d’importation requise',
  'Import license under review': 'Licence d’importation en cours d’examen',
  'Import license approved': 'Licence d’importation approuvée',
  'Pending Approval of the docs': 'Documents à approuver',
  'Waiting for approval': 'En attente d’approbation',
  'Waiting for pre-inspection': 'En attente de la préinspection',
  'Pre-inspection under review': 'Préinspection en cours d’examen',
  'Pre-inspection approved': 'Préinspection approuvée',
  'In transit': 'En transit',
  'Track order': 'Suivre la commande',
  Delivered: 'Livrée',
  Billed: 'Facturée',
  'License required': 'Licence requise',
  'Documents with the distributor': 'Documents chez le distributeur',
  'Pre-inspection': 'Préinspection',
  // ordering/quotes/quote-validity
  'A quote is valid for one day at least': 'Un devis est valable au moins un jour',
  'A quote is valid for {0} days at most': 'Un devis est valable {0} jours au maximum',
  // ordering/terms/in-packs
  'part of a pack of {0}': 'partie d’une boîte de {0}',
  '{0} of {1}': '{0} de {1}',
  '{0} and {1}': '{0} et {1}',
  // ordering/terms/incoterm-fit
  Harbor: 'Maritime',
  // ordering/terms/order-terms
  Airport: 'Aérien',
  Road: 'Routier',
  'Declaration of conformity': 'Déclaration de conformité',
  'Certificate of origin (certified by Chamber of Commerce)':
    'Certificat d’origine (certifié par la chambre de commerce)',
  'Certificate of analysis': 'Certificat d’analyse',
  'Certificate of sterilization (only for sterile products)':
    'Certificat de stérilisation (uniquement pour les produits stériles)',
  Freight: 'Fret',
  'Please select a country': 'Sélectionnez un pays',
  'Please select quantity': 'Sélectionnez une quantité',
  'Please select packaging': 'Sélectionnez un conditionnement',
  'Please select quantity and packaging': 'Sélectionnez une quantité et un conditionnement',
  'Please select shipping and billing adresses': 'Choisissez les adresses de livraison et de facturation',
  'Please select an option within Airport, Road and Harbor':
    'Choisissez le mode de transport : aérien, routier ou maritime',
  'Please choose a freight option': 'Veuillez choisir une option de fret',
  // ordering/terms/quantity
  'Please enter a valid number': 'Saisissez un nombre valide',
  'The minimum order quantity is {0}': 'La quantité minimale est de {0}',
  'The maximum order quantity is {0}': 'La quantité maximale est de {0}',
  'Please order in steps of {0}: {1} …': 'Commandez par multiples de {0} : {1} …',
  'The packaging {0} is no longer available. Choose another one.':
    'Le conditionnement {0} n’est plus disponible. Choisissez-en un autre.',
  'This product does not come in that packaging': 'Ce produit n’existe pas dans ce conditionnement',
  // ordering/terms/special-request
  Documents: 'Documents',
  Packing: 'Emballage',
  'Need for pre-shipment inspection': 'Inspection avant expédition',
  // ordering/terms/whole-number
  '{0} can be read as {1} or as {2}. Please choose one': '{0} peut se lire {1} ou {2}. Choisissez l’un des deux',
  // promotions/validity
  'Enter a percent above 0 and up to 100, such as 12.5':
    'Saisissez un pourcentage supérieur à 0 et jusqu’à 100, par exemple 12.5',
  'The last day lies before the first': 'Le dernier jour précède le premier',
  'There is no promo code {0}': 'Le code promo {0} n’existe pas',
  'The promo code {0} is not for your company': 'Le code promo {0} n’est pas destiné à votre entreprise',
  'The promo code {0} is closed': 'Le code promo {0} est désactivé',
  'The promo code {0} is not valid before {1}': 'Le code promo {0} n’est pas valable avant le {1}',
  'The promo code {0} expired on {1}': 'Le code promo {0} a expiré le {1}',
  'The promo code {0} has been used up': 'Le code promo {0} est épuisé',
  'Your company has used the promo code {0} as often as it may':
    'Votre entreprise a atteint le nombre d’utilisations permis du code promo {0}',
  'The promo code {0} is for none of these products': 'Le code promo {0} ne s’applique à aucun de ces produits',
  // service/reports/contract
  'Enter a day like 2026-12-18': 'Saisissez une date comme 2026-12-18',
  'Missing mandatory fields': 'Champs obligatoires manquants',
  'Please agree that we process what you report':
    'Veuillez accepter que nous traitions les informations que vous signalez',
  // service/service-states
  Sales: 'Commercial',
  'Customer service': 'Service client',
  Quality: 'Qualité',
  Regulatory: 'Affaires réglementaires',
  Logistics: 'Logistique',
  Finance: 'Finance',
  'law change': 'évolution réglementaire',
  'order issue': 'problème de commande',
  'Agreement for {0}': 'Contrat ({0})',
  'Availability of {0}': 'Disponibilité : {0}',
  'Label of {0}, {1}': 'Étiquette : {0}, {1}',
  // settings/rules
  'Enter a colour as six hexadecimal digits, for example #7529b5':
    'Saisissez une couleur en six chiffres hexadécimaux, par exemple #7529b5',
  'This colour reads {0} : 1 on white. Choose a darker one: text needs at least 4.5 : 1':
    'Le contraste de cette couleur sur fond blanc est de {0} : 1. Choisissez-en une plus foncée : un texte exige au moins 4.5 : 1',
  'Enter a phone number with its country code, for example +41 22 555 01 99':
    'Saisissez un numéro de téléphone avec l’indicatif du pays, par exemple +41 22 555 01 99',
  'Enter {0}': 'Saisissez {0}',
  'Enter an address that begins with https://': 'Saisissez une adresse qui commence par https://',
  '{0} is not known in this email. Use {1}': '{0} est inconnu dans cet e-mail. Utilisez {1}',
  'A brace is missing or left over. Use {0}': 'Une accolade manque ou est en trop. Utilisez {0}',
  'This part of the email is fixed': 'Cette partie de l’e-mail est fixe',
  'Enter one line': 'Saisissez une seule ligne',
  'Enter a time such as 08:00': 'Saisissez une heure, par exemple 08:00',
  'Enter a name without quotation marks, <, >, @ and \\': 'Saisissez un nom sans guillemets ni <, >, @ et \\',
  'a name': 'un nom',
  'the name of the company': 'le nom de l’entreprise',
  'Enter the address, a line each': 'Saisissez l’adresse, une ligne par élément',
  'a first name': 'un prénom',
  'a last name': 'un nom de famille',
  'Enter a line for each network: its name, a blank, and an address that begins with https://':
    'Saisissez une ligne par réseau : son nom, un espace et une adresse qui commence par https://',
  'Enter a time zone such as Europe/Zurich': 'Saisissez un fuseau horaire, par exemple Europe/Zurich',
  'Work ends after it begins: enter a later time':
    'La journée doit finir après avoir commencé : saisissez une heure plus tardive',
  'Choose at least one day of the week': 'Choisissez au moins un jour de la semaine',
  // signup/form
  'This field is mandatory': 'Ce champ est obligatoire',
  'This mixes letters of different alphabets. Please use one alphabet.':
    'Ce texte mélange des lettres de plusieurs alphabets. Utilisez-en un seul.',
  'Personal email invalid': 'E-mail personnel non valide',
  'Company email invalid': 'E-mail de l’entreprise non valide',
  // signup/texts-agreed-to
  'Please agree to the terms of use and the privacy notice':
    'Veuillez accepter les conditions d’utilisation et la déclaration de confidentialité',
  'The terms of use or the privacy notice changed meanwhile. Please read them again.':
    'Les conditions d’utilisation ou la déclaration de confidentialité ont changé entre-temps. Veuillez les relire.',
  // terms/assigned-work
  // platform/access/personal-data
  'Erased person': 'Personne effacée',
  // platform/money
  'Must be from 0 to 100, with at most two decimals': 'Saisissez un nombre de 0 à 100, avec deux décimales au plus',
  // platform/text/phone-number
  'Enter a phone number in digits, such as +41 22 555 01 10':
    'Saisissez un numéro de téléphone en chiffres, par exemple +41 22 555 01 10',
  // platform/text/reference
  '{0} is taken already': '{0} est déjà pris',
  '{0} reads like {1}, which is taken already': '{0} ressemble à {1}, qui est déjà pris',
  // platform/text/typed-figures
  'Enter an amount above 0, such as 12.50': 'Saisissez un montant supérieur à 0, par exemple 12.50',
  'Enter an amount with at most two decimals, such as 12.50':
    'Saisissez un montant avec deux décimales au plus, par exemple 12.50',
  'Enter a percent from 0 to 100, with at most two decimals':
    'Saisissez un pourcentage de 0 à 100, avec deux décimales au plus',
  'Prices are in US dollars, not in {0}': 'Les prix sont en dollars US, pas en {0}',
  '{0} can be read as {1} or as {2}. Write it with two decimals':
    '{0} peut se lire {1} ou {2}. Écrivez-le avec deux décimales',
  CareCoin: 'CareCoin',
  CareCoins: 'CareCoins',
  certificates: 'certificats',
  competitor: 'concurrent',
  contact: 'contact',
  countries: 'pays',
  country: 'pays',
  day: 'jour',
  days: 'jours',
  decision: 'décision',
  decisions: 'décisions',
  document: 'document',
  documents: 'documents',
  file: 'fichier',
  files: 'fichiers',
  none: 'aucun',
  order: 'commande',
  orders: 'commandes',
  pack: 'boîte',
  packs: 'boîtes',
  password: 'mot de passe',
  price: 'prix',
  prices: 'prix',
  product: 'produit',
  products: 'produits',
  quote: 'devis',
  report: 'signalement',
  request: 'demande',
  stream: 'flux',
  streams: 'flux',
  'sub-category': 'sous-catégorie',
  tender: 'appel d’offres',
  unit: 'unité',
  units: 'unités',
  user: 'utilisateur',
  users: 'utilisateurs',
  'from ': 'à partir de ',
  'the name of the portal': 'le nom du portail',
} as const
