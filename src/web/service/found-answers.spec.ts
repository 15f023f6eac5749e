import { expect, test } from 'vitest'

import { found } from './found-answers.ts'

const item = (id: string, title: string, excerpt: string | null = null) => ({ id, title, excerpt })
const items = [
  item('a', 'Storing implants in hot climates'),
  item('b', 'Preparing a tender'),
  item('c', 'Audits', 'What an auditor checks of storage and transport'),
]
const ids = (subject: string) => found(subject, items).map(({ id }) => id)

test('what has most of the terms comes first, and the beginning of a term is enough', () => {
  expect(ids('Storage of implants')).toEqual(['a', 'c'])
  expect(ids('a TENDER')).toEqual(['b'])
})

test('short terms, and terms that are nowhere, find nothing', () => {
  expect(ids('in a of')).toEqual([])
  expect(ids('Invoice')).toEqual([])
})
