import type { reviewTexts as English } from '#texts/document-review.ts'
import type { Translated } from '#web/texts/translated.ts'

const newDocuments = (count: number): string => `${count} ${count === 1 ? 'novo documento' : 'novos documentos'}`

/** The queue of documents that wait for staff, and the review of one. */
export const reviewTexts = {
  title: 'Documentos por analisar',
  waiting: (count) => (count === 1 ? '1 documento aguarda análise' : `${count} documentos aguardam análise`),
  fresh: (count) => `${newDocuments(count)} · Mostrar`,
  arrived: (count) => `${newDocuments(count)} por analisar`,
  left: 'Já não aguarda análise',
  remove: (num) => `Remover desta lista o documento da encomenda ${num}`,
  empty: 'Todos os documentos estão analisados. Os novos documentos aparecem aqui automaticamente.',
  allOrders: 'Ver todas as encomendas',
  sent: 'enviado',
  marked: 'retida',
  record: 'O documento escolhido',
  back: 'Todos os documentos',
  notWaiting: 'Este documento já foi analisado ou substituído.',
  replaced: 'O distribuidor enviou um documento mais recente em vez deste.',
  showNewer: 'Mostrar o documento mais recente',
  previous: 'Anterior',
  next: 'Seguinte',
  previousDocument: 'Documento anterior',
  nextDocument: 'Documento seguinte',
  approve: 'Aprovar',
  reject: 'Rejeitar',
  approved: (label, num) => `Encomenda ${num}, aprovado: ${label}.`,
  rejected: (label, num) => `Encomenda ${num}, rejeitado: ${label}. Foi pedido um novo.`,
  leaving: 'Aprovado. Ainda pode anular ao fundo da página.',
  rejectTitle: (label) => `Rejeitar: ${label}?`,
  rejectLead: (distributor, num) =>
    `${distributor} vê o seu motivo e tem de enviar de novo o documento da encomenda ${num}.`,
  reason: 'Motivo',
  enterReason: 'Indique porque o documento é rejeitado',
  goBack: 'Voltar',
  only: 'Só utilizadores com a função Operações ou Qualidade podem analisar documentos.',
  onHold: 'Esta encomenda está retida. Tem de ser libertada primeiro.',
  toPay: 'A pagar antecipadamente',
  until: 'a pagar até',
  grandTotal: 'Total geral (sem IVA)',
  ourNote: 'A nossa nota',
  goods: 'Mercadoria',
  shipping: 'Envio',
  before: 'Rejeitado antes',
} satisfies Translated<typeof English>
