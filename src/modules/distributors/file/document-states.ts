/** Of one version. REPLACED: a newer one came before it was reviewed. */
export const versionStates = ['IN_REVIEW', 'APPROVED', 'REJECTED', 'REPLACED'] as const
export type VersionState = (typeof versionStates)[number]

/** Of a document, by its latest version; EXPIRED: its version in force has ended. */
export const documentStates = ['IN_REVIEW', 'APPROVED', 'REJECTED', 'EXPIRED'] as const
export type DocumentState = (typeof documentStates)[number]

/** Of what is required of a company. ACCEPTED: the WHO checkbox replaces the licence. */
export const requirementStates = ['MISSING', 'IN_REVIEW', 'RETURNED', 'APPROVED', 'ACCEPTED', 'EXPIRED'] as const
export type RequirementState = (typeof requirementStates)[number]

type AnyState = VersionState | DocumentState | RequirementState | undefined

export const isInReview = (state: AnyState) => state === 'IN_REVIEW'
export const isApproved = (state: AnyState) => state === 'APPROVED'
export const isExpired = (state: AnyState) => state === 'EXPIRED'
export const isRejected = (state: VersionState | DocumentState) => state === 'REJECTED'

export const isMissing = (state: RequirementState) => state === 'MISSING'
export const isReturned = (state: RequirementState) => state === 'RETURNED'
/** By the WHO checkbox. */
export const isAccepted = (state: RequirementState) => state === 'ACCEPTED'
/** Nothing more is required. */
export const isSettled = (state: RequirementState): boolean => isApproved(state) || isAccepted(state)
