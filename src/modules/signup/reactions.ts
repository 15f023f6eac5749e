import { userStream } from '#modules/identity/events.ts'
import { derivedId } from '#platform/derived-id.ts'
import { reaction } from '#platform/module.ts'
import { personOf } from '#projections/users.ts'

import { welcomeMail } from './confirmation.ts'

/** Welcomes a person who signed up, with a link that confirms the address. */
export const welcomeApplicants = reaction({
  name: 'applicants-welcomed',
  of: [userStream],
  reads: ['users'],
  newsForDays: 7,
  on: {
    UserRegistered: async (context, { userId, email }, { role, at, position }) => {
      if (role !== 'ANONYMOUS') return
      const mail = await welcomeMail(context, { userId, email }, new Date(at))
      await context.mailer.queue(derivedId('welcome', userId, position), userId, mail, { awaited: true })
    },
    NewLinkAsked: async (context, { userId, use }, { at, position }) => {
      const person = use === 'confirm-signup' ? await personOf(context.db, userId) : undefined
      if (!person?.active || person.emailConfirmedAt !== null) return
      const mail = await welcomeMail(context, { userId, email: person.email }, new Date(at))
      await context.mailer.queue(derivedId('welcome', userId, position), userId, mail, { awaited: true })
    },
  },
})
