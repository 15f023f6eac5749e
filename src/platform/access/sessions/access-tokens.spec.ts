import { randomBytes, randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'

import { accessTokens } from './access-tokens.ts'

const MINUTE = 60_000
const secret = randomBytes(32).toString('base64')
const bearer = { userId: randomUUID(), sessionId: randomUUID() }

/** A token service whose idea of the time can be moved. */
const tokensAt = (start: number) => {
  let time = start
  const tokens = accessTokens({ tokens: secret }, () => new Date(time))
  return { ...tokens, pass: (ms: number) => (time += ms) }
}

test('a token is good for ten minutes of the time that is shared, whatever the machine’s own clock shows', async () => {
  const shared = Date.parse('2031-05-01T10:00:00Z')
  const issuing = tokensAt(shared)
  const reading = tokensAt(shared)
  const jwt = await issuing.issue(bearer)
  expect(await reading.read(jwt)).toMatchObject(bearer)
  reading.pass(9 * MINUTE)
  expect(await reading.read(jwt)).toMatchObject(bearer)
  reading.pass(2 * MINUTE)
  expect(await reading.read(jwt)).toBeNull()
})

test('a token that was never seen is refused when its time is over', async () => {
  const jwt = await tokensAt(Date.parse('2031-05-01T10:00:00Z')).issue(bearer)
  expect(await tokensAt(Date.parse('2031-05-01T10:10:01Z')).read(jwt)).toBeNull()
})
