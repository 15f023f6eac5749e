export const variantStates = ['DRAFT', 'PUBLISHED', 'CHANGED', 'SCHEDULED', 'WITHDRAWN'] as const
export type VariantState = (typeof variantStates)[number]
/** Written, and not published as it is now. */
export const isUnpublished = (state: VariantState) => state === 'DRAFT' || state === 'CHANGED'
