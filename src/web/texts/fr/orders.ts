import brand from '#brand'
import { count } from '#platform/text/formats.ts'
import type {
  againTexts as EnglishAgain,
  cancelReasons as EnglishCancelReasons,
  deadlineTexts as EnglishDeadline,
  decisionTexts as EnglishDecision,
  orderTexts as EnglishOrder,
  ordersTexts as EnglishOrders,
  paymentTexts as EnglishPayment,
  referenceTexts as EnglishReference,
} from '#texts/orders.ts'
import type { Translated } from '#web/texts/translated.ts'
import { counted } from './language.ts'

export const ordersTexts = {
  title: 'Mes commandes',
  lead: 'Les commandes de votre entreprise, leurs devis et leurs livraisons.',
  addProduct: 'Ajouter un autre produit',
  views: 'Vues',
  all: 'Toutes',
  status: 'Statut',
  destination: 'Destination',
  product: 'Produit',
  group: 'Étape',
  groups: { progress: 'En cours', yours: 'À traiter par vous', documents: 'Documents à envoyer' },
  columns: {
    details: 'Détails',
    num: 'N° de commande',
    purchaseOrder: 'Bon de commande',
    date: 'Date de commande',
    total: 'Prix total',
    destination: 'Destination',
    status: 'Statut',
    link: 'Lien',
    progress: 'Avancement',
    actions: 'Actions',
  },
  detailsOf: (num) => `Détails de la commande ${num}`,
  orderNamed: (num) => `commande ${num}`,
  onHold: 'Bloquée',
  turns: {
    distributor: 'À traiter par vous',
    provider: `En attente de ${brand.name}`,
    carrier: null,
    none: null,
  },
  empty:
    'Aucune commande pour le moment. Lorsque vous passez une commande, son devis et ses documents s’affichent ici.',
  toShop: 'Aller à la boutique',
  orders: 'commande',
  search: 'Rechercher',
  searchFor: 'Numéro, produit ou destination',
  searchChip: 'Recherche',
  sort: 'Trier par',
  sorts: {
    needs: 'À traiter par vous d’abord',
    '-date': 'Plus récentes d’abord',
    date: 'Plus anciennes d’abord',
    num: 'Numéro croissant',
    '-num': 'Numéro décroissant',
    total: 'Prix croissant',
    '-total': 'Prix décroissant',
    destination: 'Destination, de A à Z',
    '-destination': 'Destination, de Z à A',
    status: 'Statut, premières étapes d’abord',
    '-status': 'Statut, dernières étapes d’abord',
    progress: 'Avancement croissant',
    '-progress': 'Avancement décroissant',
  },
  pageSize: 'Commandes par page',
  fresh: (count) => counted(count, 'nouvelle commande', 'nouvelles commandes'),
  freshOrMore: (least) => `${count(least)}+ nouvelles commandes`,
  show: 'Afficher',
  changed: (num, status) => `Commande ${num} : ${status}`,
} satisfies Translated<typeof EnglishOrders>

export const orderTexts = {
  crumb: 'Mes commandes',
  title: (num) => `Commande ${num}`,
  lead: (day, who, country, subCategory) => `Passée le ${day} par ${who} · ${country} : ${subCategory}`,
  ask: 'Poser une question',
  print: 'Imprimer',
  confirm: 'Confirmer la commande',
  reject: 'Refuser le devis',
  cancel: 'Annuler cette commande',
  again: 'Commander à nouveau',
  only: (names) =>
    `Seuls les utilisateurs ayant le rôle Achats peuvent confirmer ou annuler une commande.${names === '' ? '' : ` Adressez-vous à ${names}.`}`,
  way: 'Statut de la commande',
  items: 'Articles',
  product: 'Produit',
  unitPrice: 'Prix unitaire',
  quantity: 'Quantité',
  lineTotal: 'Total',
  free: 'Offert',
  subTotal: 'Sous-total HT',
  promo: (code) => `Code promo ${code}`,
  careCoins: (coins) => `CareCoins utilisés (${coins})`,
  careCoinsBack: (coins) => `Votre solde a été recrédité de ${coins} à l’annulation de la commande.`,
  total: 'Total HT',
  freight: 'Fret',
  freightOf: (option) => (option ? `Fret : ${option}` : 'Fret'),
  freightWaiting: 'dans le devis',
  freightOptions: (count) => `${count} options au choix`,
  shippingDiscount: 'Code promo sur le fret',
  grandTotal: 'Total général HT',
  cashBackReceived: (value) => `Vous avez reçu ${value} en CareCoins à la livraison.`,
  cashBack: (value) => `Vous recevrez ${value} en CareCoins à la livraison de la commande.`,
  note: 'Note sur le devis',
  tabs: 'À propos de cette commande',
  activity: 'Activité',
  shipping: 'Livraison',
  next: (sentence) => `Prochaine étape : ${sentence}`,
  shippingAddress: 'Adresse de livraison',
  billingAddress: 'Adresse de facturation',
  contact: 'Contact de livraison',
  noContact: 'Aucun contact ajouté.',
  method: 'Mode de livraison',
  mode: 'Mode de transport',
  freightOption: 'Option de fret',
  place: 'Destination',
  certificates: 'Certificats',
  noCertificates: 'Aucun certificat.',
  specialRequest: 'Demande particulière',
  inTransit: (day) => `En transit depuis : ${day}`,
  delivered: (day) => `Livrée : ${day}`,
  notFound: 'Commande introuvable',
  notFoundHelp: 'Le lien est peut-être incomplet, ou vous n’avez pas accès à cette commande.',
  backToOrders: 'Retour à mes commandes',
  changed: (num, status) => `Commande ${num} : ${status}`,
} satisfies Translated<typeof EnglishOrder>

export const deadlineTexts = {
  quoteIn: (left) => `Notre devis : ${left}.`,
  quoteBy: (by) => `Nous envoyons votre devis de fret au plus tard le ${by}.`,
  quoteLate: 'Votre devis est en retard.',
  quoteLateHelp: (by) => `Nous l’avions promis pour le ${by}. Notre service commercial a été alerté.`,
  confirmIn: (left) => `Votre confirmation : ${left}.`,
  confirmBy: (until) =>
    `Ce devis est valable jusqu’au ${until}. Après confirmation, la commande ne peut plus être modifiée.`,
  passed: (percent) => `${percent} % du délai est écoulé`,
} satisfies Translated<typeof EnglishDeadline>

export const cancelReasons = {
  QUOTE_EXPIRED: 'Le devis n’a pas été confirmé à temps.',
  QUOTE_REJECTED: 'Le devis a été refusé.',
  CANCELLED_BY_DISTRIBUTOR: 'Votre entreprise a annulé cette commande.',
  CANCELLED_BY_PROVIDER: 'Nous avons dû annuler cette commande.',
} satisfies Translated<typeof EnglishCancelReasons>

export const decisionTexts = {
  number: 'N° de commande',
  version: 'Devis',
  versionOf: (version, until) => `Version ${version}, valable jusqu’au ${until}`,
  confirmTitle: 'Confirmer la commande',
  /** Where the freight option goes by another transport than was ordered. */
  askedMode: (mode) => `Mode de transport demandé : ${mode}.`,
  confirmLead: 'Après confirmation, la commande ne peut plus être modifiée.',
  confirm: 'Confirmer la commande',
  confirmed: (num) => `La commande ${num} est confirmée. Nous avons commencé à la traiter.`,
  back: 'Pas encore',
  rejectTitle: 'Refuser ce devis ?',
  rejectLead: 'La commande sera annulée.',
  careCoinsBack: 'Les CareCoins utilisés seront recrédités sur votre solde.',
  reason: 'Motif (facultatif)',
  reasonHelp: 'Il nous aide à vous proposer un meilleur devis.',
  reject: 'Refuser le devis',
  rejected: (num) => `Le devis de la commande ${num} a été refusé. La commande est annulée.`,
  keep: 'Conserver la commande',
  cancelTitle: 'Annuler cette commande ?',
  cancelLead: 'Cette action est irréversible.',
  cancel: 'Annuler cette commande',
  cancelled: (num) => `La commande ${num} est annulée.`,
} satisfies Translated<typeof EnglishDecision>

export const againTexts = {
  added: (count: number): string =>
    count === 1
      ? '1 produit de cette commande est dans votre panier.'
      : `${count} produits de cette commande sont dans votre panier.`,
  placed: (count: number, left: readonly { readonly name: string; readonly reason: string }[]): string =>
    [againTexts.added(count), ...left.map(({ name, reason }) => `${name} : ${reason}.`)].join(' '),
} satisfies Translated<typeof EnglishAgain>

/** What of an order's grand total is paid when: on the pages of both sides, as on its papers. */
export const paymentTexts = {
  prepayment: 'À payer d’avance',
  left: 'Solde sur facture',
  paid: 'Prépaiement déduit',
  due: 'Montant dû',
} satisfies Translated<typeof EnglishPayment>

/** What a distributor's own books and plans say of an order. */
export const referenceTexts = {
  title: 'Vos références',
  number: 'Votre numéro de bon de commande',
  numberHelp: 'Facultatif. Imprimé sur le devis et la facture.',
  wish: 'Date de livraison souhaitée',
  wishHelp: 'Facultatif. Un souhait, pas une date confirmée.',
  possible: (day) => `Compte tenu des délais de ces produits, une livraison est possible à partir du ${day}.`,
  change: 'Modifier',
  changeTitle: 'Modifier vos références',
  keep: 'Annuler',
  save: 'Enregistrer',
  saved: 'Vos références sont enregistrées.',
  againTitle: 'Réutiliser ce numéro ?',
  again: 'Le réutiliser',
  other: 'Changer le numéro',
} satisfies Translated<typeof EnglishReference>
