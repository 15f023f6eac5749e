import type { HistoryEntry } from '#modules/ordering/contract.ts'
import { changeTexts, fulfilmentTexts } from '#modules/ordering/fulfilment/fulfilment-texts.ts'
import { wireMoment } from '#modules/ordering/order-view.ts'
import { removeOrderItem } from '#modules/ordering/placing/changing-contract.ts'
import { sideOf } from '#modules/permissions/roles.ts'
import type { Moment } from '#platform/event.ts'
import type { EventDescription } from '#platform/text/event-descriptions.ts'
import { say } from '#platform/text/say.ts'
import type { TimeZone } from '#platform/time/time-zone.ts'
import { eventTexts, type OrderEventType, shownEvents } from './event-texts.ts'

const texts = { ...eventTexts, ...changeTexts, ...fulfilmentTexts }

/** Describes an event of an order. `zone`: of the company that it belongs to. An unknown type throws: it is never skipped. */
export const eventText = (type: string, data: unknown, zone: TimeZone = 'UTC'): EventDescription => {
  const say = texts[type as OrderEventType] as ((data: unknown, zone: TimeZone) => EventDescription) | undefined
  if (!say) throw new Error(`There is no description of ${type}`)
  return say(data, zone)
}

const readsOf = (type: string) => shownEvents[type as OrderEventType].reads

export const isForDistributors = (type: string): boolean => readsOf(type) !== 'staff'

export type StoredEntry = {
  readonly position: number
  readonly at: Moment
  readonly actor: string
  readonly role: string
  readonly type: string
  readonly data: unknown
  /** The command with its call: 'CancelOrder PUT /order/cancel'; earlier events have the call alone. */
  readonly command: string
}

const removing = `${removeOrderItem.method} ${removeOrderItem.path}`

/** An order whose last item was taken out is cancelled like any other: only the recorded command shows it. */
const becauseOf = ({ type, command }: StoredEntry): Partial<EventDescription> =>
  type === 'OrderCancelled' && command.endsWith(removing) ? { detail: say('The last product was removed') } : {}

export type Who = (entry: Pick<StoredEntry, 'actor' | 'role'>) => string

export const historyEntry = (row: StoredEntry, who: Who, zone: TimeZone): HistoryEntry => ({
  position: Number(row.position),
  at: wireMoment(row.at),
  who: who(row),
  side: sideOf(row.role),
  type: row.type,
  ...eventText(row.type, row.data, zone),
  ...becauseOf(row),
})

/** For distributors, after `isForDistributors`. Why an order is on hold is not for them. */
export const calmEntry = (row: StoredEntry, who: Who, zone: TimeZone): HistoryEntry => {
  const entry = historyEntry(row, who, zone)
  return readsOf(row.type) === 'without detail' ? { ...entry, detail: null } : entry
}
