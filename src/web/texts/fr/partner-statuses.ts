import type { partnerStatuses as English } from '#texts/partner-statuses.ts'
import type { Translated } from '#web/texts/translated.ts'

/** Of ordered material. */
export const partnerStatuses = {
  IN_PROGRESS: 'En cours',
  SENT: 'Envoyé',
  CANCELLED: 'Annulé',
} satisfies Translated<typeof English>
