import type {
  addressTexts as EnglishAddress,
  certificateTexts as EnglishCertificate,
  confirmationTexts as EnglishConfirmation,
  flowTexts as EnglishFlow,
  priceChangedTexts as EnglishPriceChanged,
  shippingTexts as EnglishShipping,
  validationTexts as EnglishValidation,
} from '#texts/order-flow.ts'
import type { Translated } from '#web/texts/translated.ts'

/** The steps of the order flow, the summary next to them and the thank-you page. */
export const flowTexts = {
  steps: {
    cart: 'Mon panier',
    address: 'Adresses de livraison et de facturation',
    shipping: 'Mode de livraison',
    certificates: 'Certificats',
    validation: 'Validation',
  },
  back: 'Retour',
  changeInCart: 'Modifier dans le panier',
  continueTo: (step) => `Continuer : ${step}`,
  summary: 'Votre commande',
  subTotal: 'Sous-total HT',
  total: 'Prix total de la commande HT',
  free: 'Offert',
  careCoins: (coins) => `CareCoins utilisés (${coins})`,
  promise:
    'Le transport n’est pas compris. Vous recevez un devis de fret sous 72 heures, puis vous avez 30 jours pour confirmer.',
  showSummary: 'Votre commande',
} satisfies Translated<typeof EnglishFlow>

export const addressTexts = {
  shipping: 'Adresse de livraison',
  billing: 'Adresse de facturation',
  contact: 'Contact de livraison',
  shippingHelp: 'Où nous envoyons la marchandise.',
  billingHelp: 'L’entreprise et l’adresse qui figurent sur la facture.',
  contactHelp: 'Contact de livraison pour le transporteur (facultatif)',
  oneOrder: 'Une commande a une seule adresse de livraison. Pour une autre adresse, passez une autre commande.',
  otherCountry: (address, order) => `Pays de cette adresse : ${address} ; pays de la commande : ${order}.`,
  gone: (name) => `L’adresse ${name} a été supprimée.`,
  goneNext: 'Choisissez-en une autre.',
  before: (name, country) => `Choisie précédemment, pour un autre pays : ${name}, ${country}.`,
  none: {
    SHIPPING: 'Aucune adresse de livraison n’est encore choisie.',
    BILLING: 'Aucune adresse de facturation n’est encore choisie.',
  },
  choose: { SHIPPING: 'Choisir une adresse de livraison', BILLING: 'Choisir une adresse de facturation' },
  change: { SHIPPING: 'Modifier l’adresse de livraison', BILLING: 'Modifier l’adresse de facturation' },
  noneSaved: 'Aucune adresse n’est encore enregistrée.',
  onlyProcurement: 'Seuls les utilisateurs ayant le rôle Achats peuvent ajouter une adresse.',
  chooseThis: 'Choisir cette adresse',
  add: 'Ajouter une adresse',
  cancel: 'Annuler',
  validate: 'Valider',
  yourName: 'Votre nom',
  phone: 'Numéro de téléphone',
  addContact: 'Ajouter un contact de livraison',
  changeContact: 'Modifier le contact de livraison',
  removeContact: 'Retirer le contact de livraison',
  noContact: 'Aucun contact ajouté.',
  mandatory: 'Ce champ est obligatoire',
  missing: 'Choisissez les adresses de livraison et de facturation',
} satisfies Translated<typeof EnglishAddress>

export const shippingTexts = {
  method: 'Mode de livraison',
  mode: 'Mode de transport',
  modes: { Airport: 'Aérien', Road: 'Routier', Harbor: 'Maritime' },
  modeHelp: {
    Airport: 'Le plus rapide, pour de petits volumes',
    Road: 'De porte à porte, par camion',
    Harbor: 'Par la mer, pour de gros volumes',
  },
  destination: 'Destination',
  destinationHelp: {
    EXW: 'Le lieu où votre transporteur enlève la marchandise.',
    FOB: 'Le port où la marchandise est chargée sur votre navire.',
    CIP: 'Le lieu jusqu’où nous payons le port et l’assurance.',
  },
  incoterms: {
    EXW: {
      name: 'À l’usine',
      help: 'Vous enlevez la marchandise à notre entrepôt. Vous organisez le transport et le dédouanement à l’exportation.',
    },
    FCA: {
      name: 'Franco transporteur',
      help: 'Nous dédouanons la marchandise à l’exportation et la remettons à votre transporteur.',
    },
    FOB: {
      name: 'Franco à bord',
      help: 'Nous chargeons la marchandise sur le navire que vous avez réservé. Les frais et les risques sont ensuite à votre charge.',
    },
    CIP: {
      name: 'Port payé, assurance comprise, jusqu’à',
      help: 'Nous payons le port et l’assurance jusqu’au lieu que vous indiquez.',
    },
    CPT: {
      name: 'Port payé jusqu’à',
      help: 'Nous payons le port jusqu’à votre pays. Vous souscrivez l’assurance.',
    },
    CIF: {
      name: 'Coût, assurance et fret',
      help: 'Nous payons le fret maritime et l’assurance jusqu’au port d’arrivée.',
    },
    DAP: {
      name: 'Rendu au lieu de destination',
      help: 'Nous livrons jusqu’à votre porte. Vous payez les droits d’importation.',
    },
  },
  seaOnly: (incoterm) => `${incoterm} est prévu pour les marchandises transportées par mer.`,
  takeInstead: (mode, instead) => `Pour le mode de transport « ${mode} », la condition qui convient est ${instead}.`,
  chooseMethod: 'Choisissez un mode de livraison',
  missingMode: 'Choisissez le mode de transport : aérien, routier ou maritime',
  missingDestination: 'Saisissez une destination',
} satisfies Translated<typeof EnglishShipping>

export const certificateTexts = {
  lead: 'Choisissez les certificats qui doivent accompagner la marchandise. Vous pouvez continuer sans en choisir.',
  legend: 'Certificats',
  other: 'Un autre certificat',
  otherHelp: 'Tout autre certificat dont vous avez besoin.',
} satisfies Translated<typeof EnglishCertificate>

export const validationTexts = {
  /** '100 unités à $12.50' */
  at: 'à',
  lead: 'Vérifiez votre commande. Rien ne vous engage avant la confirmation de notre devis.',
  edit: (what) => `Modifier : ${what}`,
  change: 'Modifier',
  addresses: 'Adresses de livraison et de facturation',
  noCertificates: 'Aucun certificat.',
  balance: (balance) => `Votre solde : ${balance}. 1 CareCoin vaut $0.10.`,
  use: 'Utiliser des CareCoins',
  changeCoins: 'Modifier les CareCoins',
  using: (coins, value) => `Vous utilisez ${coins}, soit ${value}.`,
  none: 'Vous n’avez pas de CareCoins à utiliser pour cette commande.',
  coins: 'CareCoins à utiliser',
  most: (most) => `${most} au maximum pour cette commande.`,
  tooMany: (most) => `Vous pouvez utiliser au maximum ${most} pour cette commande`,
  newTotal: 'Nouveau total HT',
  left: 'CareCoins après la commande',
  validate: 'Valider',
  dont: 'Ne pas utiliser de CareCoins',
  place: 'Passer la commande',
  was: 'Le prix a changé. Lorsque vous avez rempli votre panier, il était de',
  placing: 'En passant la commande, vous demandez un devis de fret. Vous pourrez ensuite la confirmer ou l’annuler.',
  notOrderable:
    'Un produit de cette commande ne peut pas être commandé tel quel. Retournez au panier pour le modifier.',
  only: (names) =>
    `Seuls les utilisateurs ayant le rôle Achats peuvent passer commande.${names === '' ? '' : ` Adressez-vous à ${names}.`} Vos choix sont conservés dans votre propre panier.`,
} satisfies Translated<typeof EnglishValidation>

export const priceChangedTexts = {
  title: 'Le prix a changé',
  lead: 'Les prix ont changé depuis que vous avez rempli votre panier. Voici les différences.',
  before: 'Avant',
  now: 'Maintenant',
  careCoins: 'CareCoins utilisés',
  total: 'Total HT',
  cancel: 'Pas maintenant',
  place: 'Commander au nouveau prix',
} satisfies Translated<typeof EnglishPriceChanged>

export const confirmationTexts = {
  title: 'Merci pour votre commande',
  left: 'Encore dans votre panier',
  leftLead: 'Chacune de ces sections devient une commande distincte.',
  nextSection: (section) => `Continuer avec ${section}`,
  already: 'Cette commande a déjà été passée. Elle ne l’a pas été une seconde fois.',
  lead: (num) => `Nous avons bien reçu votre commande ${num}. Vous trouverez son devis ici et dans vos notifications.`,
  next: 'La suite :',
  quoteBy: 'Nous vous envoyons un devis de fret sous 72 heures, au plus tard le',
  confirm: 'Vous avez ensuite 30 jours pour confirmer ou annuler.',
  number: 'N° de commande',
  total: 'Total HT',
  destination: 'Destination',
  status: 'Statut',
  again: 'Commander à nouveau',
  newQuote: 'Demander un nouveau devis',
  seeOrders: 'Voir mes commandes',
  open: 'Ouvrir cette commande',
} satisfies Translated<typeof EnglishConfirmation>
