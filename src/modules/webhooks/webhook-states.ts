export const webhookStates = ['ACTIVE', 'PAUSED', 'GIVEN_UP', 'REMOVED'] as const
export type WebhookState = (typeof webhookStates)[number]
export const isActive = (state: WebhookState) => state === 'ACTIVE'
export const isRemoved = (state: WebhookState) => state === 'REMOVED'
export const keptStates = ['ACTIVE', 'PAUSED', 'GIVEN_UP'] as const satisfies readonly WebhookState[]
export type KeptState = (typeof keptStates)[number]
