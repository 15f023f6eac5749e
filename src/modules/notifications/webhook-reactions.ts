import { webhookStream } from '#modules/webhooks/events.ts'
import { reaction } from '#platform/module.ts'
import { activeProcurementOf } from '#projections/users.ts'
import { webhookOf } from '#projections/webhooks.ts'
import { NEWS_FOR_DAYS, notify } from './notify.ts'
import { AUDIENCE_MODELS, staffFor } from './reactions.ts'

/** Notifies those who manage a webhook that the portal has paused it. */
export const notifyOfWebhooks = reaction({
  name: 'notify-of-webhooks',
  of: [webhookStream],
  reads: [...AUDIENCE_MODELS, 'webhooks'],
  newsForDays: NEWS_FOR_DAYS,
  on: {
    WebhookPaused: async (context, { by }, cause) => {
      const { key: id, distributorId } = cause
      const paused = by === 'PORTAL' ? await webhookOf(context.db, distributorId, id) : undefined
      if (!paused) return
      const audience =
        distributorId === null
          ? await staffFor(context, undefined, [])
          : { name: 'company', people: (await activeProcurementOf(context.db, distributorId)).map((user) => user.id) }
      await notify(context, cause, audience, { type: 'WEBHOOK_PAUSED', facts: { subject: paused.name, subjectId: id } })
    },
  },
})
