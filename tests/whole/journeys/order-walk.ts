import { beforeAll, expect, test } from 'vitest'

import { OrderPlaced } from '#modules/ordering/events.ts'
import * as office from '#modules/ordering/fulfilment/fulfilment-contract.ts'
import { OrderHeld } from '#modules/ordering/fulfilment-events.ts'
import { order } from '#modules/ordering/order.ts'
import { nextStage, type OrderCommand, orderLife, whyNot } from '#modules/ordering/order-life.ts'
import { type Stage, stageNames } from '#modules/ordering/stages.ts'
import type { OrderId } from '#modules/ordering/terms/order-fields.ts'
import { permissions } from '#modules/permissions/permissions.ts'
import { type Role, staffRoles } from '#modules/permissions/roles.ts'
import { checker } from '#tests/faults/checker.ts'
import { livesOf } from '#tests/order-lives.ts'
import { placed } from '#tests/sample-orders.ts'
import { partOf } from '#tests/seed.ts'
import { uploadedBy } from '#tests/uploads.ts'
import { calling, nameOf } from '#tests/whole/every-endpoint.ts'
import { findings } from '#tests/whole/findings.ts'
import type { Begin } from '#tests/whole/one-whole.ts'
import { rolesOf } from '#tests/whole/specified-permissions-table.ts'
import type { Whole } from '#tests/whole/two-companies.ts'

import { type Call, commandsOf } from './order-commands.ts'

const commands = (Object.keys(orderLife) as OrderCommand[]).filter((command) => command in commandsOf('', ''))
const rolesFor = (command: OrderCommand) => {
  const [endpoint] = commandsOf('', '')[command] as Call
  return rolesOf(nameOf(endpoint))
}
const maySend = (command: OrderCommand, role: Role) => rolesFor(command).includes(role)

type Caller = Role | 'ANOTHER_COMPANY' | 'ANONYMOUS'
type State = { readonly stage: Stage; readonly held: boolean }
type Case = { readonly state: State; readonly command: OrderCommand; readonly caller: Caller }
type Refusal = Case & { readonly status: number; readonly why: string | null }

const stages = stageNames.filter((stage) => stage !== 'NEW')
const roles: readonly Role[] = ['PROCUREMENT', 'MARKETING', ...staffRoles]
const states: readonly State[] = stages.flatMap((stage) => [
  { stage, held: false },
  ...(whyNot('HoldOrder', { stage, held: false }) === null ? [{ stage, held: true }] : []),
])
const statesAndCommands = states.flatMap((state) => commands.map((command) => ({ state, command })))

/** Of all cases with the same key one, drawn by the seed; all of them in a whole run. */
const oneOfEach = <C extends Case>(cases: readonly C[], keyOf: (one: C) => string): readonly C[] =>
  [...Map.groupBy(cases, keyOf)].flatMap(([key, group]) => partOf(key, group, group.length))

/** These leave the order as it is: one order serves all of them. */
const isMessage = (command: OrderCommand) => ['WriteMessage', 'WriteMessageByStaff', 'WriteNote'].includes(command)

const nameOfState = ({ stage, held }: State) => `${stage}${held ? ', on hold' : ''}`

const allowed = oneOfEach(
  statesAndCommands
    .filter(({ state, command }) => whyNot(command, state) === null)
    .flatMap((each) => roles.filter((role) => maySend(each.command, role)).map((caller) => ({ ...each, caller }))),
  ({ state, command }) => `${command} is allowed, ${nameOfState(state)}`,
)

/** The order itself refuses: 409 with the sentence of the table. */
const refusedByOrder: readonly Refusal[] = oneOfEach(
  statesAndCommands.flatMap(({ state, command }) => {
    const why = whyNot(command, state)
    const senders = why === null ? [] : roles.filter((role) => maySend(command, role))
    return senders.map((caller) => ({ state, command, caller, status: 409, why }))
  }),
  ({ state, command }) => `${command} is refused, ${nameOfState(state)}`,
)

/** Refused before the order is read, so in every state alike: a hold makes no difference. */
const refusedAtTheDoor: readonly Refusal[] = oneOfEach(
  statesAndCommands
    .filter(({ state }) => !state.held)
    .flatMap(({ state, command }) => [
      ...roles
        .filter((role) => !maySend(command, role))
        .map((caller) => ({ state, command, caller, status: 403, why: null })),
      ...[
        { caller: 'ANOTHER_COMPANY' as const, status: maySend(command, 'PROCUREMENT') ? 404 : 403 },
        { caller: 'ANONYMOUS' as const, status: 401 },
      ].map((refusal) => ({ state, command, ...refusal, why: null })),
    ]),
  ({ command, caller }) => `${command} by ${caller}`,
)

/** Each command in each state by each role, against the table of commands and the permissions of the specification. */
export const orderWalk = (begin: Begin) => {
  let whole: Whole
  let file: string
  let fileOfOthers: string
  const tokens = new Map<Caller, string>()

  beforeAll(async () => {
    whole = await begin()
    for (const role of staffRoles) tokens.set(role, (await whole.portal.as(role)).jwt)
    tokens.set('PROCUREMENT', whole.andina.buyer.jwt)
    tokens.set('MARKETING', whole.andina.reader.jwt)
    tokens.set('ANOTHER_COMPANY', whole.nordmed.buyer.jwt)
    file = await uploadedBy(whole.portal)(whole.andina.buyer.jwt, 'orders')
    // Of the company already, so that staff may name it too.
    const { buyer, distributorId } = whole.andina
    await whole.portal.node.services.files.attach({ userId: buyer.userId, distributorId }, file, { distributorId })
    fileOfOthers = await uploadedBy(whole.portal)(whole.nordmed.buyer.jwt, 'orders')
  })

  /** An order of Andina in this state. */
  const orderIn = async (stage: Stage, held = false): Promise<OrderId> => {
    const { node, asSystem } = whole.portal
    const orderId = node.services.newId() as OrderId
    const { distributorId, buyer } = whole.andina
    const life = livesOf(OrderPlaced.make({ ...placed.data, orderId, distributorId, placedBy: buyer.userId }))[stage]
    const { num } = placed.data
    const hold = held
      ? [OrderHeld.make({ orderId, num, distributorId, labelIssueId: null, reason: 'A label is wrong' })]
      : []
    await asSystem().begin(order, orderId, () => [...life, ...hold])
    return orderId
  }

  const send = (command: OrderCommand, id: string, caller: Caller, attached?: string) => {
    const own = caller === 'ANOTHER_COMPANY' ? fileOfOthers : file
    const [endpoint, input] = commandsOf(id, attached ?? own)[command] as Call
    return calling(whole)(endpoint, { ...input }, tokens.get(caller))
  }

  const versionOf = async (id: string) => {
    const { rows } = await whole.portal.owner.query<{ version: number }>(
      `select version from es.stream where kind = 'order' and key = $1`,
      [id],
    )
    return Number(rows[0]?.version)
  }

  const stageOf = async (id: string) => (await whole.portal.asSystem().stateOf(order, id)).stage

  test.each(stages)('%s: an order does what the table allows, and refuses everything else', async (stage) => {
    const { check, expectNone } = findings()
    for (const state of states.filter((one) => one.stage === stage)) {
      const shared = await orderIn(stage, state.held)
      for (const { command, caller } of allowed.filter((one) => one.state === state))
        await check(`${nameOfState(state)}, ${command} by ${caller}`, async () => {
          const id = isMessage(command) ? shared : await orderIn(stage, state.held)
          const { status, text } = await send(command, id, caller)
          expect(status, text).toBe(200)
          expect(await stageOf(id), 'the stage afterwards').toBe(nextStage(command, stage))
        })

      const before = await versionOf(shared)
      const refusals = [...refusedByOrder, ...refusedAtTheDoor].filter((one) => one.state === state)
      for (const { command, caller, status, why } of refusals)
        await check(`${nameOfState(state)}, ${command} by ${caller}`, async () => {
          const answered = await send(command, shared, caller)
          expect(answered.status, answered.text).toBe(status)
          if (why !== null) expect(answered.text).toContain(why)
        })
      await check(`${nameOfState(state)}: what is refused records nothing`, async () =>
        expect(await versionOf(shared)).toBe(before),
      )
    }
    expectNone(commands.length)
  })

  test('the table of commands names the roles that the specification names', () => {
    for (const command of commands) {
      const { may } = orderLife[command]
      const named = may === 'SYSTEM' ? [] : permissions[may]
      expect(named.toSorted(), command).toEqual(rolesFor(command).toSorted())
    }
  })

  test('every command is tried by every role, by another company and without a token', () => {
    const tried = [...allowed, ...refusedByOrder, ...refusedAtTheDoor]
    for (const command of commands) {
      const callers = new Set(tried.filter((one) => one.command === command).map(({ caller }) => caller))
      expect([...callers]).toEqual(expect.arrayContaining(['ANOTHER_COMPANY', 'ANONYMOUS']))
      for (const role of roles) if (!maySend(command, role)) expect(callers, `${command} by ${role}`).toContain(role)
    }
  })

  test('invoices are numbered without gaps, whatever is refused in between', async () => {
    const operations = tokens.get('OPERATIONS')
    const bill = async (id: string, more = {}) =>
      (await calling(whole)(office.billOrder, { id, ...more }, operations)).status
    const [first, second, third] = [await orderIn('DELIVERED'), await orderIn('DELIVERED'), await orderIn('DELIVERED')]
    expect(await bill(first)).toBe(200)
    expect(await bill(first)).toBe(409)
    expect(await bill(second, { dueOn: '2020-01-01' })).toBe(422)
    expect(await bill(await orderIn('SHIPPED'))).toBe(409)
    expect(await Promise.all([bill(second), bill(third), bill(third)])).toEqual(expect.arrayContaining([200, 200, 409]))
    const { rows } = await whole.portal.owner.query<{ number: string }>(
      `select e.data ->> 'invoiceNumber' as number from es.event e join es.stream s on s.id = e.stream_id
     where e.type = 'OrderBilled' and s.key = any($1) order by 1`,
      [[first, second, third]],
    )
    const numbers = rows.map(({ number }) => Number(number.slice('INV-2026-'.length)))
    expect(numbers.map((number) => number - (numbers[0] ?? 0))).toEqual([0, 1, 2])
  })

  test('a file is not attached to an order that does not need it', async () => {
    const { buyer } = whole.andina
    const path = await uploadedBy(whole.portal)(buyer.jwt, 'orders')
    const id = await orderIn('IN_PRODUCTION')
    expect((await send('UploadPrepaymentProof', id, 'PROCUREMENT', path)).status).toBe(409)
    const { rows } = await whole.portal.owner.query('select attached_at from files.file where path = $1', [path])
    expect(rows).toEqual([{ attached_at: null }])
  })

  test('a checker that shares no code with the portal finds lists, histories and balances as the log has them', async () => {
    await whole.portal.settle()
    const client = await whole.portal.owner.connect()
    try {
      const since = (await whole.portal.node.log.seal()) + 1
      const contradictions = await checker(client, { since, acknowledged: [], hearings: [], listened: [] })
      for (const only of [
        'an order ends once',
        'orders match their events',
        'an order’s history has a row for each of its events',
        'balances are the sum of what was moved',
        'an order’s CareCoins are spent once, and come back once when it is cancelled',
      ])
        expect(await contradictions({ only }), only).toEqual([])
    } finally {
      client.release(true)
    }
  })
}
