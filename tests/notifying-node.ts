import { randomUUID } from 'node:crypto'
import { notifications as notificationsModule } from '#modules/notifications/module.ts'
import { accessPolicy } from '#modules/permissions/policy.ts'
import { isStaff } from '#modules/permissions/roles.ts'
import { readConfiguration } from '#modules/settings/read-configuration.ts'
import { openAccess } from '#platform/access/access.ts'
import { leastCost } from '#platform/access/password-hashing.ts'
import type { Me } from '#platform/access/permissions.ts'
import type { Configuration } from '#platform/configuration/configuration.ts'
import type { NewEvent } from '#platform/event.ts'
import type { Answer, Endpoint } from '#platform/http/endpoint.ts'
import { commandsFor } from '#platform/log/commands-for.ts'
import { eventLog } from '#platform/log/event-log.ts'
import { trails } from '#platform/log/trail.ts'
import { openPostOffice } from '#platform/mail/post-office.ts'
import { connect, connectAsPortal } from '#platform/postgres/pool.ts'
import { startProjections } from '#platform/projecting/projections.ts'
import type { Services } from '#platform/services.ts'
import { setDatabaseClock } from '#platform/time/clock.ts'
import { unchecked } from '#platform/typed.ts'
import { startJobs } from '#platform/work/jobs.ts'
import { startWork } from '#platform/work/start-work.ts'
import { startSweep } from '#platform/work/sweep.ts'
import { distributors } from '#projections/distributors.ts'
import { mailSettings } from '#projections/mail_settings.ts'
import { notifications } from '#projections/notifications.ts'
import { orders } from '#projections/orders.ts'
import { partnerOrders } from '#projections/partner_orders.ts'
import { users } from '#projections/users.ts'
import { secrets } from './access-nodes.ts'
import { freshDatabase } from './database.ts'
import { background, people, SYSTEM } from './people-and-orders.ts'

const configuration: Configuration = { ...readConfiguration('test', {}), publicUrl: 'https://portal.example' }

const addressOf = async (id: string) => {
  const staff = people.some(({ userId, role }) => userId === id && isStaff(role))
  const zone = staff ? 'UTC' : 'America/Bogota'
  return {
    email: `${id}@example.org`,
    name: 'Ana Example',
    staff,
    timeZone: zone,
    companyZone: zone,
    language: 'en' as const,
  }
}

/** Whose streams these are, as their events say. */
const companyOf = (events: readonly NewEvent[]): string | null => {
  const data = events[0]?.data as { readonly distributorId?: string | null } | undefined
  return data?.distributorId ?? null
}

/** A node that tells people of things: the log, who there is, and what sends notifications and mails. */
export const startNotifying = async () => {
  const database = await freshDatabase()
  const pool = connectAsPortal(database.url, { max: 16 })
  const owner = connect({ connectionString: database.url, max: 1 })
  let ahead = 0
  const now = () => new Date(Date.now() + ahead)
  const log = eventLog(pool)
  const projections = await startProjections({
    log,
    projections: [users, distributors, orders, notifications, mailSettings, partnerOrders],
    onTrouble: () => {},
  })
  const jobs = await startJobs(pool, () => {})
  const access = await openAccess(
    pool,
    { secrets, passwordCost: leastCost },
    { newId: randomUUID, policy: accessPolicy },
  )
  const templates = notificationsModule.mails!
  const postOffice = await openPostOffice({
    pool,
    pulse: log.pulse,
    jobs,
    personal: access.personal,
    configuration,
    templates,
    addressOf,
    gatheringSeconds: 0,
  })
  const work = await startWork({
    log,
    jobs,
    postOffice,
    services: unchecked<Services>({ db: projections.db, mailer: postOffice, configuration }),
    modules: [notificationsModule],
    passed: projections.waitFor,
    onAdvanced: projections.onAdvanced,
    trail: trails(pool, [])(null),
    waiting: () => 0,
    now,
    warn: () => {},
    supervision: null,
  })

  /** As other modules record it, by the acting person. */
  const recorded = (kind: string, key: string, by: string, ...events: readonly NewEvent[]) =>
    log.append([{ kind, key, expected: 'any', events }], {
      command: 'story',
      actor: by,
      role: 'PROCUREMENT',
      origin: {},
      correlation: randomUUID(),
      onBehalfOf: companyOf(events),
    })

  /** What an endpoint answers once every notification was written. */
  const ask = async <E extends Endpoint>(me: Me, endpoint: E, input: object = {}): Promise<Answer<E>> => {
    await work.reactions.quiet(60_000)
    await projections.waitFor([...projections.positions().keys()], await log.seal(), 60_000)
    const commands = commandsFor({
      log,
      scope: isStaff(me.role) ? 'staff' : 'distributor',
      actor: me,
      command: 'test',
      correlation: randomUUID(),
      now,
    })
    const route = notificationsModule.routes.find((it) => it.endpoint === (endpoint as Endpoint))!
    const { personal } = access
    const parts = { db: projections.db, me, personal, configuration, mailer: postOffice }
    const context = { ...parts, log: commands, now: now(), input }
    return (await route.handle(context)) as Answer<E>
  }

  for (const { kind, key, event } of background) await recorded(kind, key, SYSTEM, event)
  await log.seal()

  /** The portal's time from now on; what waits for a time that has come goes out. */
  const itIs = async (moment: Date) => {
    await work.reactions.quiet(60_000)
    await setDatabaseClock(owner, moment)
    ahead = moment.getTime() - Date.now()
    const sweep = startSweep({ pool, jobs, warn: () => {} })
    await sweep.stop()
  }

  return {
    log,
    recorded,
    ask,
    itIs,
    stop: async () => {
      await work.stop()
      await jobs.stop()
      await postOffice.stop()
      await access.stop()
      await projections.stop()
      await Promise.all([pool.end(), owner.end()])
      await database.drop()
    },
  }
}
