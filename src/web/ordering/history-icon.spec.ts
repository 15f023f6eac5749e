import { IconHistory, IconLock } from '@tabler/icons-react'
import { expect, test } from 'vitest'

import { historyIcon } from './history-icon.ts'

test('an event has the icon of its text; one of a later release has the plain one', () => {
  expect(historyIcon('OrderHeld')).toBe(IconLock)
  expect(historyIcon('OrderSplit')).toBe(IconHistory)
})
