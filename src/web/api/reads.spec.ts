import { QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'

import { allChanged, modelsChanged, reads } from './reads.ts'

test.each([
  ['of its read model', () => modelsChanged(['orders'])],
  ['of anything', allChanged],
])('a change %s that is told before a first answer has come is not lost', async (_, change) => {
  const told = [Promise.withResolvers<string>(), Promise.withResolvers<string>()]
  const asked: string[] = []
  const screen = new QueryObserver(reads, {
    queryKey: [['orders'], 'GET /order/:id', { id: crypto.randomUUID() }],
    queryFn: () => told[asked.push('asked') - 1]!.promise,
  })
  const leave = screen.subscribe(() => {})
  const changed = change()
  expect(asked.length).toBe(1)
  told[0]!.resolve('from before the change')
  await changed
  await expect.poll(() => asked.length).toBe(2)
  told[1]!.resolve('with the change')
  await expect.poll(() => screen.getCurrentResult().data).toBe('with the change')
  leave()
})
