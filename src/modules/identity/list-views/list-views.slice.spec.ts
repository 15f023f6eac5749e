import { afterAll, beforeAll, expect, test } from 'vitest'
import { erasePerson, shutOutPerson } from '#modules/identity/people/people-contract.ts'
import { unchecked } from '#platform/typed.ts'
import { modules, projections } from '#portal'
import { startPortal, type TestPortal } from '#tests/portal.ts'
import { trade } from '#tests/trade.ts'
import { keepView, listViews, removeView } from './list-view-contract.ts'

let portal: TestPortal
let world: Awaited<ReturnType<typeof trade>>
type Person = Awaited<ReturnType<typeof world.person>>
let [sales, other, buyer] = unchecked<[Person, Person, Person]>([])
beforeAll(async () => {
  portal = await startPortal({ modules, projections })
  world = await trade(portal)
  sales = await world.person('Sofia', 'SALES', null)
  other = await world.person('Henri', 'ANALYST', null)
  buyer = (await world.company('Andina Salud', ['co'], 'Ines', 'Mateo')).procurement
})
afterAll(() => portal.stop())

const list = 'people' as const
const view = { list, name: 'Invited', search: 'state=INVITED&search=garc%C3%ADa', hidden: [], shared: false }
const seenBy = async (who: Person) =>
  (await world.done(listViews, { list }, who)).map(({ name, search, mine }) => [name, search, mine])
const status = async (...[endpoint, input, who]: Parameters<typeof world.done>) =>
  (await portal.call(endpoint, input, { jwt: who.jwt })).status

test('a view is kept as in the address, private until it is shared', async () => {
  const { id } = await world.done(keepView, view, sales)
  expect(await seenBy(sales)).toEqual([['Invited', view.search, true]])
  expect(await seenBy(other)).toEqual([])
  await world.done(keepView, { ...view, id, name: 'All invited', shared: true }, sales)
  expect(await seenBy(other)).toEqual([['All invited', view.search, false]])
  expect(await world.done(listViews, { list: 'audit' }, sales), 'of another list').toEqual([])
})

const refusalAt = async (name: string, shared: boolean, who: Person) =>
  (await portal.call(keepView, { ...view, name, shared }, { jwt: who.jwt })).problem?.errors?.['name']

test('a name is taken once, and no one changes the view of a colleague', async () => {
  const [{ id } = { id: '' }] = await world.done(listViews, { list }, other)
  for (const name of ['All invited', 'all-invited'])
    expect(await refusalAt(name, false, sales)).toBe('You have a view of this name: All invited')
  expect(await refusalAt('All  Invited', true, other)).toBe('A colleague shares a view of this name: All invited')
  expect(await status(keepView, { ...view, id, name: 'Mine now' }, other)).toBe(404)
  expect(await status(removeView, { list, id }, other)).toBe(404)
  await world.done(keepView, { ...view, name: 'All invited' }, other)
  expect((await seenBy(other)).map(([name]) => name)).toEqual(['All invited', 'All invited'])
})

test('no company has views, and none sees those of the office', async () => {
  expect(await status(listViews, { list }, buyer)).toBe(403)
  expect(await status(keepView, view, buyer)).toBe(403)
})

test('a search is sealed in the log, and is gone once its owner is erased', async () => {
  const { rows } = await portal.owner.query<{ data: string }>(
    `select data::text from es.event where type = 'ListViewKept'`,
  )
  expect(rows.length).toBeGreaterThan(0)
  expect(rows.filter(({ data }) => /garc|invited/i.test(data))).toEqual([])
  await world.done(shutOutPerson, { id: sales.userId, reason: 'Has left' }, world.admin)
  await world.done(
    erasePerson,
    { id: sales.userId, email: 'sofia@portal.example', reason: 'Requested it' },
    world.admin,
  )
  expect((await seenBy(other)).map(([, , mine]) => mine)).toEqual([true])
})

test('an administrator removes what is shared', async () => {
  const { id } = await world.done(keepView, { ...view, name: 'For all', shared: true }, other)
  await world.done(removeView, { list, id }, world.admin)
  expect((await seenBy(other)).map(([name]) => name)).not.toContain('For all')
})
