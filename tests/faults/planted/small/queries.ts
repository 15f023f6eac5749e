import type { PlantedFault } from './planted-fault.ts'

const QUERIES = ['tests/queries/queries.slice.spec.ts']

/** Conditions of queries that are left out. */
export const queries: readonly PlantedFault[] = [
  {
    kind: 'query',
    what: 'unread notifications are those of everybody',
    file: 'projections/notifications.ts',
    from: `    .where('userId', '=', userId)
    .where('read', '=', false)`,
    to: `    .where('read', '=', false)`,
    by: QUERIES,
  },
  {
    kind: 'query',
    what: 'lead times are those of another country',
    file: 'projections/lead_times.ts',
    from: `
    .where('countryId', '=', countryId)`,
    to: '',
    by: QUERIES,
  },
  {
    kind: 'query',
    what: 'the list of a company’s orders has those of every company',
    file: 'projections/orders.ts',
    from: 'page(filtered(db, { ...filters, distributorId }), which)',
    to: 'page(filtered(db, filters), which)',
    by: QUERIES,
  },
  {
    kind: 'query',
    what: 'the messages of an order hold the notes of the staff',
    file: 'projections/order_messages.ts',
    from: `ofOrder(db, orderId).where('kind', '=', 'MESSAGE').execute()`,
    to: 'ofOrder(db, orderId).execute()',
    by: QUERIES,
  },
  {
    kind: 'query',
    what: 'views of a list are those of everybody',
    file: 'projections/list_views.ts',
    from: `
    .where(({ or, eb }) => or([eb('owner', '=', userId), eb('shared', '=', true)]))`,
    to: '',
    by: QUERIES,
  },
  {
    kind: 'query',
    what: 'a label issue holds orders of another country',
    file: 'src/modules/labels/unshipped-routes.ts',
    from: `
    .where('countryId', '=', countryId)`,
    to: '',
    by: QUERIES,
  },
  {
    kind: 'query',
    what: 'a level counts deliveries of earlier years',
    file: 'src/modules/loyalty/level-reactions.ts',
    from: `
    .where('deliveredOn', '>', after)`,
    to: '',
    by: QUERIES,
  },
  {
    kind: 'query',
    what: 'an order goes to the address of another company',
    file: 'src/modules/ordering/placing/placing-routes.ts',
    from: `
    .where('distributorId', '=', place('distributorId'))`,
    to: '',
    by: ['src/modules/ordering/placing/placing.slice.spec.ts'],
  },
]

/** Lists in another order. */
export const orders: readonly PlantedFault[] = [
  {
    kind: 'order',
    what: 'departures come last first',
    file: 'projections/departures.ts',
    from: `.orderBy('leavesAt')`,
    to: `.orderBy('leavesAt', 'desc')`,
    by: QUERIES,
  },
  {
    kind: 'order',
    what: 'the queue of quotes is not sorted by when they are due',
    file: 'projections/orders.ts',
    from: `
    .orderBy('quoteDueAt')`,
    to: '',
    by: QUERIES,
  },
  {
    kind: 'order',
    what: 'the most urgent requests are not sorted by how long they wait',
    file: 'projections/office_requests.ts',
    from: `    .orderBy('openedAt')
    .orderBy('id')
    // A plan`,
    to: `    .orderBy('id')
    // A plan`,
    by: QUERIES,
  },
  {
    kind: 'order',
    what: 'requests that wait for an answer are not sorted by the time left',
    file: 'projections/office_requests.ts',
    from: `query.orderBy('dueAt').orderBy('changedAt', 'desc')`,
    to: `query.orderBy('changedAt', 'desc')`,
    by: QUERIES,
  },
  {
    kind: 'order',
    what: 'names of categories come by their bytes',
    file: 'projections/categories.ts',
    from: `.orderBy('name', alphabetical)`,
    to: `.orderBy('name')`,
    by: QUERIES,
  },
]
