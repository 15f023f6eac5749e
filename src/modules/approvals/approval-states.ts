export const approvalStatuses = ['WAITING', 'APPROVED', 'REFUSED', 'REJECTED', 'WITHDRAWN', 'EXPIRED'] as const
export type ApprovalStatus = (typeof approvalStatuses)[number]

/** Those that someone else can decide. */
export const waitingApprovals = ['WAITING'] as const satisfies readonly ApprovalStatus[]
export const isWaiting = (status: ApprovalStatus): boolean => status === 'WAITING'
export const isApproved = (status: ApprovalStatus): boolean => status === 'APPROVED'

/** Whose requests a list shows: the reader's own, or those that they may decide. */
export const approvalRequesters = ['ME', 'OTHERS'] as const
export type ApprovalRequester = (typeof approvalRequesters)[number]

export const approvalColumns = ['at', 'status'] as const

/** Of the events of a request, so many are described. */
export const MOST_EFFECTS = 20
