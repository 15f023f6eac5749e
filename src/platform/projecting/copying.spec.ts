import fc from 'fast-check'
import { expect, test } from 'vitest'

import { copyText } from './copying.ts'

const columns = [
  { column: 'id', type: 'text' },
  { column: 'placed_at', type: 'timestamp with time zone' },
  { column: 'lines', type: 'jsonb' },
  { column: 'tags', type: 'text[]' },
]

test('what COPY would mistake for its own signs is escaped', () => {
  const row = { id: 'a\tb\\N\n', placedAt: null, lines: { note: 'a\nb' }, tags: ['a"b', 'c\\d'] }
  expect(copyText(columns, [row])).toBe('a\\tb\\\\N\\n\t\\N\t{"note":"a\\\\nb"}\t{"a\\\\"b","c\\\\\\\\d"}\n')
})

test('whatever is in a row, it is one line of as many fields as there are columns', () => {
  const row = fc.record({
    id: fc.string({ unit: 'grapheme' }),
    placedAt: fc.string(),
    lines: fc.jsonValue(),
    tags: fc.array(fc.string()),
  })
  fc.assert(
    fc.property(row, (cells) => {
      const text = copyText(columns, [cells])
      expect(text.endsWith('\n')).toBe(true)
      expect(text.slice(0, -1).split('\n')).toHaveLength(1)
      expect(text.split('\t')).toHaveLength(columns.length)
    }),
  )
})
