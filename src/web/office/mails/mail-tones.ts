import type { readOutbox } from '#modules/notifications/mails/mail-contract.ts'
import type { Answer } from '#platform/http/endpoint.ts'
import type { Tone } from '#web/ui/page/StatusPill.tsx'

export type OutboxMail = Answer<typeof readOutbox>['mails'][number]

/** What became of a mail, as a colour. */
export const mailTones: Readonly<Record<OutboxMail['state'], Tone>> = {
  QUEUED: 'moving',
  SENT: 'done',
  FAILED: 'error',
  KEPT: 'closed',
}
