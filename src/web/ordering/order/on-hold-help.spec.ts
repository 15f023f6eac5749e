import { expect, test } from 'vitest'
import { unchecked } from '#platform/typed.ts'

import { lastDay } from '#web/ui/figures/format.ts'
import { onHoldHelp } from './on-hold-help.ts'

const now = new Date('2026-11-24T10:00:00.000Z')
const validUntil = '2026-12-15T22:59:59.999Z'
const order = unchecked<Parameters<typeof onHoldHelp>[0]>({
  labelIssues: [],
  status: 'QUOTE_RECEIVED',
  validUntil,
  documentRequest: null,
  documentStatus: null,
  may: {},
})

test('a quote that is out can be confirmed on hold, and until when is said', () => {
  const said = onHoldHelp(order, now)
  expect(said).toContain(`You can still confirm the quote until ${lastDay(validUntil, now)}.`)
  expect(said).not.toContain('need to do anything')
})

test('what was requested can be sent on hold; else there is nothing to do', () => {
  const withRequest = unchecked<typeof order>({
    ...order,
    status: 'WAITING_FOR_PREPAYMENT',
    validUntil: null,
    documentRequest: { type: 'PROOF_OF_PREPAYMENT' },
    may: { UploadPrepaymentProof: true },
  })
  expect(onHoldHelp(withRequest, now)).toMatch(/You can still send what we requested\.$/)
  expect(onHoldHelp({ ...withRequest, documentStatus: 'SUBMITTED' }, now)).toMatch(/You do not need to do anything\.$/)
  expect(onHoldHelp({ ...withRequest, documentRequest: null }, now)).toMatch(/You do not need to do anything\.$/)
  const forLabel = { ...withRequest, documentRequest: null, labelIssues: ['issue-1'] }
  expect(onHoldHelp(forLabel, now)).toBe('It goes on once its label is released.')
})
