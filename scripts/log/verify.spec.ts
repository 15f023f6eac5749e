import { expect, test } from 'vitest'

import type { Verdict } from '#platform/log/proof/verification.ts'

import { report } from './verify.ts'

const verdict = (fault: Verdict['fault']): Verdict => ({
  ...{ commits: 140, sealedUpTo: 13_363, unsealed: 0, signedUpTo: 8_925, signatures: 2, unknownHeads: 0, fault },
})
const lastLine = (fault: Verdict['fault']) => report(verdict(fault)).split('\n').at(-1)

test('a fault is reported at its position; rewritten hashes between the last head that agrees and where it was noticed', () => {
  expect(lastLine(null)).toBe('no event was changed, removed, added or reordered')
  expect(lastLine({ what: 'edited', position: 9_134 })).toBe(
    'FAULT at position 9 134: edited, what is stored is not what was recorded',
  )
  expect(lastLine({ what: 're-hashed', position: 9_134 })).toBe(
    'FAULT somewhere after position 8 925, up to position 9 134: re-hashed, hashes were rewritten to fit what is stored',
  )
  expect(lastLine({ what: 'inserted', position: null })).toBe(
    'FAULT outside the log: inserted, there is one that was never recorded here',
  )
})

test('one signed head is in the singular', () => {
  const said = (heads: Partial<Verdict>) => report({ ...verdict(null), ...heads })
  expect(said({ signatures: 1 })).toContain('1 signed head fits, at position 8 925')
  expect(said({ unknownHeads: 1 })).toContain('1 signed head in the database names a key that is not known here')
  expect(said({ unknownHeads: 2 })).toContain('2 signed heads in the database name keys that are not known here')
})

test('figures are grouped as everywhere', () => {
  expect(
    report({ ...verdict(null), commits: 1_400 })
      .split('\n')
      .slice(0, 2),
  ).toEqual([
    '1 400 commits checked, sealed up to position 13 363, 0 waiting for their place',
    '2 signed heads fit, the last at position 8 925',
  ])
})
