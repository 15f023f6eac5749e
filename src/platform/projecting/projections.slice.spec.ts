import { expect, test } from 'vitest'

import {
  about,
  accountNodes,
  accountsOn,
  append,
  at,
  Closed,
  declared,
  opened,
  paid,
  total,
} from '#tests/account-nodes.ts'

const it = accountNodes()
const { startNode } = it

test('rows come back as they were folded: camelCase, moments as ISO strings, nested names as they are', async () => {
  const node = await startNode(declared())
  const position = await append(node.log, 'a', opened(), paid(5), paid(7), paid(9))
  expect(await node.models.waitFor(['accounts'], position, 60_000)).toBe(true)
  expect(await accountsOn(node)).toEqual([
    { id: 'a', ownerId: 'ines', paidTotal: 21, openedAt: at, lastPayments: [{ inCents: 7 }, { inCents: 9 }] },
  ])
})

test('a row that folds to null is deleted, and may come again in the same batch', async () => {
  const node = await startNode(declared())
  await append(node.log, 'a', opened(), paid(5))
  await append(node.log, 'b', opened(), Closed.make({}), opened('otto'))
  const position = await append(node.log, 'a', Closed.make({}))
  await node.models.waitFor(['accounts'], position, 60_000)
  expect(await accountsOn(node)).toMatchObject([{ id: 'b', ownerId: 'otto', paidTotal: 0 }])
})

test('a command’s own write is read at once, on the node that took it and on another', async () => {
  const [one, other] = [await startNode(declared()), await startNode(declared())]
  for (let n = 1; n <= 20; n++) {
    const position = await append(one.log, 'a', ...(n === 1 ? [opened(), paid(1)] : [paid(1)]))
    const node = n % 2 ? one : other
    expect(await node.models.waitFor(['accounts'], position, 60_000)).toBe(true)
    expect(await total(node, 'a')).toBe(n)
  }
})

test('two nodes never count twice', async () => {
  const [one, other] = [await startNode(declared()), await startNode(declared())]
  await append(one.log, 'a', opened())
  await Promise.all(Array.from({ length: 200 }, (_, i) => append(i % 2 ? one.log : other.log, 'a', paid(1))))
  const head = await one.log.seal()
  expect(await one.models.waitFor(['accounts'], head, 60_000)).toBe(true)
  expect(await total(one, 'a')).toBe(200)
})

/** Counts how often a checkpoint is written from now on. */
const countCheckpoints = async () => {
  await it.admin.query(`create table checkpoint ();
    create function note_checkpoint() returns trigger security definer language plpgsql as
      'begin insert into public.checkpoint default values; return null; end';
    create trigger note_checkpoint after update of position on es.projection execute function note_checkpoint()`)
  return async () => (await it.admin.query<{ n: number }>('select count(*)::int as n from checkpoint')).rows[0]!.n
}

test('events that a read model does not follow move it on without a write, at most once a second with one', async () => {
  const node = await startNode(declared())
  const foreign = () => node.log.append([{ kind: 'foreign', key: 'f', expected: 'any', events: [paid(1)] }], about)
  await append(node.log, 'a', opened())
  await node.models.waitFor(['accounts'], 1, 60_000)
  const written = await countCheckpoints()
  const began = performance.now()
  const EVENTS = 40
  for (let n = 0; n < EVENTS; n++) {
    await foreign()
    expect(await node.models.waitFor(['accounts'], await node.log.seal(), 60_000)).toBe(true)
  }
  expect((await node.models.standing()).readModels).toMatchObject([{ lag: 0 }])
  const stored = async () =>
    Number((await it.admin.query<{ position: number }>('select position from es.projection')).rows[0]!.position)
  await expect.poll(stored).toBe(node.log.head())
  const seconds = Math.ceil((performance.now() - began) / 1000)
  expect(await written()).toBeLessThanOrEqual(Math.min(seconds + 1, EVENTS - 1))
})

test('waiting for what does not come ends in time', async () => {
  const node = await startNode(declared())
  const began = performance.now()
  expect(await node.models.waitFor(['accounts'], 1_000_000, 200)).toBe(false)
  expect(performance.now() - began).toBeLessThan(10_000)
})

test('every node gets every advance once, in order, whichever node folded', async () => {
  const [one, other] = [await startNode(declared()), await startNode(declared())]
  const heard: [number, number][][] = [[], []]
  for (const [i, { models }] of [one, other].entries()) models.onAdvanced((_, from, to) => heard[i]!.push([from, to]))
  await append(one.log, 'a', opened())
  for (let i = 0; i < 20; i++) await append(i % 2 ? one.log : other.log, 'a', paid(1))
  const head = await one.log.seal()
  await Promise.all([one, other].map(({ models }) => models.waitFor(['accounts'], head, 60_000)))
  for (const list of heard) {
    expect(list.at(-1)![1]).toBe(head)
    for (const [i, [from]] of list.entries()) expect(from).toBe(list[i - 1]?.[1] ?? 0)
  }
  const read = await one.models.read(0, head, ['account'])
  expect(read.map(({ envelope }) => envelope.position)).toEqual(Array.from({ length: head }, (_, i) => i + 1))
  expect(read[0]!.envelope).toMatchObject({
    kind: 'account',
    key: 'a',
    version: 1,
    type: 'Opened',
    role: 'SALES',
    command: 'test',
    reason: null,
  })
})

test('the backend of a follower may be killed at any time', async () => {
  const node = await startNode(declared())
  await append(node.log, 'a', opened())
  for (let i = 0; i < 10; i++) {
    await append(node.log, 'a', paid(1)).catch(() => append(node.log, 'a', paid(1)))
    await it.admin.query(`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query ~ 'es\\.(take|projection)'
      and pid <> pg_backend_pid()`)
  }
  const head = await node.log.seal()
  expect(await node.models.waitFor(['accounts'], head, 60_000)).toBe(true)
  const { rows: paidIn } = await it.admin.query(`select count(*)::int as n from es.event where type = 'Paid'`)
  expect(await total(node, 'a')).toBe(paidIn[0].n)
})
