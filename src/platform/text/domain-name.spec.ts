import { domainToASCII, domainToUnicode } from 'node:url'
import fc from 'fast-check'
import { expect, test } from 'vitest'

import { asciiDomain, domainName } from './domain-name.ts'

test.each([
  ['xn--mnchen-3ya.example', 'münchen.example'],
  ['München.EXAMPLE', 'münchen.example'],
  ['xn--e1afmkfd.xn--p1ai', 'пример.рф'],
  ['例え.テスト', '例え.テスト'],
  ['xn--r8jz45g.xn--zckzah', '例え.テスト'],
  ['उदाहरण.परीक्षा', 'उदाहरण.परीक्षा'],
  ['مثال.إختبار', 'مثال.إختبار'],
  ['strasse.example', 'strasse.example'],
])('%s is %s', (typed, name) => expect(domainName(typed)).toBe(name))

test.each([
  'a b.example',
  '-a.example',
  'a-.example',
  'a..example',
  '.example',
  `${'a'.repeat(64)}.example`,
  'xn--a.b',
  'a/b.c',
])('%s is none', (typed) => expect(asciiDomain(typed)).toBeNull())

test('whatever the script is, its name is the one that Node finds, and stays as it is', () => {
  const letters = fc.constantFrom(...'abcéñüßžабвгдαβγ例え中文한국עבمثالहिन्दी๑ไทย'.split(''))
  const label = fc.array(letters, { minLength: 1, maxLength: 12 }).map((all) => all.join(''))
  fc.assert(
    fc.property(label, (text) => {
      const domain = `${text}.example`
      const ascii = asciiDomain(domain)
      if (ascii === null) return
      expect(ascii).toBe(domainToASCII(domain))
      expect(domainName(ascii)).toBe(domainToUnicode(ascii))
      expect(domainName(domainName(domain))).toBe(domainName(domain))
    }),
    { numRuns: 500 },
  )
})
