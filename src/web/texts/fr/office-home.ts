import type {
  officeHomeTexts as EnglishOfficeHome,
  promiseTexts as EnglishPromise,
  workTexts as EnglishWork,
} from '#texts/office-home.ts'
import type { Translated } from '#web/texts/translated.ts'

/** Where staff begin. */
export const officeHomeTexts = {
  title: (firstname) => (firstname ? `Bonjour ${firstname}` : 'Bonjour'),
  lead: 'Ce qui vous attend, et les promesses de ce mois.',
} satisfies Translated<typeof EnglishOfficeHome>

export const workTexts = {
  title: 'Ce qui vous attend',
  byKind: 'Tout ce qui attend, par type',
  kinds: {
    QUOTE: 'Devis',
    ORDER_DOCUMENT: 'Documents de commandes',
    FILE: 'Dossiers d’entreprises',
    TICKET: 'Tickets',
    REPORT: 'Signalements',
    AGREEMENT: 'Contrats',
    PRODUCT: 'Produits',
    LABEL: 'Étiquettes',
    LABEL_ISSUE: 'Problèmes d’étiquettes',
    APPROVAL: 'Approbations',
  },
  count: (kind, count, overdue) =>
    overdue > 0 ? `${kind} : ${count}, dont ${overdue} en retard` : `${kind} : ${count}`,
  fileToDecide: 'Données modifiées, ou prêt à activer',
  documents: (count) => (count < 2 ? `${count} document à examiner` : `${count} documents à examiner`),
  what: 'Quoi',
  kind: 'Type',
  company: 'Entreprise',
  since: 'Arrivée',
  due: 'Temps restant',
  noPromise: '—',
  none: 'Rien ne vous attend.',
  notOfRole: 'Rien à faire pour le moment.',
  changed: (title, company) => `${title}, ${company} : modification`,
} satisfies Translated<typeof EnglishWork>

export const promiseTexts = {
  title: 'Promesses tenues',
  month: 'Mois',
  subjects: { QUOTES: 'Devis sous 72 heures', TICKETS: 'Réponses sous 48 heures', FILES: 'Documents sous dix jours' },
  outcomes: { KEPT: 'Tenues', MISSED: 'Manquées', WAITING: 'En attente' },
  share: (subject) => `${subject}, part tenue`,
  median: 'Médiane',
  hours: (hours) => `${hours} h`,
  helped: 'Réponses utiles',
  rated: (yes, all) => (all === 0 ? 'Aucune réponse n’a été évaluée.' : `${yes} sur ${all} évaluées`),
  list: (subject, month, outcome) =>
    outcome ? `${subject}, ${month} : ${outcome.toLowerCase()}` : `${subject}, ${month}`,
  close: 'Fermer la liste',
  what: 'Quoi',
  company: 'Entreprise',
  since: 'Depuis',
  due: 'Promis pour le',
  done: 'Fait le',
  outcome: 'Résultat',
  nothing: 'Rien pour ce mois.',
  events: 'Événements',
} satisfies Translated<typeof EnglishPromise>
