import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { closeness, closenessOf, isFound, isMistyped, plainText, searchKey, searchTerms } from './search.ts'

const implant = ['Levonorgestrel implant 2 × 75 mg', 'PC-1042', 'Women’s health', 'Contraception']

test.each([
  ['pc1042', ...implant],
  ['PC 1042', ...implant],
  ['PC-1042', ...implant],
  ['pc‑1042', ...implant],
  ['ＰＣ１０４２', ...implant],
  ['2 x 75', ...implant],
  ['2x75', ...implant],
  ['2×75mg', ...implant],
  ['implant levonorgestrel', ...implant],
  ['1042 implant', ...implant],
  ["Women's", ...implant],
  ['Women’s', ...implant],
  ['womens', ...implant],
  ['5%', 'Povidone iodine 5 %'],
  ['5 %', 'Povidone iodine 5%'],
  ['200 μg', 'Misoprostol 200 µg'],
  ['200µg', 'Misoprostol 200 μg'],
  ['200\u00a0µg', 'Misoprostol 200µg'],
  ['Lucia', 'Lucía Gómez'],
  ['LUCÍA', 'lucia'],
  ['lu\u0301cia', 'Lúcia'],
  ['cote divoire', 'Côte d’Ivoire'],
  ['lumiere', 'Lumière & Cie'],
  ['strasse', 'Straße'],
  ['istanbul', 'İstanbul'],
  ['lodz', 'Łódź'],
  ['andi\u200bna', 'Andina'],
  ['한국', '한국어'],
  ['Andina Salud SAS', 'Andina Salud S.A.S.'],
  ['Andina Salud S.A.S.', 'Andina Salud SAS'],
  ['Andina Salud S. A. S', 'Andina Salud SAS'],
  ['salud s.a', 'Andina Salud SA'],
  ['#2026-000252', '2026-000252'],
  ['order 2026-000252', '2026-000252'],
  ['Order no. 2026-000252', '2026-000252'],
  ['Herrera, Lucía', 'Lucía Herrera'],
  ['٢٠٢٦-٠٠٠٢٥٢', '2026-000252'],
  ['a.b@c.de', 'a.b@c.de'],
  ['order pad', 'Order pad A4'],
])('%j is found in %j', (typed, ...texts) => expect(isFound(typed, ...texts)).toBe(true))

test.each([
  ['pc1043', ...implant],
  ['implant copper', ...implant],
  ['5%', 'Povidone iodine 50 mg'],
  ['で', 'て'],
  ['order pad', 'Note pad A4'],
  ['order 2026-000253', '2026-000252'],
])('%j is not found in %j', (typed, ...texts) => expect(isFound(typed, ...texts)).toBe(false))

test.each([
  ['andnia', 'andina'],
  ['andna', 'andina'],
  ['andiina', 'andina'],
  ['andima', 'andina'],
])('%j is %j with one typing error', (typed, name) => expect(isMistyped(typed, name)).toBe(true))

test.each([
  ['andina', 'indian'],
  ['pill', 'bell'],
  ['abc', 'abd'],
  ['000021', '000029'],
])('%j is not %j', (typed, name) => expect(isMistyped(typed, name)).toBe(false))

test.each([
  ['levonorgestrel', 3],
  ['implant 75', 2],
  ['vonorg', 1],
  ['levonorgestrle', 0.5],
  ['impalnt levo', 0.5],
  ['copper', 0],
])('%j answers by %d', (typed, much) => expect(closeness('Levonorgestrel implant 2 × 75 mg', typed)).toBe(much))

test('a name counts for more than what else is said', () =>
  expect(closenessOf('andina', 'Andina Salud', 'Bogotá')).toBeGreaterThan(
    closenessOf('andina', '2026-000123', 'Andina Salud'),
  ))

const text = fc.string({ unit: 'binary', maxLength: 30 })
const texts = fc.array(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 8 }), { minLength: 1, maxLength: 5 })

test('a text that was made plain stays as it is, character by character and whole', () => {
  for (let code = 0; code <= 0xffff; code++) {
    const plain = plainText(String.fromCodePoint(code))
    if (plainText(plain) !== plain) expect.fail(`U+${code.toString(16)}`)
  }
  fc.assert(
    fc.property(text, (typed) => {
      expect(plainText(plainText(typed))).toBe(plainText(typed))
    }),
  )
})

test('what reads alike is found alike', () => {
  fc.assert(
    fc.property(text, text, (typed, shown) => {
      for (const alike of [plainText(typed), typed.normalize('NFD'), typed.normalize('NFC')])
        expect(isFound(alike, shown)).toBe(isFound(typed, shown))
      expect(isFound(typed, plainText(shown))).toBe(isFound(typed, shown))
    }),
  )
})

test('a text is found by its parts in any order, with or without blanks, and by each of them', () => {
  fc.assert(
    fc.property(texts, (all) => {
      const shown = all.join(' ')
      for (const typed of [shown, all.toReversed().join('-'), searchKey(shown), ...searchTerms(shown)])
        expect(isFound(typed, shown)).toBe(true)
    }),
  )
})
