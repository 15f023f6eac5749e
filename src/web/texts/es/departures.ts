import type { departureTexts as English } from '#texts/departures.ts'
import type { Translated } from '#web/texts/translated.ts'

/** What waits before it leaves the house. */
export const departureTexts = {
  region: 'Por salir',
  undo: 'Lo que se acaba de hacer',
  waits: {
    quote: (num) => `La cotización del pedido ${num} está por enviarse.`,
    approval: (document) => `Está por aprobarse: ${document}.`,
    shipment: (num) => `El pedido ${num} está por marcarse como despachado.`,
    delivery: (num) => `El pedido ${num} está por marcarse como entregado.`,
    invoice: (num) => `La factura del pedido ${num} está por enviarse.`,
    issue: (subject) => `“${subject}” está por enviarse a sus lectores.`,
    publication: (title) => `“${title}” está por publicarse.`,
  },
  left: {
    quote: (num) => `Cotización del pedido ${num} enviada`,
    approval: (document) => `Documento aprobado: ${document}`,
    shipment: (num) => `Pedido ${num} despachado`,
    delivery: (num) => `Pedido ${num} entregado`,
    invoice: (num) => `Factura del pedido ${num} enviada`,
    issue: (subject) => `Se está enviando “${subject}” a sus lectores`,
    publication: (title) => `Se publicó “${title}”`,
  },
  seconds: (left) => `${left} s`,
  leaving: 'Saliendo',
  takeBack: 'Deshacer',
  takenBack: (label) => `Deshecho: ${label}. No se envió.`,
  refused: (label) => `No se envió: ${label}.`,
  understood: 'Entendido',
} satisfies Translated<typeof English>
