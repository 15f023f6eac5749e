import { counted } from '#platform/formats.ts'
import type { NotificationFacts } from './events.ts'

/** Describes a broken rule about the log: what is wrong with one stream, or how many streams break it. */
export const brokenRule = (
  { rule, company, reason, streams = 1, soFar = false }: NotificationFacts,
  orderNum: string | null,
): string => {
  if (!rule) return 'A rule about the log does not hold.'
  const one = orderNum ? ` for order ${orderNum}` : company ? ` for ${company}` : ''
  const where = streams === 1 ? one : ` in ${counted(streams, 'stream')}${soFar ? ' so far' : ''}`
  return [`This does not hold${where}: ${rule}`, reason, soFar && 'The check goes on.'].filter(Boolean).join(' ')
}
