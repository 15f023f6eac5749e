import type {
  draftOrderTexts as EnglishDraft,
  forecastTexts as EnglishForecast,
  forecastFormTexts as EnglishForecastForm,
} from '#texts/forecasts.ts'
import type { Translated } from '#web/texts/translated.ts'
import { counted, listed, monthName } from './language.ts'

const monthOf = ({ year, month }: { year: number; month: number }): string => `${monthName(month)} ${year}`

export const forecastTexts = {
  month: monthOf,
  title: 'Prévisions',
  lead: 'Ce que vous prévoyez de commander dans les 12 prochains mois. Nous vous rappelons quand commander pour que la marchandise arrive à temps.',
  add: 'Nouvelle prévision',
  standing: 'Commandes récurrentes',
  empty: 'Ajoutez les commandes que vous prévoyez : nous vous les rappellerons à temps.',
  columns: {
    date: 'Date',
    product: 'Produit',
    country: 'Pays',
    next: 'Commandes des 3 prochains mois',
    quantity: 'Quantité',
    stock: 'Stock actuel',
    accuracy: 'Précision',
    action: 'Action',
  },
  edit: 'Modifier',
  editOf: (product) => `Modifier la prévision : ${product}`,
  remove: 'Supprimer',
  removeTitle: 'Supprimer cette prévision ?',
  removeLead: ({ product, country, from, to }) =>
    `${product}, ${country}, ${from} – ${to}. Vous ne recevrez plus de rappels pour ces commandes. Ce qui était prévu pour les mois passés reste dans vos données.`,
  keep: 'Conserver',
  removed: 'La prévision a été supprimée.',
  next: 'Prochaines commandes',
  nextLead: 'Les commandes prévues qui peuvent encore arriver à temps, les plus urgentes d’abord.',
  nextEmpty: 'Aucune commande prévue ne peut encore arriver à temps.',
  nextLine: (orders, quantity) =>
    `${orders} ${orders < 2 ? 'commande' : 'commandes'}, ${quantity} ${quantity === '1' ? 'unité' : 'unités'}`,
  nextColumns: { month: 'Mois', product: 'Produit', planned: 'Prévu', by: 'À commander' },
  orderBy: 'Au plus tard le',
  takes: (delay) => `(délai de ${counted(delay, 'jour', 'jours')})`,
} satisfies Translated<typeof EnglishForecast>

export const draftOrderTexts = {
  draft: 'Préparer les commandes',
  draftOf: (product, month) => `Préparer les commandes de ${product} pour ${month}`,
  urgent: 'Préparer les commandes urgentes',
  column: 'Actions',
  only: (names) =>
    `Seuls les utilisateurs ayant le rôle Achats peuvent préparer des commandes.${names === '' ? '' : ` Adressez-vous à ${names}.`}`,
  title: 'Préparer les commandes',
  added: (products) =>
    products === 0
      ? 'Rien n’a été ajouté à votre panier.'
      : `${counted(products, 'produit ajouté', 'produits ajoutés')} à votre panier, en quantités qui peuvent être commandées. Vérifiez le panier et passez la commande.`,
  order: ({ units, product, country, day, months }) =>
    `${units} unités de ${product}, ${country} : à commander au plus tard le ${day} pour une arrivée en ${listed(months.map(monthOf))}`,
  inCart: (units) => `Déjà dans votre panier (${units} unités) : rien n’y change.`,
  ordered: 'Tout ce qui était prévu pour ces mois a été commandé.',
  close: 'Fermer',
  toCart: 'Voir le panier',
} satisfies Translated<typeof EnglishDraft>

export const forecastFormTexts = {
  newTitle: 'Nouvelle prévision',
  missing: 'Cette prévision ne peut pas être affichée',
  title: (product) => `Prévision : ${product}`,
  lead: 'Remplissez les mois un par un, ou collez une colonne d’un tableur dans le premier champ. La touche Entrée et les flèches permettent de monter et de descendre.',
  about: 'Produit et stock',
  product: 'Produit',
  country: 'Pays',
  stock: 'Niveau de stock actuel',
  stockDate: 'Date d’inventaire',
  stockDateHelp: 'Le jour où vous avez compté le stock.',
  months: 'Les 12 prochains mois',
  monthHead: 'Mois',
  orders: 'Combien de commandes ?',
  quantity: 'Quantité à commander ?',
  rules: 'À commander',
  rule: (delay) => counted(delay, 'jour', 'jours'),
  noRules: '—',
  ofMonth: (question, month) => `${question} ${month}`,
  total: 'Total',
  save: 'Enregistrer',
  cancel: 'Annuler',
  saved: 'Votre prévision a été enregistrée.',
  failed: (reason) => `La prévision n’a pas pu être enregistrée : ${reason}`,
  newer: 'Quelqu’un d’autre a modifié cette prévision.',
  newerHelp: 'Votre saisie est toujours là. Si vous l’enregistrez, elle remplace l’autre version.',
  takeTheirs: 'Afficher l’autre version',
  keepMine: 'Garder la mienne',
  whole: 'Saisissez un nombre entier, 0 ou plus',
  atLeastOne: (units) => `${counted(units, 'unité', 'unités')} : indiquez au moins 1 commande`,
  day: 'Saisissez une date au format JJ/MM/AAAA',
  chooseProduct: 'Choisissez un produit',
  chooseCountry: 'Choisissez un pays',
  pasted: (months) => `${months} mois ${months < 2 ? 'rempli' : 'remplis'}.`,
  vintages: 'Historique des prévisions',
  vintagesChart:
    'Quantités commandées par mois, comparées à la première et à la dernière prévision. Les chiffres figurent dans le tableau ci-dessous.',
  firstFiled: 'Première prévision',
  vintagesLead:
    'Toutes les versions de la prévision d’un mois, et ce qui a été commandé ce mois-là. La précision est 1 − |commandé − prévu| ÷ la plus grande des deux valeurs, avec la prévision au début du mois. Les jours et les mois sont en UTC.',
  vintageColumns: {
    month: 'Mois',
    filings: 'Saisie',
    forecast: 'Prévision',
    actual: 'Commandé',
    accuracy: 'Précision',
  },
  accuracy: (figure) => `Précision des mois écoulés : ${figure}`,
  filing: (quantity, day) => `${quantity} le ${day}`,
} satisfies Translated<typeof EnglishForecastForm>
