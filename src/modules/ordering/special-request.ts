/** What may be asked for beyond the goods, in the words of specification 2 §2 and in the order in which they are shown. */
export const requestSubjects = {
  documents: 'Documents',
  packing: 'Packing',
  preShipmentInspection: 'Need for pre-shipment inspection',
} as const
export type RequestSubject = keyof typeof requestSubjects

type SpecialRequest = { readonly [Subject in RequestSubject]?: boolean } & { readonly other?: string | null }

/** The subjects that are ticked, in words. */
export const askedSubjects = (request: SpecialRequest | null | undefined): string[] =>
  Object.entries(requestSubjects)
    .filter(([subject]) => request?.[subject as RequestSubject])
    .map(([, label]) => label)

/** Everything that is asked for, each wish in words, the distributor's own last. */
export const specialRequests = (request: SpecialRequest | null | undefined): string[] => [
  ...askedSubjects(request),
  ...(request?.other ? [request.other] : []),
]
