import { expect, test } from 'vitest'
import { checkDescriptions } from './check-descriptions.ts'
import { LogCheckFinished, type LogFault, LogFaultFound, logCheckStream, logWatchStream } from './events.ts'

const finished = (fault: LogFault | null, signedUpTo: number) =>
  LogCheckFinished.make({ commits: 7, sealedUpTo: 9_500, waiting: 0, signedUpTo, signatures: 1, tookMs: 5, fault })
const said = (stream: typeof logCheckStream | typeof logWatchStream, { type, data }: { type: string; data: unknown }) =>
  checkDescriptions[stream.kind]?.(type, data)?.what

test('a finding is described with its place, one of rewritten hashes with the stretch in which it lies', () => {
  const fault = { what: 're-hashed', position: 9_134 } as const
  expect(said(logCheckStream, finished({ ...fault, what: 'edited' }, 8_925))).toBe(
    'found a fault in the event log: edited, at position 9 134',
  )
  expect(said(logCheckStream, finished(fault, 8_925))).toBe(
    'found a fault in the event log: re-hashed, somewhere after position 8 925, up to position 9 134',
  )
  expect(said(logCheckStream, finished(null, 8_925))).toBe('found the event log whole')
  expect(said(logWatchStream, LogFaultFound.make({ ...fault, checkId: 'a' }))).toBe(
    'raised the alarm: re-hashed, somewhere up to position 9 134',
  )
})
