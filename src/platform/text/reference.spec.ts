import fc from 'fast-check'
import { expect, test } from 'vitest'

import { byReference, readsLike, referenceKey } from './reference.ts'

test.each(['PC-1042', 'pc 1042', 'PC1042', 'pc_1042', 'ＰＣ‑１０４２', 'PC.1042', ' pc/1042 '])(
  '%j is PC-1042',
  (typed) => expect(referenceKey(typed)).toBe(referenceKey('PC-1042')),
)

test.each(['PC-1043', 'PC-10420', 'PD-1042', ''])('%j is not', (typed) =>
  expect(referenceKey(typed)).not.toBe(referenceKey('PC-1042')),
)

test('the exact one wins over one that reads alike, in whichever order they stand', () => {
  for (const all of [
    ['PC1042', 'PC-1042', 'PC 1042'],
    ['PC-1042', 'PC 1042', 'PC1042'],
  ]) {
    for (const one of all) expect(byReference(all, one, String)).toBe(one)
    expect(byReference(all, ' pc-1042 ', String)).toBe('PC-1042')
    expect(byReference(all, 'pc.1042', String)).toBe(all[0])
  }
  expect(byReference(['PC-1042'], '', String)).toBeUndefined()
})

test('whatever the references are, each finds itself', () => {
  const reference = fc
    .stringMatching(/^[A-Z0-9 ._/-]{1,12}$/)
    .map((text) => text.trim())
    .filter(Boolean)
  fc.assert(
    fc.property(fc.uniqueArray(reference, { minLength: 1 }), (all) => {
      for (const one of all) expect(byReference(all, one, String)).toBe(one)
    }),
  )
})

test('the sentence names the other one', () => {
  expect(readsLike('PC1042', 'PC-1042')).toBe('PC1042 reads like PC-1042, which is taken already')
  expect(readsLike('PC-1042', 'PC-1042')).toBe('PC-1042 is taken already')
})
