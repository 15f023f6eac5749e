import { mayDo } from '#modules/permissions/permissions.ts'
import type { Me } from '#platform/access/permissions.ts'
import { SEALED } from '#platform/access/personal-data.ts'
import { describeOrigin } from '#platform/log/origin.ts'
import type { Trail, TrailEvent } from '#platform/log/trail.ts'
import type { Services } from '#platform/services.ts'
import type { DescriptionsByKind } from '#platform/text/event-descriptions.ts'
import { say } from '#platform/text/say.ts'
import { present } from '#platform/typed.ts'

import { changedBy, earlierQuestions } from './changed-values.ts'
import type { AuditEntry } from './contract.ts'
import { factTexts } from './fact-texts.ts'
import { approvalsBehind, idIn, idsWithin, nameOfStream, namesById } from './names-routes.ts'

export type AuditContext = Pick<Services, 'db' | 'personal' | 'configuration'> & {
  readonly me: Me
  readonly trail: Trail
}

const CLOSED = 'sealed'

const masked = (value: unknown): unknown => {
  if (typeof value === 'string') return SEALED.test(value) ? CLOSED : value
  if (Array.isArray(value)) return value.map(masked)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, masked(inner)]))
}

export const opener =
  ({ personal, me }: Pick<AuditContext, 'personal' | 'me'>) =>
  async <T>(value: T): Promise<T> =>
    (mayDo('office.audit.open', me.role) ? await personal.openAll(value) : masked(value)) as T

type Values = TrailEvent['data']

/** Of each event those of its stream that said the same before, the first one first: one query for all of them. */
const earlierOf = async (trail: Trail, events: readonly TrailEvent[]): Promise<readonly (readonly TrailEvent[])[]> => {
  const questions = events.flatMap((event, of) => earlierQuestions(event).map((question) => ({ of, question })))
  const found = await trail.earlier(questions.map(({ question }) => question))
  const byEvent = Map.groupBy(
    found.flatMap((earlier, at) => (earlier ? [{ of: questions[at]!.of, earlier }] : [])),
    ({ of }) => of,
  )
  return events.map((_, of) =>
    (byEvent.get(of) ?? []).map(({ earlier }) => earlier).toSorted((a, b) => a.envelope.version - b.envelope.version),
  )
}

/** By the position of the approval: the cause of what was done then. */
const approvalsOf = async (reading: AuditContext, events: readonly TrailEvent[]) => {
  const approvals = await opener(reading)(await approvalsBehind(reading.db, events))
  return new Map(approvals.map((approval) => [approval.position, approval]))
}

/** A registration is named by its product, which its events name. */
const idsNamed = ({ envelope: { kind, key, actor, distributorId }, data }: TrailEvent): string[] => [
  ...[idIn(key), actor],
  ...(distributorId === null ? [] : [distributorId]),
  ...(kind === 'registration' ? [String(data['productId'])] : []),
]

export const entriesOf = async (
  reading: AuditContext,
  descriptions: DescriptionsByKind,
  events: readonly TrailEvent[],
): Promise<AuditEntry[]> => {
  const [earlier, approvals] = await Promise.all([earlierOf(reading.trail, events), approvalsOf(reading, events)])
  const revising = events.filter((_, at) => earlier[at]?.length)
  const named = [...revising, ...earlier.flat()].flatMap(({ data }) => idsWithin(data))
  const [names, opened, openedEarlier] = await Promise.all([
    namesById(reading, [...events.flatMap(idsNamed), ...named, ...[...approvals.values()].map(({ by }) => by)]),
    opener(reading)(events.map(({ envelope: { reason }, data, origin }) => ({ reason, data, origin }))),
    opener(reading)(earlier.map((some) => some.map(({ data }) => data))),
  ])
  // Staff read the names of people everywhere else, too.
  const whoDid = ({ actor, role }: TrailEvent['envelope']): string =>
    role === 'SYSTEM'
      ? reading.configuration.brand.name
      : role === 'ANONYMOUS'
        ? say('A visitor')
        : (names.get(actor) ?? '—')
  const changesOf = (
    { envelope: { kind, key, type } }: TrailEvent,
    index: number,
    data: Values,
    about: string | null,
  ) => {
    const before = (earlier[index] ?? []).map(({ envelope }, place) => ({
      ...{ kind, type: envelope.type },
      data: present(openedEarlier[index]?.[place]),
    }))
    return changedBy({ kind, type, data }, before, factTexts(names, key)).map((change) => ({
      // A price is one of a product in a country, which its event does not call by name.
      label: kind === 'registration' && about ? say('{0} of {1}', change.label, about) : change.label,
      ...{ before: change.before, after: change.after },
    }))
  }
  return events.map((event, index) => {
    const { envelope } = event
    const { reason, data, origin } = present(opened[index])
    const { position, kind, key, version, type, actor, role, command } = envelope
    // What the portal does by itself after an approval, such as a notification, was not approved.
    const approval = role === 'SYSTEM' ? undefined : approvals.get(event.causation)
    const say = descriptions[kind]
    if (!say) throw new Error(`There are no descriptions for the stream of a ${kind}`)
    const company = envelope.distributorId && (names.get(envelope.distributorId) ?? '—')
    const about = nameOfStream(names, key)
    return {
      ...{ position, kind, key, version, type, at: envelope.at, actor, role, who: whoDid(envelope), command, reason },
      ...say(type, data, key),
      changes: changesOf(event, index, data, about),
      about,
      from: describeOrigin(origin),
      company,
      approval: approval ? { id: approval.id, by: names.get(approval.by) ?? '—', reason: approval.reason } : null,
      data,
    }
  })
}
