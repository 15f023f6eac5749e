/** Of ordered material. */
export const partnerStatuses = { IN_PROGRESS: 'In progress', SENT: 'Sent', CANCELLED: 'Cancelled' }
