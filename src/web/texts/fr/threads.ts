import type { officeThreadTexts as EnglishOfficeThread, threadTexts as EnglishThread } from '#texts/threads.ts'
import type { Translated } from '#web/texts/translated.ts'

/** Messages between both sides of the desk, and the notes that only staff see. */
export const threadTexts = {
  arrived: (who, text) => `${who} a écrit : ${text}`,
  messages: 'Messages',
  message: 'Votre message',
  messageHelp: 'Visible par notre équipe et par ceux de vos collègues qui peuvent voir les commandes.',
  send: 'Envoyer le message',
  none: 'Aucun message pour le moment. Posez-nous vos questions sur cette commande.',
  noneToRead: 'Aucun message pour le moment.',
  only: (names) =>
    `Seuls les utilisateurs ayant le rôle Achats peuvent écrire des messages.${names === '' ? '' : ` Adressez-vous à ${names}.`}`,
} satisfies Translated<typeof EnglishThread>

export const officeThreadTexts = {
  threads: 'Messages et notes',
  counted: (name, count) => (count === 0 ? name : `${name} (${count})`),
  messages: 'Messages',
  message: 'Message au distributeur',
  messageHelp: (company) => `Visible par tous chez ${company}.`,
  send: 'Envoyer le message',
  noMessages: 'Aucun message sur cette commande pour le moment.',
  notes: 'Notes internes',
  note: 'Nouvelle note',
  noteHelp: 'Visible par l’équipe uniquement.',
  keep: 'Enregistrer',
  noNotes: 'Aucune note pour le moment. Ajoutez ce que vos collègues doivent savoir.',
} satisfies Translated<typeof EnglishOfficeThread>
