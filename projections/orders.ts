import { type Expression, type RawBuilder, sql } from 'kysely'
import { type DeskNeed, LONGEST_QUEUE } from '#modules/ordering/desk/desk-contract.ts'
import { orderStream } from '#modules/ordering/events.ts'
import { type OrderRecord, recordAfter } from '#modules/ordering/order-record.ts'
import { closedStatuses, isClosed, underReviewStates } from '#modules/ordering/order-states.ts'
import type { WithCompany } from '#modules/terms/company-name.ts'
import type { Moment } from '#platform/event.ts'
import { moment } from '#platform/moment.ts'
import { countOf, projection, type ReadModels, rows, sumsIn } from '#platform/projection.ts'
import { ALPHABET, alphabetical } from '#platform/text/alphabet.ts'
import { likeInside } from '#platform/text/search.ts'

export type OrderRow = OrderRecord

const unseen: readonly string[] = ['QuoteDueReminded', 'ConfirmationReminded', 'MessageWritten', 'NoteWritten']

const STATES = `('${underReviewStates.join("', '")}')`
const UNDER_REVIEW = `document_status in ${STATES} and d.value ->> 'state' in ${STATES}`

export const orders = projection<OrderRow>()({
  name: 'orders',
  version: 13,
  of: [orderStream],
  table: `
    id text primary key, num text not null, num_key text not null, distributor_id text not null, placed_by text not null, placed_at timestamptz not null,
    status text not null, stage text not null, held boolean not null, holds json not null, hold_reason text, document_status text, country_id text not null, country_name text not null,
    sub_category_id text not null, sub_category_name text not null, lines jsonb not null, bonus_lines json not null,
    product_ids jsonb not null, shipping_address json not null, billing_address json not null, contact json,
    shipping json not null, certificates json not null, special_request json, promo json,
    promo_code_discount bigint not null, care_coins_used bigint not null, subtotal bigint not null, total bigint not null,
    requested json not null, items_numbered int not null, item_of json not null,
    quote_due_at timestamptz, quote_due_reminded boolean not null, overdue boolean not null, valid_until timestamptz,
    confirmation_reminders json not null, quotes json not null, approval jsonb, confirmed json, prepayment json, requests json not null, submitted_documents json not null, production json,
    drafts json not null, shipment json, added_documents json not null, tracking_number json, lots json not null, delivered_on text, earned json, invoice json,
    ended_because text, end_text text, purchase_order_number text, purchase_order_key text, wished_delivery text`,
  indexes: [
    '(distributor_id, placed_at desc, id desc)',
    "(distributor_id, (shipping_address ->> 'addressId'), placed_at desc)",
    '(placed_at desc, id desc)',
    '(status, placed_at desc)',
    '(status)', // counts by status read nothing else
    '(id) include (status)', // counts of those that are assigned read nothing else
    '(country_id, placed_at desc, id desc)',
    '(placed_at desc, id desc) where held',
    '(placed_at desc, id desc) where overdue',
    'using gin (num_key public.gin_trgm_ops)',
    'using gin (product_ids)',
    '(quote_due_at, id) where quote_due_at is not null',
    '(document_status) where document_status is not null',
    '(distributor_id, purchase_order_key) where purchase_order_key is not null',
    '(distributor_id) where approval is not null',
  ],
  sums: [
    {
      name: 'order_counts',
      by: 'status text',
      of: 'orders bigint, documents bigint',
      from: `select status, 1, (select count(*) from json_array_elements(submitted_documents) d where ${UNDER_REVIEW})
        from changed`,
    },
    {
      name: 'order_places',
      by: 'id text, name text',
      of: 'orders bigint',
      from: 'select country_id, country_name, 1 from changed',
    },
    {
      name: 'order_reviews',
      by: 'since text, order_id text',
      of: 'documents bigint',
      from: `select d.value ->> 'submittedAt', id, 1 from changed, json_array_elements(submitted_documents) d
        where ${UNDER_REVIEW}`,
    },
  ],
  key: 'stream',
  when: (row, data, envelope) => recordAfter(row, [{ envelope, data }]),
  topics: (_, { key, type, distributorId }) =>
    unseen.includes(type) ? [] : [`order:${key}`, `orders:${distributorId}`, 'office:orders', 'office:quotes'],
  onPoison: 'park',
})

export type OrderFilters = {
  readonly distributorId?: string | undefined
  readonly status?: OrderRow['status'] | undefined
  readonly destination?: string | undefined
  readonly product?: string | undefined
  readonly ids?: readonly string[] | undefined
  /** `ids`: a query of them. */
  readonly among?: { readonly ids: Expression<unknown>; readonly not: boolean } | undefined
  /** All must be in the number, or name a company, product or destination of these. `companies`: a query of their ids. */
  readonly found?:
    | readonly (Partial<Record<'products' | 'destinations', readonly string[]>> & {
        readonly term: string
        readonly companies?: Expression<unknown>
      })[]
    | undefined
  readonly needs?: DeskNeed | undefined
  /** `status documentStatus`, joined: any of these. */
  readonly standings?: readonly string[] | undefined
  readonly open?: true | undefined
  readonly since?: Date | undefined
  readonly until?: Date | undefined
}
/** `by`: what comes first; the newest by default. `named`: adds the names of companies, which `by` needs. */
export type OrderPage = {
  readonly offset: number
  readonly limit: number
  readonly by?: RawBuilder<unknown>
  readonly named?: WithCompany | undefined
}

const filtered = (db: ReadModels, { found = [], ...filters }: OrderFilters) => {
  const { distributorId, status, destination, product, ids, among, needs, standings, open, since, until } = filters
  let query = rows(db, orders)
  // Queries of ids are arrays, so that an index finds these.
  if (distributorId !== undefined) query = query.where('distributorId', '=', distributorId)
  if (status !== undefined) query = query.where('status', '=', status)
  if (destination !== undefined) query = query.where('countryId', '=', destination)
  if (product !== undefined) query = query.where(sql<boolean>`${sql.ref('productIds')} @> ${JSON.stringify([product])}`)
  if (ids !== undefined) query = query.where('id', 'in', ['', ...ids])
  if (among) query = query.where(sql<boolean>`id ${sql.raw(among.not ? '<> all' : '= any')} (array(${among.ids}))`)
  if (needs === 'held') query = query.where('held', '=', true)
  if (needs === 'overdue') query = query.where('overdue', '=', true)
  if (needs === 'review') query = query.where('documentStatus', 'in', underReviewStates)
  if (standings) query = query.where(sql<boolean>`concat(status, ' ', document_status) = any(${standings})`)
  if (open) query = query.where('status', 'not in', closedStatuses)
  if (since) query = query.where('placedAt', '>=', moment(since))
  if (until) query = query.where('placedAt', '<=', moment(until))
  for (const { term, companies, products = [], destinations = [] } of found)
    query = query.where(({ eb, or }) =>
      or([
        eb('numKey', 'like', likeInside(term)),
        ...(companies ? [sql<boolean>`distributor_id = any(array(${companies}))`] : []),
        eb('countryId', 'in', ['', ...destinations]),
        sql<boolean>`product_ids ?| ${products}`,
      ]),
    )
  return query
}

const listed = [
  'id',
  'num',
  'distributorId',
  'status',
  'stage',
  'held',
  'documentStatus',
  'placedAt',
  'total',
  'countryId',
  'countryName',
  'subCategoryId',
  'subCategoryName',
  'quoteDueAt',
  'overdue',
  'validUntil',
  'approval',
  'placedBy',
  'prepayment',
  'shipment',
  'deliveredOn',
  'purchaseOrderNumber',
  'wishedDelivery',
] as const
export type ListedOrder = Pick<OrderRow, (typeof listed)[number]>

const page = (query: ReturnType<typeof filtered>, { offset, limit, by, named }: OrderPage): Promise<ListedOrder[]> => {
  const all = named ? named(query) : query
  const sorted = by ? all.orderBy(by) : all
  return sorted.select(listed).orderBy('placedAt', 'desc').orderBy('id', 'desc').limit(limit).offset(offset).execute()
}

const byStatus = (query: ReturnType<typeof filtered>) =>
  query
    .select(({ fn }) => ['status', fn.countAll<number>().as('count')])
    .groupBy('status')
    .execute()

const byDestination = (query: ReturnType<typeof filtered>) => {
  const countries = query.select(['countryId as id', 'countryName as name']).groupBy(['countryId', 'countryName'])
  return countries.orderBy('countryName', alphabetical).execute()
}

export const ordersOf = (db: ReadModels, distributorId: string, filters: OrderFilters, which: OrderPage) =>
  page(filtered(db, { ...filters, distributorId }), which)

export const lastOrders = async (db: ReadModels, distributorId?: string): Promise<ReadonlyMap<string, Moment>> => {
  const found = await filtered(db, { distributorId })
    .select(({ fn }) => ['distributorId', fn.max('placedAt').as('last')])
    .groupBy('distributorId')
    .execute()
  return new Map(found.map(({ distributorId, last }) => [distributorId, moment(new Date(last))]))
}

/** Of each of these shipping addresses the company's newest order, as far as it says how to send the next one there. */
export const lastSentTo = (db: ReadModels, distributorId: string, addressIds: readonly string[]) =>
  db.kysely
    .selectFrom(sql<{ addressId: string }>`unnest(${addressIds}::text[])`.as<'wanted'>(sql`wanted(address_id)`))
    .innerJoinLateral(
      filtered(db, { distributorId })
        .select(['num', 'shipping', 'certificates', 'billingAddress'])
        .where(sql<boolean>`shipping_address ->> 'addressId' = wanted.address_id`)
        .orderBy('placedAt', 'desc')
        .limit(1)
        .as('last'),
      (join) => join.onTrue(),
    )
    .select(['wanted.addressId', 'last.num', 'last.shipping', 'last.certificates', 'last.billingAddress'])
    .execute()

export const destinationsOf = (db: ReadModels, distributorId: string) => byDestination(filtered(db, { distributorId }))

export const orderCountOf = (db: ReadModels, distributorId: string, filters: OrderFilters) =>
  countOf(filtered(db, { ...filters, distributorId }))

/** A company's orders by status: how many, the nearest end of a quote's validity, and one of them. */
export const statusesOf = async (db: ReadModels, distributorId: string) => {
  const alike = await filtered(db, { distributorId })
    .select(({ fn }) => [
      'status',
      'documentStatus',
      sql<boolean>`approval is not null`.as('waitForApproval'),
      fn.countAll<number>().as('count'),
      fn.min('validUntil').as('until'),
      fn.min<string>('id').as('id'),
      fn.min<string>('num').as('num'),
    ])
    .groupBy(['status', 'documentStatus', 'waitForApproval'])
    .execute()
  return alike.map(({ count, id, num, ...it }) => ({ ...it, count: Number(count), order: { id, num } }))
}

export const orderOf = (db: ReadModels, distributorId: string, orderId: string): Promise<OrderRow | undefined> =>
  filtered(db, { distributorId }).selectAll().where('id', '=', orderId).executeTakeFirst()

/** The company's newest order with this number; `except`: the one that is changed. */
export const orderWithPurchaseOrder = (db: ReadModels, distributorId: string, key: string, except: string) =>
  filtered(db, { distributorId })
    .select(['id', 'num'])
    .where('purchaseOrderKey', '=', key)
    .where('id', '<>', except)
    .orderBy('placedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

const LOOKED_THROUGH = 5000

/** Counted by status under the filters. Products: of its newest 5 000 orders. */
export const filterOptionsOf = async (db: ReadModels, distributorId: string, filters: OrderFilters = {}) => {
  const own = filtered(db, { distributorId })
  const newest = own.select('lines').orderBy('placedAt', 'desc').orderBy('id', 'desc').limit(LOOKED_THROUGH)
  const ordered = db.kysely
    .selectFrom(newest.as('newest'))
    .select(sql<{ productId: string; name: string }>`jsonb_array_elements(lines)`.as('line'))
  const [statuses, destinations, products] = await Promise.all([
    byStatus(filtered(db, { ...filters, distributorId, status: undefined })),
    byDestination(own),
    db.kysely
      .selectFrom(ordered.as('ordered'))
      .select([sql<string>`line ->> 'productId'`.as('id'), sql<string>`max(line ->> 'name')`.as('name')])
      .groupBy(sql`line ->> 'productId'`)
      .orderBy(sql`max(line ->> 'name')`, alphabetical)
      .execute(),
  ])
  return { statuses, destinations, products }
}

/** For staff. */
export const everyOrder = (db: ReadModels, filters: OrderFilters, which: OrderPage) =>
  page(filtered(db, filters), which)

/** All orders, and their documents to review, by status. */
export const orderCounts = async (db: ReadModels) => {
  const { rows: found } = await sql<{ status: OrderRow['status']; orders: number; documents: number }>`
    select status, orders, documents from ${sumsIn(db, orders, 'order_counts')}`.execute(db.kysely)
  return found
}

type StatusCounts = ReadonlyMap<OrderRow['status'], number>

/** Unfiltered ones from the sums; those not among some are what is left of all. */
export const everyOrderByStatus = async (db: ReadModels, filters: OrderFilters = {}): Promise<StatusCounts> => {
  const { among, open, ...others } = filters
  if (among?.not) {
    const [all, theirs] = await Promise.all([
      everyOrderByStatus(db, { ...others, open }),
      everyOrderByStatus(db, { ...filters, among: { ...among, not: false } }),
    ])
    return new Map([...all].map(([status, count]) => [status, count - (theirs.get(status) ?? 0)]))
  }
  if (!among && Object.values(others).every((value) => value === undefined)) {
    const counts = (await orderCounts(db)).filter(({ status }) => !open || !isClosed(status))
    return new Map(counts.map(({ status, orders: count }) => [status, count]))
  }
  return new Map((await byStatus(filtered(db, filters))).map(({ status, count }) => [status, Number(count)]))
}

export const everyDestination = async (db: ReadModels) => {
  const { rows: found } = await sql<{ id: string; name: string }>`
    select id, name from ${sumsIn(db, orders, 'order_places')} order by name collate ${sql.id(ALPHABET)}`.execute(
    db.kysely,
  )
  return found
}

const terms = ['shipping', 'quotes', 'confirmed', 'shipment', 'promo', 'careCoinsUsed'] as const

export const termsOf = async (db: ReadModels, ids: readonly string[]) => {
  const query = filtered(db, { ids }).select(['id', ...terms])
  return new Map((await query.execute()).map(({ id, ...its }) => [id, its]))
}

type OrderToReview = ListedOrder & Pick<OrderRow, 'submittedDocuments'>

/** Those with the documents that wait longest: so many documents, or a few more. `isMeant`: of their `order_id`. */
export const firstToReview = async (
  db: ReadModels,
  documents: number,
  isMeant: RawBuilder<boolean> = sql`true`,
): Promise<OrderToReview[]> => {
  const { rows: first } = await sql<{ orderId: string }>`
    select order_id from ${sumsIn(db, orders, 'order_reviews')} where ${isMeant}
    order by since limit ${documents}`.execute(db.kysely)
  return filtered(db, { ids: first.map(({ orderId }) => orderId) })
    .select([...listed, 'submittedDocuments'])
    .execute()
}

export const countOrdersToReview = (db: ReadModels): Promise<number> => countOf(filtered(db, { needs: 'review' }))

/** One order of any company: for staff only. */
export const anyOrder = (db: ReadModels, orderId: string): Promise<OrderRow | undefined> =>
  rows(db, orders).selectAll().where('id', '=', orderId).executeTakeFirst()

/** The orders that wait for a quote, the one that is due first first. `isMeant`: of `orders.id`. */
export const quoteQueue = (
  db: ReadModels,
  most: number = LONGEST_QUEUE,
  isMeant: RawBuilder<boolean> = sql`true`,
): Promise<(ListedOrder & Pick<OrderRow, 'lines' | 'shippingAddress'>)[]> =>
  rows(db, orders)
    .select([...listed, 'lines', 'shippingAddress'])
    .where('quoteDueAt', 'is not', null)
    .where(isMeant)
    .orderBy('quoteDueAt')
    .orderBy('id')
    .limit(most)
    .execute()

/** How many quotes are due by then. */
export const quotesDueBy = async (db: ReadModels, until: Date): Promise<number> =>
  countOf(rows(db, orders).where('quoteDueAt', '<=', moment(until)))

/** The company's orders whose confirmation waits for a colleague, the one that was requested first first. */
export const ordersWaitingForApproval = (db: ReadModels, distributorId: string) =>
  filtered(db, { distributorId })
    .select(['id', 'num', 'placedBy', 'approval', 'validUntil'])
    .where('approval', 'is not', null)
    .orderBy(sql`approval ->> 'since'`)
    .orderBy('id')
    .execute()
