import { randomBytes, randomUUID } from 'node:crypto'

import { expect, test } from 'vitest'

import { accessNodes, eventually } from '#tests/access-nodes.ts'

import { ERASED } from './personal-data.ts'

const nodes = accessNodes()

test('what one node sealed opens on another, however deep it lies, and is nowhere in clear', async () => {
  const person = randomUUID()
  const sealed = await nodes.here.personal.sealAll(person, { firstname: 'Lucía', lastname: 'Restrepo' })
  const row = { id: person, people: [{ ...sealed, at: new Date(0), n: 5, nothing: null }] }
  expect(JSON.stringify(row)).not.toMatch(/Luc|Restrepo/)
  expect(await nodes.there.personal.openAll(row)).toEqual({
    id: person,
    people: [{ firstname: 'Lucía', lastname: 'Restrepo', at: new Date(0), n: 5, nothing: null }],
  })
  expect(await nodes.here.personal.seal(person, 'Lucía')).not.toBe(sealed.firstname)
})

test('the first two nodes to seal for a person agree on one key', async () => {
  const person = randomUUID()
  const both = await Promise.all([nodes.here.personal.seal(person, 'one'), nodes.there.personal.seal(person, 'two')])
  const third = await nodes.start()
  expect(await third.personal.openAll(both)).toEqual(['one', 'two'])
  await third.close()
})

test('an erased person is unreadable on every node, for ever; the others stay', async () => {
  const [erased, kept] = [randomUUID(), randomUUID()]
  const texts = [await nodes.here.personal.seal(erased, 'Ada'), await nodes.here.personal.seal(kept, 'Grace')]
  expect(await nodes.there.personal.openAll(texts)).toEqual(['Ada', 'Grace'])
  await nodes.here.personal.erase([erased])
  expect(await nodes.here.personal.openAll(texts)).toEqual([ERASED, 'Grace'])
  expect(await eventually(async () => (await nodes.there.personal.openAll(texts))[0] === ERASED)).toBe(true)
  await expect(nodes.here.personal.seal(erased, 'Ada')).rejects.toThrow('was erased')
  const { rows } = await nodes.owner.query<{ wrapped: Buffer | null }>(
    'select wrapped from es.subject_key where person = $1',
    [erased],
  )
  expect(rows).toEqual([{ wrapped: null }])
})

test('a text moved to another person, altered, or typed to look sealed does not open and breaks nothing', async () => {
  const [ada, grace] = [randomUUID(), randomUUID()]
  const sealed = await nodes.here.personal.seal(ada, 'Ada')
  await nodes.here.personal.seal(grace, 'Grace')
  const moved = sealed.replace(ada, grace)
  const altered = sealed.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')).replace(/:([\w-])([\w-]+)$/, ':_$2')
  const typed = [`sealed:1:${randomUUID()}:abc:def`, `sealed:1:${'-'.repeat(36)}:abc:def`, `sealed:1:${ada}:a:b`]
  const texts = [moved, altered, ...typed]
  expect(await nodes.here.personal.openAll(texts)).toEqual(texts)
})

test('the keys in the database are of no use without the master key', async () => {
  const person = randomUUID()
  const sealed = await nodes.here.personal.seal(person, 'Ada')
  const without = await nodes.start({ masterKey: randomBytes(32).toString('base64') })
  await expect(without.personal.open(sealed)).rejects.toThrow()
  await without.close()
})
