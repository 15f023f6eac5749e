import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { distributorTypes, staffTypes } from '#modules/notifications/events.ts'
import { kinds, kindsFor } from './mail-kinds.ts'
import { afterQuiet, everyMailNow, isQuiet, type MailSettings, mailModes, mailsOf, sendingOf } from './mail-rules.ts'

const BOGOTA = 'America/Bogota' // UTC-5
const at = (moment: string) => new Date(`2026-11-${moment}:00.000Z`)
const settings = (more: Partial<MailSettings>): MailSettings => ({ ...everyMailNow, ...more })
const daily = settings({ modes: { ORDER_STATUS: 'DIGEST' } })
const night = settings({ quiet: { from: 20, to: 7 } })

test('without any choice a mail goes at once', () =>
  expect(sendingOf(everyMailNow, 'ORDER_STATUS', at('26T03:00'), BOGOTA)).toEqual({ as: 'NOW', notBefore: null }))

test('what is turned off does not go by mail', () =>
  expect(sendingOf(settings({ modes: { PROMO_CODE: 'OFF' } }), 'PROMO_CODE', at('26T03:00'), BOGOTA)).toBeNull())

test.each(['SIGN_IN_REUSED', 'FINALIZE_ACCOUNT', 'ACCOUNT_ACTIVATED'] as const)('%s cannot be turned off', (type) =>
  expect(sendingOf(settings({ modes: { [type]: 'OFF' } }), type, at('26T15:00'), BOGOTA)).toMatchObject({ as: 'NOW' }),
)

test('the daily mail comes at eight of the reader’s clock, what comes at eight with the next one', () => {
  const dueAt = (moment: string) => sendingOf(daily, 'ORDER_STATUS', at(moment), BOGOTA)
  expect(dueAt('26T12:59')).toEqual({ as: 'DIGEST', notBefore: at('26T13:00') })
  expect(dueAt('26T13:00')).toEqual({ as: 'DIGEST', notBefore: at('27T13:00') })
})

test('mails wait for the end of the quiet hours, and so does the daily mail', () => {
  expect(sendingOf(night, 'NEW_QUOTE', at('26T01:30'), BOGOTA)).toEqual({ as: 'NOW', notBefore: at('26T12:00') })
  expect(sendingOf(night, 'NEW_QUOTE', at('26T12:00'), BOGOTA)).toEqual({ as: 'NOW', notBefore: null })
  const late = settings({ modes: { NEW_QUOTE: 'DIGEST' }, quiet: { from: 22, to: 9 } })
  expect(sendingOf(late, 'NEW_QUOTE', at('26T01:30'), BOGOTA)).toEqual({ as: 'DIGEST', notBefore: at('26T14:00') })
})

test('what would go out just when the quiet hours begin waits too', () =>
  expect(sendingOf(night, 'NEW_QUOTE', new Date('2026-11-27T00:59:50.000Z'), BOGOTA)?.notBefore).toEqual(
    at('27T12:00'),
  ))

const moments = fc.date({ min: new Date('2025-01-01'), max: new Date('2027-12-31'), noInvalidDate: true })
const zones = fc.constantFrom(
  'UTC',
  BOGOTA,
  'Europe/Paris',
  'Asia/Kolkata',
  'Asia/Beirut',
  'Australia/Lord_Howe',
  'America/Havana',
)
const hours = fc.integer({ min: 0, max: 23 })
const quiet = fc.option(fc.record({ from: hours, to: hours }).filter(({ from, to }) => from !== to))
const types = fc.constantFrom(...distributorTypes, ...staffTypes)
const chosen = fc.record({
  modes: fc.dictionary(types, fc.constantFrom(...mailModes)),
  quiet,
}) as fc.Arbitrary<MailSettings>

describe('whatever is chosen, whenever and wherever', () => {
  test('no mail goes out within quiet hours', () =>
    fc.assert(
      fc.property(chosen, types, moments, zones, (its, type, moment, zone) => {
        const sending = sendingOf(its, type, moment, zone)
        const out = sending?.notBefore ?? moment
        expect(sending !== null && isQuiet(out, its.quiet, zone)).toBe(false)
        expect(out.getTime()).toBeGreaterThanOrEqual(moment.getTime())
      }),
      { numRuns: 1000 },
    ))

  test('quiet hours end within a day', () =>
    fc.assert(
      fc.property(moments, quiet, zones, (moment, its, zone) => {
        const end = afterQuiet(moment, its, zone)
        expect(end.getTime() - moment.getTime()).toBeLessThanOrEqual(25 * 3_600_000)
        expect(isQuiet(end, its, zone)).toBe(false)
      }),
    ))

  test('there are at most as many mails as notifications, none where all is off, and never more than by no choice', () =>
    fc.assert(
      fc.property(
        fc.array(fc.record({ type: types, orderId: fc.option(fc.constantFrom('a', 'b')), at: moments }), {
          maxLength: 40,
        }),
        chosen,
        zones,
        (list, its, zone) => {
          const noticed = list
            .toSorted((one, other) => one.at.getTime() - other.at.getTime())
            .map((it) => ({ ...it, at: it.at.toISOString() }))
          const mails = mailsOf(noticed, its, zone)
          const sent = noticed.filter(({ type, at: when }) => sendingOf(its, type, new Date(when), zone))
          expect(mails).toBeLessThanOrEqual(sent.length)
          expect(mails > 0).toBe(sent.length > 0)
        },
      ),
    ))
})

test('a month is counted in mails: what goes together once', () => {
  const of = (type: 'ORDER_STATUS' | 'NEW_MESSAGE', moment: string, orderId: string | null = 'o-1') => ({
    type,
    orderId,
    at: `2026-11-${moment}.000Z`,
  })
  const month = [
    of('ORDER_STATUS', '02T15:00:00'),
    of('NEW_MESSAGE', '02T15:00:15'),
    of('ORDER_STATUS', '02T15:00:40'),
    of('ORDER_STATUS', '03T02:00:00'),
    of('ORDER_STATUS', '03T04:00:00', 'o-2'),
    of('NEW_MESSAGE', '03T05:00:00', 'o-2'),
  ]
  expect(mailsOf(month, everyMailNow, BOGOTA)).toBe(5)
  expect(mailsOf(month, night, BOGOTA)).toBe(4)
  expect(mailsOf(month, daily, BOGOTA)).toBe(3)
  expect(mailsOf(month, settings({ modes: { ORDER_STATUS: 'OFF', NEW_MESSAGE: 'OFF' } }), BOGOTA)).toBe(0)
})

test('every type is in a role’s list, and no role sees what it cannot get', () => {
  const listed = new Set([...kindsFor('PROCUREMENT'), ...kindsFor('ADMIN')])
  expect([...listed].toSorted()).toEqual([...new Set([...distributorTypes, ...staffTypes])].toSorted())
  expect(Object.keys(kinds)).toHaveLength(listed.size)
  expect(kindsFor('PROCUREMENT')).toEqual(expect.arrayContaining([...distributorTypes]))
  expect(kindsFor('PROCUREMENT')).not.toContain('NEW_ORDER')
  expect(kindsFor('QUALITY')).not.toContain('NEW_ORDER')
  expect(kindsFor('QUALITY')).toContain('ORDER_ON_HOLD')
  expect(kindsFor('ANALYST')).toEqual(['SIGN_IN_REUSED', 'INVARIANT_BROKEN', 'LOG_FAULT'])
})
