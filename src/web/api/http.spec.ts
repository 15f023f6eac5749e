import { afterEach, expect, test, vi } from 'vitest'
import { Problem } from '#web/problem.ts'
import { forgetReads, jsonOf, rememberPosition, request, sawChange } from './http.ts'

afterEach(() => vi.unstubAllGlobals())

test('what is read includes what this browser did and every change that was announced to it', async () => {
  const requested: (string | null)[] = []
  vi.stubGlobal('fetch', async (_url: string, { headers }: { headers: Headers }) => {
    requested.push(headers.get('x-min-position'))
    return new Response('{}')
  })
  const read = () => request({ method: 'GET', path: '/order' })
  await read()
  rememberPosition(7)
  await read()
  sawChange(9)
  sawChange(8)
  await read()
  forgetReads()
  await read()
  expect(requested, 'the next person waits for nothing of the one before').toEqual([null, '7', '9', null])
})

test('a server whose database is away is one to ask again: neither a refusal nor the end of a session', async () => {
  vi.stubGlobal('fetch', async () => new Response('{"error": "Of machines"}', { status: 503 }))
  const problem = await request({ method: 'GET', path: '/order' }).catch((fault: unknown) => fault)
  expect(problem).toMatchObject({
    message: 'The portal is not available for a moment. Try again in a few seconds.',
    away: true,
    refused: false,
  })
})

test('an answer that breaks off, or that a stranger gives, is a lost one', async () => {
  for (const answer of ['{"orderId": ', '<html>Sign in to the hotel</html>'])
    await expect(jsonOf(new Response(answer), undefined)).rejects.toMatchObject({ status: 0, unanswered: true })
})

test.each([
  [0, true],
  [500, false],
  [502, true],
  [503, true],
  [504, true],
  [409, false],
])('a command that got %i is in doubt: %s', (status, unanswered) =>
  expect(new Problem(status, 'A problem').unanswered).toBe(unanswered),
)
