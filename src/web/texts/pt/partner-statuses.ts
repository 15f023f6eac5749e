import type { partnerStatuses as English } from '#texts/partner-statuses.ts'
import type { Translated } from '#web/texts/translated.ts'

/** Of ordered material. */
export const partnerStatuses = {
  IN_PROGRESS: 'Em curso',
  SENT: 'Enviado',
  CANCELLED: 'Cancelado',
} satisfies Translated<typeof English>
