import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import * as Effect from 'effect/Effect'
import * as Exit from 'effect/Exit'
import * as Scope from 'effect/Scope'
import type { FastifyInstance } from 'fastify'
import { v7 as uuidv7 } from 'uuid'

import { openAccess } from '#platform/access/access.ts'
import type { AccessPolicy, Me } from '#platform/access/permissions.ts'
import { networkOf } from '#platform/access/sessions/network-of.ts'
import { openIdClient } from '#platform/access/single-sign-on/openid.ts'
import { whole } from '#platform/background/fibres.ts'
import { nightlyBackup } from '#platform/backup/nightly-backup.ts'
import {
  type ChangingConfiguration,
  changedMembers,
  followChanges,
} from '#platform/configuration/changing-configuration.ts'
import { type Configuration, comesByHttps } from '#platform/configuration/configuration.ts'
import type { FilePurposes } from '#platform/files/file-kinds.ts'
import type { MayOpen } from '#platform/files/files.ts'
import { startFiles } from '#platform/files/start-files.ts'
import { aboutOf } from '#platform/http/admission.ts'
import { noteAnswers } from '#platform/http/answered.ts'
import { crowd } from '#platform/http/crowd.ts'
import { measureHealth, mountHouse } from '#platform/http/house-routes.ts'
import { mountRoutes } from '#platform/http/mount.ts'
import { webServer } from '#platform/http/server.ts'
import { traceRequests } from '#platform/http/traced-requests.ts'
import { serveWebApp } from '#platform/http/web-app.ts'
import { liveHub } from '#platform/live/hub.ts'
import { mountLive } from '#platform/live/socket.ts'
import { type EventLog, eventLog } from '#platform/log/event-log.ts'
import { streamChecker } from '#platform/log/proof/checking-stream.ts'
import { logProof } from '#platform/log/proof/log-proof.ts'
import { startSigning } from '#platform/log/proof/signed-heads.ts'
import { trails } from '#platform/log/trail.ts'
import { trailProver } from '#platform/log/trail-export.ts'
import type { Addressee } from '#platform/mail/mailer.ts'
import { openPostOffice } from '#platform/mail/post-office.ts'
import type { Module } from '#platform/module.ts'
import { startDocuments } from '#platform/pdf/documents.ts'
import { connectAsPortal } from '#platform/postgres/pool.ts'
import { type Projections, startProjections } from '#platform/projecting/projections.ts'
import { replicasOf } from '#platform/projecting/replicas.ts'
import type { Projection } from '#platform/projection.ts'
import type { Services } from '#platform/services.ts'
import { type Clock, startClock } from '#platform/time/clock.ts'
import { startTracing } from '#platform/tracing/tracing.ts'
import { webhooksOn } from '#platform/webhooks/webhooks.ts'
import { startJobs } from '#platform/work/jobs.ts'
import { startWork, type Work } from '#platform/work/start-work.ts'
import { edgeOf } from './edge.ts'
import { alarmNames, healthWatch } from './health.ts'
import { logger } from './logging.ts'
import { metrics } from './metrics.ts'
import { startMetricsExport } from './metrics-export.ts'

/** Proxies poll health about once a second (docker-compose.yml), and wait as long for the answer. */
const PROXY_HEARS_WITHIN_MS = 2_000

/** More than all that hold one while they need another: reactions, deadlines, rebuilds, listeners. */
const CONNECTIONS = 28

export type NodeParts = {
  readonly configuration: Configuration
  readonly policy: AccessPolicy
  readonly purposes: FilePurposes
  readonly databaseUrl: string
  readonly modules: readonly Module[]
  readonly projections: readonly Projection[]
  readonly addressOf: (
    services: Pick<Services, 'db' | 'personal' | 'configuration'>,
    personId: string,
  ) => Promise<Addressee | null>
  readonly changing?: ChangingConfiguration
  readonly webApp: string | null
  /** What the page at an address calls with GET before it shows something. */
  readonly firstReadsOf?: (address: URL) => readonly string[]
  readonly newId?: () => string
  /** Commits do not wait for the disk: only for data that is seeded again when interrupted. */
  readonly hurried?: boolean
  readonly gatheringSeconds?: number
  readonly logTo?: { readonly write: (line: string) => void }
}

export type PortalNode = {
  readonly app: FastifyInstance
  readonly services: Services
  readonly log: EventLog
  readonly clock: Clock
  readonly readModels: Projections
  readonly work: Work
  /** Fails health checks, gives proxies time to notice, finishes requests, closes sockets, then stops each part. */
  readonly stop: () => Promise<void>
}

/** A failed start stops what has started before it throws. */
export const startNode = async (parts: NodeParts): Promise<PortalNode> => {
  const scope = Scope.makeUnsafe()
  const close = () => Effect.runPromise(Scope.close(scope, Exit.void))
  const closedWith = (stop: () => unknown): void => Effect.runSync(Scope.addFinalizer(scope, Effect.orDie(whole(stop))))
  try {
    return await startedIn({ closedWith, close }, parts)
  } catch (error) {
    await close().catch(() => {})
    throw error
  }
}

type NodeScope = {
  /** What has started last is stopped first. */
  readonly closedWith: (stop: () => unknown) => void
  readonly close: () => Promise<void>
}

const startedIn = async ({ closedWith, close }: NodeScope, parts: NodeParts): Promise<PortalNode> => {
  const { modules, policy } = parts
  const configuration = { ...parts.configuration }
  const newId = parts.newId ?? uuidv7
  const out = logger(configuration.logLevel, parts.logTo)
  /** `fibre`: what failed. */
  const warn = (error: unknown, fibre?: string) => {
    measured.backgroundErrors.inc()
    out.warn({ err: error, ...(fibre !== undefined && { fibre }) }, 'in the background')
  }
  const measured = metrics(alarmNames(modules))
  const atTheDoor = crowd()
  const holding = <T extends { stop: () => unknown }>(part: T): T => {
    closedWith(() => part.stop())
    return part
  }

  const tracing = holding(await startTracing(configuration.openTelemetry))
  const pool = connectAsPortal(parts.databaseUrl, { max: CONNECTIONS, hurried: parts.hurried ?? false })
  closedWith(() => pool.end())
  const clock = holding(await startClock(pool))
  const log = eventLog(pool, tracing)
  closedWith(log.start())
  const trail = trails(
    pool,
    modules.flatMap(({ deciders }) => deciders.map(({ stream }) => stream)),
  )
  const logFolder = join(configuration.dataDir, 'log')
  const signing = holding(
    startSigning({
      ...{ log, folder: logFolder, now: clock.now, onTrouble: warn },
      ...{ key: configuration.logSigningKey, alsoKey: configuration.alsoLogSigningKey },
    }),
  )
  const readModels = holding(await startProjections({ log, projections: parts.projections, onTrouble: warn }))
  await readModels.ready()
  const replicas = holding(
    replicasOf({
      ...{ url: configuration.databaseReadUrl, primary: pool, liveVersion: readModels.db.liveVersion },
      onRead: (from) => measured.reads.inc({ from }),
    }),
  )
  if (parts.changing)
    holding(await followChanges(parts.changing, { readModels, configuration, file: parts.configuration, warn }))
  const access = holding(await openAccess(pool, configuration, { newId, policy, now: clock.real }))
  const documents = holding(await startDocuments(join(configuration.dataDir, 'documents')))
  access.personal.onErased(() => void documents.forget().catch(warn))
  const { files, visitorDrafts } = holding(
    await startFiles({
      ...{ configuration, pool, now: clock.now, newId, onFault: warn, personal: access.personal },
      ...{ purposes: parts.purposes, isStaff: policy.isStaff },
      mayOpen: (who, path) => mayOpen(modules, services)(who, path),
    }),
  )
  const jobs = holding(await startJobs(pool, warn))
  const postOffice = holding(
    await openPostOffice({
      pool,
      pulse: log.pulse,
      jobs,
      configuration,
      personal: access.personal,
      templates: Object.assign({}, ...modules.map(({ mails }) => mails)),
      onTried: (state) => measured.mails.inc({ state }),
      ...(parts.gatheringSeconds !== undefined && { gatheringSeconds: parts.gatheringSeconds }),
      addressOf: (personId) =>
        parts.addressOf({ db: readModels.db, personal: access.personal, configuration }, personId),
    }),
  )
  const { stop: _stop, ...whoMayEnter } = access
  const { personal, sessions } = whoMayEnter
  const stopping = new AbortController()
  const { backup } = configuration
  const services: Services = {
    configuration,
    db: readModels.db,
    ...whoMayEnter,
    openId: openIdClient({ allowsHttp: configuration.mode !== 'production', warn }),
    files,
    visitorDrafts,
    mailer: postOffice,
    warn,
    projections: readModels.desk,
    parked: {
      list: () => work.reactions.parked.list(),
      retry: (stream) => work.reactions.parked.retry(stream),
      giveUp: (stream, by) => work.reactions.parked.giveUp(stream, by),
    },
    documents,
    webhooks: webhooksOn(pool, access.personal, {
      ...configuration.webhooks,
      local: configuration.mode !== 'production',
    }),
    proveTrail: trailProver(pool, logFolder, signing),
    checkStream: streamChecker(pool, logFolder),
    logProof: { ...logProof(pool, logFolder, stopping.signal), contradicted: signing.contradicted },
    backUp: backup.folder
      ? nightlyBackup(backup, {
          ...{ folder: backup.folder, url: parts.databaseUrl, logFolder, signer: signing.signer },
          masterKey: configuration.secrets.masterKey,
        })
      : null,
    newId,
  }
  const secondPerson = modules.find((module) => module.secondPerson)?.secondPerson ?? null
  const work = holding(
    await startWork({
      ...{ log, jobs, postOffice, services, modules, passed: readModels.waitFor },
      onAdvanced: readModels.onAdvanced,
      ...{ trail: trail(null), waiting: atTheDoor.waiting, now: clock.now, warn },
      supervision: secondPerson?.supervision ?? null,
    }),
  )

  const app = await webServer({
    logger: out,
    trustProxy: configuration.trustProxy,
    tls: configuration.tls,
    secure: comesByHttps(configuration),
    helpWidgetUrl: configuration.brand.helpWidgetUrl ?? null,
    connectionsPerAddress: configuration.caps.connectionsPerAddress,
    stopping: stopping.signal,
  })
  closedWith(() => app.close())
  atTheDoor.watch(app)
  traceRequests(app, tracing, configuration)
  const routes = modules.flatMap((module) => module.routes)
  const delays = modules.find((module) => module.delays)?.delays ?? null
  const edge = edgeOf({ services, policy, delays, secondPerson, log, clock, jobs, readModels, replicas, trail })
  mountRoutes(app, edge, routes)
  const health = healthWatch(() => ({ stopping: stopping.signal.aborted, readModels, work, modules, services }))
  mountHouse(app, {
    about: { title: configuration.brand.name, version: '1.0', url: configuration.publicUrl },
    endpoints: routes.map(({ endpoint }) => endpoint),
    policy,
    metrics: measured,
    health,
  })
  noteAnswers(app, measured, out, {
    aboutOf,
    blurred: (address) => personal.fingerprint(networkOf(address)).slice(0, 12),
  })
  const hub = holding(liveHub({ projections: parts.projections, ...readModels, onError: warn }))
  const { publicUrl } = configuration
  const live = mountLive(app, { hub, sessions, mayHear: mayHear(modules, services), onError: warn, publicUrl, tracing })
  closedWith(() => live.close())
  const { dataDir: folder } = configuration
  const webhooksBehind = () => work.deliveries?.behindSeconds() ?? 0
  measured.watch({ sockets: live.sockets, inFlight: atTheDoor.waiting, webhooksBehind, pool, folder })
  holding(
    await startMetricsExport(configuration.openTelemetry, {
      registry: measured.registry,
      measure: () => measureHealth(measured, health),
      warn,
    }),
  )
  const { brand: built } = parts.configuration
  if (parts.webApp) {
    const { firstReadsOf } = parts
    const brand = () => changedMembers(built, configuration.brand)
    await serveWebApp(app, parts.webApp, { brand, ...(firstReadsOf && { firstReadsOf }) })
  }
  await app.ready()

  return {
    app,
    services,
    log,
    clock,
    readModels,
    work,
    stop: async () => {
      stopping.abort()
      if (configuration.trustProxy) await sleep(PROXY_HEARS_WITHIN_MS)
      await close()
    },
  }
}

/** The module of the purpose decides; without one, all who may read it may open it. */
const mayOpen = (modules: readonly Module[], services: Services): MayOpen => {
  const rights = new Map(modules.flatMap(({ mayOpen: byPurpose = {} }) => Object.entries(byPurpose)))
  return async (who, path) => {
    const right = rights.get(path.slice(0, path.indexOf('/')))
    return right === undefined || right({ ...services, who }, path)
  }
}

const mayHear = (modules: readonly Module[], services: Services) => {
  // Without a prototype: 'constructor' is no topic.
  const rights = Object.assign(Object.create(null), ...modules.map(({ topics }) => topics)) as NonNullable<
    Module['topics']
  >
  return async (me: Me, topic: string) => {
    const [prefix = '', rest = ''] = topic.split(/:(.*)/s)
    return (await rights[prefix]?.({ ...services, me }, rest)) ?? false
  }
}
