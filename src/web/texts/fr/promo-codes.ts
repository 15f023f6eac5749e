import type {
  officePromoTexts as EnglishOfficePromo,
  promoTexts as EnglishPromo,
  promoFormTexts as EnglishPromoForm,
  promoPageTexts as EnglishPromoPage,
} from '#texts/promo-codes.ts'
import type { Translated } from '#web/texts/translated.ts'
import { counted } from './language.ts'

/** Promo codes: in the cart and on the way to an order, and in the office that makes them. */
export const promoTexts = {
  title: 'Code promo',
  code: 'Code promo',
  help: 'L’utilisation d’un code remplace les unités offertes.',
  apply: 'Appliquer',
  remove: 'Retirer le code',
  enter: 'Saisissez un code',
  discount: (percent, products, amount) => `${percent} de remise sur ${products} : vous économisez ${amount}.`,
  products: (covered, all) =>
    covered === all ? (all === 1 ? 'ce produit' : 'tous les produits') : `${covered} produits sur ${all}`,
  cashBack: (coins, value) => `À la livraison de la commande, votre solde est crédité de ${coins}, soit ${value}.`,
  shipping: (percent) => `${percent} de remise sur le fret de notre devis.`,
  bonusCleared: (units) =>
    units === '1'
      ? 'L’unité offerte de cette section n’est pas cumulable avec un code promo.'
      : `Les ${units} unités offertes de cette section ne sont pas cumulables avec un code promo.`,
  line: (percent, code) => `${percent} avec ${code}`,
  total: (code) => `Code promo ${code}`,
  shippingOn: (percent, code) => `${percent} de remise sur le fret avec le code promo ${code}.`,
} satisfies Translated<typeof EnglishPromo>

const types = {
  DISCOUNT: 'Remise sur les produits',
  CASH_BACK: 'Cash-back en CareCoins',
  SHIPPING_DISCOUNT: 'Remise sur le fret',
} as const

const statuses = {
  SCHEDULED: 'Planifié',
  ACTIVE: 'Actif',
  USED_UP: 'Épuisé',
  EXPIRED: 'Expiré',
  CLOSED: 'Désactivé',
} as const

export const officePromoTexts = {
  title: 'Codes promo',
  missing: 'Code promo introuvable',
  toAll: 'Tous les codes promo',
  types,
  statuses,
  all: 'Tous',
  views: 'Codes par statut',
  add: 'Nouveau code promo',
  search: 'Rechercher par code',
  searchChip: 'Recherche',
  things: 'codes promo',
  none: 'Aucun code promo pour le moment. Les distributeurs peuvent utiliser un nouveau code immédiatement.',
  columns: {
    code: 'Code',
    type: 'Type',
    value: 'Valeur',
    status: 'Statut',
    window: 'Validité',
    uses: 'Utilisations',
    restricted: 'Pour',
  },
  from: (day) => `à partir du ${day}`,
  between: (from, until) => `du ${from} au ${until}`,
  uses: (used, limit) => (limit === null ? used : `${used} sur ${limit}`),
  says: (code, uses) => `${code}, utilisations : ${uses}`,
  everybody: 'Tous les distributeurs, tous les produits',
  distributors: (n) => counted(n, 'distributeur', 'distributeurs'),
  products: (n) => counted(n, 'produit', 'produits'),
} satisfies Translated<typeof EnglishOfficePromo>

export const promoPageTexts = {
  change: 'Modifier les conditions',
  close: 'Désactiver',
  conditions: 'Avantage et validité',
  type: 'Type',
  value: 'Valeur',
  window: 'Validité',
  uses: 'Utilisations',
  perDistributor: 'Utilisations par distributeur',
  unlimited: 'Sans limite',
  distributors: 'Distributeurs',
  everyDistributor: 'Tous les distributeurs',
  products: 'Produits',
  everyProduct: 'Tous les produits',
  made: 'Créé le',
  closedBecause: 'Motif de la désactivation',
  companies: 'Coût et chiffre d’affaires',
  noCompanies: 'Rien pour le moment : aucune commande n’utilise ce code.',
  companyColumns: {
    company: 'Distributeur',
    orders: 'Commandes',
    cost: 'Coût',
    brought: 'Commandé (HT)',
  },
  inAll: (orders, cost, brought) =>
    `${counted(orders, 'commande', 'commandes')} ; coût : ${cost} ; commandé : ${brought}.`,
  orders: 'Commandes avec ce code',
  noOrders: 'Aucune commande avec ce code pour le moment.',
  columns: {
    order: 'N° de commande',
    distributor: 'Distributeur',
    usedAt: 'Utilisé le',
    status: 'Statut',
    discount: 'Remise',
    cashBack: 'Cash-back',
    total: 'Total HT',
  },
  offFreight: (percent) => `${percent} de remise sur le fret`,
  released: (day) => `Rendu le ${day}`,
  saysUse: (order) => `Commande ${order}`,
  closeTitle: (code) => `Désactiver le code promo ${code} ?`,
  closeLead:
    'Aucune nouvelle commande ne pourra l’utiliser. Les commandes avec ce code le conservent. Cette action est irréversible.',
  reason: 'Motif',
  enterReason: 'Saisissez le motif',
  keep: 'Le garder',
  confirmClose: 'Désactiver',
  closed: (code) => `Code promo ${code} désactivé.`,
} satisfies Translated<typeof EnglishPromoPage>

export const promoFormTexts = {
  newTitle: 'Nouveau code promo',
  changeTitle: (code) => `Modifier ${code}`,
  onlySales:
    'Seuls les utilisateurs ayant le rôle Commercial ou Administrateur peuvent créer ou modifier des codes promo.',
  newLead:
    'L’avantage d’un code ne peut plus être modifié ensuite. Sa période, ses bénéficiaires et le nombre d’utilisations peuvent l’être.',
  changeLead: 'Les modifications s’appliquent aux commandes à venir. Les commandes avec ce code le conservent.',
  gives: 'Avantage',
  conditions: 'Période, bénéficiaires, nombre d’utilisations',
  code: 'Code',
  codeHelp: '3 à 32 lettres, chiffres et tirets. Les distributeurs peuvent le saisir en minuscules.',
  type: 'Type',
  typeHelp: {
    DISCOUNT: 'Un pourcentage de remise sur chaque unité concernée, après la remise de l’enregistrement.',
    CASH_BACK: 'Un montant fixe, crédité en CareCoins à la livraison de la commande.',
    SHIPPING_DISCOUNT: 'Un pourcentage de remise sur le fret du devis.',
  },
  percent: 'Pourcentage',
  percentHelp: 'Par exemple 10 ou 12.5.',
  amount: 'Montant en dollars',
  amountHelp: 'Par pas de $0.10, soit un CareCoin.',
  validFrom: 'Premier jour',
  validUntil: 'Dernier jour',
  validUntilHelp:
    'Laissez vide pour un code sans fin. Un jour commence et se termine selon le fuseau horaire de chaque entreprise.',
  maximumUses: 'Utilisations au total',
  maximumUsesPerDistributor: 'Utilisations par distributeur',
  unlimited: 'Laissez vide pour ne pas fixer de limite.',
  distributors: 'Distributeurs',
  distributorsHelp: 'Laissez vide pour tous les distributeurs.',
  products: 'Produits',
  productsHelp: 'Laissez vide pour tous les produits.',
  make: 'Créer le code promo',
  save: 'Enregistrer les conditions',
  cancel: 'Annuler',
  made: (code) => `Code promo ${code} créé.`,
  saved: (code) => `Code promo ${code} mis à jour.`,
  wrong: {
    code: 'Saisissez 3 à 32 lettres, chiffres et tirets, sans tiret au début ni à la fin',
    percent: 'Saisissez un pourcentage supérieur à 0 et jusqu’à 100, par exemple 12.5',
    amount: 'Saisissez un montant valide, par exemple 150.00',
    day: 'Saisissez une date valide, par exemple 18/12/2026',
    firstDay: 'Saisissez le premier jour',
    uses: 'Saisissez un nombre entier à partir de 1, ou laissez vide',
  },
} satisfies Translated<typeof EnglishPromoForm>
