import type { officeThreadTexts as EnglishOffice, threadTexts as EnglishThreads } from '#texts/threads.ts'
import type { Translated } from '#web/texts/translated.ts'

/** Messages between both sides of the desk, and the notes that only staff see. */
export const threadTexts = {
  arrived: (who, text) => `${who} escreveu: ${text}`,
  messages: 'Mensagens',
  message: 'A sua mensagem',
  messageHelp: 'Visível para a nossa equipa e para os seus colegas que podem ver encomendas.',
  send: 'Enviar mensagem',
  none: 'Ainda não há mensagens. Pergunte-nos o que precisar sobre esta encomenda.',
  noneToRead: 'Ainda não há mensagens.',
  only: (names) =>
    `Só utilizadores com a função Compras podem escrever mensagens.${names === '' ? '' : ` Fale com ${names}.`}`,
} satisfies Translated<typeof EnglishThreads>

export const officeThreadTexts = {
  threads: 'Mensagens e notas',
  counted: (name, count) => (count === 0 ? name : `${name} (${count})`),
  messages: 'Mensagens',
  message: 'Mensagem para o distribuidor',
  messageHelp: (company) => `Visível para todos na empresa ${company}.`,
  send: 'Enviar mensagem',
  noMessages: 'Ainda não há mensagens sobre esta encomenda.',
  notes: 'Notas internas',
  note: 'Nova nota',
  noteHelp: 'Visível apenas para a equipa interna.',
  keep: 'Guardar a nota',
  noNotes: 'Ainda não há notas. Adicione o que os seus colegas devem saber.',
} satisfies Translated<typeof EnglishOffice>
