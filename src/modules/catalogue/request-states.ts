export const openRequestStates = ['OPEN'] as const
export const answeredRequestStates = ['DONE', 'REFUSED'] as const
export const requestStates = [...openRequestStates, ...answeredRequestStates] as const
export type RequestState = (typeof requestStates)[number]
export const isOpenRequest = (state: RequestState) => state === 'OPEN'
