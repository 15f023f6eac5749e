import type { OrderDraft } from '#modules/ordering/contract.ts'
import { specialRequestWords as words } from '#web/words/special-request.ts'

type SpecialRequest = OrderDraft['specialRequest']

/** The three that can be ticked, in the order in which they are shown. */
export const requestSubjects = ['documents', 'packing', 'preShipmentInspection'] as const

/** The subjects that are ticked, in words. */
export const askedSubjects = (request: SpecialRequest): string[] =>
  requestSubjects.filter((subject) => request?.[subject]).map((subject) => words.subjects[subject])

/** What is asked for beyond the goods, each wish in words, the distributor's own last. */
export const specialRequests = (request: SpecialRequest): string[] => [
  ...askedSubjects(request),
  ...(request?.other ? [request.other] : []),
]
