import { expect, test } from 'vitest'

import { orderStream } from '#modules/ordering/events.ts'
import { smallEvent } from './small-event.ts'

test('changes of the order and notes are small; decisions, steps and messages are not', () => {
  const small = orderStream.events.map(({ type }) => type).filter((type) => smallEvent(type, 'Lucía').small)
  expect(small).toEqual([
    'OrderItemsChanged',
    'OrderAddressChanged',
    'OrderContactChanged',
    'OrderShippingChanged',
    'OrderCertificatesChanged',
    'SpecialRequestChanged',
    'NoteWritten',
  ])
})

test('changes fold with changes, notes with notes, and only those of one person', () => {
  const change = smallEvent('OrderItemsChanged', 'Lucía').small
  expect(smallEvent('OrderContactChanged', 'Lucía').small).toBe(change)
  expect(smallEvent('OrderContactChanged', 'Diego').small).not.toBe(change)
  expect(smallEvent('NoteWritten', 'Lucía').small).not.toBe(change)
})
