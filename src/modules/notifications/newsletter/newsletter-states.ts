export const issueStates = ['DRAFT', 'SCHEDULED', 'SENDING', 'PAUSED', 'SENT'] as const
export type IssueState = (typeof issueStates)[number]
/** By which the office's list of issues is sorted. */
export const issueColumns = ['subject', 'state', 'when', 'mails'] as const
export const isDraft = (state: IssueState) => state === 'DRAFT'
export const isScheduled = (state: IssueState) => state === 'SCHEDULED'
export const isSending = (state: IssueState) => state === 'SENDING'
export const isPaused = (state: IssueState) => state === 'PAUSED'
export const isSent = (state: IssueState) => state === 'SENT'
/** Mails of it were queued. */
export const hasBegun = (state: IssueState) => isSending(state) || isPaused(state) || isSent(state)

/** Of an address of the public list. NONE: it was never requested, or it is forgotten. */
export const subscriptionStates = ['NONE', 'ASKED', 'CONFIRMED', 'LEFT'] as const
export type SubscriptionState = (typeof subscriptionStates)[number]
export const isAsked = (state: SubscriptionState) => state === 'ASKED'
export const confirmedStates = ['CONFIRMED'] as const satisfies readonly SubscriptionState[]
export const isConfirmed = (state: SubscriptionState) => state === 'CONFIRMED'
export const leftStates = ['LEFT'] as const satisfies readonly SubscriptionState[]
export const hasLeft = (state: SubscriptionState) => state === 'LEFT'
