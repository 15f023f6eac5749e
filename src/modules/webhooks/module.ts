import { isSuspended } from '#modules/distributors/account-states.ts'
import { distributorStream } from '#modules/distributors/events.ts'
import type { Module } from '#platform/module.ts'
import type { ReadModels } from '#platform/projection.ts'
import { distributorsById } from '#projections/distributors.ts'
import { activeWebhooks } from '#projections/webhooks.ts'
import { webhookStream } from './events.ts'
import { messageOf, webhookStreams } from './kinds.ts'
import { routes } from './routes.ts'
import { giveUp, webhook, webhookDescriptions } from './webhook.ts'

/** Those of a suspended company wait at their place. */
const receiving = async (db: ReadModels) => {
  const active = await activeWebhooks(db)
  const companies = await distributorsById(
    db,
    active.flatMap(({ distributorId }) => distributorId ?? []),
  )
  return active.filter(({ distributorId }) => !isSuspended(companies.get(distributorId ?? '')?.state))
}

/** Events that are sent to addresses of companies and of the provider's own systems. */
export const webhooks: Module = {
  name: 'webhooks',
  deciders: [webhook],
  routes,
  reactions: [],
  deadlines: {},
  descriptions: webhookDescriptions,
  webhooks: {
    of: webhookStreams,
    streams: [webhookStream, distributorStream],
    readModels: ['webhooks', 'distributors'],
    active: receiving,
    messageOf,
    giveUp: async ({ logFor }, id) => {
      await logFor('give up').decide(webhook, id, giveUp)
    },
  },
}
