export const requestStates = ['SENT', 'IN_PREPARATION', 'SIGNED', 'REFUSED'] as const
export type RequestState = (typeof requestStates)[number]
export const isSent = (state: RequestState | null) => state === 'SENT'
export const isUnanswered = (state: RequestState | null) => state === 'SENT' || state === 'IN_PREPARATION'
export const isSigned = (state: RequestState) => state === 'SIGNED'
