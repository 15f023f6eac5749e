import { count } from '#platform/text/formats.ts'
import type {
  priceTexts as EnglishPrice,
  priceChangeTexts as EnglishPriceChange,
  priceImportTexts as EnglishPriceImport,
  scheduledPriceTexts as EnglishScheduledPrice,
} from '#texts/prices.ts'
import type { Translated } from '#web/texts/translated.ts'
import { counted } from './language.ts'

const rowsOf = (rows: number): string => counted(rows, 'ligne', 'lignes')

/** What every product costs in every country, for staff. */
export const priceTexts = {
  title: 'Prix',
  lead: 'Les prix de tous les produits par pays, actuels ou à un moment donné.',
  what: 'Prix',
  country: 'Pays',
  category: 'Catégorie',
  product: 'Produit',
  reference: 'Référence',
  status: 'Enregistrement',
  price: 'Prix',
  discount: 'Remise',
  effective: 'Prix effectif',
  noPrice: 'Pas encore de prix',
  historyOf: (product) => `Historique : ${product}`,
  things: 'prix',
  nothingThen: 'Aucun produit n’était enregistré à ce moment.',
  scheduled: 'Planifiés',
  import: 'Modifier ou importer',
} satisfies Translated<typeof EnglishPrice>

/** A change of prices before it is made: from when, and what it concerns. */
export const priceChangeTexts = {
  from: 'À partir du',
  fromHelp:
    'Laissez vide pour l’appliquer maintenant. Un jour commence à minuit dans le fuseau horaire du back-office.',
  wrongDay: 'Saisissez une date au format JJ/MM/AAAA',
  impact: 'Date d’effet',
  units: (dearer, cheaper, same) =>
    `Plus chers : ${dearer} ; moins chers : ${cheaper} ; sans changement pour l’acheteur : ${same}.`,
  carts: 'Paniers',
  cartsLead: 'Ils affichent le nouveau prix dès qu’il s’applique.',
  orders: 'Commandes sans devis confirmé',
  ordersLead: 'Elles gardent le prix auquel elles ont été passées.',
  forecasts: 'Prévisions à partir de cette date',
  forecastsLead: 'Les unités que les entreprises prévoient, au prix unitaire.',
  concerns: { company: 'Entreprise', lines: 'Lignes', before: 'Actuel', after: 'Nouveau' },
  nothing: 'Ces produits ne figurent dans aucun panier, aucune commande ouverte ni prévision.',
} satisfies Translated<typeof EnglishPriceChange>

/** What is scheduled, and taking it back. */
export const scheduledPriceTexts = {
  title: 'Prix planifiés',
  lead: 'Chacun s’applique automatiquement au début de son jour.',
  thing: 'prix',
  search: 'Produit, référence ou pays',
  none: 'Aucun prix n’est planifié.',
  columns: {
    from: 'À partir du',
    product: 'Produit',
    reference: 'Référence',
    country: 'Pays',
    now: 'Actuel',
    next: 'Ensuite',
    effective: 'Prix effectif',
    actions: 'Actions',
  },
  noPrice: 'Aucun prix',
  withdraw: 'Annuler le changement',
  withdrawTitle: (name, country) => `Annuler ce changement de prix : ${name}, ${country} ?`,
  withdrawLead: (day) => `Rien ne changera le ${day}. Le prix actuel est conservé.`,
  keep: 'Garder le changement',
  withdrawn: (name, country) => `Changement de prix annulé : ${name}, ${country}.`,
} satisfies Translated<typeof EnglishScheduledPrice>

/** A price list that is pasted or read from a file, checked, repaired in place and put in force in one step. */
export const priceImportTexts = {
  title: 'Modifier de nombreux prix',
  lead: 'Collez des lignes, choisissez un fichier CSV ou Excel, ou partez des prix actuels. Toutes les lignes sont appliquées ensemble, ou aucune.',
  onlyOperations: 'Les prix sont gérés par les rôles Opérations et Administrateur.',
  paste: 'Lignes : référence, pays, prix, remise',
  pasteHelp:
    'Un en-tête peut nommer les colonnes dans n’importe quel ordre. Un prix ou une remise omis reste inchangé.',
  placeholder: 'PC-1042\tPeru\t12.50\t5',
  file: 'Choisir un fichier',
  dropped: 'ou déposez-le ici',
  current: 'Partir des prix actuels',
  noCurrent: 'Aucun produit n’a de prix avec ces filtres.',
  read: 'Vérifier ces lignes',
  startAgain: 'Recommencer',
  chooseColumns: 'Indiquez d’abord la référence, le pays, et le prix ou la remise.',
  nothing: 'Aucune ligne trouvée. Collez-en au moins une.',
  tooMany: (rows) => `Il y a ${count(rows)} lignes. Importez-en 500 au maximum à la fois.`,
  tooLarge: 'Ce fichier est trop volumineux. Importez 500 lignes au maximum à la fois.',
  notReadable:
    'Ce fichier n’a pas pu être lu. Enregistrez-le au format CSV (UTF-8) ou Excel (.xlsx) et choisissez-le à nouveau.',
  rows: 'Lignes',
  summary: (rows, wrong) =>
    wrong === 0 ? `${rowsOf(rows)}, sans erreur.` : `${rowsOf(rows)}, dont ${count(wrong)} avec des erreurs.`,
  checking: 'Vérification des lignes.',
  show: 'Lignes à afficher',
  all: 'Toutes',
  wrong: 'Avec erreurs',
  noneWrong: 'Plus aucune erreur.',
  columns: {
    row: 'Ligne',
    reference: 'Référence',
    country: 'Pays',
    price: 'Prix',
    discount: 'Remise',
    meaning: 'Effet',
    actions: 'Actions',
  },
  cell: (field, row) => `${field}, ligne ${count(row)}`,
  means: (name, before, after) => `${name} : ${before}, puis ${after}`,
  unchanged: (name, price) => `${name} : reste à ${price}`,
  noPrice: 'aucun prix',
  remove: (row) => `Retirer la ligne ${count(row)}`,
  large: 'Change de plus de 50 %.',
  largeTitle: 'Ces prix sont-ils corrects ?',
  largeLead: (rows) =>
    rows < 2
      ? `${count(rows)} prix change de plus de 50 %. Vérifiez sa ligne avant de continuer.`
      : `${count(rows)} prix changent de plus de 50 %. Vérifiez leurs lignes avant de continuer.`,
  largeKeep: 'Vérifier les lignes',
  repairFirst: 'Corrigez les lignes signalées, ou retirez-les.',
  apply: 'Appliquer',
  schedule: 'Planifier',
  applied: (rows) => `${counted(rows, 'prix appliqué', 'prix appliqués')}.`,
  scheduled: (rows, day) => `${counted(rows, 'prix planifié', 'prix planifiés')} pour le ${day}.`,
} satisfies Translated<typeof EnglishPriceImport>
