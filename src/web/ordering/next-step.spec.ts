import { describe, expect, test } from 'vitest'
import { type DocumentStatus, documentStatuses, orderStatusNames } from '#modules/ordering/order-states.ts'
import { isPlaced, stageNames, stages } from '#modules/ordering/stages.ts'
import { type NextKey, nextTexts, officeNextTexts, procurementTexts } from '#texts/next-steps.ts'
import { isQuoteLate, nextOf, saidNext } from './next-step.ts'

const standing = (
  status: (typeof orderStatusNames)[number],
  documentStatus: DocumentStatus | null = null,
  held = false,
) => ({
  status,
  documentStatus,
  held,
})

test.each(stageNames.filter(isPlaced))('%s has its own sentence on both sides', (stage) => {
  const { status, ...rest } = stages[stage]
  const key = nextOf(standing(status, 'document' in rest ? rest.document : null))
  expect(key).toBe(stage)
  expect(nextTexts[key]).toMatch(/^[A-Z].+\.$/)
  expect(officeNextTexts[key]).toMatch(/^[A-Z].+\.$/)
})

test.each(orderStatusNames)('%s is said whatever became of its document', (status) => {
  for (const document of [null, ...documentStatuses])
    expect(nextTexts[nextOf(standing(status, document))]).toBeDefined()
})

describe('beyond the stage', () => {
  test('a rejected proof is requested again', () =>
    expect(nextOf(standing('WAITING_FOR_PREPAYMENT', 'REJECTED'))).toBe('WAITING_FOR_PREPAYMENT'))

  test('in production it depends on the shipping documents', () => {
    expect(nextOf(standing('IN_PRODUCTION', 'APPROVED'))).toBe('DOCUMENTS_APPROVED')
    expect(nextOf(standing('IN_PRODUCTION', 'REJECTED'))).toBe('DOCUMENTS_REJECTED')
  })

  test('an order on hold waits to be released; one that has ended does not', () => {
    expect(nextOf(standing('IN_PRODUCTION', 'APPROVED', true))).toBe('ON_HOLD')
    expect(nextOf(standing('CANCELLED', null, true))).toBe('CANCELLED')
  })
})

test('a quote that is out can be confirmed on hold, and both sides read it', () => {
  expect(nextOf(standing('QUOTE_RECEIVED', null, true))).toBe('ON_HOLD_QUOTED')
  expect(saidNext(standing('QUOTE_RECEIVED', null, true), true)).toMatch(/^Next: You can confirm the quote\./)
  expect(officeNextTexts.ON_HOLD_QUOTED).toContain('the distributor can confirm or reject the quote')
})

test('what is closed has nothing next', () => {
  expect(saidNext(standing('BILLED'), true)).toBe('Nothing: this order is complete.')
  expect(saidNext(standing('CANCELLED'), true)).toMatch(/^Closed\. No action needed\./)
  expect(saidNext(standing('DELIVERED'), true)).toBe('Next: We send you the invoice.')
})

test('who may not decide reads that procurement does, and the same of what we do', () => {
  expect(saidNext(standing('QUOTE_RECEIVED'), true)).toMatch(/^Next: You confirm the order/)
  expect(saidNext(standing('QUOTE_RECEIVED'), false)).toMatch(/^Next: Your procurement confirms the order/)
  expect(saidNext(standing('DELIVERED'), false)).toBe(saidNext(standing('DELIVERED'), true))
})

test('what the reader has to do is up to procurement where another one reads', () => {
  const toDo = (Object.keys(nextTexts) as NextKey[]).filter((key) => nextTexts[key].startsWith('You '))
  expect(Object.keys(procurementTexts).toSorted()).toEqual(toDo.toSorted())
})

test('a quote is late from the promised moment on, or as soon as the portal has noted it', () => {
  const [due, before, at] = ['2026-11-21T14:20:00.000Z', '2026-11-21T14:19:59.000Z', '2026-11-21T14:20:00.000Z']
  const late = (quoteDueAt: string | null, overdue: boolean, now: string) =>
    isQuoteLate({ quoteDueAt, overdue }, new Date(now))
  expect(late(due, false, before)).toBe(false)
  expect(late(due, false, at)).toBe(true)
  expect(late(due, true, before)).toBe(true)
  expect(late(null, false, at)).toBe(false)
})
