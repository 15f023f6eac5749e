import { appendFileSync, closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'

import { cutLog } from './bounded-log.ts'

const folder = mkdtempSync(join(tmpdir(), 'log-'))
const path = join(folder, 'postgres.log')
afterAll(() => rmSync(folder, { recursive: true }))

test('a log that is written all the time takes twice its bound at most, and loses no line at the cut', () => {
  const log = openSync(path, 'a')
  const write = (line: string) => writeSync(log, `${line}\n`)
  for (let i = 0; i < 100; i++) {
    write(`line ${i}`)
    cutLog(path, 50)
  }
  closeSync(log)
  const before = readFileSync(`${path}.before`, 'utf8')
  const now = readFileSync(path, 'utf8')
  expect(`${before}${now}`).toMatch(/line 98\nline 99\n$/)
  expect(before.length + now.length).toBeLessThan(2 * 60)
})

test('one that is short, or not there yet, is left alone', () => {
  appendFileSync(join(folder, 'short.log'), 'line\n')
  cutLog(join(folder, 'short.log'))
  cutLog(join(folder, 'none.log'))
  expect(readFileSync(join(folder, 'short.log'), 'utf8')).toBe('line\n')
})
