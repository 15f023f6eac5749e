/** Whose answer is pending: REPORTED and ANSWERED the provider's, PROPOSED the distributor's, ACCEPTED quality's. */
export const issueStates = ['REPORTED', 'PROPOSED', 'ANSWERED', 'ACCEPTED', 'RELEASED'] as const
export type IssueState = (typeof issueStates)[number]
export const isWithDistributor = (state: IssueState) => state === 'PROPOSED'
export const isWithProvider = (state: IssueState): boolean => state === 'REPORTED' || state === 'ANSWERED'
export const isAccepted = (state: IssueState) => state === 'ACCEPTED'
export const releasedStates = ['RELEASED'] as const satisfies readonly IssueState[]
export const isReleased = (state: IssueState) => state === 'RELEASED'

/** Whom an issue waits for, as staff narrow their list to it. */
export const issueTurns = {
  distributor: ['PROPOSED'],
  provider: ['REPORTED', 'ANSWERED', 'ACCEPTED'],
  none: releasedStates,
} as const satisfies Record<string, readonly IssueState[]>

/** By which the office's list of issues is sorted. */
export const issueColumns = [
  'number',
  'company',
  'product',
  'code',
  'kind',
  'state',
  'waiting',
  'reported',
  'orders',
] as const
