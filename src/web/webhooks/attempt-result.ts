import type { WebhookAttempt } from '#modules/webhooks/contract.ts'
import { isDelivered } from '#platform/webhooks/outcome.ts'
import { webhookAttemptTexts as texts } from '#texts/webhooks.ts'

/** How an attempt went, for people. */
export const attemptResult = ({ status, fault }: Pick<WebhookAttempt, 'status' | 'fault'>) => {
  const delivered = isDelivered({ status })
  if (status === null) return { delivered, says: texts.faults[fault ?? 'CONNECTION'] }
  return { delivered, says: delivered ? texts.delivered(status) : texts.answered(status) }
}
