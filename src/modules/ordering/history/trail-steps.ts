import type { HistoryEntry, StaffHistoryEntry } from '#modules/ordering/order-answers.ts'
import { peopleNamed } from '#modules/ordering/routes.ts'
import { sideOf } from '#modules/permissions/roles.ts'
import { describeOrigin } from '#platform/log/origin.ts'
import type { Trail, TrailEvent } from '#platform/log/trail.ts'
import type { Services } from '#platform/services.ts'
import type { TimeZone } from '#platform/time/time-zone.ts'
import { present } from '#platform/typed.ts'
import { calmEntry, historyEntry, type Who } from './history-texts.ts'

/** Every event of an order, the first one first, as far as the reader may know; none: there is no such order. */
export const eventsOf = (trail: Trail, orderId: string): Promise<TrailEvent[]> =>
  trail.ofStream({ kind: 'order', key: orderId })

/** Events as text and as data, with who did it and from where: for staff. `zone`: of the order's company. */
export const describedSteps = async (
  { db, personal, configuration }: Pick<Services, 'db' | 'personal' | 'configuration'>,
  events: readonly TrailEvent[],
  zone: TimeZone,
): Promise<StaffHistoryEntry[]> => {
  const [opened, nameOf] = await Promise.all([
    personal.openAll(events.map(({ envelope: { reason }, data, origin }) => ({ reason, data, origin }))),
    peopleNamed(
      { db, personal },
      events.map(({ envelope }) => envelope.actor),
    ),
  ])
  const who: Who = ({ actor, role }) => (role === 'SYSTEM' ? configuration.brand.name : nameOf(actor))
  return events.map(({ envelope }, index) => {
    const { reason, data, origin } = present(opened[index])
    const { version, actor, role, command } = envelope
    const entry = historyEntry({ ...envelope, data }, who, zone)
    return { ...entry, version, actor, role, command, reason, data, from: describeOrigin(origin) }
  })
}

/** The calmer version for the order's own distributor: ask `isForDistributors` before. The provider goes by its name. */
export const stepsForDistributor = async (
  { db, personal, configuration }: Pick<Services, 'db' | 'personal' | 'configuration'>,
  events: readonly TrailEvent[],
  zone: TimeZone,
): Promise<HistoryEntry[]> => {
  const ours = events.filter(({ envelope }) => sideOf(envelope.role) === 'distributor')
  const [opened, nameOf] = await Promise.all([
    personal.openAll(events.map(({ data }) => data)),
    peopleNamed(
      { db, personal },
      ours.map(({ envelope }) => envelope.actor),
    ),
  ])
  const who: Who = ({ actor, role }) => (sideOf(role) === 'distributor' ? nameOf(actor) : configuration.brand.name)
  return events.map(({ envelope }, at) => calmEntry({ ...envelope, data: opened[at] }, who, zone))
}
