export const openRequestStates = ['OPEN'] as const
export const answeredRequestStates = ['DONE', 'REFUSED'] as const
export const requestStates = [...openRequestStates, ...answeredRequestStates] as const
export type RequestState = (typeof requestStates)[number]
export const isOpenRequest = (state: RequestState) => state === 'OPEN'

type About = { readonly distributorId: string; readonly productId: string; readonly countryId?: string | null }

/** Of the latest request of its kind: of a product, or of its label in a country. */
export const productRequestId = ({ distributorId, productId, countryId = null }: About): string =>
  [distributorId, productId, ...(countryId === null ? [] : [countryId])].join(':')
