import * as Schema from 'effect/Schema'
import { expect, test } from 'vitest'

import { Day, Moment } from '#platform/event.ts'
import { Cents } from '#platform/money.ts'

import { login, paragraphs, phone, verbatim } from './clean-input.ts'
import { endpoint } from './endpoint.ts'
import { inputReader } from './input.ts'

const order = endpoint('POST /things/:id', {
  may: 'portal.visit',
  does: 'For this test.',
  params: { id: Schema.String },
  query: { page: Schema.optionalKey(Schema.FiniteFromString) },
  body: {
    quantity: Schema.Int.check(Schema.isGreaterThan(0)),
    price: Cents,
    gift: Schema.Boolean,
    note: Schema.optionalKey(Schema.String.check(Schema.isMaxLength(5))),
  },
  answer: Schema.Unknown,
})
const read = inputReader(order)
const good = { quantity: 5, price: 100, gift: false }
const given = (body: unknown, query: object = {}) => read({ params: { id: 'a' }, query, body })

test('params, query and body arrive in one object, decoded', async () => {
  expect(await given({ ...good, note: 'hello' }, { page: '2' })).toEqual({
    input: { id: 'a', page: 2, quantity: 5, price: 100, gift: false, note: 'hello' },
  })
})

test.each([
  ['null is not 0', { quantity: null }],
  ['true is not 1', { quantity: true }],
  ['"5" is not 5', { quantity: '5' }],
  ['a fraction is not a quantity', { quantity: 1.5 }],
  ['a negative quantity', { quantity: -1 }],
  ['more than a safe integer', { quantity: 1e300 }],
  ['money in fractions of a cent', { price: 1.5 }],
  ['0 is not false', { gift: 0 }],
  ['null is not a missing note', { note: null }],
  ['a note that is too long', { note: 'longer' }],
  ['text that no database stores', { note: 'a\u0000' }],
  ['half a character', { note: '\ud800' }],
  ['an unknown field', { total: 1 }],
])('%s: 422 that names the field', async (_, wrong) => {
  expect(await given({ ...good, ...wrong })).toMatchObject({
    refused: true,
    status: 422,
    errors: { [Object.keys(wrong)[0]!]: expect.stringMatching(/\w/) },
  })
})

test('texts arrive clean: lines, paragraphs, logins and phones each in their way, passwords as they are', async () => {
  const readTexts = inputReader(
    endpoint('POST /texts', {
      may: 'portal.visit',
      does: 'For this test.',
      query: { search: Schema.String },
      body: {
        name: Schema.String.check(Schema.isMaxLength(3)),
        note: Schema.NullOr(paragraphs(Schema.Trim.check(Schema.isMinLength(1)))),
        email: login(Schema.String),
        phones: Schema.Array(phone(Schema.String)),
        password: verbatim(Schema.String),
      },
      answer: Schema.Unknown,
    }),
  )
  const body = {
    name: '\u202eAda\u202c',
    note: ' one\r\n\u200btwo ',
    email: '\ufeffada@example.com',
    phones: ['+41\u201122 [0] 555'],
    password: 'a\u200bb',
  }
  expect(await readTexts({ params: {}, query: { search: 'PC\u00a01042' }, body })).toEqual({
    input: {
      search: 'PC 1042',
      name: 'Ada',
      note: 'one\ntwo',
      email: 'ada@example.com',
      phones: ['+41-22 (0) 555'],
      password: 'a\u200bb',
    },
  })
})

test('signs that go hide nothing that cannot be stored', async () => {
  const sealed = 'sealed:1:0199ee29-2d20-7117-9c3a-5b1f0e6d7a42:AA:BB'
  for (const note of [sealed, `sea\u200bled${sealed.slice(6)}`])
    expect(await given({ ...good, note })).toMatchObject({
      errors: { note: 'This text contains characters that cannot be stored' },
    })
})

test('all that is wrong is named at once, the first in the sentence', async () => {
  expect(await given({ price: '1', extra: 1 })).toMatchObject({
    errors: {
      quantity: 'This field is required',
      price: 'Must be a number',
      extra: 'This field is not known here',
      gift: 'This field is required',
    },
  })
})

test('where no input is declared, none is accepted: a field or a filter that is not read is named', async () => {
  const bare = inputReader(
    endpoint('DELETE /things', { may: 'portal.visit', does: 'For this test.', answer: Schema.Unknown }),
  )
  const unknown = { status: 422, errors: { page: 'This field is not known here' } }
  expect(await bare({ params: {}, query: { page: '2' }, body: undefined })).toMatchObject(unknown)
  expect(await bare({ params: {}, query: {}, body: { page: 2 } })).toMatchObject(unknown)
  expect(await bare({ params: {}, query: {}, body: {} })).toEqual({ input: {} })
})

test('what is written in another form is explained in a sentence, never by a pattern', async () => {
  const form = endpoint('POST /forms', {
    may: 'portal.visit',
    does: 'For this test.',
    body: {
      day: Day,
      reason: Schema.String.check(Schema.isPattern(/\S/)),
      code: Schema.String.check(Schema.isPattern(/^[A-Z]+$/)),
    },
    answer: Schema.Unknown,
  })
  expect(
    await inputReader(form)({ params: {}, query: {}, body: { day: '18/12/2026', reason: '  ', code: '9' } }),
  ).toMatchObject({
    errors: {
      day: 'Write a day like 2026-12-18',
      reason: 'This field must not be blank',
      code: 'This is not written in the form that is needed here',
    },
  })
})

test('invisible characters are no text', async () => {
  const named = inputReader(
    endpoint('POST /names', {
      may: 'portal.visit',
      does: 'For this test.',
      body: { name: Schema.String.check(Schema.isMinLength(1)) },
      answer: Schema.Unknown,
    }),
  )
  const given = (name: string) => named({ params: {}, query: {}, body: { name } })
  for (const name of ['\u202e\u200b', ' \u200b ', '\u0007'])
    expect(await given(name)).toMatchObject({ status: 422, errors: { name: 'This field must not be blank' } })
  // Among letters they have their use: a name in Persian is written with one.
  expect(await given('می\u200cرود')).toMatchObject({ input: { name: 'می\u200cرود' } })
})

const times = endpoint('POST /times', {
  may: 'portal.visit',
  does: 'For this test.',
  body: { day: Schema.optionalKey(Day), at: Schema.optionalKey(Moment) },
  answer: Schema.Unknown,
})
const timed = (body: object) => inputReader(times)({ params: {}, query: {}, body })

test('what is wrong is listed by field below the catalogue’s text for it', async () => {
  const read = inputReader({ ...times, failure: 'It could not be saved' })
  const answer = { status: 422, error: 'It could not be saved', errors: { day: 'Write a day like 2026-12-18' } }
  expect(await read({ params: {}, query: {}, body: { day: 'soon' } })).toMatchObject(answer)
})

test.each(['0000-01-01', '2026-02-31', '2026-02-29'])('%s is no day, and no moment is on it', async (day) => {
  expect(await timed({ day })).toMatchObject({
    status: 422,
    errors: { day: 'Enter a valid date, for example 2026-03-31' },
  })
  expect(await timed({ at: `${day}T10:00:00Z` })).toMatchObject({
    status: 422,
    errors: { at: 'Enter a valid moment, for example 2026-03-31T09:30:00.000Z' },
  })
})

test.each(['2026-99-99T99:99:99Z', '2026-01-01T24:00:00Z', '2026-01-01T23:59:60Z'])('%s is no moment', async (at) => {
  expect(await timed({ at })).toMatchObject({
    status: 422,
    errors: { at: 'Enter a valid moment, for example 2026-03-31T09:30:00.000Z' },
  })
})

test('days and moments of the calendar are taken as they are', async () => {
  for (const input of [{ day: '2028-02-29' }, { at: '2028-02-29T23:59:59.999999Z' }, { at: '0001-01-01T00:00:00Z' }])
    expect(await timed(input)).toEqual({ input })
})

test('a text written as the portal seals is not opened: 422 wherever it is', async () => {
  const sealed = `sealed:1:${'0'.repeat(8)}-0000-4000-8000-${'0'.repeat(12)}:aXY:c2VhbGVk`
  const says = { status: 422, errors: { note: 'This text contains characters that cannot be stored' } }
  const long = endpoint('POST /notes', {
    may: 'portal.visit',
    does: 'For this test.',
    query: { note: Schema.optionalKey(Schema.String) },
    body: { note: Schema.optionalKey(Schema.String) },
    answer: Schema.Unknown,
  })
  expect(await inputReader(long)({ params: {}, query: {}, body: { note: sealed } })).toMatchObject(says)
  expect(await inputReader(long)({ params: {}, query: { note: sealed }, body: {} })).toMatchObject(says)
})

test('an id in the path that cannot be one names nothing of its kind', async () => {
  const product = endpoint('GET /products/:id', {
    may: 'portal.visit',
    does: 'For this test.',
    params: { id: Schema.String.check(Schema.isUUID()).pipe(Schema.brand('ProductId')) },
    answer: Schema.Unknown,
  })
  expect(await inputReader(product)({ params: { id: 'nope' }, query: {}, body: {} })).toMatchObject({
    status: 404,
    error: 'Product not found',
  })
})

test.each([[[]], ['text'], [5], [null]])('a body that is %j is not an object: 400', async (body) => {
  expect(await given(body)).toMatchObject({ status: 400 })
})

test('an unknown or mistyped query parameter is refused', async () => {
  expect(await given(good, { page: 'two' })).toMatchObject({ status: 422, errors: { page: expect.any(String) } })
  expect(await given(good, { pages: '2' })).toMatchObject({ status: 422, errors: { pages: expect.any(String) } })
})

test('what no database stores is refused in the query, and is not there in a path', async () => {
  expect(await given(good, { page: '\u0000' })).toMatchObject({ status: 422, errors: { page: expect.any(String) } })
  expect(await read({ params: { id: 'a\u0000' }, query: {}, body: good })).toMatchObject({ status: 404 })
})

test('a body that is nested without end is refused by its field', async () => {
  const note = JSON.parse(`${'['.repeat(50_000)}${']'.repeat(50_000)}`)
  expect(await given({ ...good, note })).toMatchObject({ status: 422, errors: { note: 'This is nested too deeply' } })
})
