import { randomBytes, randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { accessNodes, secrets } from '#tests/access-nodes.ts'
import { masterKeysOf, opensPeoplesKeys, rewrapKeys } from './master-key.ts'
import { ERASED } from './personal-data.ts'

const nodes = accessNodes()
const before = secrets.masterKey
const next = randomBytes(32).toString('base64')

test('the master key is changed while nodes run, and nothing that was sealed is lost', async () => {
  const [ana, ben, gone] = [randomUUID(), randomUUID(), randomUUID()]
  const ofAna = await nodes.here.personal.seal(ana, 'Ana')
  const ofGone = await nodes.here.personal.seal(gone, 'Gone')

  const prepared = await nodes.start({ masterKey: before, alsoMasterKey: next })
  const changed = await nodes.start({ masterKey: next, alsoMasterKey: before })
  const ofBen = await changed.personal.seal(ben, 'Ben')
  expect(await prepared.personal.openAll([ofAna, ofBen])).toEqual(['Ana', 'Ben'])
  expect(await changed.personal.openAll([ofAna, ofBen])).toEqual(['Ana', 'Ben'])

  await changed.personal.erase([gone])
  const keys = masterKeysOf({ masterKey: next, alsoMasterKey: before })
  const seen: number[] = []
  const { changed: rewrapped } = await rewrapKeys(nodes.owner, keys, (done) => void seen.push(done))
  expect(rewrapped).toBeGreaterThanOrEqual(1)
  expect(seen.at(-1)).toBeGreaterThanOrEqual(2)
  expect((await rewrapKeys(nodes.owner, keys)).changed).toBe(0)

  const alone = await nodes.start({ masterKey: next })
  expect(await alone.personal.openAll([ofAna, ofBen, ofGone])).toEqual(['Ana', 'Ben', ERASED])
  expect(await opensPeoplesKeys(nodes.owner, { masterKey: next })).toBe(true)
  expect(await opensPeoplesKeys(nodes.owner, { masterKey: before })).toBe(false)
  for (const node of [prepared, changed, alone]) await node.close()
})
