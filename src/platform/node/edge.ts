import type { AccessPolicy, Me } from '#platform/access/permissions.ts'
import type { Delays, Edge, SecondPersonRequests } from '#platform/http/mount.ts'
import { NIL_ID } from '#platform/log/commands.ts'
import { commandsFor } from '#platform/log/commands-for.ts'
import type { EventLog } from '#platform/log/event-log.ts'
import { originOf } from '#platform/log/origin.ts'
import type { trails } from '#platform/log/trail.ts'
import type { Projections } from '#platform/projecting/projections.ts'
import type { Replicas } from '#platform/projecting/replicas.ts'
import type { Services } from '#platform/services.ts'
import type { Clock } from '#platform/time/clock.ts'
import { alarmsOf } from '#platform/work/deadlines.ts'
import type { Jobs } from '#platform/work/jobs.ts'

type EdgeParts = {
  policy: AccessPolicy
  delays: Delays | null
  secondPerson: SecondPersonRequests | null
  services: Services
  log: EventLog
  clock: Clock
  jobs: Jobs
  readModels: Projections
  replicas: Replicas
  trail: ReturnType<typeof trails>
}

const VISITOR = {
  userId: NIL_ID,
  role: 'ANONYMOUS',
  distributorId: null,
  sessionId: null,
}

/** Visitors' commands carry their own proof, as a mail's link: the signed-in person may be another. */
const scopeOf = ({ isStaff }: AccessPolicy, me: Me | null, forVisitors: boolean) =>
  me && !isStaff(me.role) && !forVisitors ? 'distributor' : 'staff'

export const edgeOf = ({
  services,
  policy,
  delays,
  secondPerson,
  log,
  clock,
  jobs,
  readModels,
  replicas,
  trail,
}: EdgeParts): Edge => ({
  services,
  policy,
  delays,
  secondPerson,
  now: clock.now,
  commandsFor: ({ me, forVisitors, command, correlation, idempotency, from, rehearses = false, approved }) =>
    commandsFor({
      log,
      scope: scopeOf(policy, me, forVisitors),
      actor: me ?? VISITOR,
      command,
      correlation,
      idempotency,
      origin: () => originOf(services.personal, me, from),
      now: clock.now,
      alarms: alarmsOf(jobs),
      rehearses,
      supervision: secondPerson?.supervision ?? null,
      approved,
    }),
  trailFor: (me) => trail(me && policy.isStaff(me.role) ? null : (me?.distributorId ?? NIL_ID)),
  findDone: log.findDone,
  keepOutcome: log.keepOutcome,
  waitFor: readModels.waitFor,
  reached: readModels.reached,
  replicaFor: replicas.readFrom,
})
