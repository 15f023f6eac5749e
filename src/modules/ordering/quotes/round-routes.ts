import type { Who } from '#modules/ordering/history/history-texts.ts'
import { peopleNamed } from '#modules/ordering/routes.ts'
import { sideOf } from '#modules/permissions/roles.ts'
import { notFound } from '#platform/decision.ts'
import { serve } from '#platform/http/serve.ts'
import { moment } from '#platform/moment.ts'
import type { Services } from '#platform/services.ts'
import { historyOf } from '#projections/order_history.ts'
import { anyOrder, orderOf } from '#projections/orders.ts'
import { showOfficeRounds, showRounds } from './quote-contract.ts'
import type { Round } from './round-answers.ts'
import { isOfRounds, type RoundEntry, roundsOf } from './rounds.ts'

const noSuchOrder = notFound('Order not found')

export type ReadContext = Pick<Services, 'db' | 'personal' | 'configuration'>

/** What happened to an order, as far as rounds are made of it, opened. `reader`: who reads it, and so which names. */
export const entriesOf = async (
  { db, personal, configuration }: ReadContext,
  orderId: string,
  reader: 'distributor' | 'staff',
): Promise<RoundEntry[]> => {
  const rows = (await historyOf(db, orderId)).filter(({ type }) => isOfRounds(type)).toReversed()
  const named = rows.filter(({ role }) => reader === 'staff' || sideOf(role) === 'distributor')
  const [opened, nameOf] = await Promise.all([
    personal.openAll(rows.map(({ data }) => data)),
    peopleNamed(
      { db, personal },
      named.map(({ actor }) => actor),
    ),
  ])
  const who: Who = (row) =>
    row.role === 'SYSTEM' || (reader === 'distributor' && sideOf(row.role) !== 'distributor')
      ? configuration.brand.name
      : nameOf(row.actor)
  return rows.map((row, index) => ({
    type: row.type,
    data: opened[index],
    at: moment(new Date(row.at)),
    who: who(row),
    side: sideOf(row.role),
  }))
}

/** The rounds of an order as this side reads them, the first first. */
export const roundsFor = async (
  reading: ReadContext,
  orderId: string,
  reader: 'distributor' | 'staff',
): Promise<readonly Round[]> => roundsOf(await entriesOf(reading, orderId, reader))

export const roundRoutes = [
  serve(showRounds, async ({ me, input: { id }, ...services }) =>
    (await orderOf(services.db, me.distributorId, id)) ? roundsFor(services, id, 'distributor') : noSuchOrder,
  ),

  serve(showOfficeRounds, async ({ input: { id }, ...services }) =>
    (await anyOrder(services.db, id)) ? roundsFor(services, id, 'staff') : noSuchOrder,
  ),
]
