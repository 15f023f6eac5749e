import type { LogRun } from '#modules/log-checks/contract.ts'
import type { Tone } from '#web/ui/page/StatusPill.tsx'

export const runTones: Readonly<Record<LogRun['state'], Tone>> = {
  RUNNING: 'moving',
  ENDED_EARLY: 'closed',
  WHOLE: 'done',
  FAULT: 'error',
}
