import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'

import { setDatabaseClock } from '#platform/time/clock.ts'
import { startSweep } from '#platform/work/sweep.ts'
import { ines, startMailing } from '#tests/mailing.ts'
import { type NewMail, outboxOn } from './outbox.ts'

const { begin, end, drop, owner, pool, jobs, mailbox, openOffice, rowOf, settled } = await startMailing()

const NIGHT = new Date('2030-01-10T22:00:00.000Z')
const MORNING = new Date('2030-01-11T07:00:00.000Z')

beforeEach(async () => {
  await setDatabaseClock(owner, NIGHT)
  await begin()
})
afterEach(end)
afterAll(drop)

const outbox = outboxOn(pool)
const sweep = () => startSweep({ pool, jobs: jobs(), warn: () => {} }).stop()
const mail = (said: string, about: string, notBefore?: Date): NewMail => ({
  effectId: randomUUID(),
  personId: ines,
  template: { name: 'news', data: { said } },
  gathering: { about, cause: about },
  ...(notBefore && { notBefore }),
})
const inTurn = async (mails: readonly NewMail[], ask: (mails: readonly NewMail[], tx: never) => Promise<void>) => {
  const tx = await pool.connect()
  await ask(mails, tx as never)
  tx.release()
}

test('a mail that waits for its time goes out once that has come, after a restart too', async () => {
  const office = await openOffice(true)
  const [later, another] = [mail('Later.', randomUUID(), MORNING), mail('Now.', randomUUID())]
  await inTurn([later, another], office.ask)
  await settled(another.effectId, 'SENT')
  await sweep()
  await jobs().enqueue('mail', [{ id: randomUUID(), data: { effectIds: [later.effectId] } }]) // by a caller that knows no times
  const witness = mail('Now.', randomUUID())
  await inTurn([witness], office.ask)
  await settled(witness.effectId, 'SENT')
  expect(await rowOf(later.effectId)).toMatchObject({ state: 'QUEUED', attempts: 0 })
  await end()

  await begin()
  await openOffice(true)
  await setDatabaseClock(owner, MORNING)
  await sweep()
  await sweep() // another node
  await settled(later.effectId, 'SENT')
  expect(mailbox.arrived.map(({ text }) => text?.match(/Later|Now/)?.[0])).toEqual(['Later'])
})

test('those that wait about the same thing are one mail, without those that were taken back', async () => {
  const office = await openOffice(true)
  const [one, read, two] = ['One.', 'Read.', 'Two.'].map((said) => mail(said, 'daily', MORNING)) as [
    NewMail,
    NewMail,
    NewMail,
  ]
  const other = mail('Other.', 'another', MORNING)
  await inTurn([one, read, two, other], office.ask)
  await office.withdraw([read.effectId, other.effectId], 'daily')
  await office.withdraw([read.effectId], 'daily')

  await setDatabaseClock(owner, MORNING)
  await sweep()
  await settled(other.effectId, 'SENT')
  await expect
    .poll(async () => (await office.fateOf([one.effectId, two.effectId])).get(one.effectId)?.state)
    .toBe('SENT')
  expect(mailbox.arrived.map(({ text }) => text?.match(/(One|Read|Two|Other)\./g)).toSorted()).toEqual([
    ['One.', 'Two.'],
    ['Other.'],
  ])
  const fates = await office.fateOf([one, read, two].map(({ effectId }) => effectId))
  expect([one, read, two].map(({ effectId }) => fates.get(effectId)?.state)).toEqual(['SENT', 'WITHDRAWN', 'SENT'])
  expect(fates.get(read.effectId)).toMatchObject({ about: 'daily', notBefore: MORNING })
  expect((await office.outbox({ offset: 0, limit: 100 })).mails.some(({ text }) => text.includes('Read.'))).toBe(false)

  // What went out cannot be taken back.
  await office.withdraw([one.effectId, two.effectId], 'daily')
  expect((await office.fateOf([one.effectId])).get(one.effectId)?.state).toBe('SENT')
})

test('what goes at once does not take along what still waits for its time', async () => {
  const office = await openOffice(true)
  const [later, now] = [mail('Later.', 'order', MORNING), mail('Now.', 'order')]
  await inTurn([later, now], office.ask)
  await settled(now.effectId, 'SENT')
  expect(await rowOf(later.effectId)).toMatchObject({ state: 'QUEUED', attempts: 0 })

  // Sent by hand means now.
  await office.resend((await rowOf(later.effectId)).id)
  await settled(later.effectId, 'SENT')
})

test('each thing is in at most one mail, whatever is queued, taken back and tried, and in whatever order', async () => {
  const step = fc.record({
    kind: fc.constantFrom('ask', 'withdraw', 'try', 'repeat'),
    index: fc.nat(5),
    about: fc.constantFrom('daily', 'x'),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 14 }), async (steps) => {
      const run = randomUUID()
      const queued: NewMail[] = []
      const sent: string[] = []
      const gone = new Set<string>()
      for (const { kind, index, about } of steps) {
        const meant = queued[index]
        if (kind === 'ask') {
          const next = mail(`${run} ${queued.length}`, `${run} ${about}`)
          queued.push(next)
          await outbox.ask([next])
        } else if (!meant) continue
        else if (kind === 'repeat') await outbox.ask([meant])
        else if (kind === 'withdraw') {
          await outbox.withdraw([meant.effectId], `${run} daily`)
          if ((await outbox.fateOf([meant.effectId])).get(meant.effectId)?.state === 'WITHDRAWN')
            gone.add(String(meant.template.data['said']))
        } else {
          const tried = await outbox.beginTries([meant.effectId])
          sent.push(...tried.flatMap(({ facts }) => facts.map(({ said }) => String(said))))
          await outbox.keep(tried.map(({ effectId }) => ({ effectId, state: 'KEPT' })))
        }
      }
      expect(new Set(sent).size).toBe(sent.length)
      expect(sent.filter((said) => gone.has(said))).toEqual([])
    }),
    { numRuns: 60 },
  )
})
