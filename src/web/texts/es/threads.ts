import type { threadTexts as English, officeThreadTexts as EnglishOffice } from '#texts/threads.ts'
import type { Translated } from '#web/texts/translated.ts'

/** Messages between both sides of the desk, and the notes that only staff see. */
export const threadTexts = {
  arrived: (who, text) => `${who} escribió: ${text}`,
  messages: 'Mensajes',
  message: 'Su mensaje',
  messageHelp: 'Visible para nuestro equipo y para sus colegas que pueden ver pedidos.',
  send: 'Enviar mensaje',
  none: 'Aún no hay mensajes. Consúltenos sobre este pedido.',
  noneToRead: 'Aún no hay mensajes.',
  only: (names) =>
    `Solo los usuarios con el rol Compras pueden escribir mensajes.${names === '' ? '' : ` Diríjase a ${names}.`}`,
} satisfies Translated<typeof English>

export const officeThreadTexts = {
  threads: 'Mensajes y notas',
  counted: (name, count) => (count === 0 ? name : `${name} (${count})`),
  messages: 'Mensajes',
  message: 'Mensaje para el distribuidor',
  messageHelp: (company) => `Visible para todas las personas de ${company}.`,
  send: 'Enviar mensaje',
  noMessages: 'Aún no hay mensajes sobre este pedido.',
  notes: 'Notas internas',
  note: 'Nueva nota',
  noteHelp: 'Visible solo para el personal.',
  keep: 'Guardar nota',
  noNotes: 'Aún no hay notas. Agregue lo que sus colegas deban saber.',
} satisfies Translated<typeof EnglishOffice>
