import type { AgreementRequest } from '#modules/agreements/contract.ts'
import { agreementTexts as texts } from '#texts/agreements.ts'
import { StatusPill, type Tone } from '#web/ui/page/StatusPill.tsx'

const tones: Readonly<Record<AgreementRequest['state'], Tone>> = {
  SENT: 'provider',
  IN_PREPARATION: 'moving',
  SIGNED: 'done',
  REFUSED: 'closed',
}

/** The status of a request for an agreement. */
export const RequestPill = ({ state }: Pick<AgreementRequest, 'state'>) => (
  <StatusPill tone={tones[state]}>{texts.states[state]}</StatusPill>
)
