import type { answerRequestTexts as EnglishAnswer, ownRequestTexts as EnglishOwn } from '#texts/product-requests.ts'
import type { Translated } from '#web/texts/translated.ts'

/** Requests for products and labels, on both sides. */
export const ownRequestTexts = {
  open: (on) => `Pedido a ${on}. Encontrará aqui a nossa resposta.`,
  done: (on) => `Pedido satisfeito a ${on}.`,
  refused: (on) => `Pedido recusado a ${on}.`,
} satisfies Translated<typeof EnglishOwn>

export const answerRequestTexts = {
  title: (product) => `Responder ao pedido: ${product}`,
  lead: (company, what) => `${company} pediu: ${what}.`,
  outcome: 'Resultado',
  done: 'Satisfeito',
  refused: 'Recusado',
  sentence: 'Resposta',
  sentenceHelp: 'O distribuidor lê este texto.',
  missing: 'Introduza uma resposta',
  keep: 'Cancelar',
  confirm: 'Enviar a resposta',
  sent: (company) => `Resposta enviada: ${company}.`,
} satisfies Translated<typeof EnglishAnswer>
