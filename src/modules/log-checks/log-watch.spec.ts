import { expect, test } from 'vitest'

import type { Moment } from '#platform/event.ts'
import { given, givenFor } from '#tests/given.ts'

import { LogCheckFinished, LogCheckStarted, LogFaultFound, LogFaultsOver, LogNightPlanned } from './events.ts'
import { finishCheck, logCheck, startCheck } from './log-check.ts'
import { logWatch, nightCame, planNight, reportFault } from './log-watch.ts'

const at = (iso: string) => new Date(iso)
const planned = (iso: string) => LogNightPlanned.make({ at: iso as Moment })
const edited = { what: 'edited', position: 12 } as const
const reported = (fault: typeof edited, checkId = 'a') => LogFaultFound.make({ ...fault, checkId })

test('the first night is the next two o’clock (UTC)', () => {
  given(logWatch)
    .when(planNight(at('2026-11-21T01:59:59.999Z')))
    .records(planned('2026-11-21T02:00:00.000Z'))
  given(logWatch)
    .when(planNight(at('2026-11-21T02:00:00.000Z')))
    .records(planned('2026-11-22T02:00:00.000Z'))
})

test('a portal that starts again finds its night planned, unless it went by a day ago', () => {
  const night = given(logWatch, planned('2026-11-22T02:00:00.000Z'))
  night.when(planNight(at('2026-11-21T08:00:00.000Z'))).records()
  night.when(planNight(at('2026-11-23T01:00:00.000Z'))).records()
  night.when(planNight(at('2026-11-30T08:00:00.000Z'))).records(planned('2026-12-01T02:00:00.000Z'))
})

test('each night plans the next one, across months and after an outage', () => {
  const night = given(logWatch, planned('2026-11-30T02:00:00.000Z'))
  night.when(nightCame(at('2026-11-30T02:00:00.400Z'))).records(planned('2026-12-01T02:00:00.000Z'))
  night.when(nightCame(at('2026-12-20T15:00:00.000Z'))).records(planned('2026-12-21T02:00:00.000Z'))
})

test('what an event promises is the deadline of its night', () => {
  const { at: moment } = planned('2026-11-22T02:00:00.000Z').data
  const deadlines = logWatch.deadlines?.LogNightPlanned?.({ at: moment }, at('2026-11-21T08:00:00.000Z'))
  expect(deadlines).toEqual([{ kind: 'log-watch.night', at: at('2026-11-22T02:00:00.000Z') }])
})

test('a fault is an alarm once; another one, or the same elsewhere, is a new one', () => {
  given(logWatch).when(reportFault('a', edited)).records(reported(edited))
  given(logWatch).when(reportFault('a', null)).records()
  const known = given(logWatch, reported(edited))
  known.when(reportFault('b', edited)).records()
  known
    .when(reportFault('b', { ...edited, position: 13 }))
    .records(LogFaultFound.make({ what: 'edited', position: 13, checkId: 'b' }))
  known
    .when(reportFault('b', { what: 'inserted', position: null }))
    .records(LogFaultFound.make({ what: 'inserted', position: null, checkId: 'b' }))
})

test('a log that was cut off goes on: where it ends moves, the alarm stays one', () => {
  const cut = { what: 'cut off', position: 12 } as const
  given(logWatch, LogFaultFound.make({ ...cut, checkId: 'a' }))
    .when(reportFault('b', { ...cut, position: 40 }))
    .records()
})

test('found whole again, the alarm is over, and the same fault would be a new one', () => {
  const over = LogFaultsOver.make({ checkId: 'b' })
  given(logWatch, reported(edited)).when(reportFault('b', null)).records(over)
  given(logWatch, reported(edited), over).when(reportFault('c', null)).records()
  given(logWatch, reported(edited), over).when(reportFault('c', edited)).records(reported(edited, 'c'))
})

test('a check begins once and has one result', () => {
  const result = { commits: 3, sealedUpTo: 4, waiting: 0, signedUpTo: 0, signatures: 0, tookMs: 5, fault: null }
  const started = LogCheckStarted.make({ trigger: 'NIGHT' })
  givenFor('2026-11-22', logCheck).when(startCheck('NIGHT')).records(started)
  givenFor('2026-11-22', logCheck, started).when(startCheck('NIGHT')).records()
  givenFor('2026-11-22', logCheck, started).when(finishCheck(result)).records(LogCheckFinished.make(result))
  givenFor('2026-11-22', logCheck, started, LogCheckFinished.make(result))
    .when(finishCheck({ ...result, tookMs: 9 }))
    .records()
})
