import { expect, test } from 'vitest'

import { found } from './found-answers.ts'

const item = (id: string, title: string, excerpt: string | null = null) => ({ id, title, excerpt })
const items = [
  item('a', 'Storing implants in hot climates'),
  item('b', 'Preparing a tender'),
  item('c', 'Audits', 'What an auditor asks of storage and transport'),
]
const ids = (subject: string) => found(subject, items).map(({ id }) => id)

test('what holds most of the words stands first, and the beginning of a word is enough', () => {
  expect(ids('Storage of implants')).toEqual(['a', 'c'])
  expect(ids('a TENDER')).toEqual(['b'])
})

test('short words, and words that stand nowhere, find nothing', () => {
  expect(ids('in a of')).toEqual([])
  expect(ids('Invoice')).toEqual([])
})
