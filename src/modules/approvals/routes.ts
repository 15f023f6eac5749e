import { addDays } from 'date-fns/addDays'
import { permissionsOf } from '#modules/permissions/permissions.ts'
import { accessPolicy } from '#modules/permissions/policy.ts'
import type { Role } from '#modules/permissions/roles.ts'
import { provePerson } from '#platform/access/own-password.ts'
import { type Me, mayDo } from '#platform/access/permissions.ts'
import { calledBy, type Sealed } from '#platform/access/personal-data.ts'
import { isRefusal, type Refusal, RefusedError, refused } from '#platform/decision.ts'
import { derivedId } from '#platform/derived-id.ts'
import { recordedCommand } from '#platform/http/endpoint.ts'
import type { CommandToApprove } from '#platform/http/mount.ts'
import { type Context, type Route, serve } from '#platform/http/serve.ts'
import type { Commands } from '#platform/log/commands.ts'
import type { Effect } from '#platform/log/second-person.ts'
import type { Background } from '#platform/module.ts'
import { moment } from '#platform/moment.ts'
import type { Services } from '#platform/services.ts'
import type { DescriptionsByKind } from '#platform/text/event-descriptions.ts'
import { present, unchecked } from '#platform/typed.ts'
import { distributorsById } from '#projections/distributors.ts'
import { productsById } from '#projections/products.ts'
import { approvalsListed, type SecondPersonRow, waitingAbout } from '#projections/second_person_requests.ts'
import { namesOf, personOf } from '#projections/users.ts'
import {
  APPROVAL_DAYS,
  type Approval,
  approval,
  approve,
  noSuchRequest,
  refuseApproved,
  reject,
  requestApproval,
  withdraw,
} from './approval.ts'
import { isApproved, isWaiting } from './approval-states.ts'
import * as calls from './contract.ts'
import type { WaitingEffect } from './events.ts'

const done = { success: true as const }

export const commandOf = ({ endpoint: { method, path } }: Pick<Route, 'endpoint'>): string => `${method} ${path}`

/** The same when it is rehearsed, executed and repeated. */
const idsOf = (requestId: string): (() => string) => {
  let drawn = 0
  return () => derivedId('approval', requestId, ++drawn)
}

/** The key of the person whom the command is about seals its texts, and goes with them. */
const ownerOf = (effects: readonly Effect[], me: Pick<Me, 'userId'>): string =>
  effects.find(({ person }) => person !== undefined)?.person ?? me.userId

/** Records the command in place of executing it. */
export const waitForSecond = async ({
  endpoint,
  input,
  me,
  now,
  id,
  effects,
  reason,
  log,
  personal,
}: CommandToApprove) => {
  const owner = ownerOf(effects, me)
  const request = requestApproval({
    ...{ command: commandOf({ endpoint }), permission: endpoint.may, sessionId: me.sessionId },
    input: owner === me.userId ? input : await personal.seal(owner, JSON.stringify(input)),
    effects: effects.map(({ matter, kind, key, type, data, approved }) =>
      unchecked<WaitingEffect>({ matter, kind, key, type, data, approved }),
    ),
    concerns: [...new Set(effects.flatMap(({ concerns }) => concerns))],
    reason: await personal.seal(owner, reason),
    endsAt: moment(addDays(now, APPROVAL_DAYS)),
  })
  return (await log.begin(approval, id, request, { answer: { ...done, waitsForApproval: id } })).answer
}

type Waiting = {
  readonly route: Route
  readonly me: Me
  readonly input: Record<string, unknown>
  readonly effects: readonly WaitingEffect[]
}

/** The command of a request as its requester would give it now, or why they would not be allowed to. */
const waitingCommand = async (
  { db, personal }: Pick<Services, 'db' | 'personal'>,
  routes: ReadonlyMap<string, Route>,
  { requestedBy, request }: Approval,
): Promise<Waiting | Refusal> => {
  const { command, input, effects, sessionId } = present(request)
  const route = routes.get(command)
  const person = await personOf(db, requestedBy)
  if (!route || !person?.active || !mayDo(accessPolicy, route.endpoint.may, person.role))
    return refused('The person who requested this may not do it any more')
  const opened =
    typeof input === 'string' ? unchecked<Record<string, unknown>>(await openedJson(personal, input)) : input
  const { role, distributorId } = person
  return { route, me: { userId: requestedBy, role, distributorId, sessionId }, input: opened, effects }
}

const openedJson = async (personal: Services['personal'], sealed: Sealed): Promise<unknown> =>
  JSON.parse(await personal.open(sealed))

const refusalIn = (error: unknown): Refusal => {
  if (error instanceof RefusedError) return error.refusal
  throw error
}

/** The person proved who they are when they requested it. */
const proven = ({ sessionHistory }: Services): Services['sessionHistory'] => ({
  ...sessionHistory,
  isProven: async () => true,
})

const execute = async (
  services: Services & { readonly now: Date },
  { route, me, input }: Waiting,
  { log, id }: { readonly log: Commands; readonly id: string },
): Promise<Refusal | null> => {
  const context = { ...services, sessionHistory: proven(services), me, log, input, newId: idsOf(id) }
  const answer = await route.handle(context).catch(refusalIn)
  return isRefusal(answer) ? answer : null
}

/** Thrown once a command has decided without a refusal: nothing that follows its append is done. */
class Rehearsed extends Error {}

const untilDecided = (log: Commands): Commands => {
  const stop = async (deciding: Promise<unknown>): Promise<never> => {
    await deciding
    throw new Rehearsed()
  }
  return {
    decide: (...given) => stop(log.decide(...given)),
    begin: (...given) => stop(log.begin(...given)),
    decideTogether: (...given) => stop(log.decideTogether(...given)),
    stateOf: log.stateOf,
  }
}

/** Executes what was approved as the person who requested it: once, however often it is tried. */
export const executeApproved = async (background: Background, routes: ReadonlyMap<string, Route>, id: string) => {
  const state = await background.logFor('read').stateOf(approval, id)
  if (!isApproved(state.status)) return
  const waiting = await waitingCommand(background, routes, state)
  const refusal = isRefusal(waiting) ? waiting : await executeOnce(background, waiting, id)
  if (refusal) await background.logFor('refuse').decide(approval, id, refuseApproved(refusal.error))
}

const executeOnce = async (background: Background, waiting: Waiting, id: string): Promise<Refusal | null> => {
  const command = recordedCommand(waiting.route.endpoint, waiting.input)
  const { log, isDone } = background.logAs(waiting.me, command, id, waiting.effects)
  return (await isDone()) ? null : execute(background, waiting, { log, id })
}

const decides = (role: Role, permission: string): boolean => permissionsOf(role).some((one) => one === permission)

type Names = { readonly people: ReadonlyMap<string, string>; readonly things: ReadonlyMap<string, string> }

const idsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(idsIn) : []
}

const namesFor = async (
  { db, personal }: Pick<Services, 'db' | 'personal'>,
  requests: readonly Pick<SecondPersonRow, 'requestedBy' | 'decidedBy' | 'concerns'>[],
): Promise<Names> => {
  const ids = [
    ...new Set(requests.flatMap((row) => [row.requestedBy, row.decidedBy ?? [], row.concerns].flatMap(idsIn))),
  ]
  const [people, companies, goods] = await Promise.all([
    namesOf(db, ids).then((found) => personal.openAll([...found.values()])),
    distributorsById(db, ids),
    productsById(db, ids),
  ])
  return {
    people: new Map(people.map((person) => [person.id, calledBy(person)])),
    things: new Map([
      ...[...companies.values()].map(({ id, organizationName }): [string, string] => [id, organizationName]),
      ...goods.map(({ id, name }): [string, string] => [id, name]),
    ]),
  }
}

/** What an effect is about, as people call it. */
const aboutOf = ({ kind, key, data }: WaitingEffect, { people, things }: Names): string | null => {
  if (kind === 'registration') return things.get(String(data['productId'])) ?? null
  if (kind === 'order') return String(data['num'])
  if (kind === 'promo-code') return key
  return people.get(key) ?? things.get(key) ?? null
}

const personIn = ({ people }: Names, id: string) => ({ id, name: people.get(id) ?? '—' })

const shownRequest = async (
  { personal, me }: Pick<Context<never>, 'personal' | 'me'>,
  descriptions: DescriptionsByKind,
  row: SecondPersonRow,
  names: Names,
) => {
  const { effects, effectCount, requestedBy, decidedBy, status } = row
  const { reason, rejection } = await personal.openAll({ reason: row.reason, rejection: row.rejection })
  const [first] = effects
  const companyId = row.concerns.find(
    (id) => names.things.has(id) && !effects.some(({ data }) => data['productId'] === id),
  )
  const isOpen = isWaiting(status)
  const described = effects.map((effect) => ({
    about: aboutOf(effect, names),
    ...present(descriptions[effect.kind])(effect.type, effect.data, effect.key),
  }))
  return {
    ...{ id: row.id, matter: present(first).matter, about: described[0]?.about ?? null, effects: described },
    company: companyId === undefined ? null : { id: companyId, name: names.things.get(companyId) ?? '—' },
    moreEffects: effectCount - effects.length,
    reason,
    requestedBy: personIn(names, requestedBy),
    ...{ requestedAt: row.requestedAt, endsAt: row.endsAt, status, decidedAt: row.decidedAt },
    decidedBy: decidedBy === null ? null : personIn(names, decidedBy),
    note: row.error ?? rejection,
    mayDecide: isOpen && requestedBy !== me.userId && decides(me.role, row.permission),
    mayWithdraw: isOpen && requestedBy === me.userId,
  }
}

export const approvalRoutes = (routes: ReadonlyMap<string, Route>, descriptions: DescriptionsByKind) => [
  serve(calls.listApprovals, async (context) => {
    const { db, me, input } = context
    const { status, by, ...page } = input
    const reader = { userId: me.userId, permissions: permissionsOf(me.role) }
    const found = await approvalsListed(db, { ...reader, status, by }, page)
    const names = await namesFor(context, found.rows)
    return {
      ...found,
      rows: await Promise.all(found.rows.map((row) => shownRequest(context, descriptions, row, names))),
    }
  }),

  serve(calls.approvalsAbout, async (context) => {
    const found = await waitingAbout(context.db, context.input.id)
    const names = await namesFor(context, found)
    return found.map(({ id, effects, requestedBy, requestedAt }) => ({
      ...{ id, matter: present(effects[0]).matter, requestedBy: personIn(names, requestedBy), requestedAt },
    }))
  }),

  serve(calls.approveRequest, async (context) => {
    const { log, me, input } = context
    const { id } = input
    await provePerson(context)
    const state = await log.stateOf(approval, id)
    if (!decides(me.role, present(state.request).permission)) return noSuchRequest
    const decided = approve(me.userId)(state)
    if (isRefusal(decided)) return decided
    const waiting = await waitingCommand(context, routes, state)
    if (isRefusal(waiting)) return waiting
    const rehearsal = untilDecided(context.rehearsalAs(waiting.me, waiting.effects))
    const refusal = await execute(context, waiting, { log: rehearsal, id }).catch((error: unknown) => {
      if (error instanceof Rehearsed) return null
      throw error
    })
    if (refusal) return refusal
    await log.decide(approval, id, approve(me.userId), { answer: done })
    return done
  }),

  serve(calls.rejectRequest, async ({ log, me, personal, input: { id, reason } }) => {
    const { request } = await log.stateOf(approval, id)
    if (!decides(me.role, present(request).permission)) return noSuchRequest
    await log.decide(approval, id, reject(me.userId, await personal.seal(me.userId, reason)), { answer: done })
    return done
  }),

  serve(calls.withdrawRequest, async ({ log, me, input: { id } }) => {
    await log.decide(approval, id, withdraw(me.userId), { answer: done })
    return done
  }),
]
