import { addSeconds } from 'date-fns/addSeconds'
import type { staffRoles } from '#modules/permissions/roles.ts'
import { isRefusal, type Refusal } from '#platform/decision.ts'
import { derivedId } from '#platform/derived-id.ts'
import type { Endpoint } from '#platform/http/endpoint.ts'
import type { DelayedCommand } from '#platform/http/mount.ts'
import { moment } from '#platform/moment.ts'
import { departure, orderDeparture } from './departure.ts'

export const commandOf = ({ method, path }: Pick<Endpoint, 'method' | 'path'>): string => `${method} ${path}`

/** The same in rehearsal, execution and repeats. */
export const idsOf = (departureId: string): (() => string) => {
  let drawn = 0
  return () => derivedId('departure', departureId, ++drawn)
}

/** Rehearses first, so that it is refused now if it would be. */
export const holdBack = async (request: DelayedCommand): Promise<Record<string, unknown> | Refusal> => {
  const answer = await request.rehearse(idsOf(request.id))
  if (isRefusal(answer)) return answer
  const leavesAt = moment(addSeconds(request.now, request.seconds))
  const { userId: _, distributorId: __, ...by } = request.me
  const order = orderDeparture({
    ...{ command: commandOf(request.endpoint), label: request.label.slice(0, 300), input: request.input, leavesAt },
    role: by.role as (typeof staffRoles)[number],
    sessionId: by.sessionId,
  })
  return (await request.log.begin(departure, request.id, order, { answer: { ...(answer as object), leavesAt } })).answer
}
