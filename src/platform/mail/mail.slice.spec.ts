import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'

import type { OutboxQuestion } from '#platform/mail/mailer.ts'
import { startSweep } from '#platform/work/sweep.ts'
import { gone, greet, ines, lucia, startMailing } from '#tests/mailing.ts'

const { begin, end, drop, owner, pool, jobs, mailbox, openOffice, personal, rowOf, settled } = await startMailing()

beforeEach(begin)
afterEach(end)
afterAll(drop)

test('a mail goes out by SMTP, as text and HTML, once for one effect', async () => {
  const office = await openOffice(true)
  const effect = randomUUID()
  await office.queue(effect, ines, greet)
  await office.queue(effect, ines, greet)
  await settled(effect, 'SENT')
  await office.queue(effect, ines, greet)

  expect(mailbox.arrived).toHaveLength(1)
  expect(mailbox.arrived[0]).toMatchObject({
    subject: 'Order 2026-000123 · PartnerCare',
    from: { address: 'portal@partnercare.example', name: 'PartnerCare' },
    to: [{ address: 'ines@andina.example' }],
    messageId: `<${effect}@partnercare.example>`,
  })
  expect(mailbox.arrived[0]!.text).toContain('Hello Inès Vega')
  expect(mailbox.arrived[0]!.html).toContain('https://portal.example/profile/order/2026-000123')
})

test('a mail is written in the language of its reader', async () => {
  const office = await openOffice(true)
  const effect = randomUUID()
  await office.queue(effect, lucia, greet)
  await settled(effect, 'SENT')
  expect(mailbox.arrived[0]!.text).toContain('Hola, Lucía Herrera:')
  expect(mailbox.arrived[0]!.html).toContain('<html lang="es">')
})

/** A row without what is sealed: four letters of a name stand in it by chance now and then. */
const inClear = (row: unknown): string => JSON.stringify(row).replaceAll(/sealed:[\w:-]+/g, '')

test('without a mail server it is kept in the outbox, sealed there and opened for its reader', async () => {
  const office = await openOffice(false)
  const effect = randomUUID()
  await office.queue(effect, ines, greet)
  await settled(effect, 'KEPT')

  expect(inClear(await rowOf(effect))).not.toMatch(/Inès|Vega|andina|Good news/)
  const job = await owner.query(`select data::text from work.job where name = 'mail'`)
  expect(inClear(job.rows)).not.toMatch(/andina|Vega/)
  const { id } = await rowOf(effect)
  expect((await office.outbox({ offset: 0, limit: 50 })).mails.find((mail) => mail.id === id)).toMatchObject({
    to: 'ines@andina.example',
    subject: 'Order 2026-000123 · PartnerCare',
    state: 'KEPT',
    error: null,
  })
})

test('mails are found by subject, address and what became of them, sorted and a page at a time', async () => {
  const office = await openOffice(false)
  const effects = [randomUUID(), randomUUID()]
  for (const effect of effects) {
    await office.queue(effect, ines, greet)
    await settled(effect, 'KEPT')
  }
  const ids = await Promise.all(effects.map(async (effect) => (await rowOf(effect)).id as string))
  const found = async (question: Partial<OutboxQuestion>) => {
    const { mails, total } = await office.outbox({ offset: 0, limit: 2, ...question })
    return { ids: mails.map(({ id }) => id), total }
  }
  const { total } = await found({})
  const newest = ids.toReversed()
  expect((await found({})).ids).toEqual(newest)
  expect((await found({ offset: 1, limit: 1 })).ids).toEqual([ids[0]])
  expect((await found({ sort: 'at', offset: total - 2 })).ids).toEqual(ids)
  expect((await found({ state: 'KEPT', sort: '-state' })).ids).toEqual(newest)
  expect((await found({ search: '000123 ines@andina' })).ids).toEqual(newest)
  expect((await found({ search: 'INES', offset: 1, limit: 1 })).ids).toEqual([ids[0]])
  const ofInes = await found({ search: 'INES', sort: 'at', limit: 100 })
  expect([ofInes.ids.slice(-2), ofInes.ids.length]).toEqual([ids, ofInes.total])
  expect(await found({ search: 'unknown' })).toEqual({ ids: [], total: 0 })
  expect((await found({ search: 'ines', state: 'SENT', limit: 100 })).ids).not.toContain(ids[0])
})

test('a mail server that refuses is tried again later; the log says why without saying to whom', async () => {
  mailbox.isFull = true
  const office = await openOffice(true)
  const effect = randomUUID()
  await office.queue(effect, ines, greet)
  await vi.waitFor(async () => expect((await rowOf(effect)).error).toContain('452'), { timeout: 30_000 })
  expect(await rowOf(effect)).toMatchObject({ state: 'QUEUED', attempts: 1 })
  expect((await rowOf(effect)).error).not.toContain('andina')

  mailbox.isFull = false
  expect(await office.resend((await rowOf(effect)).id)).toBe(true)
  await settled(effect, 'SENT')
  expect(await office.resend(randomUUID())).toBe(false)
})

test('a mail that is tried now says what the server answered, once, without saying to whom', async () => {
  const office = await openOffice(true)
  expect(await office.tryNow(randomUUID(), ines, greet)).toMatchObject({
    state: 'SENT',
    answer: expect.stringMatching(/^250 /),
  })
  expect(mailbox.arrived).toHaveLength(1)

  mailbox.isFull = true
  const refused = randomUUID()
  const { state, answer } = await office.tryNow(refused, ines, greet)
  expect([state, answer]).toEqual(['FAILED', expect.stringContaining('452')])
  expect(answer).not.toContain('andina')
  expect(await rowOf(refused)).toMatchObject({ state: 'FAILED', attempts: 1 })

  const kept = await openOffice(false)
  expect(await kept.tryNow(randomUUID(), ines, greet)).toEqual({ state: 'KEPT', answer: null })
  await expect(office.tryNow(randomUUID(), gone, greet)).rejects.toThrow('without an address')
})

test('a mail that a person waits for goes before those that were queued earlier', async () => {
  const office = await openOffice(true)
  const many = Array.from({ length: 50 }, () => ({ effectId: randomUUID(), personId: ines, template: greet }))
  const tx = await pool.connect()
  await tx.query('begin')
  await office.ask(many, tx)
  await tx.query('commit')
  tx.release()
  const awaited = randomUUID()
  await office.queue(awaited, ines, { name: 'greeting', data: { num: 'awaited' } }, { awaited: true })
  await vi.waitFor(() => expect(mailbox.arrived).toHaveLength(many.length + 1), { timeout: 30_000 })
  // One batch may have been taken before it was queued.
  expect(mailbox.arrived.findIndex(({ subject }) => subject?.includes('awaited'))).toBeLessThanOrEqual(20)
})

test('a person without an address gets none', async () => {
  const office = await openOffice(true)
  const effect = randomUUID()
  await office.queue(effect, gone, greet)
  await settled(effect, 'FAILED')
  expect(mailbox.arrived).toEqual([])
})

test('a mail may go to another address of the person’s than that of today', async () => {
  const office = await openOffice(true)
  const effect = randomUUID()
  await office.queue(effect, ines, { ...greet, to: await personal.seal(ines, 'ines@before.example') })
  await settled(effect, 'SENT')
  expect(mailbox.arrived[0]!.to).toMatchObject([{ address: 'ines@before.example' }])
})

test('a mail queued in a transaction that is rolled back was never queued', async () => {
  const office = await openOffice(false)
  const effect = randomUUID()
  const tx = await pool.connect()
  await tx.query('begin')
  await office.ask([{ effectId: effect, personId: ines, template: greet }], tx)
  await tx.query('rollback')
  tx.release()
  expect(await rowOf(effect)).toBeUndefined()
})

test('mails outlive the schema of jobs', async () => {
  await owner.query('drop schema work cascade')
  const office = await openOffice(false)
  const effect = randomUUID()
  await office.queue(effect, ines, greet)
  expect((await rowOf(effect)).state).toBe('QUEUED')

  await startSweep({ pool, jobs: jobs(), warn: () => {} }).stop()
  await settled(effect, 'KEPT')
})
