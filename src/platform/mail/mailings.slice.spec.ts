import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'

import { gone, ines, startMailing } from '#tests/mailing.ts'

const { begin, end, drop, mailbox, openOffice, settled } = await startMailing()

beforeEach(begin)
afterEach(end)
afterAll(drop)

/** As long as a signed link, so that a fold of headers would break it. */
const token = 'a-token-of-many-signs'.repeat(12)

test('a mail to many says how its reader leaves, in headers that are not folded', async () => {
  const office = await openOffice(true)
  const effect = randomUUID()
  await office.queue(effect, ines, { name: 'issue', data: { token } })
  await settled(effect, 'SENT')
  const [mail] = mailbox.arrived
  const header = (key: string) => mail!.headers.find((it) => it.key === key)?.value
  expect(header('list-unsubscribe')).toBe(`<https://portal.example/api/leave?token=${token}>`)
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
  for (const content of [mail!.text, mail!.html]) {
    expect(content).toContain('Our stand')
    expect(content).toContain('https://portal.example/news/1')
    expect(content).toContain('You subscribed.')
    expect(content).not.toContain('because you have an account')
  }
})

test('other mails have no such headers', async () => {
  const office = await openOffice(true)
  const effect = randomUUID()
  await office.queue(effect, ines, { name: 'greeting', data: { num: '1' } })
  await settled(effect, 'SENT')
  expect(mailbox.arrived[0]!.headers.filter(({ key }) => key.startsWith('list-'))).toEqual([])
})

test('a mailing is counted, and what failed of it tried once more', async () => {
  const office = await openOffice(true)
  const mailing = randomUUID()
  const [first, second] = [randomUUID(), randomUUID()]
  for (const [effect, reader] of [
    [first, ines],
    [second, gone],
  ] as const)
    await office.queue(effect, reader, { name: 'issue', data: { token } }, { mailing })
  await settled(first, 'SENT')
  await settled(second, 'FAILED')
  const counted = { waiting: 0, done: 1, failed: 1 }
  const failures = [{ to: '', error: 'This person has no address any more' }]
  expect(await office.mailingOf(mailing)).toEqual({ ...counted, failures })
  expect(await office.retryMailing(mailing)).toBe(1)
  await settled(second, 'FAILED')
  expect(await office.mailingOf(mailing)).toMatchObject(counted)
  expect(await office.mailingOf(randomUUID())).toEqual({ waiting: 0, done: 0, failed: 0, failures: [] })
})
