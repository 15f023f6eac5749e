export const partnerOrderStatuses = ['IN_PROGRESS', 'SENT', 'CANCELLED'] as const
export type PartnerOrderStatus = (typeof partnerOrderStatuses)[number]
export const openPartnerOrderStatuses = ['IN_PROGRESS'] as const satisfies readonly PartnerOrderStatus[]
export const isInProgress = (status: PartnerOrderStatus) => status === 'IN_PROGRESS'
export const isSent = (status: PartnerOrderStatus) => status === 'SENT'

export const manualCoinsStatuses = ['WAITING', 'APPROVED', 'REJECTED'] as const
export type ManualCoinsStatus = (typeof manualCoinsStatuses)[number]
export const waitingCoinsStatuses = ['WAITING'] as const satisfies readonly ManualCoinsStatus[]
export const isWaiting = (status: ManualCoinsStatus) => status === 'WAITING'

/** Of rules. PAST: later rules are in force; WITHDRAWN: it never came into force. */
export const rulesStates = ['SCHEDULED', 'IN_FORCE', 'PAST', 'WITHDRAWN'] as const
export const isScheduled = (state: (typeof rulesStates)[number]) => state === 'SCHEDULED'
