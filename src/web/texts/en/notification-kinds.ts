import type { KindGroup } from '#modules/notifications/mails/mail-kinds.ts'

/** What a notification is about, as people choose among them. */
export const notificationKinds: Readonly<Record<KindGroup, string>> = {
  orders: 'Orders',
  documents: 'Documents',
  loyalty: 'Loyalty',
  library: 'Library',
  service: 'Service',
  account: 'Account',
  log: 'Event log',
}
