/** Why there was no answer. */
export const webhookFaults = ['TIMEOUT', 'ADDRESS', 'NAME', 'CERTIFICATE', 'CONNECTION'] as const
export type WebhookFault = (typeof webhookFaults)[number]

/** `status`: HTTP; null: there was no answer. */
export type WebhookOutcome = {
  readonly status: number | null
  readonly fault: WebhookFault | null
  readonly milliseconds: number
}

export const isDelivered = ({ status }: Pick<WebhookOutcome, 'status'>): boolean =>
  status !== null && status >= 200 && status < 300
