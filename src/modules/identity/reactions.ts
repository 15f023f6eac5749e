import { derivedId } from '#platform/derived-id.ts'
import { reaction } from '#platform/module.ts'

import { userStream } from './events.ts'

/** Somebody reads that their password was changed who may not have done it. */
export const tellOfResets = reaction({
  name: 'password-resets-told',
  of: [userStream],
  newsForDays: 7,
  on: {
    PasswordReset: async ({ mailer }, { userId }, { position }) =>
      mailer.queue(derivedId('password-reset', userId, position), userId, { name: 'password-reset', data: {} }),
  },
})

/** What the commands do at once, made certain: the account follows what was recorded, whatever died in between. */
export const accountsFollow = reaction({
  name: 'accounts-follow',
  of: [userStream],
  fromStart: true,
  on: {
    UserRegistered: async ({ accounts }, { userId }) => accounts.confirm(userId),
    UserDeactivated: async ({ accounts, sessions }, { userId }) => {
      await accounts.deactivate(userId)
      await sessions.closeAll(userId)
    },
    PersonErased: async ({ sessions }, { userId }) => sessions.closeAll(userId),
  },
})
