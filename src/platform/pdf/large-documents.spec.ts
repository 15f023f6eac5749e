import { expect, test } from 'vitest'

import { RefusedError } from '#platform/decision.ts'

import { largeInTurn } from './large-documents.ts'

const LARGE = 200_000

test('large documents are set one after the other, small ones do not wait for them', async () => {
  const inTurn = largeInTurn()
  const order: string[] = []
  const gates = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const large = gates.map(({ promise }, index) =>
    inTurn(LARGE, async () => {
      order.push(`begin ${index}`)
      await promise
      order.push(`end ${index}`)
    }),
  )
  await inTurn(10, async () => order.push('small'))
  gates[1]?.resolve()
  gates[0]?.resolve()
  await Promise.all(large)
  expect(order.filter((it) => it !== 'small')).toEqual(['begin 0', 'end 0', 'begin 1', 'end 1'])
  expect(order.indexOf('small')).toBeLessThan(order.indexOf('end 0'))
})

test('one that fails does not stop the next', async () => {
  const inTurn = largeInTurn()
  const failed = inTurn(LARGE, () => Promise.reject(new Error('too long')))
  const next = inTurn(LARGE, async () => 'made')
  await expect(failed).rejects.toThrow('too long')
  expect(await next).toBe('made')
})

test('when too many wait the next is refused, until they are made', async () => {
  const inTurn = largeInTurn()
  const { promise, resolve } = Promise.withResolvers<void>()
  const waiting = Array.from({ length: 20 }, () => inTurn(LARGE, () => promise))
  await expect(inTurn(LARGE, () => promise)).rejects.toThrow(RefusedError)
  resolve()
  await Promise.all(waiting)
  expect(await inTurn(LARGE, async () => 'made')).toBe('made')
})
