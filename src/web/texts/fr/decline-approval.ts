import type { declineApprovalTexts as English } from '#texts/decline-approval.ts'
import type { Translated } from '#web/texts/translated.ts'

/** What the approver reads who declines, and enters. */
export const declineApprovalTexts = {
  title: (num) => `Ne pas approuver la commande ${num} ?`,
  lead: (name) => `Une notification est envoyée à ${name}. Le devis reste ouvert.`,
  reason: 'Motif',
  missing: 'Saisissez un motif',
  keep: 'Pas encore',
  declined: (num) => `La commande ${num} n’est pas approuvée.`,
} satisfies Translated<typeof English>
