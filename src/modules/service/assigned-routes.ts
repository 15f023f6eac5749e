import { mayDo } from '#platform/access/permissions.ts'
import { type Role, staffRoles } from '#platform/access/roles.ts'
import { invalid, notFound, Refused, refused } from '#platform/decision.ts'
import { type Context, serve } from '#platform/http/serve.ts'
import type { ReadModels } from '#platform/projection.ts'
import { distributorOf } from '#projections/distributors.ts'
import { anyOrder } from '#projections/orders.ts'
import { assignedUnder } from '#projections/ticket_desks.ts'
import { activeStaff } from '#projections/users.ts'
import { type AssignedKind, assignedNames, deskKey, mayHave, readDeskKey } from './assigned-work.ts'
import * as calls from './office-contract.ts'
import { requestFor } from './office-routes.ts'
import { peopleNamed } from './showing-routes.ts'
import { assignTicket, ticketDesk } from './ticket-desk.ts'

type CallerContext = Pick<Context<never>, 'db' | 'me'>

/** Who may have it; null: a request. */
const rolesFor = (kind: AssignedKind | null): Role[] =>
  staffRoles.filter((role) => mayDo(kind === null ? 'office.requests.answer' : mayHave[kind], role))

/** Whose order or file it is; undefined: there is none. */
export const companyOfWork = async (
  db: ReadModels,
  { kind, id }: NonNullable<ReturnType<typeof readDeskKey>>,
): Promise<string | undefined> =>
  kind === 'FILE' ? (await distributorOf(db, id))?.id : (await anyOrder(db, id))?.distributorId

/** Refuses what is not there (404), and what the caller may not act on (403). */
export const deskFor = async (asking: CallerContext, key: string): Promise<void> => {
  const work = readDeskKey(key)
  if (work === null) return requestFor(asking, key)
  const roles = rolesFor(work.kind)
  if (!roles.includes(asking.me.role))
    throw new Refused(refused(`Only users with the role ${roles.join(' or ')} can do this`, { status: 403 }))
  if ((await companyOfWork(asking.db, work)) === undefined) throw new Refused(notFound('There is nothing to assign'))
}

export const assignedRoutes = [
  serve(calls.listAssigned, async ({ db, personal, input: { kind } }) => {
    const found = await assignedUnder(db, deskKey(kind, ''))
    const nameOf = await peopleNamed({ db, personal }, [...new Set(found.map(({ assignee }) => assignee))])
    return found.map(({ id, assignee }) => ({ id, assignee: { id: assignee, name: nameOf(assignee) } }))
  }),

  serve(calls.listAnswerers, async ({ db, personal, input: { kind = null } }) => {
    const staff = await activeStaff(db, rolesFor(kind))
    const nameOf = await peopleNamed(
      { db, personal },
      staff.map(({ id }) => id),
    )
    return staff.map(({ id }) => ({ id, name: nameOf(id) }))
  }),

  serve(calls.assignRequest, async (context) => {
    const { db, log, input } = context
    await deskFor(context, input.id)
    const kind = readDeskKey(input.id)?.kind ?? null
    const staff = await activeStaff(db, rolesFor(kind))
    if (input.to !== null && !staff.some(({ id }) => id === input.to))
      return invalid({
        to: kind === null ? 'Choose a person who answers requests' : 'Choose a person who may act on it',
      })
    const answer = { success: true as const }
    const decision = assignTicket(input.from, input.to, `this ${kind ? assignedNames[kind] : 'request'}`)
    return (await log.decide(ticketDesk, input.id, decision, { answer })).answer
  }),
]
