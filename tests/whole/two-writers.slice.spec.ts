import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { CHANGED_MEANWHILE } from '#platform/editing/editing-contract.ts'
import type { Endpoint } from '#platform/http/endpoint.ts'
import { requestOf } from '#tests/portal.ts'

import { everyEndpoint, nameOf, sampleOf } from './every-endpoint.ts'
import { oneWhole } from './one-whole.ts'
import type { Whole } from './two-companies.ts'
import { editingForms, otherCommands } from './two-writers-table.ts'

const commands = everyEndpoint.filter(({ method }) => method !== 'GET')
const isEditing = ({ body }: Endpoint) => Object.hasOwn(body ?? {}, 'opened')

test('every command is a form that knows what was read, or says why it need not', () => {
  expect(commands.filter(isEditing).map(nameOf).toSorted()).toEqual(Object.keys(editingForms).toSorted())
  expect(
    commands
      .filter((it) => !isEditing(it))
      .map(nameOf)
      .toSorted(),
  ).toEqual(Object.values(otherCommands).flat().toSorted())
})

const shared = oneWhole()
let whole: Whole
let writers: { readonly one: string; readonly other: string }
beforeAll(async () => {
  whole = await shared.begin()
  const other = await whole.world.person('Olga', 'ADMIN', null)
  writers = { one: whole.world.admin.jwt, other: other.jwt }
})
afterAll(() => shared.stop())

type Body = Record<string, unknown>

describe.each(Object.entries(editingForms))('%s', (name, { met, apart, by, recorded, begunBy }) => {
  const named = (command: string) => commands.find((it) => nameOf(it) === command)!
  const endpoint = named(name)
  /** Begins the record, where none is there; answers what it is known by. */
  const recordBegun = async (): Promise<Body> => {
    if (!begunBy) return {}
    const command = named(begunBy.command)
    const { id: _, ...input } = sampleOf(command, whole.andina)
    const response = await whole.portal.node.app.inject({
      ...requestOf(command, input),
      headers: { authorization: `Bearer ${writers.one}` },
    })
    return begunBy.takesId ? { id: (response.json() as Body)['id'] } : {}
  }
  /** The form as it is sent; ids name the record and are none of its fields. */
  const begin = async () => {
    const sample = {
      ...{ ...sampleOf(endpoint, whole.andina), ...recorded?.(whole.andina) },
      ...(await recordBegun()),
    }
    const [one, other] = by ? [whole.andina.buyer.jwt, whole.andina.buyer.jwt] : [writers.one, writers.other]
    const send = async (changed: Body, opened: Body | undefined, jwt = one) => {
      const input = { ...sample, ...changed, ...(opened && { opened }) }
      const response = await whole.portal.node.app.inject({
        ...requestOf(endpoint, input),
        headers: { authorization: `Bearer ${jwt}` },
      })
      return { status: response.statusCode, body: response.json() as Body }
    }
    expect(await send({}, undefined)).toMatchObject({ status: 200 })
    const fields = Object.entries(sample).filter(([field]) => !(field in (endpoint.params ?? {})))
    const form = Object.fromEntries(fields)
    return { form, send, sendOther: (changed: Body, opened: Body) => send(changed, opened, other) }
  }

  test.runIf(apart)('two writers who change different fields keep both', async () => {
    const { form, send, sendOther } = await begin()
    const [mine, theirs] = [apart as NonNullable<typeof apart>, met]
    expect(await send({ [theirs[0]]: theirs[1] }, form)).toMatchObject({ status: 200 })
    const answer = await sendOther({ [mine[0]]: mine[1] }, form)
    expect(answer).toMatchObject({ status: 200, body: { meanwhile: [{ field: theirs[0] }] } })
    const [said] = answer.body['meanwhile'] as { firstname: string }[]
    expect(said?.firstname, 'who it was, opened').toMatch(/^(?!sealed:)\S/)
    const both = { [theirs[0]]: theirs[1], [mine[0]]: mine[1] }
    const again = await send(both, { ...form, ...both })
    expect(again.status).toBe(200)
    expect(again.body, 'both are recorded').not.toHaveProperty('meanwhile')
    const third = await send({ [mine[0]]: mine[2], [theirs[0]]: theirs[2] }, form)
    expect(third.body).toMatchObject({ conflictType: CHANGED_MEANWHILE })
  })

  test('two writers who change the same field are shown both, and nothing is saved before one chooses', async () => {
    const { form, send, sendOther } = await begin()
    const [field, theirs, yours] = met
    expect(await send({ [field]: theirs }, form)).toMatchObject({ status: 200 })
    const refused = await sendOther({ [field]: yours }, form)
    expect(refused).toMatchObject({
      status: 409,
      body: { conflictType: CHANGED_MEANWHILE, fields: [{ field, theirs, yours }] },
    })
    const kept = await send({ [field]: theirs }, { ...form, [field]: theirs })
    expect(kept.body, 'theirs is what is recorded').not.toHaveProperty('meanwhile')
    const chosen = await sendOther({ [field]: yours }, { ...form, [field]: theirs })
    expect(chosen).toMatchObject({ status: 200 })
    expect(chosen.body).not.toHaveProperty('meanwhile')
  })
})
