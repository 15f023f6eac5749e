import { distributorStream } from '#modules/distributors/events.ts'
import { userStream } from '#modules/identity/events.ts'
import { reaction } from '#platform/module.ts'

import { AUDIENCE_MODELS, staffFor } from './reactions.ts'
import { NEWS_FOR_DAYS, notify } from './telling.ts'

/** A sign-up is a visitor's; whom staff register they know of. */
const isSignUp = ({ role }: { readonly role: string }): boolean => role === 'ANONYMOUS'

/** Notifies QUALITY of a company that has signed up, and its first user that the account is not active yet. */
export const notifyOfSignUps = reaction({
  name: 'tell-of-sign-ups',
  of: [distributorStream, userStream],
  reads: AUDIENCE_MODELS,
  newsForDays: NEWS_FOR_DAYS,
  on: {
    DistributorRegistered: async (context, { distributorId, organizationName }, cause) => {
      if (!isSignUp(cause)) return
      const facts = { company: organizationName.slice(0, 200), distributorId }
      await notify(context, cause, await staffFor(context, undefined, ['QUALITY']), { type: 'NEW_DISTRIBUTOR', facts })
    },
    UserRegistered: async (context, { userId }, cause) => {
      if (!isSignUp(cause)) return
      await notify(context, cause, { name: 'applicant', people: [userId] }, { type: 'FINALIZE_ACCOUNT', facts: {} })
    },
  },
})
