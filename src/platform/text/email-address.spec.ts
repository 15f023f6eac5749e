import { expect, test } from 'vitest'

import { isEmailAddress } from './email-address.ts'

test.each([
  'a@b.co',
  'first.last+tag@sub.domain.example',
  "o'neil@münchen.example",
  'a@[192.0.2.1]',
  'a-b@c-d.museum',
  'a@xn--mnchen-3ya.example',
  'лариса@пример.рф',
  'a@xn--e1afmkfd.xn--p1ai',
  'डाक@उदाहरण.परीक्षा',
  '用户@例え.テスト',
  `${'a'.repeat(64)}@b.co`,
])('%s is one', (text) => expect(isEmailAddress(text)).toBe(true))

test.each([
  '',
  'a',
  'a@',
  '@b.co',
  'a@b',
  'a@b.c',
  'a@b.c0',
  'a b@c.de',
  'a@b..de',
  '.a@b.de',
  'a..b@c.de',
  'a@b@c.de',
  'a@b.de\n',
  'a@192.0.2.1',
  '<a@b.de>',
  'a@-b.de',
  'a@b-.de',
  'a@b_c.de',
  'a@xn--a.de',
  'a@[300.0.2.1]',
  'a@[192.0.2]',
  'a\u2800@b.de',
  'a\u200b@b.de',
  'a@b.de/x',
  `${'a'.repeat(65)}@b.co`,
  `${'é'.repeat(33)}@b.co`,
  `a@${'b'.repeat(64)}.de`,
])('%j is none', (text) => expect(isEmailAddress(text)).toBe(false))

test('a text made to be slow is answered at once', () => {
  const start = performance.now()
  isEmailAddress(`${'a'.repeat(120)}@${'a.'.repeat(60)}!`)
  expect(performance.now() - start).toBeLessThan(50)
})
