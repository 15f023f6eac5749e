import type { queueKeyNames as English } from '#texts/queue-keys.ts'
import type { Translated } from '#web/texts/translated.ts'

/** What the keys of every queue of the office do. */
export const queueKeyNames = {
  next: 'Suivant',
  previous: 'Précédent',
  approve: 'Approuver ou accepter',
  reject: 'Retourner ou refuser',
  send: 'Envoyer ce qui est prêt',
  assign: 'M’attribuer',
  write: 'Écrire une réponse',
  done: 'Clore comme traité ou résolu',
  merge: 'Regrouper',
  undo: 'Annuler une décision pas encore envoyée',
  activate: 'Activer l’entreprise',
  nextFile: 'Dossier suivant',
} satisfies Translated<typeof English>
