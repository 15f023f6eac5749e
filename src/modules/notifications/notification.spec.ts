import { expect, test } from 'vitest'

import type { Moment } from '#platform/event.ts'
import { givenFor } from '#tests/given.ts'
import { type NotificationId, NotificationRead, NotificationSent } from './events.ts'
import { markRead, notification } from './notification.ts'

const notificationId = '01900000-0000-7000-8000-000000000001' as NotificationId
const userId = '01900000-0000-7000-8000-000000000002'
const sent = NotificationSent.make({
  notificationId,
  userId,
  type: 'NEW_QUOTE',
  facts: {},
  happenedAt: '2026-11-20T10:00:00.000Z' as Moment,
})
const read = NotificationRead.make({ notificationId, userId })

test('a notification is read once', () =>
  givenFor(notificationId, notification, sent).when(markRead(userId)).records(read))

test('reading it again changes nothing', () =>
  givenFor(notificationId, notification, sent, read).when(markRead(userId)).records())

test('no one can read it for another person', () =>
  givenFor(notificationId, notification, sent).when(markRead(notificationId)).refuses('Not found', { status: 404 }))

test('it is its reader’s and no one else’s', () => {
  const { state } = givenFor(notificationId, notification, sent, read)
  expect(notification.owner(state, notificationId)).toEqual({ userId })
})
