import { afterEach, expect, test, vi } from 'vitest'

import { rememberPosition, request, sawChange } from './http.ts'

afterEach(() => vi.unstubAllGlobals())

test('what is read includes what this browser did and every change that it was told of', async () => {
  const asked: (string | null)[] = []
  vi.stubGlobal('fetch', async (_url: string, { headers }: { headers: Headers }) => {
    asked.push(headers.get('x-min-position'))
    return new Response('{}')
  })
  const read = () => request({ method: 'GET', path: '/order' })
  await read()
  rememberPosition(7)
  await read()
  sawChange(9)
  sawChange(8)
  await read()
  expect(asked).toEqual([null, '7', '9'])
})
