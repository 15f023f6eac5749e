import { expect, test } from 'vitest'
import { answersFor, fitOf } from './answers.ts'

const best = (typed: string, staff = false) =>
  answersFor(() => true, staff)
    .map((answer) => ({ ...answer, fit: fitOf(answer, typed) }))
    .filter(({ fit }) => fit > 0)
    .toSorted((a, b) => b.fit - a.fit)[0]?.id

test.each([
  ['how do I cancel', 'cancel'],
  ['how can I cancel my order?', 'cancel'],
  ['change an order', 'change'],
  ['modify order', 'change'],
  ['pay', 'pay'],
  ['How do I pay', 'pay'],
  ['where is my invoice', 'invoice'],
  ['track my order', 'track'],
  ['who is my contact', 'contact'],
  ['whom can I call', 'contact'],
  ['forgot my password', 'password'],
  ['reset password', 'password'],
  ['add a colleague', 'colleague'],
  ['invite colleagues', 'colleague'],
  ['how do I stop emails', 'emails'],
  ['when do I get the quote', 'quote'],
  ['use points', 'careCoins'],
  ['cancle an order', 'cancel'],
  ['how do I', undefined],
  ['banana', undefined],
])('%j is answered by %j', (typed, id) => expect(best(typed)).toBe(id))

test('staff get answers of their own, and no one those that they may not follow', () => {
  expect(best('how do I cancel an order', true)).toBe('officeCancel')
  expect(answersFor((permission) => permission !== 'users.manage', false).map(({ id }) => id)).not.toContain(
    'colleague',
  )
})
