import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'

import { plantedFaults } from './planted-faults.ts'

const root = join(import.meta.dirname, '../../../..')
const read = (file: string): string => readFileSync(join(root, file), 'utf8')

test('there are 56 faults, each of its own name', () => {
  expect(new Set(plantedFaults.map(({ what }) => what)).size).toBe(56)
})

test.each(plantedFaults)('$what: its place is in the source once, and the replaced source can be parsed', (fault) => {
  const { file, from, to } = fault
  const [before = '', after = '', ...more] = read(file).split(from)
  expect(more).toEqual([])
  expect(before + after).not.toBe(read(file))
  const { diagnostics } = ts.transpileModule(before + to + after, { reportDiagnostics: true, fileName: file })
  expect(diagnostics?.map(({ messageText }) => messageText)).toEqual([])
})

test.each(plantedFaults)('$what: the tests that notice it are there', ({ by }) => {
  expect(by.filter((file) => !existsSync(join(root, file)))).toEqual([])
})
