import type {
  adjustmentTexts as EnglishAdjustment,
  freightTexts as EnglishFreight,
  freightNames as EnglishFreightNames,
  optionTexts as EnglishOption,
  previewTexts as EnglishPreview,
  quoteCardTexts as EnglishQuoteCard,
  roundTexts as EnglishRound,
  sumTexts as EnglishSum,
} from '#texts/quotes.ts'
import type { Translated } from '#web/texts/translated.ts'
import { counted } from './language.ts'

/** How goods travel that leave from there. */
export const freightNames = {
  Airport: 'Fret aérien',
  Road: 'Fret routier',
  Harbor: 'Fret maritime',
} satisfies Translated<typeof EnglishFreightNames>

const modes: Readonly<Record<string, string>> = { Airport: 'Aérien', Road: 'Routier', Harbor: 'Maritime' }

export const freightTexts = {
  /** 'Maritime · 35 jours' */
  way: (transportMode, transitDays) =>
    [transportMode && (modes[transportMode] ?? transportMode), transitDays && counted(transitDays, 'jour', 'jours')]
      .filter(Boolean)
      .join(' · '),
} satisfies Translated<typeof EnglishFreight>

export const optionTexts = {
  title: 'Fret',
  option: (number) => `Option ${number}`,
  name: 'Nom',
  nameHelp: 'Affiché au distributeur',
  transportMode: 'Mode de transport',
  transitDays: 'Transit en jours',
  add: 'Proposer une autre option',
  remove: (number) => `Retirer l’option ${number}`,
  removed: (name) => `Option retirée : ${name}`,
  enterName: 'Saisissez un nom, par exemple Fret maritime',
  twice: 'Une autre option porte ce nom',
  enterMode: 'Choisissez le mode de transport',
  enterDays: 'Saisissez le nombre de jours de transit, de 1 à 365',
  notDays: 'Jours entiers, de 1 à 365',
  most: 'Six options au maximum',
} satisfies Translated<typeof EnglishOption>

export const adjustmentTexts = {
  title: 'Ajuster les prix',
  prices: 'Prix',
  some: (count) => counted(count, 'prix ajusté', 'prix ajustés'),
  lead: 'Pour ce devis uniquement. Le distributeur voit l’ancien prix, le nouveau prix et votre motif.',
  beforePromo: (code) => `Les prix et les totaux de ligne s’entendent avant le code promo ${code}.`,
  now: 'Prix actuel',
  price: 'Nouveau prix unitaire en dollars',
  reason: 'Motif',
  becomes: 'Total de la ligne',
  enterPrice: 'Saisissez le nouveau prix, par exemple 4.20',
  enterReason: 'Indiquez pourquoi le prix change',
  same: 'C’est déjà le prix actuel',
  clear: (product) => `Garder le prix : ${product}`,
  gone: (product) => `Retiré : ${product}.`,
  goneWith: (product, typed) => `Retiré, avec le prix que vous aviez saisi : ${product}, ${typed}`,
  added: (product, units) => `Ajouté : ${product}, ${units} ${units === '1' ? 'unité' : 'unités'}.`,
  quantityNow: (product, before, after) =>
    `${product} : ${after} ${after === '1' ? 'unité' : 'unités'} au lieu de ${before}.`,
  priceNow: (product, before, after) => `${product} : ${after} l’unité au lieu de ${before}.`,
} satisfies Translated<typeof EnglishAdjustment>

export const sumTexts = {
  subtotal: 'Sous-total HT',
  promo: (code) => `Code promo ${code}`,
  careCoins: (coins) => `Payé avec ${coins}`,
  goBack: (coins) => `Recrédit au distributeur : ${coins}, car le nouveau total est inférieur.`,
  tooLarge: 'Cette commande est trop importante',
  grandTotalOf: (option) => `Total général : ${option}`,
} satisfies Translated<typeof EnglishSum>

export const previewTexts = {
  open: 'Aperçu du PDF',
  label: 'Brouillon du devis',
} satisfies Translated<typeof EnglishPreview>

export const quoteCardTexts = {
  title: (version) => (version === 1 ? 'Votre devis' : `Votre devis, version ${version}`),
  awaited: 'Le fret et le total général s’affichent ici avec notre devis.',
  changed: (num, version) => `Commande ${num} : la version ${version} du devis est disponible`,
  facts: (sent, until) => `Envoyé le ${sent}, valable jusqu’au ${until}`,
  choose: 'Choisissez une option de fret',
  missing: 'Veuillez choisir une option de fret',
  chosen: 'confirmée',
  freight: 'Fret',
  grandTotal: 'Total général HT',
  discount: (amount) => `le code promo déduit ${amount}`,
  note: 'Note de notre service commercial',
  adjusted: 'Prix ajustés',
  before: 'avant',
  pdf: 'Ouvrir le PDF',
  compare: 'Ce qui a changé',
  rounds: 'Comparer les versions du devis',
  ask: 'Demander un devis révisé',
  states: {
    STANDS: 'valable',
    REVISED: 'révisé',
    WITHDRAWN: 'retiré',
    APPROVED: 'confirmé',
    REJECTED: 'refusé',
    EXPIRED: 'expiré',
    CANCELLED: 'annulé avec la commande',
  },
  pdfOf: (version) => `Devis, version ${version}`,
  revised: 'Le devis a été révisé',
  revisedLead: (read, now) =>
    `Vous alliez confirmer la version ${read}. Rien n’a été confirmé. La version ${now} apporte les modifications suivantes :`,
  goOn: (version) => `Continuer avec la version ${version}`,
} satisfies Translated<typeof EnglishQuoteCard>

export const roundTexts = {
  /** Figure spaces: as wide as the number of an order, which is not known yet. */
  unknown: '\u2007'.repeat(11),
  title: (num) => `Étapes de la commande ${num}`,
  heading: 'Comparer les versions du devis',
  lead: 'Chaque étape, de la commande au devis. Choisissez-en deux pour les comparer.',
  crumb: (num) => `Commande ${num}`,
  round: (number, kind) => `Étape ${number} : ${kind}`,
  placed: 'Commande initiale',
  quote: (version) => (version === 1 ? 'Devis' : `Devis, version ${version}`),
  change: 'Commande modifiée',
  confirmed: 'Confirmée',
  confirmedWith: (option) => (option === null ? 'confirmé' : `confirmé : ${option}`),
  shippingRequested: 'Livraison demandée :',
  superseded: (round) => `remplacé à l’étape ${round}`,
  by: (who) => `par ${who}`,
  before: 'Avant',
  after: 'Après',
  swap: 'Inverser',
  same: 'Ces deux étapes sont identiques.',
  onlyOne: 'Rien à comparer pour le moment : la commande n’a pas changé depuis qu’elle a été passée.',
  onlyChanges: 'Différences uniquement',
  pdf: (version) => `PDF de la version ${version}`,
  items: 'Articles',
  quantity: 'Quantité',
  unitPrice: 'Prix unitaire',
  packaging: 'Conditionnement',
  total: 'Total',
  free: 'Offert',
  freight: 'Fret',
  shippingPrice: 'Prix du fret',
  grandTotal: 'Total général HT',
  way: 'Transport et transit',
  terms: 'Conditions',
  sums: 'Totaux',
  none: 'Aucun',
  fates: { added: 'Ajout', removed: 'Retrait', changed: 'Modification', same: 'Identique' },
  reason: (reason) => `Ajusté : ${reason}`,
  term: {
    shipping: 'Mode de livraison',
    shippingAddress: 'Adresse de livraison',
    billingAddress: 'Adresse de facturation',
    contact: 'Contact de livraison',
    certificates: 'Certificats',
    specialRequest: 'Demande particulière',
    purchaseOrderNumber: 'Numéro de bon de commande',
    wishedDelivery: 'Date de livraison souhaitée',
    promoCode: 'Code promo',
    validUntil: 'Valable jusqu’au',
    note: 'Note',
  },
  totals: {
    subtotal: 'Sous-total HT',
    promoCodeDiscount: 'Code promo',
    careCoinsValue: 'CareCoins',
    total: 'Total HT',
  },
} satisfies Translated<typeof EnglishRound>
