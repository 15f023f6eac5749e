/** What refusals about orders, products and companies say, by the English phrase. `{0}`, `{1}` …: what is put in. */
export const refusalsOfOrders = {
  // agreements/agreement-request
  'Request not found': 'Demande introuvable',
  'This request is already being worked on': 'Cette demande est déjà en cours de traitement',
  'This request has already been answered': 'Cette demande a déjà reçu une réponse',
  // agreements/agreement
  'Agreement not found': 'Contrat introuvable',
  'A newer version is of the same type and for the same country':
    'Une version plus récente a le même type et le même pays',
  'The agreement in force was signed later': 'Le contrat en vigueur a été signé plus tard',
  // agreements/office-routes
  'Select a company': 'Sélectionnez une entreprise',
  'No product has the code {0}': 'Aucun produit n’a le code {0}',
  'Say why it is refused': 'Indiquez le motif du refus',
  // agreements/routes
  'An agreement is for one country': 'Un contrat concerne un seul pays',
  // catalogue/documents/document-routes
  'Secondary packaging': 'Conditionnement secondaire',
  'Master carton': 'Carton groupé',
  'Shipping carton': 'Carton d’expédition',
  'Other packaging': 'Autre emballage',
  'No label available': 'Aucune étiquette disponible',
  'Your company has downloaded its catalogue many times. Please try again in a few minutes.':
    'Votre entreprise a téléchargé son catalogue de nombreuses fois. Réessayez dans quelques minutes.',
  // catalogue/office-routes
  'A country is listed twice': 'Un pays figure deux fois dans la liste',
  // catalogue/prices/price-change-routes
  'Registration not found': 'Enregistrement introuvable',
  // catalogue/prices/price-routes
  Category: 'Catégorie',
  Registration: 'Enregistrement',
  Price: 'Prix',
  Discount: 'Remise',
  'Effective price': 'Prix effectif',
  // catalogue/prices/scheduled-prices
  'A price is more than nothing': 'Un prix doit être supérieur à zéro',
  'Choose a day that lies ahead': 'Choisissez un jour à venir',
  'At most {0} prices can be scheduled for a product in a country':
    'Au maximum {0} prix peuvent être planifiés pour un produit dans un pays',
  'No price is scheduled for this day any more': 'Aucun prix n’est plus planifié pour ce jour',
  // catalogue/products/category
  'This category already exists': 'Cette catégorie existe déjà',
  'This sub-category is listed twice': 'Cette sous-catégorie figure deux fois dans la liste',
  'Sub-category not found': 'Sous-catégorie introuvable',
  // catalogue/products/interest
  'This product is available in your region': 'Ce produit est disponible dans votre région',
  'This product is not registered in this country': 'Ce produit n’est pas enregistré dans ce pays',
  // catalogue/products/product-office-routes
  'Product not found': 'Produit introuvable',
  // catalogue/products/product
  '{0} (product {1})': '{0} (produit {1})',
  'A product with this reference already exists': 'Un produit avec cette référence existe déjà',
  'This packaging does not belong to this product': 'Ce conditionnement n’appartient pas à ce produit',
  'This packaging is listed twice': 'Ce conditionnement figure deux fois dans la liste',
  'This product was discontinued': 'Ce produit a été arrêté',
  // catalogue/registrations/registration
  'A product is registered in one country': 'Un enregistrement de produit concerne un seul pays',
  'This product is already registered in this country': 'Ce produit est déjà enregistré dans ce pays',
  'A discount needs a price': 'Une remise exige un prix',
  // catalogue/routes
  'Your request has been saved.': 'Votre demande a été enregistrée.',
  // deadline-feed/routes
  'Calendar not found': 'Calendrier introuvable',
  // forecasting/forecast
  'Someone else has changed this forecast': 'Une autre personne a modifié cette prévision',
  'A forecast covers 12 months': 'Une prévision couvre 12 mois',
  'The 12 months begin with the current month': 'Les 12 mois commencent par le mois en cours',
  'The 12 months must follow each other': 'Les 12 mois doivent se suivre',
  '{0}: {1} need at least 1 order': '{0} : au moins 1 commande est nécessaire pour {1}',
  'The stock-ticking date cannot lie in the future': 'La date d’inventaire ne peut pas être dans le futur',
  'The stock-ticking date cannot lie more than {0} years back':
    'La date d’inventaire ne peut pas remonter à plus de {0} ans',
  'Forecast not found': 'Prévision introuvable',
  // forecasting/lead-times
  'Enter 1 to 4 lead times': 'Saisissez de 1 à 4 délais',
  // forecasting/routes
  'This belongs to another product or country than is filed here':
    'Cette prévision concerne un autre produit ou un autre pays',
  'Choose a product of your portfolio': 'Choisissez un produit de votre portefeuille',
  'Choose one of the countries that you sell this product in': 'Choisissez l’un des pays où vous vendez ce produit',
  'The product is not registered in this country': 'Le produit n’est pas enregistré dans ce pays',
  // forecasting/sales-routes
  Month: 'Mois',
  Orders: 'Commandes',
  Value: 'Valeur',
  'Forecast orders': 'Commandes prévues',
  'Forecast quantity': 'Quantité prévue',
  'Forecast when the month began': 'Prévision au début du mois',
  'All companies': 'Toutes les entreprises',
  // labels/issue-routes
  'File not found': 'Fichier introuvable',
  'Label not found': 'Étiquette introuvable',
  // labels/label-issue
  'This label issue has been released': 'L’étiquette de ce problème a été libérée',
  'There is a newer artwork': 'Il y a une maquette plus récente',
  'This artwork has already been answered': 'Cette maquette a déjà reçu une réponse',
  'The distributor has not answered this artwork yet': 'Le distributeur n’a pas encore répondu à cette maquette',
  // labels/office-routes
  'Label issue not found': 'Problème d’étiquette introuvable',
  // loyalty/account
  'You have {0}': 'Vous avez {0}',
  'You have {0}. This item costs {1}.': 'Vous avez {0}. Cet article coûte {1}.',
  'Grant at least one CareCoin': 'Attribuez au moins un CareCoin',
  'Nothing would change': 'Rien ne changerait',
  'The balance is {0} and cannot become negative': 'Le solde est de {0} et ne peut pas devenir négatif',
  'The balance is {0}: no more can be taken away': 'Le solde est de {0} : il n’est pas possible d’en retirer davantage',
  // loyalty/manual-coins/manual-coins-routes
  '{0} is not in the loyalty programme': '{0} ne fait pas partie du programme de fidélité',
  'At most {0} are granted at once': 'Vous pouvez attribuer au maximum {0} à la fois',
  // loyalty/manual-coins/manual-coins
  'This request was decided already': 'Cette demande a déjà fait l’objet d’une décision',
  'Another administrator has to approve what you grant or correct':
    'Un autre administrateur doit approuver ce que vous attribuez ou corrigez',
  'This request does not exist': 'Cette demande n’existe pas',
  // loyalty/partners/partner-order
  'The price has changed: this item now costs {0}.': 'Le prix a changé : cet article coûte désormais {0}.',
  'This has already been sent': 'Cet envoi a déjà été effectué',
  'This has already been cancelled': 'Cette commande a déjà été annulée',
  // loyalty/partners/partner-product
  'Enter a price of at least one CareCoin': 'Saisissez un prix d’au moins un CareCoin',
  'This item has already been discontinued': 'Cet article est déjà arrêté',
  'This item can be redeemed already': 'Cet article peut déjà être échangé',
  // loyalty/routes
  'This item can no longer be redeemed': 'Cet article ne peut plus être échangé',
  'Your company is not in the loyalty programme': 'Votre entreprise ne fait pas partie du programme de fidélité',
  // loyalty/rules/rules
  'A status requires at least as much as the one below it': 'Un statut exige au moins autant que celui qui le précède',
  'Choose a day that is still to come': 'Choisissez un jour à venir',
  'These are the rules of that day already': 'Ces règles sont déjà celles de ce jour',
  'No change is scheduled for this day': 'Aucune modification n’est planifiée pour ce jour',
  'These rules are in force. Schedule others instead.': 'Ces règles sont en vigueur. Planifiez-en d’autres à la place.',
  // ordering/approvals/approval-rules
  'Choose a procurement user of your company': 'Choisissez un utilisateur de votre entreprise ayant le rôle Achats',
  'Choose another person than the approver': 'Choisissez une autre personne que l’approbateur',
  'Choose to whom it passes on': 'Choisissez le suppléant à qui la demande est transmise',
  'Choose procurement users of your company': 'Choisissez des utilisateurs de votre entreprise ayant le rôle Achats',
  'A colleague has changed the rules meanwhile. Please look at them again.':
    'Un collègue a modifié les règles entre-temps. Veuillez les revoir.',
  'any amount': 'tout montant',
  'above {0}': 'plus de {0}',
  'in {0}': 'pays : {0}',
  'placed by {0}': 'commande passée par {0}',
  'turned approvals off': 'a désactivé les approbations',
  'changed the approval rules': 'a modifié les règles d’approbation',
  // ordering/approvals/approving
  'No other procurement user of your company can approve this order. Add one, or change the approval rules.':
    'Aucun autre utilisateur de votre entreprise ayant le rôle Achats ne peut approuver cette commande. Ajoutez-en un, ou modifiez les règles d’approbation.',
  'This order waits for the approval of a colleague': 'Cette commande attend l’approbation d’un collègue',
  'This order needs the approval of a colleague. Request it first.':
    'Cette commande doit être approuvée par un collègue. Demandez d’abord son approbation.',
  'The approval of this order has already been requested': 'L’approbation de cette commande a déjà été demandée',
  'This order needs no approval. You can confirm it.':
    'Cette commande ne nécessite pas d’approbation. Vous pouvez la confirmer.',
  'No approval of this order is waiting': 'Aucune approbation de cette commande n’est en attente',
  'Only the person who requested this approval can withdraw the request':
    'Seule la personne qui a demandé cette approbation peut retirer la demande',
  'This approval waits for someone else': 'Cette approbation est demandée à une autre personne',
  // ordering/cart/applying
  'An order can only have products of one sub-category':
    'Une commande ne peut contenir que des produits d’une même sous-catégorie',
  'This order is too large': 'Cette commande est trop importante',
  // ordering/cart/cart
  'A cart can have up to {0} products': 'Un panier peut contenir {0} produits au maximum',
  'This product is not in your cart': 'Ce produit n’est pas dans votre panier',
  // ordering/cart/handing-over
  'The order that is being prepared has changed meanwhile': 'La commande en préparation a été modifiée entre-temps',
  // ordering/cart/quick-add
  'Enter a reference': 'Saisissez une référence',
  'There is no product with this reference': 'Aucun produit n’a cette référence',
  'The same as row {0}': 'Identique à la ligne {0}',
  // ordering/cart/wanted
  'The address {0} has been deleted. Choose another one.': 'L’adresse {0} a été supprimée. Choisissez-en une autre.',
  'Address not found': 'Adresse introuvable',
  'This product is in the order twice': 'Ce produit figure deux fois dans la commande',
  'An order can only go to one country': 'Une commande ne peut être livrée que dans un seul pays',
  'Please select a shipping method': 'Choisissez un mode de livraison',
  'Please enter a destination for {0}': 'Saisissez une destination pour {0}',
  // ordering/fulfilment/additions
  'Enter which certificate this is': 'Indiquez de quel certificat il s’agit',
  'Enter what this document is': 'Indiquez de quel document il s’agit',
  'Each certificate can be sent only once': 'Chaque certificat ne peut être envoyé qu’une fois',
  'This order does not need "{0}"': 'Cette commande ne nécessite pas « {0} »',
  'Enter a link that begins with https:// or http://': 'Saisissez un lien qui commence par https:// ou http://',
  'This line is not in the order': 'Cette ligne n’est pas dans la commande',
  'Each line can be named only once': 'Chaque ligne ne peut être indiquée qu’une fois',
  'A lot number is entered twice on one line': 'Un numéro de lot est saisi deux fois sur une ligne',
  // ordering/fulfilment/deciding-documents
  'Each document can be sent only once': 'Chaque document ne peut être envoyé qu’une fois',
  'Please upload the import license': 'Envoyez la licence d’importation',
  'Enter a reason': 'Saisissez un motif',
  // ordering/fulfilment/documents-routes
  'Document not found': 'Document introuvable',
  // ordering/fulfilment/fulfilling
  'This day is in the past': 'Ce jour est passé',
  'An order cannot be shipped before it was confirmed':
    'Une commande ne peut pas avoir été expédiée avant sa confirmation',
  'This day is in the future': 'Ce jour est dans le futur',
  'It cannot arrive before it was shipped': 'L’arrivée ne peut pas précéder l’expédition',
  'An order cannot arrive before it was shipped': 'Une commande ne peut pas arriver avant d’avoir été expédiée',
  'The due date is in the past': 'La date d’échéance est passée',
  // ordering/fulfilment/requesting-documents
  'Enter an amount or a percentage, not both': 'Saisissez un montant ou un pourcentage, pas les deux',
  'Enter at most the grand total': 'Saisissez au maximum le total général',
  // ordering/fulfilment/reviewing-documents
  'A newer document has been sent. Please check the new one.':
    'Un document plus récent a été envoyé. Vérifiez le nouveau.',
  // ordering/placing/changed-items
  'This order goes to {0}': 'Cette commande est destinée à ce pays : {0}',
  'This order can only have products of {0}':
    'Cette commande ne peut contenir que des produits de cette sous-catégorie : {0}',
  '{0}: {1}. Change it or remove it first.': '{0} : {1}. Modifiez-le ou retirez-le d’abord.',
  'Item not found in this order': 'Article introuvable dans cette commande',
  'An order can have up to {0} products': 'Une commande peut contenir {0} produits au maximum',
  // ordering/placing/changing-items
  'Prices have changed since you opened this page. Please look at the new total.':
    'Les prix ont changé depuis que vous avez ouvert cette page. Vérifiez le nouveau total.',
  // ordering/placing/changing-routes
  'Item not found': 'Article introuvable',
  'Send the decision on documents on its own': 'Envoyez séparément la décision sur les documents',
  'Give a reason only when you reject documents': 'N’indiquez un motif que si vous refusez des documents',
  // ordering/placing/changing
  'Request at most one other certificate': 'Demandez au maximum un autre certificat',
  // ordering/placing/placing
  'This order has already been placed.': 'Cette commande a déjà été passée.',
  'Prices have changed since you filled the cart. Please look at the new total.':
    'Les prix ont changé depuis que vous avez rempli le panier. Vérifiez le nouveau total.',
  'You can use {0} CareCoins at most on this order':
    'Vous pouvez utiliser au maximum {0} CareCoins pour cette commande',
  // ordering/placing/references
  '{0} is already on order {1}: use it again?': '{0} figure déjà sur la commande {1} : réutiliser ce numéro ?',
  'Choose a day within the next {0} months': 'Choisissez un jour dans les {0} prochains mois',
  // ordering/provider
  'recorded what papers say of the provider': 'a enregistré ce que les documents indiquent du fournisseur',
  // ordering/quotes/issuing
  'Another option has this name': 'Une autre option porte ce nom',
  'There is no such line in this order': 'Cette ligne n’existe pas dans cette commande',
  'This line is adjusted twice': 'Cette ligne est ajustée deux fois',
  'This is already the price': 'C’est déjà le prix actuel',
  'The order has changed. Please check it again.': 'La commande a été modifiée. Veuillez la revérifier.',
  // ordering/quotes/quote-routes
  'Quote not found': 'Devis introuvable',
  // ordering/quotes/quoting
  'This quote has expired': 'Ce devis a expiré',
  'The quote has been revised. Please check the new version.':
    'Le devis a été révisé. Veuillez vérifier la nouvelle version.',
  'Freight option not found': 'Option de fret introuvable',
  // ordering/terms/offer
  '{0} is no longer available': '{0} n’est plus disponible',
  'No longer available': 'N’est plus disponible',
  // promotions/promo-code-view
  'Cost ($)': 'Coût ($)',
  'Ordered ($)': 'Commandé ($)',
  // promotions/promo-code
  'Promo code {0} already exists': 'Le code promo {0} existe déjà',
  'Promo code {0} already exists. Choose another one': 'Le code promo {0} existe déjà. Choisissez-en un autre',
  'Already used {0} times': 'Nombre d’utilisations déjà atteint : {0}',
  'One distributor has already used it {0} times': 'Nombre d’utilisations déjà atteint par un distributeur : {0}',
  'Promo code not found': 'Code promo introuvable',
  // promotions/routes
  'Enter 3 to 32 letters, digits or hyphens, without a hyphen at either end':
    'Saisissez 3 à 32 lettres, chiffres ou tirets, sans tiret au début ni à la fin',
  '{0}. Choose another one': '{0}. Choisissez-en un autre',
  'One of these products was not found': 'L’un de ces produits est introuvable',
  'One of these distributors was not found': 'L’un de ces distributeurs est introuvable',
  // terms/label-code
  'This code is already used by a label of this registration':
    'Ce code est déjà utilisé par une étiquette de cet enregistrement',
  'A company can have up to {0} standing orders': 'Une entreprise peut avoir jusqu’à {0} commandes récurrentes',
  'The last month is over before the first order': 'Le dernier mois se termine avant la première commande',
  'This standing order has ended': 'Cette commande récurrente est terminée',
  'This standing order has changed meanwhile. Please look at it again.':
    'Cette commande récurrente a changé entre-temps. Veuillez la vérifier à nouveau.',
  'This standing order is not waiting for a review': 'Cette commande récurrente n’attend pas de vérification',
  '{0} cannot be ordered like this. Change the standing order.':
    '{0} ne peut pas être commandé ainsi. Modifiez la commande récurrente.',
  'The last month of this standing order is over. Change it, or end it.':
    'Le dernier mois de cette commande récurrente est passé. Modifiez-la ou mettez-y fin.',
  'This product is in the standing order twice': 'Ce produit figure deux fois dans la commande récurrente',
  'No planned order is urgent': 'Aucune commande planifiée n’est urgente',
  'No order is planned that can still arrive in time': 'Aucune commande planifiée ne peut encore arriver à temps',
} as const
