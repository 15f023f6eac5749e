import type { departureTexts as English } from '#texts/departures.ts'
import type { Translated } from '#web/texts/translated.ts'

/** What waits before it leaves the house. */
export const departureTexts = {
  region: 'Prestes a sair',
  undo: 'O que acabou de ser feito',
  waits: {
    quote: (num) => `A cotação da encomenda ${num} está prestes a ser enviada.`,
    approval: (document) => `Prestes a ser aprovado: ${document}.`,
    shipment: (num) => `A encomenda ${num} está prestes a ser marcada como expedida.`,
    delivery: (num) => `A encomenda ${num} está prestes a ser marcada como entregue.`,
    invoice: (num) => `A fatura da encomenda ${num} está prestes a ser enviada.`,
    issue: (subject) => `«${subject}» está prestes a ser enviada aos leitores.`,
    publication: (title) => `«${title}» está prestes a ser publicado.`,
  },
  left: {
    quote: (num) => `Cotação da encomenda ${num} enviada`,
    approval: (document) => `Aprovado: ${document}`,
    shipment: (num) => `Encomenda ${num} expedida`,
    delivery: (num) => `Encomenda ${num} entregue`,
    invoice: (num) => `Fatura da encomenda ${num} enviada`,
    issue: (subject) => `«${subject}» está a ser enviada aos leitores`,
    publication: (title) => `«${title}» publicado`,
  },
  seconds: (left) => `${left} s`,
  leaving: 'A sair',
  takeBack: 'Anular',
  takenBack: (label) => `Anulado: ${label}. Não foi enviado.`,
  refused: (label) => `Não enviado: ${label}.`,
  understood: 'Entendido',
} satisfies Translated<typeof English>
