import type { orderFulfilmentTexts as EnglishFulfilment, papersTexts as EnglishPapers } from '#texts/order-record.ts'
import type { Translated } from '#web/texts/translated.ts'

/** Papers and facts on the order's page, as staff read them. */
export const papersTexts = {
  waiting: 'A aguardar análise',
  review: 'Analisar',
  sentOn: (at) => `Enviado a ${at}`,
  theirs: 'O que o distribuidor enviou',
  none: 'Ainda não há documentos. O primeiro é a cotação.',
  drafts: 'Documentos de transporte enviados para aprovação',
  round: (round) => `Versão ${round}`,
  states: { RECEIVED: 'No distribuidor', APPROVED: 'Aprovados', REJECTED: 'Rejeitados' },
  onHold: 'Retida:',
} satisfies Translated<typeof EnglishPapers>

export const orderFulfilmentTexts = {
  prepayment: 'Pré-pagamento',
  until: 'a pagar até',
  production: 'Produção',
  since: 'desde',
  ready: 'pronta a',
  expected: 'Prevista para',
  shipment: 'Expedição',
  follow: 'Seguir a mercadoria',
  delivered: 'Entregue',
  invoice: 'Fatura',
} satisfies Translated<typeof EnglishFulfilment>
