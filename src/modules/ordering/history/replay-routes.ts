import type { OrderDetail } from '#modules/ordering/contract.ts'
import type { StaffHistoryEntry } from '#modules/ordering/order-answers.ts'
import { factsOf } from '#modules/ordering/order-facts.ts'
import { recordAfter } from '#modules/ordering/order-record.ts'
import { detailOf } from '#modules/ordering/routes.ts'
import type { Me } from '#platform/access/permissions.ts'
import { notFound, type Refusal } from '#platform/decision.ts'
import { changesBetween, type Fact } from '#platform/facts.ts'
import { type Context, serve } from '#platform/http/serve.ts'
import type { TrailEvent } from '#platform/log/trail.ts'
import { keysOf, recordOf } from '#platform/records.ts'
import type { Services } from '#platform/services.ts'
import type { Column, Sheet } from '#platform/spreadsheet/sheet.ts'
import { spreadsheet } from '#platform/spreadsheet/spreadsheet.ts'
import { say } from '#platform/text/say.ts'
import { stillToCome } from '#platform/time/as-of.ts'
import { present } from '#platform/typed.ts'
import { companyZone, distributorsById } from '#projections/distributors.ts'
import { isForDistributors } from './history-texts.ts'
import {
  checkOrderTrail,
  exportSignedTrail,
  exportTrailTable,
  replayOfficeOrder,
  replayOrder,
  showOrderTrail,
} from './replay-contract.ts'
import { describedSteps, eventsOf, stepsForDistributor } from './trail-steps.ts'

const textColumn = (header: string, value: (entry: StaffHistoryEntry) => string | null): Column<StaffHistoryEntry> => ({
  header,
  kind: 'text',
  value,
})
const numberColumn = (header: string, value: (entry: StaffHistoryEntry) => number): Column<StaffHistoryEntry> => ({
  header,
  kind: 'count',
  value,
})

/** The audit trail of an order as a table, as text and as recorded. */
const trailTable = (num: string, rows: readonly StaffHistoryEntry[]): Sheet<StaffHistoryEntry> => ({
  name: `order-${num}-trail`,
  columns: [
    numberColumn(say('Step'), ({ version }) => version),
    numberColumn(say('Position'), ({ position }) => position),
    textColumn(say('Time (UTC)'), ({ at }) => at),
    textColumn(say('Who'), ({ who }) => who),
    textColumn(say('Role'), ({ role }) => role),
    textColumn(say('User id'), ({ actor }) => actor),
    textColumn(say('What'), ({ what }) => what),
    textColumn(say('Detail'), ({ detail }) => detail),
    textColumn(say('From'), ({ from }) => from?.replace(/^from /, '') ?? null),
    textColumn(say('Event'), ({ type }) => type),
    textColumn(say('Command'), ({ command }) => command),
    textColumn(say('Reason'), ({ reason }) => reason),
    textColumn(say('Recorded'), ({ data }) => JSON.stringify(data)),
  ],
  rows,
})

const noSuchOrder = notFound('Order not found')
const noSuchStep = notFound('Step not found in this order')

type ReplayQuery = { readonly at?: number; readonly from?: number; readonly against?: 'nothing' }
type Stretch = { readonly at: number; readonly from: number }

/** A moment is a place in the log (docs/decisions/0021); without one it is now. */
const placeOf = async ({ trail }: Pick<Context<never>, 'trail'>, asOf: string | undefined): Promise<number> =>
  asOf === undefined ? Number.POSITIVE_INFINITY : trail.positionAt(asOf)

const stepsUntil = (steps: readonly TrailEvent[], place: number): number =>
  steps.filter(({ envelope }) => envelope.position <= place).length

/** Which two moments are meant, among steps of which the reader sees these. */
const stretchOf = (
  steps: readonly TrailEvent[],
  { at, from, against }: ReplayQuery,
  place: number,
): Stretch | Refusal => {
  const chosen = at ?? stepsUntil(steps, place)
  const before = against === 'nothing' ? 0 : (from ?? chosen - 1)
  return chosen < 1 || chosen > steps.length || before > steps.length ? noSuchStep : { at: chosen, from: before }
}

type ReadContext = Pick<Services, 'db' | 'personal'> & { readonly me: Me }
type Stood = { readonly order: OrderDetail; readonly holdReason: string | null }

/** By the fold of the order's events, without actions: it is past. */
const stoodAfter = async (reading: ReadContext, events: readonly TrailEvent[], files: string): Promise<Stood> => {
  const row = recordAfter(undefined, events)
  const order = await detailOf(reading, row, files)
  const may = recordOf(keysOf(order.may), () => false)
  return { order: { ...order, may }, holdReason: row.holdReason && (await reading.personal.openAll(row.holdReason)) }
}

/** What is replayed: all events, those of them that the reader sees as steps, and where files are opened. */
type Replay = {
  readonly reading: ReadContext
  readonly events: readonly TrailEvent[]
  readonly steps: readonly TrailEvent[]
  readonly files: string
  readonly facts: (stood: Stood) => readonly Fact[]
}

const replayed = async ({ reading, events, steps, files, facts }: Replay, { at, from }: Stretch) => {
  // After the last step it is the current order, with later events that this reader does not see.
  const upTo = (step: number) =>
    step === steps.length ? events : events.slice(0, steps[step - 1]?.envelope.version ?? 0)
  const [stood, before] = await Promise.all([
    stoodAfter(reading, upTo(at), files),
    from === 0 ? null : stoodAfter(reading, upTo(from), files),
  ])
  const said = facts(stood)
  const changes = changesBetween(before ? facts(before) : [], said)
  return { ...stood, answer: { at, from, steps: steps.length, order: stood.order, facts: said, changes } }
}

/** Only staff read why it is on hold. */
const staffFacts = ({ order, holdReason }: Stood): readonly Fact[] => [
  ...factsOf(order),
  ...(holdReason ? [{ id: 'holdReason', label: say('Why it is on hold'), text: holdReason }] : []),
]

const numOf = (events: readonly TrailEvent[]): string => String(events[0]?.data['num'])

type ReplayContext = Pick<Context<never>, 'db' | 'personal' | 'configuration' | 'trail'>

const trailOf = async (services: ReplayContext, orderId: string) => {
  const events = await eventsOf(services.trail, orderId)
  if (events.length === 0) return null
  const zone = await companyZone(services, events[0]?.envelope.distributorId)
  return { events, num: numOf(events), steps: await describedSteps(services, events, zone) }
}

export const replayRoutes = [
  serve(showOrderTrail, async ({ db, now, personal, configuration, trail, input: { id, asOf } }) => {
    const early = stillToCome(asOf, now)
    if (early) return early
    const found = await trailOf({ db, personal, configuration, trail }, id)
    if (!found) return noSuchOrder
    const distributorId = found.events[0]?.envelope.distributorId ?? ''
    const companies = await distributorsById(db, [distributorId])
    const name = companies.get(distributorId)?.organizationName ?? '—'
    const reached = asOf === undefined ? 0 : stepsUntil(found.events, await placeOf({ trail }, asOf))
    return { num: found.num, asOf: reached || null, distributor: { id: distributorId, name }, steps: found.steps }
  }),

  serve(checkOrderTrail, async ({ checkStream, input: { id } }) => {
    const verdict = await checkStream({ kind: 'order', key: id })
    if (!verdict) return noSuchOrder
    const { versions, signedUpTo, fault } = verdict
    return {
      steps: versions,
      signedUpTo,
      fault: fault && { what: fault.what, step: fault.version, position: fault.position },
    }
  }),

  serve(replayOfficeOrder, async ({ db, now, personal, me, trail, input: { id, asOf, ...wanted } }) => {
    const early = stillToCome(asOf, now)
    if (early) return early
    const events = await eventsOf(trail, id)
    if (events.length === 0) return noSuchOrder
    const stretch = stretchOf(events, wanted, await placeOf({ trail }, asOf))
    if ('refused' in stretch) return stretch
    const reading = { db, personal, me }
    const files = `/api/office/orders/${id}`
    const { holdReason, answer } = await replayed({ reading, events, steps: events, files, facts: staffFacts }, stretch)
    return { ...answer, holdReason }
  }),

  serve(exportTrailTable, async ({ db, personal, configuration, trail, input: { id } }) => {
    const found = await trailOf({ db, personal, configuration, trail }, id)
    if (!found) return noSuchOrder
    return spreadsheet('csv', trailTable(found.num, found.steps))
  }),

  serve(exportSignedTrail, async ({ trail, proveTrail, me, now, input: { id } }) => {
    const events = await eventsOf(trail, id)
    const proven = await proveTrail({ kind: 'order', key: id }, me.userId, now)
    if (events.length === 0 || !proven) return noSuchOrder
    const download = Buffer.from(JSON.stringify(proven, null, 1))
    return { download, name: `order-${numOf(events)}-trail.json`, mediaType: 'application/json' }
  }),

  serve(replayOrder, async ({ db, now, personal, me, configuration, trail, input: { id, asOf, ...wanted } }) => {
    const early = stillToCome(asOf, now)
    if (early) return early
    const events = await eventsOf(trail, id)
    if (events.length === 0) return noSuchOrder
    const steps = events.filter(({ envelope }) => isForDistributors(envelope.type))
    const stretch = stretchOf(steps, wanted, await placeOf({ trail }, asOf))
    if ('refused' in stretch) return stretch
    const reading = { db, personal, me }
    const replay = { reading, events, steps, files: `/api/order/${id}`, facts: ({ order }: Stood) => factsOf(order) }
    const { answer } = await replayed(replay, stretch)
    const zone = await companyZone({ db, configuration }, me.distributorId)
    const [step] = await stepsForDistributor({ db, personal, configuration }, [present(steps[stretch.at - 1])], zone)
    return { ...answer, step: present(step) }
  }),
]
