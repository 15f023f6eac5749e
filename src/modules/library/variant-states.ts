export const variantStates = ['DRAFT', 'PUBLISHED', 'CHANGED', 'SCHEDULED', 'WITHDRAWN'] as const
export type VariantState = (typeof variantStates)[number]
/** Written, and not published as it is now. */
export const isUnpublished = (state: VariantState) => state === 'DRAFT' || state === 'CHANGED'

/** What the office filters resources by: a language of them is so, or is missing. UNFINISHED: there is something to write or publish. */
export const contentStatuses = ['BEHIND', 'MISSING', 'DRAFT', 'CHANGED', 'SCHEDULED', 'WITHDRAWN'] as const
export type ContentStatus = (typeof contentStatuses)[number] | 'UNFINISHED'

/** By which the office's list of resources is sorted. `due`: what is scheduled next. */
export const contentColumns = ['title', 'kind', 'changed', 'due', 'views', 'downloads', 'completions'] as const
