import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { cleanLogin } from './clean-login.ts'
import { cleanLine, cleanParagraphs, cleanPhone, mixesAlphabets } from './clean-text.ts'

const MARKS =
  '\u200b\u200c\u200d\u200e\u200f\u202a\u202e\u2060\u2066\u2069\ufeff\u00ad\u061c\u3164\u0007\u0085\u{e0041}'

describe('a cleaned text', () => {
  const text = fc.string({
    unit: fc.oneof(
      fc.constantFrom(...MARKS, ...'aАبکक्ম葛👩\ufe0f\n\r\t 1-'),
      fc.string({ unit: 'binary', maxLength: 1 }),
    ),
  })

  it.each([cleanLine, cleanParagraphs, cleanLogin, cleanPhone])('is clean: %o changes it no more', (clean) => {
    fc.assert(
      fc.property(text, (given) => {
        expect(clean(clean(given))).toBe(clean(given))
      }),
    )
  })

  it('holds no control, no mark of direction and no zero-width space, whatever was given', () => {
    fc.assert(
      fc.property(text, (given) => {
        expect(cleanLine(given)).not.toMatch(/[\p{Cc}\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff]/u)
        expect(cleanParagraphs(given).replaceAll(/[\n\t]/g, '')).not.toMatch(/[\p{Cc}\u200b\u2028-\u202e\ufeff]/u)
        expect(cleanLogin(given)).not.toMatch(/[\p{Cc}\p{Default_Ignorable_Code_Point}]/u)
      }),
    )
  })

  it.each([
    ['Ada\u200b Vega\u202e', 'Ada Vega'],
    ['An\u200cdina\u200d', 'Andina'],
    ['PC\u00a01042\ufeff', 'PC 1042'],
    ['Street 1\r\nFloor 2', 'Street 1 Floor 2'],
    ['می\u200cخواهم', 'می\u200cخواهم'],
    ['ക്\u200d', 'ക്\u200d'],
    ['葛\u{e0100}城', '葛\u{e0100}城'],
    ['👩\u200d⚕\ufe0f', '👩\u200d⚕\ufe0f'],
    ['a\ufe0f', 'a'],
    ['\u061c\u200c', ''],
    ['\u2800\u2800', '  '],
    ['\u{1D159}\uFFFC', ''],
    ['Ñandú “Éclair”', 'Ñandú “Éclair”'],
  ])('line %j is %j', (given, cleaned) => expect(cleanLine(given)).toBe(cleaned))

  it('keeps the lines of a text of many lines', () => {
    expect(cleanParagraphs('one\r\ntwo\u2028\u202ethree\tfour')).toBe('one\ntwo\nthree\tfour')
  })

  it.each([
    ['\u202aada@example.com\u202c', 'ada@example.com'],
    ['ａｄａ＠example.com', 'ada@example.com'],
    ['ﬁrm@example.com ', 'firm@example.com'],
    ['a\u00addmin', 'admin'],
    ['Ada@xn--mnchen-3ya.Example', 'Ada@münchen.example'],
    ['ada@MÜNCHEN.example', 'ada@münchen.example'],
    ['ada@xn--e1afmkfd.xn--p1ai', 'ada@пример.рф'],
    ['ada\u2800', 'ada'],
    ['ad\u200dmin', 'admin'],
  ])('login %j is %j', (given, cleaned) => expect(cleanLogin(given)).toBe(cleaned))

  it.each([
    ['p\u0430ypal@example.com', true],
    ['ada@ex\u0430mple.com', true],
    ['\u0391lpha', true],
    ['лариса@example.com', false],
    ['ada.ларин@пример.бг', false],
    ['åsa.müller@example.com', false],
    ['μ-med@example.com', false],
  ])('login %j mixes alphabets: %s', (given, mixes) => expect(mixesAlphabets(given)).toBe(mixes))

  it.each([
    ['\u202a+41\u00a022\u00a0555\u201101\u201110\u202c', '+41 22 555-01-10'],
    ['+41 [0]22 555 01 10', '+41 (0)22 555 01 10'],
    ['（022）５５５ 01–10', '(022)555 01-10'],
    ['+41 22 555 01 \u221210', '+41 22 555 01 -10'],
    ['+٤١ ٢٢ ٥٥٥', '+41 22 555'],
    ['+41·22·555', '+41.22.555'],
    ['tel:+4122555;ext=10', 'tel:+4122555 ext. 10'],
  ])('phone %j is %j', (given, cleaned) => expect(cleanPhone(given)).toBe(cleaned))
})
