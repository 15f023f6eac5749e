import type {
  issueListTexts as EnglishIssueList,
  officeLabelTexts as EnglishOfficeLabel,
} from '#texts/office-labels.ts'
import type { Translated } from '#web/texts/translated.ts'

/** Labels and label issues of all companies, as staff read them. */
export const officeLabelTexts = {
  title: 'Étiquettes',
  lead: 'Les problèmes d’étiquettes de toutes les entreprises, et les étiquettes de chaque enregistrement.',
  parts: 'Étiquettes',
  issues: 'Problèmes',
  labels: 'Étiquettes',
  propose: 'Proposer une maquette',
  release: 'Libérer',
  note: 'Ajouter une note',
  notes: 'Notes internes',
  notedBy: (by, on) => `${by}, ${on}`,
  product: 'Produit',
  country: 'Pays',
  replaced: 'Remplacée',
  inForce: 'En vigueur',
  search: 'Produit, référence ou code',
  searchChip: 'Recherche',
  noLabels: 'Aucune étiquette ne correspond à ces filtres.',
  shown: (shown, all) =>
    `Les ${shown} premiers enregistrements sur ${all}. Utilisez la recherche pour trouver les autres.`,
} satisfies Translated<typeof EnglishOfficeLabel>

/** The list of label issues. */
export const issueListTexts = {
  allIssues: 'Tous les problèmes d’étiquettes',
  number: 'Numéro',
  company: 'Entreprise',
  label: 'Étiquette',
  state: 'Statut',
  waiting: 'En attente',
  turn: 'En attente de',
  turns: { distributor: 'Distributeur', provider: 'Nous', none: 'Personne' },
  thing: 'problème d’étiquette',
  search: 'Numéro, entreprise, produit ou code',
  views: 'Problèmes par statut',
  none: 'Aucun problème d’étiquette.',
  states: {
    REPORTED: 'Signalé',
    PROPOSED: 'En attente du distributeur',
    ANSWERED: 'Modifications demandées',
    ACCEPTED: 'À libérer',
    RELEASED: 'Libéré',
  },
} satisfies Translated<typeof EnglishIssueList>
