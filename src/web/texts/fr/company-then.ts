import type { companyThenTexts as English } from '#texts/company-then.ts'
import type { Translated } from '#web/texts/translated.ts'

/** A company as of any moment. */
export const companyThenTexts = {
  says: 'Ce qui était enregistré sur cette entreprise à ce moment. Lecture seule.',
  now: 'Revenir à maintenant',
  notYet: 'L’entreprise n’existait pas encore à ce moment.',
  account: 'Compte',
  noValue: 'Aucun',
  notSet: 'Non défini',
  group: 'Groupe de fidélité',
  tickets: 'Tickets de toute l’entreprise',
  ticketsLead:
    'Les tickets privés ne font pas partie de cette vue. Leur file d’attente les montre à ceux qui peuvent les lire.',
  reports: 'Signalements',
  careCoins: 'CareCoins',
  noCareCoins: 'Aucun mouvement de CareCoins.',
  level: 'Statut dans le programme',
  filed: 'Saisie le',
  ahead: 'Unités sur douze mois',
  reminders: 'Rappels de prévisions',
  none: 'Rien à ce moment.',
  sections: 'Sections de cette entreprise',
} satisfies Translated<typeof English>
