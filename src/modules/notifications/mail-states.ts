export const mailStates = ['QUEUED', 'SENT', 'FAILED', 'KEPT'] as const
export type MailState = (typeof mailStates)[number]
export const isQueued = (state: MailState | 'WITHDRAWN') => state === 'QUEUED'
export const isSent = (state: MailState) => state === 'SENT'
export const isFailed = (state: MailState) => state === 'FAILED'
/** There is no mail server: it is read in the outbox. */
export const isKept = (state: MailState) => state === 'KEPT'
