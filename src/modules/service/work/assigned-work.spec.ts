import { expect, test } from 'vitest'
import { assignedKinds, deskKey, readDeskKey } from '#modules/terms/assigned-work.ts'

test('a key says what lies under it, and the key of a request nothing', () => {
  for (const kind of assignedKinds) expect(readDeskKey(deskKey(kind, '42'))).toEqual({ kind, id: '42' })
  for (const key of ['019b0c3e-0000-7000-8000-000000000001', '019b0c3e-0000-7000-8000-000000000001:fr', 'QUOTES:1'])
    expect(readDeskKey(key)).toBe(null)
})
