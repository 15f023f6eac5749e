import type { declineApprovalTexts as English } from '#texts/decline-approval.ts'
import type { Translated } from '#web/texts/translated.ts'

/** What the approver reads who declines, and enters. */
export const declineApprovalTexts = {
  title: (num) => `Não aprovar a encomenda ${num}?`,
  lead: (name) => `É enviada uma notificação a ${name}. A cotação continua em aberto.`,
  reason: 'Motivo',
  missing: 'Introduza um motivo',
  keep: 'Ainda não',
  declined: (num) => `A encomenda ${num} não foi aprovada.`,
} satisfies Translated<typeof English>
