import type {
  orderEditTexts as EnglishOrderEdit,
  reorderTexts as EnglishReorder,
  toOrderTexts as EnglishToOrder,
} from '#texts/order-edit.ts'
import type { Translated } from '#web/texts/translated.ts'

const unitsOf = (units: string): string => `${units} ${units === '1' ? 'unité' : 'unités'}`

/** Changing an order: its page, and the shop and address book on the way back to it. */
export const orderEditTexts = {
  title: (num) => `Modifier la commande ${num}`,
  documentsTitle: (num) => `Documents de la commande ${num}`,
  crumb: 'Mes commandes',
  lead: (country, subCategory) => `${country} : ${subCategory}`,
  seeOrder: 'Voir la commande',
  quoteOut: (version, until) => `Le devis ${version} est ouvert jusqu’au ${until}.`,
  quoteOutHelp: 'Toute modification le retire. Nous vous enverrons alors un nouveau devis sous 72 heures.',
  waiting: (by) => `Nous envoyons votre devis de fret au plus tard le ${by}.`,
  waitingHelp: 'Toute modification fait repartir le délai de 72 heures.',
  withdrawTitle: 'Retirer le devis et modifier la commande ?',
  withdrawLead: (version) =>
    `Cette modification retire le devis ${version} : il ne pourra plus être confirmé. Nous vous enverrons un nouveau devis sous 72 heures.`,
  keepQuote: 'Conserver le devis',
  withdraw: 'Modifier la commande',
  saved: 'Commande modifiée. Le délai de 72 heures pour notre devis repart de zéro.',
  withdrawn: (version) =>
    `Commande modifiée et devis ${version} retiré. Nous vous enverrons un nouveau devis sous 72 heures.`,
  cancelled: (num) => `La commande ${num} est annulée.`,
  items: 'Articles',
  addAnother: 'Ajouter un autre produit',
  quantity: 'Quantité',
  product: 'Produit',
  unitPrice: 'Prix unitaire',
  total: 'Total',
  removeHead: 'Retirer',
  moved: (price) => `${price} au moment de la commande. Si vous modifiez les articles, le prix du jour s’applique.`,
  remove: (product) => `Retirer de la commande : ${product}`,
  removed: (product) => `Retiré de la commande : ${product}.`,
  changedBy: (product) => `Modifié : ${product}`,
  lastTitle: 'Annuler cette commande ?',
  lastLead: (product) =>
    `${product} est le dernier produit de cette commande. Si vous le retirez, la commande est annulée. Cette action est irréversible. Les CareCoins utilisés seront recrédités sur votre solde.`,
  keep: 'Conserver la commande',
  cancel: 'Annuler cette commande',
  before: 'Total HT actuel',
  after: 'Nouveau total HT',
  coinsBack: (coins) => `Votre solde sera recrédité de ${coins}.`,
  discard: 'Abandonner',
  saveItems: 'Enregistrer les articles',
  notSaved: 'Pas encore enregistré',
  save: 'Enregistrer',
  change: 'Modifier',
  stop: 'Annuler',
  shipping: 'Mode de livraison',
  certificates: 'Certificats',
  request: 'Demande particulière',
  noRequest: 'Aucune demande particulière.',
  sums: 'Récapitulatif des prix',
  priceChanged: 'Enregistrer au nouveau prix',
} satisfies Translated<typeof EnglishOrderEdit>

/** In the shop, on a product and in its label modal while an order is being changed. */
export const toOrderTexts = {
  banner: (num, what) => `Vous complétez la commande ${num} (${what}).`,
  addressFor: (num, what) => `L’adresse que vous enregistrez est utilisée pour la commande ${num} (${what}).`,
  addressWithdraws: (version) => `Changer l’adresse retire le devis ${version}.`,
  back: 'Retour à la commande',
  addToOrder: 'Ajouter à ma commande',
  yes: 'Oui, ajouter à ma commande',
  added: 'Votre produit a été ajouté à votre commande',
  there: 'Votre produit est déjà dans la commande',
  seeOrder: 'Voir ma commande',
  inOrder: (units) =>
    `Déjà dans votre commande (${unitsOf(units)}) : rien n’a été ajouté. Vous pouvez y modifier la quantité.`,
  withdraws: (version) => `Le devis ${version} de cette commande est retiré lorsque vous ajoutez un produit.`,
  doesNotFit: (what) => `Cette commande concerne : ${what}. Ce produit ne peut pas y être ajouté.`,
  orderInstead: 'Le commander séparément',
} satisfies Translated<typeof EnglishToOrder>

/** Ordering the same again: what it was, and what it is today. */
export const reorderTexts = {
  title: (num) => `Commander à nouveau : ${num}`,
  quoteTitle: (num) => `Demander un nouveau devis pour la commande ${num}`,
  crumb: 'Mes commandes',
  lead: 'Les prix, les conditionnements et les produits commandables ont pu changer depuis. Choisissez ce qui va dans votre panier.',
  quoteLead:
    'Une nouvelle commande donne lieu à un nouveau devis. Les prix, les conditionnements et les produits commandables ont pu changer depuis. Choisissez ce qui va dans votre panier.',
  place: (country, subCategory) => `${country} : ${subCategory}`,
  products: 'Produits de cette commande',
  choose: (product) => `Commander à nouveau : ${product}`,
  ordered: 'Alors',
  now: 'Aujourd’hui',
  price: 'Prix unitaire',
  adjusted: (from, reason) => `Ajusté, auparavant ${from} : ${reason}`,
  discount: 'Remise',
  quantity: 'Quantité',
  packaging: 'Conditionnement',
  registration: 'Enregistrement',
  registered: 'Commandable',
  none: 'Aucun',
  gone: 'N’est plus disponible',
  rule: (minimum, step) =>
    step === '1' ? `${unitsOf(minimum)} au minimum` : `${unitsOf(minimum)} au minimum, par multiples de ${step}`,
  inCart: (units) => `Déjà dans votre panier (${unitsOf(units)}) : rien n’a été ajouté.`,
  total: 'Total HT aujourd’hui',
  chosen: (chosen, all) => `Produits choisis : ${chosen} sur ${all}`,
  chooseOne: 'Choisissez au moins un produit',
  allGone: 'Aucun de ces produits ne peut être commandé actuellement',
  toCart: 'Ajouter à mon panier',
  back: 'Annuler',
} satisfies Translated<typeof EnglishReorder>
