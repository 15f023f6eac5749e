import brand from '#brand'
import type {
  aboutTexts as EnglishAbout,
  contactTexts as EnglishContact,
  draftTexts as EnglishDraft,
  foundTexts as EnglishFound,
  newTicketTexts as EnglishNewTicket,
  ratingTexts as EnglishRating,
  reportPageTexts as EnglishReportPage,
  serviceTexts as EnglishService,
  ticketTexts as EnglishTicket,
} from '#texts/tickets.ts'
import type { Translated } from '#web/texts/translated.ts'

/** Customer service, as distributors see it. */
export const serviceTexts = {
  title: 'Service client',
  heading: 'Demandes clients',
  lead: 'Nous répondons sous 48 heures.',
  open: 'Nouvelle demande',
  faq: 'FAQ',
  views: 'Colonnes de la liste',
  byComment: 'Demandes',
  byReference: 'Numéros de référence',
  columns: {
    date: 'Date',
    department: 'Service',
    subject: 'Objet',
    comment: 'Commentaire',
    reference: 'N° de référence',
    status: 'Statut',
  },
  statuses: { OPEN: 'Chez nous', ANSWERED: 'Réponse donnée', SOLVED: 'Résolue', CLOSED: 'Close' },
  changed: (reference, status) => `Demande ${reference} : ${status}`,
  none: 'Aucune demande pour le moment. Posez-nous vos questions sur les commandes, les produits ou les documents.',
  isPrivate: 'Vous seulement',
} satisfies Translated<typeof EnglishService>

export const ticketTexts = {
  back: 'Toutes les demandes',
  author: 'Demandée par',
  about: 'Concerne',
  shared: 'Visible par',
  sharings: { COMPANY: 'Votre entreprise et notre équipe', PRIVATE: 'Vous et votre représentant' },
  due: 'Réponse au plus tard le',
  overdue: 'Notre réponse est en retard. Nous en sommes désolés et nous nous en occupons.',
  answered: 'Nous avons répondu. Écrivez-nous à nouveau si cela ne vous aide pas, ou marquez la demande comme résolue.',
  solved: 'Résolue. Elle peut être rouverte jusqu’au',
  closed: 'Close. S’il reste une question, ouvrez une nouvelle demande.',
  thread: 'Messages',
  empty: 'Aucun message pour le moment.',
  reply: 'Votre message',
  replyReopens: 'Votre message rouvre la demande.',
  files: 'Fichiers',
  send: 'Envoyer le message',
  sent: 'Message envoyé.',
  solve: 'Marquer comme résolue',
  solvedNow: 'Demande marquée comme résolue.',
  reopen: 'Rouvrir',
  reopenedNow: 'Demande rouverte. Nous répondons sous 48 heures.',
  notFound: 'Cette demande n’existe pas, ou un collègue la garde privée.',
  wasSolved: 'Demande marquée comme résolue',
  wasReopened: 'Demande rouverte',
  wasMerged: 'Demande regroupée avec une autre',
  mergedInto: 'La suite se trouve dans',
  tookIn: 'Regroupée avec',
  attached: (name) => `Ouvrir : ${name}`,
} satisfies Translated<typeof EnglishTicket>

export const ratingTexts = {
  question: 'Notre réponse vous a-t-elle été utile ?',
  yes: 'Oui',
  no: 'Non',
  why: 'Pourquoi (facultatif)',
  send: 'Envoyer votre avis',
  thanks: 'Merci.',
  change: 'Modifier',
} satisfies Translated<typeof EnglishRating>

/** What a request is about. */
export const aboutTexts = {
  kind: 'Concerne (facultatif)',
  kinds: {
    ORDER: 'Une commande',
    PRODUCT: 'Un produit',
    DOCUMENT: 'Un document',
    LABEL: 'Une étiquette',
    REPORT: 'Un signalement',
  },
  which: {
    ORDER: 'Commande',
    PRODUCT: 'Produit',
    DOCUMENT: 'Document',
    LABEL: 'Étiquette',
    REPORT: 'Signalement',
  },
} satisfies Translated<typeof EnglishAbout>

/** What was written before and not sent. */
export const draftTexts = {
  back: 'Votre texte non envoyé est de retour.',
  discard: 'L’abandonner',
} satisfies Translated<typeof EnglishDraft>

export const foundTexts = {
  title: 'Ceci peut déjà vous aider',
  faq: 'FAQ',
  newTab: 'dans un nouvel onglet',
} satisfies Translated<typeof EnglishFound>

export const newTicketTexts = {
  title: 'Nouvelle demande',
  department: 'Service',
  subject: 'Objet',
  comment: 'Commentaire',
  files: 'Fichiers',
  about: (label) => `Concerne : ${label}`,
  sharing: 'Qui peut la lire',
  company: 'Mon entreprise',
  own: 'Uniquement moi et mon représentant',
  keep: 'Annuler',
  confirm: 'Envoyer la demande',
  chooseDepartment: 'Choisissez un service',
  chooseThing: 'Choisissez ce que la demande concerne',
  enterSubject: 'Saisissez un objet',
  enterComment: 'Saisissez un commentaire',
  sentTitle: 'Demande envoyée',
  close: 'Fermer',
  show: 'Ouvrir la demande',
} satisfies Translated<typeof EnglishNewTicket>

export const reportPageTexts = {
  titles: {
    reportOrderIssue: 'Signaler un problème de commande',
    reportTender: 'Signaler un appel d’offres',
    reportCompetitor: 'Signaler un concurrent',
    reportLawChange: 'Signaler une évolution réglementaire',
  },
  leads: {
    reportOrderIssue:
      'Dites-nous ce qui ne va pas dans une livraison. Notre service qualité lit votre signalement immédiatement.',
    reportTender: 'Informez-nous d’un appel d’offres public, afin que nous préparions notre offre avec vous.',
    reportCompetitor: 'Dites-nous ce que font les autres sur votre marché.',
    reportLawChange: 'Informez-nous d’une nouvelle règle qui concerne nos produits.',
  },
  emergency: 'En cas d’urgence, appelez le',
  required: 'Obligatoire',
  optional: 'Plus de détails (facultatif)',
  country: 'Pays',
  comment: 'Commentaire',
  consent: `J’accepte que ${brand.name} traite les informations que je signale`,
  missing: 'Champs obligatoires manquants',
  noDay: 'Saisissez une date au format JJ/MM/AAAA',
  fields: {
    authority: 'Autorité',
    product: 'Produit',
    quantity: 'Quantité',
    closingDay: 'Date de clôture',
    priceLevel: 'Niveau de prix',
    company: 'Entreprise',
    price: 'Prix',
    source: 'Source',
    law: 'Loi ou règle',
    inForceFrom: 'En vigueur à partir du',
    products: 'Produits concernés',
    lines: 'Lignes de commande',
    lot: 'Numéro de lot',
    wrong: 'Ce qui ne va pas',
    foundOn: 'Constaté le',
  },
  order: 'Commande',
  people: 'Des personnes ont été touchées',
  files: 'Fichiers',
  send: 'Envoyer le signalement',
  sending: 'Envoi en cours…',
  result: 'Signalement envoyé',
  close: 'Fermer',
  own: 'Vos signalements',
  none: 'Aucun signalement pour le moment.',
  filed: 'Envoyé le',
  by: 'Par',
  status: 'Statut',
  reference: 'N° de référence',
  statuses: {
    RECEIVED: 'Reçu',
    READ: 'Lu',
    ANSWERED: 'Réponse donnée',
    ACCEPTED: 'Accepté',
    REFUSED: 'Non retenu',
    DONE: 'Traité',
  },
  read: 'Lu le',
  coins: 'CareCoins gagnés',
  yes: 'Oui',
  no: 'Non',
  changed: (reference, status) => `Signalement ${reference} : ${status}`,
} satisfies Translated<typeof EnglishReportPage>

export const contactTexts = {
  title: 'Contacts',
  roles: { SALES: 'Commercial', ORDERS: 'Commandes et expédition', QUALITY: 'Qualité', FINANCE: 'Factures' },
} satisfies Translated<typeof EnglishContact>
