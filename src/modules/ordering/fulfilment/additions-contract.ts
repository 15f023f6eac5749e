import * as Schema from 'effect/Schema'
import { LineLots } from '#modules/ordering/fulfilment-events.ts'
import { UpdatedFields } from '#modules/ordering/order-answers.ts'
import { addedDocumentTypes } from '#modules/ordering/order-states.ts'
import { OrderId, text } from '#modules/ordering/terms/order-fields.ts'
import { OrderFilePath } from '#modules/ordering/terms/order-inputs.ts'
import { endpoint } from '#platform/http/endpoint.ts'

const { Literals, NullOr, optionalKey } = Schema

const ofOrder = { params: { id: OrderId }, answer: UpdatedFields, awaits: ['orders', 'order_history'] }

export const addDocument = endpoint('AddOrderDocument POST /office/orders/:id/documents', {
  may: 'office.orders.fulfil',
  does: 'Adds a certificate, a bill of lading, a packing list or another document to an order that is not closed. One of the same type and name takes the place of the one before.',
  ...ofOrder,
  body: { type: Literals(addedDocumentTypes), name: optionalKey(NullOr(text(200))), file: OrderFilePath },
})

export const setTracking = endpoint('SetTracking POST /office/orders/:id/tracking', {
  may: 'office.orders.fulfil',
  does: 'Names the tracking number and its carrier, with the page where the goods can be followed.',
  ...ofOrder,
  body: { carrier: text(120), number: text(120), trackingUrl: optionalKey(NullOr(text(2_000))) },
})

export const setLots = endpoint('SetLots POST /office/orders/:id/lots', {
  may: 'office.orders.fulfil',
  does: 'Names the lot numbers of the lines, in the place of those before.',
  ...ofOrder,
  body: { lots: Schema.Array(LineLots).check(Schema.isMaxLength(500)) },
})
