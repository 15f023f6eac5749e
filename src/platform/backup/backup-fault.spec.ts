import { expect, test } from 'vitest'

import { BackupFault } from './backup-fault.ts'

test('a fault says once what is wrong, and where', () => {
  expect(new BackupFault('edited', { position: 13_363 }).message).toBe(
    'FAULT at position 13 363: this is not what was recorded',
  )
  expect(new BackupFault('missing', { section: 'es.stream', line: 1_204 }).message).toBe(
    'FAULT in es.stream, line 1 204: something is gone here',
  )
  expect(new BackupFault('cut off', { section: 'the last line' }).message).toBe(
    'FAULT in the last line: the file ends too early',
  )
  expect(new BackupFault('not a backup').message).toBe('FAULT: this is no backup of PartnerCare')
})
