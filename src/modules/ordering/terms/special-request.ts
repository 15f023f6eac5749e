import { labelled } from '#platform/text/say.ts'
/** What may be requested beyond the goods, with the labels of specification 2 §2 in the order of the screen. */
export const requestSubjects = labelled({
  documents: 'Documents',
  packing: 'Packing',
  preShipmentInspection: 'Need for pre-shipment inspection',
})
export type RequestSubject = keyof typeof requestSubjects

type SpecialRequest = { readonly [Subject in RequestSubject]?: boolean } & { readonly other?: string | null }

/** The labels of the ticked subjects. */
export const requestedSubjects = (request: SpecialRequest | null | undefined): string[] =>
  Object.entries(requestSubjects)
    .filter(([subject]) => request?.[subject as RequestSubject])
    .map(([, label]) => label)

/** The label of everything that is requested, the distributor's own text last. */
export const specialRequests = (request: SpecialRequest | null | undefined): string[] => [
  ...requestedSubjects(request),
  ...(request?.other ? [request.other] : []),
]
