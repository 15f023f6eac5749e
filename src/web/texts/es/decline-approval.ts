import type { declineApprovalTexts as English } from '#texts/decline-approval.ts'
import type { Translated } from '#web/texts/translated.ts'

/** What the approver reads who declines, and enters. */
export const declineApprovalTexts = {
  title: (num) => `¿No aprobar el pedido ${num}?`,
  lead: (name) => `Se enviará una notificación a ${name}. La cotización sigue abierta.`,
  reason: 'Motivo',
  missing: 'Ingrese un motivo',
  keep: 'Todavía no',
  declined: (num) => `El pedido ${num} no se aprobó.`,
} satisfies Translated<typeof English>
