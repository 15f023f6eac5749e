import { order } from '#modules/ordering/order.ts'
import { wireMoment } from '#modules/ordering/order-view.ts'
import { peopleNamed } from '#modules/ordering/routes.ts'
import type { Me } from '#platform/access/permissions.ts'
import { notFound } from '#platform/decision.ts'
import { serve } from '#platform/http/serve.ts'
import type { Services } from '#platform/services.ts'
import { messagesAndNotesOf, messagesOf, type OrderMessageRow } from '#projections/order_messages.ts'
import { anyOrder, orderOf } from '#projections/orders.ts'
import * as calls from './messages-contract.ts'
import { writeMessage, writeNote } from './writing.ts'

const noSuchOrder = notFound('Order not found')

type ReadContext = Pick<Services, 'db' | 'personal' | 'configuration'> & { readonly me: Me }

/** A distributor reads the provider's name where staff wrote; staff read who it was. */
const shown = async ({ db, personal, configuration, me }: ReadContext, rows: readonly OrderMessageRow[]) => {
  const named = rows.filter(({ by }) => me.distributorId === null || by === 'DISTRIBUTOR')
  const [texts, nameOf] = await Promise.all([
    personal.openAll(rows.map(({ text }) => text)),
    peopleNamed({ db, personal }, [...new Set(named.map(({ author }) => author))]),
  ])
  return rows.map(
    (row, index): calls.OrderMessage => ({
      id: row.id,
      kind: row.kind,
      by: row.by,
      author: named.includes(row) ? nameOf(row.author) : configuration.brand.name,
      text: texts[index] ?? '',
      at: wireMoment(row.at),
      own: row.author === me.userId,
    }),
  )
}

export const messagesRoutes = [
  serve(calls.listMessages, async ({ input: { id }, me, ...services }) => {
    if (!(await orderOf(services.db, me.distributorId, id))) return noSuchOrder
    return shown({ ...services, me }, await messagesOf(services.db, id))
  }),

  serve(calls.listOfficeMessages, async ({ input: { id }, me, ...services }) => {
    if (!(await anyOrder(services.db, id))) return noSuchOrder
    return shown({ ...services, me }, await messagesAndNotesOf(services.db, id))
  }),

  serve(calls.writeMessage, async ({ me, log, personal, newId, input: { id, text } }) => {
    const written = { id: newId(), text: await personal.seal(me.userId, text) }
    const answer = { success: true as const, id: written.id }
    return (await log.decide(order, id, writeMessage('DISTRIBUTOR', written), { answer })).answer
  }),

  serve(calls.writeOfficeMessage, async ({ me, log, personal, newId, input: { id, text } }) => {
    const written = { id: newId(), text: await personal.seal(me.userId, text) }
    const answer = { success: true as const, id: written.id }
    return (await log.decide(order, id, writeMessage('PROVIDER', written), { answer })).answer
  }),

  serve(calls.writeNote, async ({ me, log, personal, newId, input: { id, text } }) => {
    const written = { id: newId(), text: await personal.seal(me.userId, text) }
    const answer = { success: true as const, id: written.id }
    return (await log.decide(order, id, writeNote(written), { answer })).answer
  }),
]
