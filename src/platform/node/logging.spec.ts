import { DatabaseError } from 'pg'
import { expect, test } from 'vitest'
import { logger } from './logging.ts'

const refusedWith = (code: string, message: string) => Object.assign(new DatabaseError(message, 0, 'error'), { code })

test.each([
  [new Error('No account of ana@clinic.example is open'), 'No account of … is open'],
  [refusedWith('22P02', 'invalid input syntax for type uuid: "Ana"'), 'The database refused it: 22P02'],
  [refusedWith('42703', 'column "frieght" does not exist'), 'column "frieght" does not exist'],
])('an error is logged without what people wrote, and with where it happened: %s', (err, message) => {
  const lines: string[] = []
  logger('warn', { write: (line: string) => lines.push(line) }).warn({ err }, 'in the background')
  const line = JSON.parse(lines.join(''))
  expect(line).toMatchObject({ msg: 'in the background', err: { message } })
  expect(line.err.stack).toMatch(/^ +at /)
})
