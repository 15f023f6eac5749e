import { derivedId } from '#platform/derived-id.ts'
import { type Background, type DeadlineHandler, reaction } from '#platform/module.ts'
import { subscriptionStream } from './events.ts'
import { isAsked } from './newsletter-states.ts'
import { forgetNow, remindNow, subscription } from './subscription.ts'

/** A link follows from its asking alone: mailed again, it is the same one. */
const mailLink = async (context: Background, id: string, position: number, reminds: boolean): Promise<void> => {
  const { personal, signedLinks, mailer, logFor } = context
  const { state, keyId, until } = await logFor('look').stateOf(subscription, id)
  if (!isAsked(state) || !keyId || !until) return
  const token = signedLinks.make('newsletter-confirm', { userId: id, id: keyId }, new Date(until))
  const data = { token: await personal.seal(keyId, token), reminds }
  const effect = derivedId('newsletter confirmation', id, position)
  await mailer.queue(effect, keyId, { name: 'newsletter-confirm', data }, { awaited: !reminds })
}

export const mailConfirmations = reaction({
  name: 'newsletter-confirmations-mailed',
  of: [subscriptionStream],
  reads: ['newsletter_subscribers'],
  newsForDays: 7,
  on: {
    SubscriptionAsked: (context, { subscriptionId }, { position }) =>
      mailLink(context, subscriptionId, position, false),
    SubscriptionAskedAgain: (context, { subscriptionId }, { position }) =>
      mailLink(context, subscriptionId, position, false),
    SubscriptionReminded: (context, { subscriptionId }, { position }) =>
      mailLink(context, subscriptionId, position, true),
  },
})

export const remindUnconfirmed: DeadlineHandler = {
  keep: async ({ logFor }, { kind, at, stream }) => {
    await logFor(kind).decide(subscription, stream.key, remindNow(at))
  },
}

/** The key goes with the event, so that nothing of the address can be read from then on. */
export const forgetAddresses: DeadlineHandler = {
  keep: async ({ logFor, personal }, { kind, at, stream }) => {
    const log = logFor(kind)
    const { keyId } = await log.stateOf(subscription, stream.key)
    await log.decide(subscription, stream.key, forgetNow(at, keyId), {
      also: async (tx) => {
        if (keyId) await personal.erase([keyId], tx)
      },
    })
  },
}
