import type { ReadModelTable } from '#modules/projections/contract.ts'
import type { Tone } from '#web/ui/page/StatusPill.tsx'

export const stateTones: Readonly<Record<ReadModelTable['state'], Tone>> = {
  live: 'done',
  standby: 'closed',
  building: 'moving',
  paused: 'you',
  halted: 'error',
}
