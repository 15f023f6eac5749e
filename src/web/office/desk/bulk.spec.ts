import { expect, test } from 'vitest'

import { Problem } from '#web/problem.ts'
import { type BulkResult, byReason, moveAll, sorted } from './bulk.ts'

const orders = ['a', 'b', 'c'].map((id) => ({ id: id as never, num: `2026-00000${id}` }))

const run = async (give: (id: string, key: string) => Promise<unknown>, stopAfter = Number.POSITIVE_INFINITY) => {
  const results: BulkResult[] = []
  await moveAll(
    orders,
    ({ id }, key) => give(id, key),
    (result) => results.push(result),
    () => results.length >= stopAfter,
  )
  return results
}

test('only those that may take the step are given it; the others say why not', () => {
  const standing = [
    { ...orders[0]!, stage: 'CONFIRMED', held: false },
    { ...orders[1]!, stage: 'PREPAYMENT_APPROVED', held: false },
    { ...orders[2]!, stage: 'CONFIRMED', held: true },
  ] as const
  const ids = (them: readonly { id: string }[]) => them.map(({ id }) => id)
  const prepaid = sorted('RequestPrepayment', standing)
  expect(ids(prepaid.able)).toEqual(['a'])
  expect(prepaid.unable.map(({ why }) => why)).toEqual([
    'A pre-payment can only be requested once the order is confirmed',
    'This order is on hold. It must be released first.',
  ])
  expect(ids(sorted('StartProduction', standing).able)).toEqual(['a', 'b'])
  expect(byReason([...prepaid.unable, ...prepaid.unable.slice(0, 1)])).toEqual([
    ['A pre-payment can only be requested once the order is confirmed', ['2026-00000b', '2026-00000b']],
    ['This order is on hold. It must be released first.', ['2026-00000c']],
  ])
})

test('each order is answered for itself: a refusal stops no other', async () => {
  const results = await run(async (id) => {
    if (id === 'b') throw new Problem(409, 'This order is on hold. It must be released first.')
  })
  expect(results).toEqual([
    { id: 'a', num: '2026-00000a', moved: true, why: null },
    { id: 'b', num: '2026-00000b', moved: false, why: 'This order is on hold. It must be released first.' },
    { id: 'c', num: '2026-00000c', moved: true, why: null },
  ])
})

test('a reason by field is given as its text', async () => {
  const [first] = await run(async () => {
    throw new Problem(422, 'Please check the fields', { errors: { dueOn: 'This day is in the past' } })
  })
  expect(first?.why).toBe('This day is in the past')
})

test('every order is a command of its own', async () => {
  const keys: string[] = []
  await run(async (_, key) => keys.push(key))
  expect(new Set(keys).size).toBe(3)
})

test('what was stopped is not tried', async () => {
  const given: string[] = []
  const results = await run(async (id) => given.push(id), 1)
  expect(given).toEqual(['a'])
  expect(results.length).toBe(1)
})
