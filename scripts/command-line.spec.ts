import { describe, expect, test } from 'vitest'

import { read, wholeNumber } from './command-line.ts'

const storm = {
  usage: 'npm run storm -- [PLACE] [--cycles 60] [--planted]\n\n--cycles 60  so many kills',
  options: { cycles: { type: 'string', default: '60' }, planted: { type: 'boolean' } },
  positionals: 1,
} as const

describe('what is typed', () => {
  test('is read into positionals and options, with defaults for those that were left out', () => {
    const given = read(['here', '--planted'], storm)
    expect(given?.positionals).toEqual(['here'])
    expect({ ...given?.values }).toEqual({ cycles: '60', planted: true })
  })

  test.each([['--help'], ['-h'], ['here', '--help'], ['--no-such', '--help']])('requests help: %s %s', (...typed) => {
    expect(read(typed, storm)).toBeNull()
  })

  test.each([
    [['--no-such'], 'There is no option --no-such.'],
    [['--no-such=7'], 'There is no option --no-such.'],
    [['-x'], 'There is no option -x.'],
    [['--cycles'], '--cycles needs a value.'],
    [['--cycles', '--planted'], '--cycles needs a value.'],
    [['--planted=yes'], '--planted takes no value.'],
    [['here', 'there', 'anywhere'], 'That is too much: there anywhere.'],
  ])('is refused in one sentence above the usage: %j', (typed, sentence) => {
    expect(() => read(typed, storm)).toThrow(
      `${sentence}\n\n  npm run storm -- [PLACE] [--cycles 60] [--planted]\n\n  --cycles 60  so many kills`,
    )
  })
})

describe('a number', () => {
  test('is taken from the least one on', () => {
    expect(wholeNumber('--cycles', '200', 1)).toBe(200)
    expect(wholeNumber('--rest', '0', 0)).toBe(0)
  })

  test.each(['abc', '', '1.5', '-3', '0', '1e3', '99999999999999999999'])('is refused: %j', (typed) => {
    expect(() => wholeNumber('--cycles', typed, 1)).toThrow(`--cycles ${typed}: a whole number is needed, 1 or more.`)
  })
})
