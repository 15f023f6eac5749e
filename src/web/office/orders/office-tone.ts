import type { StatusTone } from '#modules/ordering/order-status.ts'

/** Colour says who must act. In the office "you" is the provider: what waits for staff is amber, for the distributor purple. */
export const officeTone = (tone: StatusTone): StatusTone =>
  tone === 'you' ? 'provider' : tone === 'provider' ? 'you' : tone
