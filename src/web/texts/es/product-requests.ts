import type { ownRequestTexts as English, answerRequestTexts as EnglishAnswer } from '#texts/product-requests.ts'
import type { Translated } from '#web/texts/translated.ts'

/** Requests for products and labels, on both sides. */
export const ownRequestTexts = {
  open: (on) => `Solicitud enviada el ${on}. Encontrará nuestra respuesta aquí.`,
  done: (on) => `Solicitud cumplida el ${on}.`,
  refused: (on) => `Solicitud rechazada el ${on}.`,
} satisfies Translated<typeof English>

export const answerRequestTexts = {
  title: (product) => `Responder la solicitud de ${product}`,
  lead: (company, what) => `${company} solicitó: ${what}.`,
  outcome: 'Resultado',
  done: 'Cumplida',
  refused: 'Rechazada',
  sentence: 'Respuesta',
  sentenceHelp: 'La lee el distribuidor.',
  missing: 'Ingrese una respuesta',
  keep: 'Cancelar',
  confirm: 'Enviar respuesta',
  sent: (company) => `Respuesta enviada a ${company}.`,
} satisfies Translated<typeof EnglishAnswer>
