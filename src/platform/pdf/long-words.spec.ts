import { expect, test } from 'vitest'

import { withBrokenWords } from './long-words.ts'

const link = 'https://forwarder.example/offers/2026/11?reference=PC-2026-000245'

test('a long word may be broken anywhere, wherever it stands; what is around it may not', () => {
  const broken = { text: link, wordBreak: 'break-all' }
  expect(withBrokenWords({ stack: [{ text: `Details: ${link} by road`, style: 'muted' }] })).toEqual({
    stack: [{ text: ['Details: ', broken, ' by road'], style: 'muted' }],
  })
  expect(withBrokenWords({ table: { body: [['a', link]] } })).toEqual({ table: { body: [['a', { text: [broken] }]] } })
})

test('other text and what is no text stays as it is', () => {
  const node = { text: 'Levonorgestrel 1.5 mg', svg: 'x'.repeat(60), margin: [0, 4], columns: [{ text: '' }, null] }
  expect(withBrokenWords(node)).toEqual(node)
})
