import { setImmediate as soon } from 'node:timers/promises'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { groupCommit } from './group-commit.ts'

class Refusal extends Error {}
class Lost extends Error {}

/** Writes that last until they are let go. `refused` are refused, alone and in company. */
const writer = ({ refused = [] as string[], lost = [] as string[] } = {}) => {
  const groups: string[][] = []
  const written: string[] = []
  const running: (() => void)[] = []
  const patience = Promise.withResolvers<void>()
  const write = async (works: readonly string[]) => {
    groups.push([...works])
    await new Promise<void>((resolve) => running.push(resolve))
    if (works.some((it) => lost.includes(it))) throw new Lost()
    if (works.some((it) => refused.includes(it))) throw new Refusal()
    written.push(...works)
    return works.map((it) => `${it} is written`)
  }
  const letGo = async () => {
    for (await soon(); running.length > 0; await soon()) {
      running.shift()!()
      await soon()
    }
  }
  const ask = groupCommit<string, string>({
    alone: async (work) => (await write([work]))[0]!,
    together: write,
    wasUndone: (error) => error instanceof Refusal,
    patience: () => patience.promise,
  })
  return {
    ask: (work: string, ...names: string[]) => ask({ work, names }),
    groups,
    written,
    letGo,
    losePatience: patience.resolve,
  }
}

/** Two that are being written, so that all others wait. */
const whenBusy = async (given: Parameters<typeof writer>[0] = {}) => {
  const it = writer(given)
  const two = []
  for (const work of ['a', 'b']) {
    two.push(it.ask(work))
    await soon()
  }
  return { ...it, two, since: () => it.groups.slice(2) }
}

test('what comes alone goes at once and alone; what comes while two are being written goes together', async () => {
  const { ask, groups, two, since, letGo } = await whenBusy()
  expect(groups).toEqual([['a'], ['b']])
  const all = ['c', 'd', 'e', 'f', 'g'].map((it) => ask(it))
  await letGo()
  expect(since()).toEqual([
    ['c', 'd', 'e'],
    ['f', 'g'],
  ])
  expect(await Promise.all([...two, ...all])).toEqual(
    ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((it) => `${it} is written`),
  )
})

test('two groups are alike, however their works came: no work goes alone next to a long one again and again', async () => {
  const { ask, groups, letGo } = writer()
  const again = async (work: string, times: number): Promise<void> => {
    await ask(work)
    if (times > 1) await again(work, times - 1)
  }
  const all = Array.from({ length: 8 }, (_, index) => again(`${index}`, 6))
  await letGo()
  await Promise.all(all)
  expect(groups.slice(4, -4).map((group) => group.length)).toEqual(Array(groups.length - 8).fill(4))
})

test('where one is refused, each goes alone, and only that one is rejected', async () => {
  const { ask, since, written, letGo } = await whenBusy({ refused: ['d'] })
  const all = Promise.allSettled(['c', 'd', 'e', 'f'].map((it) => ask(it)))
  await letGo()
  expect((await all).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled'])
  expect(since()).toEqual([['c', 'd', 'e'], ['f'], ['c'], ['d'], ['e']])
  expect(written).toEqual(['a', 'b', 'f', 'c', 'e'])
})

test('where it is unknown whether it was written, nothing is tried again', async () => {
  const { ask, since, letGo } = await whenBusy({ lost: ['d'] })
  const all = Promise.allSettled(['c', 'd', 'e', 'f'].map((it) => ask(it)))
  await letGo()
  expect((await all).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected', 'fulfilled'])
  expect(since()).toEqual([['c', 'd', 'e'], ['f']])
})

test('those with a name in common never go together', async () => {
  const { ask, since, letGo } = await whenBusy()
  const all = [ask('c', 'cart'), ask('d', 'cart'), ask('e', 'order', 'cart'), ask('f', 'order')]
  await letGo()
  await Promise.all(all)
  expect(since()).toEqual([['c', 'f'], ['d'], ['e']])
})

test('what waits for a lock does not hold up the others for long', async () => {
  const { ask, since, two, letGo, losePatience } = await whenBusy()
  const all = [ask('c'), ask('d')]
  await soon()
  expect(since()).toEqual([])
  losePatience()
  await soon()
  await soon()
  expect(since()).toEqual([['c'], ['d']])
  await letGo()
  await Promise.all([...two, ...all])
})

test('whatever comes, each is answered once with its own, and groups stay small', async () => {
  const works = fc.array(fc.record({ name: fc.integer({ max: 5, min: 0 }), refused: fc.boolean() }), { maxLength: 60 })
  await fc.assert(
    fc.asyncProperty(works, async (given) => {
      const refused = given.flatMap((it, index) => (it.refused ? [`${index}`] : []))
      const { ask, groups, written, letGo } = writer({ refused })
      const all = Promise.allSettled(given.map(({ name }, index) => ask(`${index}`, `${name}`)))
      await letGo()
      const outcomes = await all
      expect(outcomes.map((it) => it.status === 'fulfilled' && it.value)).toEqual(
        given.map((it, index) => !it.refused && `${index} is written`),
      )
      expect(new Set(written).size).toBe(written.length)
      expect(Math.max(0, ...groups.map((group) => group.length))).toBeLessThanOrEqual(16)
    }),
  )
})
