import { UpdatedFields } from '#modules/ordering/order-answers.ts'
import { OrderId, text } from '#modules/ordering/terms/order-fields.ts'
import { paragraphs } from '#platform/http/clean-input.ts'
import { endpoint } from '#platform/http/endpoint.ts'

export const declineApproval = endpoint('DeclineApproval POST /order/:id/approval/decline', {
  may: 'orders.place',
  peopleOnly: true,
  does: 'Declines an approval that waits for this person. The order stays quoted, and who requested it reads why.',
  params: { id: OrderId },
  body: { reason: paragraphs(text(1_000)) },
  answer: UpdatedFields,
  awaits: ['orders', 'order_history'],
})
