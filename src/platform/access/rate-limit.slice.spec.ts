import { expect, test } from 'vitest'

import { accessNodes } from '#tests/access-nodes.ts'

const nodes = accessNodes()

const limit = { name: 'knocking', allowed: 5, seconds: 60, says: 'Too much knocking.' }

test('count over all nodes, even at once, each subject for itself', async () => {
  const tries = Array.from({ length: 12 }, (_, i) =>
    (i % 2 ? nodes.here : nodes.there).rateLimits.take(limit, '192.0.2.7'),
  )
  const refusals = (await Promise.all(tries)).filter((refusal) => refusal !== null)
  expect(refusals).toHaveLength(7)
  expect(refusals[0]).toMatchObject({ status: 429, error: 'Too much knocking.' })
  const { retryAfterSeconds } = refusals[0]!.members as { retryAfterSeconds: number }
  expect(retryAfterSeconds).toBeGreaterThan(0)
  expect(retryAfterSeconds).toBeLessThanOrEqual(12)
  expect(await nodes.here.rateLimits.take(limit, '192.0.2.8')).toBeNull()
})

test('a try that succeeded does not count', async () => {
  for (let i = 0; i < 20; i++) {
    expect(await nodes.here.rateLimits.take(limit, 'friend')).toBeNull()
    await nodes.there.rateLimits.giveBack(limit, 'friend')
  }
})

test('time frees tries one after the other', async () => {
  const hourly = { ...limit, name: 'hourly', allowed: 2, seconds: 3600 }
  const minutesPass = (minutes: number) =>
    nodes.owner.query('update access.rate_limit set free_at = free_at - make_interval(mins => $1)', [minutes])
  expect(await nodes.here.rateLimits.take(hourly, 'x')).toBeNull()
  expect(await nodes.here.rateLimits.take(hourly, 'x')).toBeNull()
  expect(await nodes.here.rateLimits.take(hourly, 'x')).not.toBeNull()
  await minutesPass(20)
  expect(await nodes.there.rateLimits.take(hourly, 'x')).not.toBeNull()
  await minutesPass(11)
  expect(await nodes.there.rateLimits.take(hourly, 'x')).toBeNull()
  expect(await nodes.there.rateLimits.take(hourly, 'x')).not.toBeNull()
})

test('subjects are not stored in clear', async () => {
  await nodes.here.rateLimits.take(limit, 'ada@andina.example')
  const { rows } = await nodes.owner.query<{ text: string }>(
    `select encode(key, 'escape') as text from access.rate_limit`,
  )
  expect(rows.length).toBeGreaterThan(0)
  for (const { text } of rows) expect(text).not.toMatch(/andina|192\.0/)
})
