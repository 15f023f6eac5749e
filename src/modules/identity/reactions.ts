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

/** Whoever did not do it reads of it: at the old address too, because the new one may be a thief's. */
export const tellOfLogins = reaction({
  name: 'login-changes-told',
  of: [userStream],
  newsForDays: 7,
  on: {
    UserEmailChanged: async ({ mailer }, { userId, from, to }, { position }) => {
      const template = { name: 'login-changed', data: { email: true } }
      await mailer.queue(derivedId('email-changed', userId, position, 'to'), userId, { ...template, to })
      await mailer.queue(derivedId('email-changed', userId, position, 'from'), userId, { ...template, to: from })
    },
    UserSecurityChanged: async ({ mailer }, { userId, username, passwordChanged }, { position }) =>
      mailer.queue(derivedId('login-changed', userId, position), userId, {
        name: 'login-changed',
        data: { username: username !== null, password: passwordChanged },
      }),
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
    UserReactivated: async ({ accounts }, { userId }) => accounts.reactivate(userId),
    UserRoleChanged: async ({ accounts }, { userId, role }) => accounts.changeRole(userId, role),
    PersonErased: async ({ sessions }, { userId }) => sessions.closeAll(userId),
  },
})
