import type { NotificationFacts } from './events.ts'

/** ': why', where somebody said it, or what they wrote with it. The sentence that it stands in brings its own full stop. */
export const because = ({ reason }: NotificationFacts): string =>
  reason ? `: ${reason.trim().replace(/\.+$/, '')}` : ''
