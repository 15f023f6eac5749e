import { expect, test } from 'vitest'

import { CannotStart, sentenceOf } from './cannot-start.ts'

const ofFile = (code: string) => Object.assign(new Error(code), { code, path: '/data/secret', syscall: 'open' })

test('what the user of the command can fix is a sentence', () => {
  expect(sentenceOf(new CannotStart('There is no portal yet.'))).toBe('There is no portal yet.')
  expect(sentenceOf(ofFile('EACCES'))).toBe(
    '/data/secret is closed to this user (EACCES): run this as the user that the portal runs as.',
  )
  expect(sentenceOf(ofFile('EPERM'))).toContain('(EPERM)')
})

test('a bug keeps its stack', () => {
  expect(sentenceOf(new TypeError('it is not a function'))).toBeNull()
  expect(sentenceOf(ofFile('ENOENT'))).toBeNull()
  expect(sentenceOf('thrown by mistake')).toBeNull()
})
