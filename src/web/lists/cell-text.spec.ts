import { createElement as element } from 'react'
import { expect, test } from 'vitest'

import { cellText } from './cell-text.ts'

const Money = (_: { cents: number }) => null
const DateText = (_: { at: string }) => null

test('a cell is written as its text, and figures as they are kept', () => {
  expect(cellText('Andina')).toBe('Andina')
  expect(cellText(12)).toBe('12')
  expect(cellText(null)).toBe('')
  expect(cellText(element('a', { href: '/x' }, element('bdi', null, 'Andina Salud')))).toBe('Andina Salud')
  expect(cellText(element('span', null, element(Money, { cents: 123450 }), ' · ', 'FCA'))).toBe('1234.50 · FCA')
  expect(cellText(element(DateText, { at: '2026-11-26T10:00:00.000Z' }))).toBe('2026-11-26T10:00:00.000Z')
})
