import { sql } from 'kysely'
import {
  type StandingOrder,
  standingOrderBegun,
  standingOrderSteps,
  standingOrderStream,
} from '#modules/ordering/standing-orders/standing-order-events.ts'
import { countOf, knownRow, projection, type ReadModels, rows } from '#platform/projection.ts'

type StandingOrderRow = StandingOrder

const begun = knownRow('The standing order was not created')
const steps = standingOrderSteps

/** One row for each standing order, as its decisions see it. */
export const standingOrders = projection<StandingOrderRow>()({
  name: 'standing_orders',
  version: 1,
  of: [standingOrderStream],
  table: `
    id text primary key, distributor_id text not null, country_id text not null, state text not null, lines jsonb not null,
    every_months int not null, day int not null, until text, next_on date, next_at timestamptz, user_id text not null,
    review jsonb, place_by date, version int not null, changed_at timestamptz not null`,
  indexes: [`(distributor_id, (state = 'ENDED'), next_on, id)`],
  key: 'stream',
  when: {
    StandingOrderCreated: (_, data, envelope) => standingOrderBegun(data, envelope),
    StandingOrderChanged: (row, data, envelope) => steps.StandingOrderChanged(begun(row), data, envelope),
    StandingOrderDrafted: (row, data, envelope) => steps.StandingOrderDrafted(begun(row), data, envelope),
    StandingOrderReviewRequested: (row, data, envelope) =>
      steps.StandingOrderReviewRequested(begun(row), data, envelope),
    StandingOrderReviewed: (row, data, envelope) => steps.StandingOrderReviewed(begun(row), data, envelope),
    StandingOrderPaused: (row, data, envelope) => steps.StandingOrderPaused(begun(row), data, envelope),
    StandingOrderResumed: (row, data, envelope) => steps.StandingOrderResumed(begun(row), data, envelope),
    StandingOrderEnded: (row, data, envelope) => steps.StandingOrderEnded(begun(row), data, envelope),
  },
  topics: (_, { distributorId }) => [`orders:${distributorId}`],
  onPoison: 'park',
})

const MOST_LISTED = 100

/** A company's: the next one first, those that have ended last. */
export const standingOrdersOf = (db: ReadModels, distributorId: string): Promise<StandingOrderRow[]> =>
  rows(db, standingOrders)
    .selectAll()
    .where('distributorId', '=', distributorId)
    .orderBy(sql`(state = 'ENDED')`)
    .orderBy('nextOn')
    .orderBy('id')
    .limit(MOST_LISTED)
    .execute()

export const openStandingOrderCount = (db: ReadModels, distributorId: string): Promise<number> =>
  countOf(rows(db, standingOrders).where('distributorId', '=', distributorId).where('state', '!=', 'ENDED'))
