import type { partnerStatuses as English } from '../en/partner-statuses.ts'
import type { Translated } from '../translated.ts'

/** Of ordered material. */
export const partnerStatuses = {
  IN_PROGRESS: 'Em curso',
  SENT: 'Enviado',
  CANCELLED: 'Cancelado',
} satisfies Translated<typeof English>
