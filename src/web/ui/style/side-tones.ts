import type { Side } from '#modules/permissions/roles.ts'
import type { Tone } from '#web/ui/page/StatusPill.tsx'

/** By who did something: the distributor's people purple, the provider's cyan, the clock amber. */
export const sideTones: Readonly<Record<Side, Tone>> = {
  distributor: 'provider',
  provider: 'moving',
  system: 'you',
}
