import { DatabaseError } from 'pg'
import { expect, test } from 'vitest'

import { wasUndone } from './append-refused.ts'

const saidBy = (code: string, severity: string) => Object.assign(new DatabaseError('', 0, 'error'), { code, severity })

test.each(['ERROR', 'FEHLER', 'エラー'])(
  'what the server refuses is undone, whichever language it says %s in',
  (severity) => {
    for (const code of ['PC409', 'PC208', '40P01', '23505', '57014'])
      expect(wasUndone(saidBy(code, severity))).toBe(true)
  },
)

test('where the connection was lost, the outcome is unknown', () => {
  for (const code of ['57P01', '57P02', '08006', '25P03']) expect(wasUndone(saidBy(code, 'FATAL'))).toBe(false)
  expect(wasUndone(new Error('Connection terminated unexpectedly'))).toBe(false)
})
