import { randomUUID } from 'node:crypto'

import { decideQuote, type OrderDetail, showOrder } from '#modules/ordering/contract.ts'
import { issueQuote, showOfficeOrder } from '#modules/ordering/desk/office-contract.ts'
import { type OrderEvent, QuoteFellOverdue } from '#modules/ordering/events.ts'
import { NoteWritten, OrderHeld, OrderReleased } from '#modules/ordering/fulfilment-events.ts'
import { named, type Order, order } from '#modules/ordering/order.ts'
import { commandsFor } from '#platform/log/commands-for.ts'
import { oneFreight } from './quote-terms.ts'
import type { startTrading } from './trading.ts'

type TradingPortal = Awaited<ReturnType<typeof startTrading>>

const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36'

/** As Sofia, straight on the stream: what happens by itself, and what needs no form here. */
const recordsOn =
  ({ portal, sales }: TradingPortal, id: OrderDetail['id']) =>
  (happens: (it: Order) => OrderEvent) => {
    const log = commandsFor({
      log: portal.node.log,
      scope: 'staff',
      actor: { ...sales, sessionId: null },
      command: 'test',
      correlation: randomUUID(),
      now: portal.node.clock.now,
    })
    return log.decide(order, id, (it) => [happens(it)])
  }

/** An order of Andina to which seven things happened, and what each side saw right after each of them, by its version. */
export const completeOrder = async (trading: TradingPortal) => {
  const { portal, done, call, andina, sales } = trading
  const staffSaw = new Map<number, OrderDetail>()
  const buyerSaw = new Map<number, OrderDetail>()
  const { orderId: id, num } = await trading.placed(andina, { careCoinsUsed: 100 })
  const records = recordsOn(trading, id)

  const look = async (version: number) => {
    await portal.node.readModels.waitFor(['orders', 'order_history'], await portal.node.log.seal(), 60_000)
    staffSaw.set(version, (await done(showOfficeOrder, { id }, sales)).order)
    buyerSaw.set(version, await done(showOrder, { id }, andina.procurement))
  }

  await look(1)
  await records((it) => QuoteFellOverdue.make({ ...named(it), quoteDueAt: new Date().toISOString() as never }))
  await look(2)
  const note = await portal.node.services.personal.seal(sales.userId, 'Hagglers: do not go below 90')
  await records((it) => NoteWritten.make({ ...named(it), noteId: randomUUID(), text: note }))
  await look(3)
  const quote = { id, ...oneFreight(8_000), note: 'By air' }
  const quoted = await call(issueQuote, quote, { jwt: sales.jwt, headers: { 'user-agent': CHROME } })
  if (quoted.status !== 200) throw new Error(`The quote was refused: ${quoted.problem.error}`)
  await look(4)
  await done(decideQuote, { orderId: id, status: 'CONFIRMED' }, andina.procurement)
  await look(5)
  await records((it) => OrderHeld.make({ ...named(it), labelIssueId: null, reason: 'Label looks counterfeit' }))
  await look(6)
  await records((it) => OrderReleased.make({ ...named(it), labelIssueId: null, note: 'Lab says it is genuine' }))
  await look(7)
  return { id, num, records, staffSaw, buyerSaw }
}

export type CompleteOrder = Awaited<ReturnType<typeof completeOrder>>
