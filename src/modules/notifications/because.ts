import type { NotificationFacts } from './events.ts'

/** ': reason' where one was given. The sentence around it brings its own full stop. */
export const because = ({ reason }: NotificationFacts): string =>
  reason ? `: ${reason.trim().replace(/\.+$/, '')}` : ''
