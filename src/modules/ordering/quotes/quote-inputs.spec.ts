import { expect, test } from 'vitest'

import { inputReader } from '#platform/http/input.ts'
import { oneFreight } from '#tests/quote-terms.ts'
import { previewQuote } from './quote-contract.ts'

const read = inputReader(previewQuote)
const written = (body: unknown) => read({ params: { id: '01900000-0000-7000-8000-0000000000a1' }, query: {}, body })
const [air] = oneFreight(8_000).options

test('a quote offers one way to send the goods, or several', async () => {
  const sea = { ...air, name: 'Sea freight', transportMode: 'Harbor', transitDays: 365 }
  for (const options of [[air], [air, sea]]) expect(await written({ options })).toMatchObject({ input: { options } })
})

test.each([
  ['name', ''],
  ['transportMode', undefined],
  ['transportMode', null],
  ['transportMode', 'Pipeline'],
  ['transitDays', undefined],
  ['transitDays', null],
  ['transitDays', 0],
  ['transitDays', 1.5],
  ['transitDays', 366],
  ['freight', undefined],
  ['freight', -1],
])('also the only one says how it goes, how long, and for how much: its %s is not %s', async (field, value) => {
  const { [field as keyof typeof air]: _, ...rest } = air!
  const option = value === undefined ? rest : { ...rest, [field]: value }
  expect(await written({ options: [option] })).toMatchObject({
    status: 422,
    errors: { [`options.0.${field}`]: expect.stringMatching(/^(This|Must)/) },
  })
})

test('there is a way to send the goods, and six at most', async () => {
  expect(await written({})).toMatchObject({ status: 422, errors: { options: 'This field is required' } })
  expect(await written({ options: [] })).toMatchObject({ status: 422, errors: { options: 'Must have 1 to 6 entries' } })
  expect(await written({ options: Array(7).fill(air) })).toMatchObject({ status: 422 })
})

test('a freight without its transport is no quote', async () =>
  expect(await written({ freight: 8_000 })).toMatchObject({
    status: 422,
    errors: { options: 'This field is required', freight: 'This field is not known here' },
  }))
