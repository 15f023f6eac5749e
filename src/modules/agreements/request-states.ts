export const requestStates = ['SENT', 'IN_PREPARATION', 'SIGNED', 'REFUSED'] as const
export type RequestState = (typeof requestStates)[number]
/** Not answered. */
export const openRequestStates = ['SENT', 'IN_PREPARATION'] as const satisfies readonly RequestState[]
export const isSent = (state: RequestState | null) => state === 'SENT'
export const isUnanswered = (state: RequestState | null) => openRequestStates.some((open) => open === state)
export const isSigned = (state: RequestState) => state === 'SIGNED'

/** By which the office's list of agreements is sorted. */
export const agreementColumns = ['company', 'agreement', 'type', 'country'] as const
