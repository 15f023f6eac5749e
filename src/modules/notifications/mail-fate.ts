import type { MailFate } from '#platform/mail/mailer.ts'
import type { MailOfNotification } from './contract.ts'
import { DIGEST } from './mail-reactions.ts'

const becameOf = ({ state, about, notBefore }: MailFate): MailOfNotification['became'] => {
  const isDigest = about === DIGEST
  switch (state) {
    case 'QUEUED':
      return isDigest ? 'DIGEST' : notBefore ? 'QUIET' : 'WAITS'
    case 'SENT':
      return isDigest ? 'SENT_IN_DIGEST' : 'SENT'
    case 'KEPT':
      return 'KEPT'
    case 'WITHDRAWN':
      return 'READ'
    case 'FAILED':
      return 'FAILED'
  }
}

/** What became of a notification's mail; undefined: none was queued. */
export const mailOf = (fate: MailFate | undefined): MailOfNotification =>
  fate
    ? { became: becameOf(fate), until: fate.state === 'QUEUED' ? (fate.notBefore?.toISOString() ?? null) : null }
    : { became: 'NONE', until: null }
