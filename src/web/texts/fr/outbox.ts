import type { outboxTexts as English } from '#texts/outbox.ts'
import type { Translated } from '#web/texts/translated.ts'
import { counted } from './language.ts'

export const outboxTexts = {
  title: 'E-mails',
  lead: 'Tous les e-mails du portail et leur statut d’envoi.',
  kept: 'Aucun serveur de messagerie n’est configuré : les e-mails sont conservés ici pour lecture.',
  states: { QUEUED: 'Planifié', SENT: 'Envoyé', FAILED: 'En échec', KEPT: 'Non envoyé, conservé ici' },
  to: 'À',
  subject: 'Objet',
  notMade: 'En préparation',
  at: 'Créé le',
  state: 'État',
  again: 'Renvoyer',
  sentAgain: 'E-mail remis en file d’attente.',
  empty: 'Aucun e-mail pour le moment. Chaque notification envoyée par e-mail s’affiche ici.',
  thing: 'e-mail',
  search: 'Objet ou adresse',
  searchChip: 'Recherche',
  anyState: 'Tous les états',
  onlyAdmin: 'Seuls les utilisateurs ayant le rôle Administrateur peuvent lire les e-mails.',
  failed: 'Cause de l’échec',
  parked: (streams) => `Traitements en échec : ${streams}`,
  parkedLead:
    'Le portail n’a pas pu traiter ces événements : leurs e-mails et leurs notifications ne sont pas partis. Tout le reste se poursuit, et ces traitements sont relancés automatiquement.',
  parkedAt: (reaction, type, position) => `${reaction}, ${type} (${position})`,
  parkedSince: 'depuis le',
  parkedTries: (tries) => counted(tries, 'tentative', 'tentatives'),
  parkedMore: (count) => `et ${count} de plus`,
  retryParked: 'Réessayer',
  retryParkedOf: (stream) => `Réessayer : ${stream}`,
  giveUp: 'Abandonner',
  giveUpOf: (stream) => `Abandonner : ${stream}`,
  giveUpConfirm: 'Abandonner cet événement ?',
  giveUpLead: (type, stream) =>
    `Les suites de cet événement (${type}, ${stream}) n’auront pas lieu : ni e-mail, ni notification. Cette action est irréversible.`,
  keepParked: 'Continuer à essayer',
  parkedOutcomes: {
    GOES_ON: 'C’est fait. Le traitement se poursuit.',
    FAILED: 'Nouvel échec.',
    LATE: 'Le portail rattrape son retard. Il réessaiera de lui-même dans un instant.',
  },
} satisfies Translated<typeof English>
