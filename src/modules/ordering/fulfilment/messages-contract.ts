import * as Schema from 'effect/Schema'
import { OrderId, text } from '#modules/ordering/terms/order-fields.ts'
import { paragraphs } from '#platform/http/clean-input.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { OrderMessage } from './fulfilment-answers.ts'

export type { OrderMessage } from './fulfilment-answers.ts'

const Messages = Schema.Array(OrderMessage)
const written = {
  params: { id: OrderId },
  body: { text: paragraphs(text(4_000)) },
  answer: Schema.Struct({ success: Schema.Literal(true), id: Schema.String }),
  awaits: ['order_messages', 'order_history'],
}

export const listMessages = endpoint('GET /order/:id/messages', {
  may: 'orders.read',
  does: 'What both sides wrote about an order of the company, the oldest first.',
  params: { id: OrderId },
  answer: Messages,
  reads: ['order_messages', 'orders'],
})

export const writeMessage = endpoint('WriteMessage POST /order/:id/messages', {
  may: 'orders.message',
  counted: 'messages',
  does: 'Writes to the provider about an order.',
  ...written,
})

export const listOfficeMessages = endpoint('GET /office/orders/:id/messages', {
  may: 'office.orders.read',
  does: 'What both sides wrote about an order, and the notes of staff among themselves, the oldest first.',
  params: { id: OrderId },
  answer: Messages,
  reads: ['order_messages', 'orders'],
})

export const writeOfficeMessage = endpoint('WriteOfficeMessage POST /office/orders/:id/messages', {
  may: 'office.orders.message',
  counted: 'messages',
  does: 'Writes to the distributor about its order.',
  ...written,
})

export const writeNote = endpoint('WriteNote POST /office/orders/:id/notes', {
  may: 'office.orders.note',
  counted: 'messages',
  does: 'Writes an internal note about an order. Its distributor never reads it.',
  ...written,
})
