import type { Pool } from 'pg'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Notices } from '#platform/postgres/notices.ts'
import { unchecked } from '#platform/typed.ts'
import { sessionCache } from './session-cache.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }))
afterEach(() => void vi.useRealTimers())

test('after a lost connection the ends that were missed are queried until the database answers, since the gap began', async () => {
  let answers = false
  const queries: number[] = []
  const pool = unchecked<Pool>({
    query: async (_: string, [seconds]: [number]) => {
      queries.push(seconds)
      if (!answers) throw new Error('The database is not there')
      return { rows: [{ id: 'missed' }] }
    },
  })
  let notice: (sessionId: string) => void = () => {}
  let gap = () => {}
  const notices: Notices = {
    on: (_, receive, afterGap) => {
      notice = receive
      gap = afterGap
      return () => {}
    },
    stop: async () => {},
  }
  const sessions = sessionCache(pool, notices)
  const ended: string[] = []
  sessions.onEnded((ids) => ended.push(...ids))

  vi.advanceTimersByTime(300_000)
  gap()
  notice('another') // connected again: what was missed before is still to be queried
  answers = true
  await vi.waitFor(() => expect(ended).toEqual(['another', 'missed']), { timeout: 5_000 })
  expect(queries).toHaveLength(2)
  expect(queries[1]).toBeGreaterThanOrEqual(300)
  sessions.stop()
})

test('the end of a session without a notice is seen half a second after the last look', async () => {
  let isOpen = true
  let looks = 0
  const pool = unchecked<Pool>({
    query: async () => {
      looks++
      return { rows: isOpen ? [{ user_id: 'ines', role: 'PROCUREMENT', distributor_id: 'andina' }] : [] }
    },
  })
  const sessions = sessionCache(pool, { on: () => () => {}, stop: async () => {} })
  expect(await sessions.find('phone')).toMatchObject({ userId: 'ines' })
  isOpen = false
  vi.advanceTimersByTime(499)
  expect(await sessions.find('phone')).not.toBeNull()
  expect(looks).toBe(1)
  vi.advanceTimersByTime(1)
  expect(await sessions.find('phone')).toBeNull()
})
