import type { papersTexts as English, orderFulfilmentTexts as EnglishFulfilment } from '#texts/order-record.ts'
import type { Translated } from '#web/texts/translated.ts'

/** Papers and facts on the order's page, as staff read them. */
export const papersTexts = {
  waiting: 'Por revisar',
  review: 'Revisar',
  sentOn: (at) => `Enviado el ${at}`,
  theirs: 'Lo que envió el distribuidor',
  none: 'Aún no hay documentos. El primero será la cotización.',
  drafts: 'Documentos de envío enviados para aprobación',
  round: (round) => `Versión ${round}`,
  states: { RECEIVED: 'Con el distribuidor', APPROVED: 'Aprobados', REJECTED: 'Rechazados' },
  onHold: 'Retenido:',
} satisfies Translated<typeof English>

export const orderFulfilmentTexts = {
  prepayment: 'Anticipo',
  until: 'hasta el',
  production: 'Producción',
  since: 'desde el',
  ready: 'lista el',
  expected: 'Llegada prevista',
  shipment: 'Envío',
  follow: 'Rastrear la mercancía',
  delivered: 'Entregado',
  invoice: 'Factura',
} satisfies Translated<typeof EnglishFulfilment>
