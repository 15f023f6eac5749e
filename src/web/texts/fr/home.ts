import brand from '#brand'
import type {
  homeTexts as EnglishHome,
  marketingHomeTexts as EnglishMarketing,
  statisticsTexts as EnglishStatistics,
  taskTexts as EnglishTask,
  watchedTaskTexts as EnglishWatchedTask,
} from '#texts/home.ts'
import type { Translated } from '#web/texts/translated.ts'

export const homeTexts = {
  title: 'Accueil',
  /** The greeting, around the name. */
  hello: ['Bonjour ', ', bon retour parmi nous !'],
  help: 'Que pouvons-nous faire pour vous aujourd’hui ?',
  needsYou: 'Ce qui vous attend',
  needsCompany: 'Tâches en attente de votre entreprise',
  first: (left) => `La plus urgente : ${left}`,
  nothing: 'Rien ne vous attend pour le moment.',
  nothingOfCompany: 'Votre entreprise n’a aucune tâche en attente.',
  toShop: 'Aller à la boutique',
  programme: brand.name,
  careCoins: 'CareCoins',
  noLevel: 'Vous n’êtes pas encore partenaire',
  orders: 'Vos commandes',
  allOrders: 'Voir toutes mes commandes',
  inNeed: 'Commandes qui demandent une action',
  allInNeed: 'Tout voir',
  noneInNeed: 'Aucune commande ne demande d’action pour le moment.',
  need: {
    order: 'N° de commande',
    what: 'Prochaine étape',
    by: 'Échéance',
  },
  noDeadline: 'Sans échéance',
  products: 'Produits',
  recent: 'Produits consultés récemment',
  allNewProducts: 'Voir tous les nouveaux produits',
  frequent: 'Souvent achetés ensemble',
  allProducts: 'Voir tous les produits',
  contacts: 'Vos contacts',
  representative: 'Votre représentant commercial',
  director: 'Votre contact, la direction commerciale',
  people: 'Nouveau dans votre entreprise',
  allUsers: 'Voir tous les utilisateurs',
  ownData: 'Modifier vos informations',
  shipsTo: 'Adresse de livraison principale',
  noAddress: 'Aucune adresse de livraison pour le moment.',
  editAddresses: 'Modifier les adresses de livraison',
  addresses: 'Voir les adresses de livraison',
  quality: 'Assurance qualité',
  qualityText:
    'Notre système qualité suit la norme ISO 13485 et les exigences de qualité de l’agence américaine du médicament et de l’Agence européenne des médicaments.',
  qualityMore: 'Notre façon de travailler',
} satisfies Translated<typeof EnglishHome>

/** What is new for people of marketing. */
export const marketingHomeTexts = {
  material: 'Nouveaux supports',
  allMaterial: 'Toutes les ressources',
  noMaterial: 'Aucun nouveau support depuis votre dernière visite.',
  courses: 'Formations à poursuivre',
  allCourses: 'Aller à l’académie',
  noCourses: 'Vous avez terminé toutes les formations.',
  events: 'Événements à venir',
  allEvents: 'Voir tous les événements',
  noEvents: 'Aucun événement n’est prévu.',
  orders: 'Vos commandes de matériel',
  allOrders: 'Commander du matériel',
  noOrders: 'Aucun matériel commandé pour le moment.',
  posts: 'Réseaux sociaux',
  allPosts: 'Actualités et publications',
  noPosts: 'Aucune publication pour le moment.',
  post: (network, day) => `${network}, ${day}`,
} satisfies Translated<typeof EnglishMarketing>

/** A status of tone 'you', as a task: one order, several orders. */
export const taskTexts = {
  APPROVAL: { one: '1 commande à approuver', many: (count) => `${count} commandes à approuver` },
  QUOTE_RECEIVED: { one: '1 devis à confirmer', many: (count) => `${count} devis à confirmer` },
  WAITING_FOR_PREPAYMENT: {
    one: 'Justificatif de prépaiement à envoyer',
    many: (count) => `${count} justificatifs de prépaiement à envoyer`,
  },
  IMPORT_LICENSE_DOCUMENT_REQUIRED: {
    one: 'Licence d’importation à envoyer',
    many: (count) => `${count} licences d’importation à envoyer`,
  },
  PENDING_APPROVAL: { one: 'Documents à approuver', many: (count) => `Documents de ${count} commandes à approuver` },
  WAITING_FOR_PREINSPECTION: {
    one: 'Document de préinspection à envoyer',
    many: (count) => `${count} documents de préinspection à envoyer`,
  },
} satisfies Translated<typeof EnglishTask>

/** The same for people who may not do it themselves. */
export const watchedTaskTexts = {
  APPROVAL: {
    one: '1 commande pas encore approuvée',
    many: (count) => `${count} commandes pas encore approuvées`,
  },
  QUOTE_RECEIVED: { one: '1 devis pas encore confirmé', many: (count) => `${count} devis pas encore confirmés` },
  WAITING_FOR_PREPAYMENT: {
    one: 'Justificatif de prépaiement pas encore envoyé',
    many: (count) => `${count} justificatifs de prépaiement pas encore envoyés`,
  },
  IMPORT_LICENSE_DOCUMENT_REQUIRED: {
    one: 'Licence d’importation pas encore envoyée',
    many: (count) => `${count} licences d’importation pas encore envoyées`,
  },
  PENDING_APPROVAL: {
    one: 'Documents pas encore approuvés',
    many: (count) => `Documents de ${count} commandes pas encore approuvés`,
  },
  WAITING_FOR_PREINSPECTION: {
    one: 'Document de préinspection pas encore envoyé',
    many: (count) => `${count} documents de préinspection pas encore envoyés`,
  },
} satisfies Translated<typeof EnglishWatchedTask>

/** The company in figures, on its home. */
export const statisticsTexts = {
  title: 'Votre entreprise en chiffres',
  names: {
    orders: 'Commandes',
    ordersInProgress: 'Commandes en cours',
    quotesToConfirm: 'Devis à confirmer',
    documentsToSend: 'Documents à envoyer',
    quantityOrdered: 'Unités commandées',
    lastOrderDate: 'Dernière commande',
    careCoinsBalance: 'CareCoins',
  },
  never: 'Pas encore',
} satisfies Translated<typeof EnglishStatistics>
