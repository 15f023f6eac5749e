import { createHash } from 'node:crypto'

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type AccessPolicy, type Me, mayDo } from '#platform/access/permissions.ts'
import { ONLY_READS } from '#platform/access/seen-as.ts'
import { deviceOf } from '#platform/access/sessions/device.ts'
import { plainAddress } from '#platform/access/sessions/network-of.ts'
import { isRefusal, type Refusal, RefusedError, refused } from '#platform/decision.ts'
import type { About } from '#platform/log/append.ts'
import { AlreadyDone } from '#platform/log/append-refused.ts'
import { type Commands, NIL_ID } from '#platform/log/commands.ts'
import { type Approved, type Effect, SecondPersonNeeded, type Supervision } from '#platform/log/second-person.ts'
import type { Trail } from '#platform/log/trail.ts'
import type { ReplicaRead } from '#platform/projecting/replicas.ts'
import type { Services } from '#platform/services.ts'
import { translated } from '#platform/text/say.ts'
import { eachInTurn } from '#platform/work/in-turn.ts'
import { inLanguage } from '#translations/language-now.ts'
import { askerOf, countedOut, doorkeeper } from './admission.ts'
import { callerOf } from './caller.ts'
import { sendDownload } from './download.ts'
import { type Endpoint, recordedCommand } from './endpoint.ts'
import { inputReader } from './input.ts'
import { sendProblem } from './problem.ts'
import { readersLanguage } from './readers-language.ts'
import type { Download, Elsewhere, Route } from './serve.ts'
import { LARGEST_BODY } from './server.ts'
import { sortedJson, sortedMembers } from './sorted-json.ts'
import { tracked } from './tracked.ts'

export type Idempotency = Omit<NonNullable<About['idempotency']>, 'answer'>

/** A staff command that is executed later, unless it is taken back. */
export type DelayedCommand = {
  readonly endpoint: Endpoint
  readonly label: string
  readonly input: Record<string, unknown>
  readonly me: Me
  readonly now: Date
  readonly seconds: number
  readonly id: string
  readonly log: Commands
  readonly rehearse: (newId: () => string) => Promise<unknown>
}
export type Delays = {
  /** Rehearses first, so that it is refused now if it would be. */
  readonly holdBack: (command: DelayedCommand) => Promise<Record<string, unknown> | Refusal>
  readonly awaits: readonly string[]
}

/** A staff command that waits for a second person. */
export type CommandToApprove = {
  readonly endpoint: Endpoint
  readonly input: Record<string, unknown>
  readonly me: Me
  readonly now: Date
  readonly id: string
  readonly effects: readonly Effect[]
  /** Why, as the person wrote it. */
  readonly reason: string
  readonly log: Commands
  readonly personal: Services['personal']
}
export type SecondPersonRequests = {
  readonly supervision: Supervision
  readonly request: (command: CommandToApprove) => Promise<Record<string, unknown> | Refusal>
  readonly awaits: readonly string[]
}

export type Edge = {
  readonly services: Services
  readonly policy: AccessPolicy
  /** null: nothing is ever delayed. */
  readonly delays: Delays | null
  /** null: nothing ever needs a second person. */
  readonly secondPerson: SecondPersonRequests | null
  readonly now: () => Date
  readonly commandsFor: (call: {
    me: Me | null
    forVisitors: boolean
    command: string
    correlation: string
    idempotency: Idempotency | null
    from: { readonly device: string; readonly address: string }
    rehearses?: boolean
    approved?: readonly Approved[]
  }) => Commands
  readonly trailFor: (me: Me | null) => Trail
  readonly findDone: (once: Idempotency) => Promise<AlreadyDone | null>
  /** For repeats of the first answer: its position, and its refusal. */
  readonly keepOutcome: (once: Idempotency, known: number, refusal: Refusal | null) => Promise<number>
  readonly waitFor: (names: readonly string[], position: number, ms: number) => Promise<boolean>
  readonly reached: (names: readonly string[]) => number
  /** For a read that names its position; null: the primary answers. */
  readonly replicaFor: (names: readonly string[], position: number) => Promise<ReplicaRead | null>
}

const READ_WAIT_MS = 500
const COMMAND_WAIT_MS = 500

/** For each person, on this node: other people's calls never wait for what is costly. */
const COSTLY = {
  atOnce: 2,
  mostWaiting: 10,
  says: 'You have requested many of these at once. Please try again in a moment.',
  retryAfterSeconds: 5,
}
type CostlyTurns = ReturnType<typeof eachInTurn>

/** Mounts every route below /api. A route without a line in the permission table, or mounted twice, refuses to start. */
export const mountRoutes = (app: FastifyInstance, edge: Edge, routes: readonly Route[]) => {
  const costly = eachInTurn(COSTLY)
  const admit = doorkeeper({ ...edge.services, policy: edge.policy }, edge.now)
  for (const route of routes) {
    const { method, path, may } = route.endpoint
    if (!edge.policy.permissions[may]) throw new Error(`${method} ${path} names no line of the permission table`)
    if (app.hasRoute({ method, url: `/api${path}` })) throw new Error(`${method} ${path} is declared twice`)
    const answer = answerer(edge, route, costly)
    const served = {
      method,
      url: `/api${path}`,
      handler: answer,
      onRequest: admit(route.endpoint),
    }
    if (route.endpoint.rawBody)
      void app.register(async (scope) => {
        scope.removeAllContentTypeParsers()
        scope.addContentTypeParser('*', (_request, _payload, done) => done(null))
        scope.route({ ...served, bodyLimit: LARGEST_BODY.ofFiles })
      })
    else
      app.route({
        ...served,
        bodyLimit: mayDo(edge.policy, may, 'ANONYMOUS') ? LARGEST_BODY.ofVisitors : LARGEST_BODY.ofPeople,
      })
  }
}

const answerer = (edge: Edge, { endpoint, handle, again, leaves }: Route, costly: CostlyTurns) => {
  const read = inputReader(endpoint)
  const changes = endpoint.method !== 'GET'

  const answered = async (request: FastifyRequest, reply: FastifyReply) => {
    // Answers are not cached: another person may use the machine next. A file sets its own headers.
    void reply.header('cache-control', 'no-store')
    const { me, refusal, looks } = await askerOf({ ...edge.services, policy: edge.policy }, endpoint, request, edge.now)
    if (refusal) return sendProblem(reply, refusal)
    const given = await read(request)
    if (isRefusal(given)) return sendProblem(reply, given)

    const keyed = changes && (again !== undefined || !mayDo(edge.policy, endpoint.may, 'ANONYMOUS'))
    const once = changes ? idempotencyOf(edge, request, endpoint, me) : null
    if (isRefusal(once)) return sendProblem(reply, once)
    const idempotency = keyed ? once : null
    let replica: ReplicaRead | null = null
    /** A twin of this request may have succeeded meanwhile and cause the refusal: then both get the same answer. */
    let tracking: Pick<ReturnType<typeof tracked>, 'position'> = { position: () => null }
    const refuse = async (why: Refusal) => {
      const own = tracking.position()
      if (idempotency && own !== null) {
        void reply.header('x-position', String(await edge.keepOutcome(idempotency, own, why)))
        return sendProblem(reply, sortedMembers(why))
      }
      const twin = idempotency && (await edge.findDone(idempotency))
      return twin ? repeated(twin) : sendProblem(reply, why)
    }
    const contextOf = (log: Commands) => ({
      ...edge.services,
      ...(replica && { db: replica.db }),
      input: given.input,
      me,
      now: edge.now(),
      log,
      trail: edge.trailFor(me),
      caller: callerOf(edge.services.configuration, request, reply),
      body: endpoint.rawBody ? request.raw : null,
      rehearsalAs: (person: Me, approved: readonly Approved[]) =>
        edge.commandsFor({ ...call(), me: person, idempotency: null, rehearses: true, approved }),
    })
    const call = () => ({
      ...{ me, forVisitors: mayDo(edge.policy, endpoint.may, 'ANONYMOUS') },
      ...{
        command: recordedCommand(endpoint, given.input as Record<string, unknown>),
        correlation: request.id,
        idempotency,
      },
      from: { device: deviceOf(request.headers['user-agent'] ?? ''), address: plainAddress(request.ip) },
    })
    const repeated = async (earlier: AlreadyDone) => {
      if (!again || !earlier.sameBody || earlier.refusal) return repeat(edge, reply, earlier)
      const answer = await again(contextOf(edge.commandsFor(call())), earlier.answer).catch(refusalIn)
      return isRefusal(answer)
        ? sendProblem(reply, answer)
        : repeat(edge, reply, new AlreadyDone({ ...earlier, answer }))
    }
    if (!changes && endpoint.reads?.length) {
      const position = minPositionOf(request)
      if (!(await edge.waitFor(endpoint.reads, position, READ_WAIT_MS))) void reply.header('x-stale', 'true')
      replica = await edge.replicaFor(endpoint.reads, position)
      void reply.header('x-as-of', String(replica?.asOf ?? edge.reached(endpoint.reads)))
    }
    try {
      const earlier = idempotency && (await edge.findDone(idempotency))
      if (earlier) return await repeated(earlier)
      const tooMany = me && endpoint.counted && (await countedOut(edge.services, endpoint.counted, me.userId))
      if (tooMany) return sendProblem(reply, tooMany)
      const log = tracked(looks ? readingOnly(edge.commandsFor(call())) : edge.commandsFor(call()))
      tracking = log
      let awaits = endpoint.awaits ?? []
      const work = async () => {
        const context = contextOf(log.commands)
        const seconds = edge.services.configuration.takeBackSeconds
        const label = leaves && me && seconds > 0 ? await leaves(context) : null
        // No one sits in front of a program to take it back.
        if (label === null || !me || me.token || !edge.delays) return handle(context)
        awaits = edge.delays.awaits
        const rehearsal = edge.commandsFor({ ...call(), idempotency: null, rehearses: true })
        return edge.delays.holdBack({
          ...{ endpoint, label, me, seconds, now: context.now, log: log.commands, id: edge.services.newId() },
          input: given.input as Record<string, unknown>,
          rehearse: (newId) => handle({ ...context, newId, log: rehearsal }),
        })
      }
      const answer = await (endpoint.costly ? costly(me?.userId ?? request.ip, work) : work()).catch((error) => {
        const reason = approvalReason(request)
        if (!(error instanceof SecondPersonNeeded) || !me || !edge.secondPerson || reason === null) throw error
        if (log.position() !== null) throw new Error(`${call().command} has recorded a part of what must be approved`)
        awaits = edge.secondPerson.awaits
        return edge.secondPerson.request({
          ...{ endpoint, me, reason, now: edge.now(), id: edge.services.newId(), effects: error.effects },
          input: given.input as Record<string, unknown>,
          ...{ log: log.commands, personal: edge.services.personal },
        })
      })
      if (isRefusal(answer)) return await refuse(answer)
      if (isDownload(answer)) return sendDownload(request, reply, answer)
      if (isElsewhere(answer)) return reply.redirect(answer.seeOther, 303)
      const known = log.position()
      if (known !== null) {
        const position = idempotency ? await edge.keepOutcome(idempotency, known, null) : known
        void reply.header('x-position', String(position))
        if (!willNotLook(request)) await edge.waitFor(awaits, position, COMMAND_WAIT_MS)
      }
      const said = answer === undefined ? { success: true } : answer
      return sendAnswer(request, reply, idempotency ? sortedJson(said) : JSON.stringify(said))
    } catch (error) {
      if (error instanceof RefusedError) return await refuse(error.refusal)
      if (error instanceof AlreadyDone)
        return await repeated((idempotency && (await edge.findDone(idempotency))) ?? error)
      throw error
    }
  }
  // What is recorded is in English, for every sender.
  return changes
    ? answered
    : (request: FastifyRequest, reply: FastifyReply) =>
        inLanguage(readersLanguage(request), () => answered(request, reply))
}

const sentenceFields = new Set(['message', 'reason', 'label', 'statusLabel', 'linkText'])

/** A command answers in English, as it is recorded; its sentences reach the reader in their own language. */
const sendAnswer = (request: FastifyRequest, reply: FastifyReply, json: string) => {
  // What a query says is in the reader's language already.
  const language = request.method === 'GET' ? 'en' : readersLanguage(request)
  const inOwn = (key: string, value: unknown) =>
    typeof value === 'string' && sentenceFields.has(key) ? translated(value) : value
  const sent = language === 'en' ? json : inLanguage(language, () => JSON.stringify(JSON.parse(json, inOwn)))
  return reply.type('application/json').send(sent)
}

const LONGEST_REASON = 1_000

/** Why a second person should approve the command, percent-encoded; null: the caller does not request an approval. */
const approvalReason = (request: FastifyRequest): string | null => {
  const header = request.headers['approval-reason']
  if (typeof header !== 'string') return null
  try {
    const reason = decodeURIComponent(header).trim()
    return reason === '' || reason.length > LONGEST_REASON ? null : reason
  } catch {
    return null
  }
}

/** RFC 7240: a client that sends many commands and reads nothing in between. */
const willNotLook = (request: FastifyRequest): boolean => request.headers.prefer === 'respond-async'

/** Keyed: it is kept for a month, and a plain hash of a body with a password could be guessed. */
const keyedHashes = ({ services }: Edge, said: string): Pick<Idempotency, 'bodyHash' | 'alsoBodyHash'> => {
  const hash = createHash('sha256').update(said).digest('hex')
  const hex = (keyed: string) => Buffer.from(keyed, 'base64url').toString('hex')
  const [first, other] = services.personal.fingerprints(hash)
  return { bodyHash: hex(first), ...(other && { alsoBodyHash: hex(other) }) }
}

const idempotencyOf = (edge: Edge, request: FastifyRequest, endpoint: Endpoint, me: Me | null) => {
  const key = request.headers['idempotency-key']
  if (key === undefined) return null
  if (typeof key !== 'string' || !/^[\x21-\x7e]{1,200}$/.test(key))
    return refused('The Idempotency-Key must be 1 to 200 printable characters', { status: 400 })
  const said = `${endpoint.method} ${request.url}\n${endpoint.rawBody ? '' : JSON.stringify(request.body ?? {})}`
  return { owner: me?.token?.id ?? me?.userId ?? NIL_ID, key, ...keyedHashes(edge, said) }
}

const refusalIn = (error: unknown): Refusal => {
  if (error instanceof RefusedError) return error.refusal
  throw error
}

/** Personal data in the stored answer is sealed. */
const repeat = async ({ services }: Edge, reply: FastifyReply, earlier: AlreadyDone) => {
  if (!earlier.sameBody)
    return sendProblem(reply, { status: 409, error: 'This Idempotency-Key was already used for another request' })
  void reply.header('x-position', String(earlier.position)).header('x-repeated', 'true')
  if (earlier.refusal) return sendProblem(reply, sortedMembers(earlier.refusal))
  const answer = await services.personal.openAll(earlier.answer)
  return sendAnswer(reply.request, reply, sortedJson(answer ?? { success: true }))
}

/** A screen sees at least its own command's effect; a header says when that took too long. 0: it names none. */
const minPositionOf = (request: FastifyRequest): number => {
  const position = Number(request.headers['x-min-position'] ?? 0)
  return Number.isSafeInteger(position) && position > 0 ? position : 0
}

/** Staff who view as a company record nothing in its name, even where a query would. */
const readingOnly = (commands: Commands): Commands => {
  const refuse = () => Promise.reject(new RefusedError(ONLY_READS))
  return { decide: refuse, begin: refuse, decideTogether: refuse, stateOf: commands.stateOf }
}

const isDownload = (value: unknown): value is Download =>
  typeof value === 'object' && value !== null && 'download' in value

const isElsewhere = (value: unknown): value is Elsewhere =>
  typeof value === 'object' && value !== null && 'seeOther' in value
