import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'

import { existingFile, refuseUnwritable } from './given-file.ts'

const folder = mkdtempSync(join(tmpdir(), 'partnercare-given-'))
const file = join(folder, 'backup')
const circle = join(folder, 'circle')
writeFileSync(file, '')
symlinkSync(circle, circle)
afterAll(() => rmSync(folder, { recursive: true }))

describe('a file to read', () => {
  test('is the one that is there', () => expect(existingFile(file)).toBe(file))

  test.each([
    ['nowhere', join(folder, 'none'), `There is no file ${folder}/none.`],
    ['below a file', join(file, 'none'), `There is no file ${file}/none.`],
    ['a folder', folder, `${folder} is a folder: name a file.`],
    ['what cannot be opened', circle, `${circle} cannot be read (ELOOP).`],
  ])('is not %s', (_, path, sentence) => expect(() => existingFile(path)).toThrow(sentence))
})

describe('a file to write', () => {
  test('may be there already, or not', () => {
    refuseUnwritable(file)
    refuseUnwritable(join(folder, 'none'))
  })

  test.each([
    ['a folder', folder, `${folder} is a folder: name a file in it.`],
    ['in a folder that is not there', '/nowhere/none', '/nowhere/none cannot be written (ENOENT).'],
  ])('is not %s', (_, path, sentence) => expect(() => refuseUnwritable(path)).toThrow(sentence))
})
