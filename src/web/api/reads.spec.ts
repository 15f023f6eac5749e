import { QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'

import { allChanged, modelsChanged, reads } from './reads.ts'

test.each([
  ['of its read model', () => modelsChanged(['orders'])],
  ['of anything', allChanged],
])('a change %s that is announced before a first answer has come is not lost', async (_, change) => {
  const answers = [Promise.withResolvers<string>(), Promise.withResolvers<string>()]
  const requested: string[] = []
  const screen = new QueryObserver(reads, {
    queryKey: [['orders'], 'GET /order/:id', { id: crypto.randomUUID() }],
    queryFn: () => answers[requested.push('request') - 1]!.promise,
  })
  const leave = screen.subscribe(() => {})
  const changed = change()
  expect(requested.length).toBe(1)
  answers[0]!.resolve('from before the change')
  await changed
  await expect.poll(() => requested.length).toBe(2)
  answers[1]!.resolve('with the change')
  await expect.poll(() => screen.getCurrentResult().data).toBe('with the change')
  leave()
})
