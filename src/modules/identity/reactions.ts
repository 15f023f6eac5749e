import { derivedId } from '#platform/derived-id.ts'
import { type Background, reaction } from '#platform/module.ts'
import { activeStaff, personOf } from '#projections/users.ts'
import { userStream } from './events.ts'
import { user } from './user.ts'

/** The owner is notified of a changed password: another person may have done it. */
export const tellOfResets = reaction({
  name: 'password-resets-told',
  of: [userStream],
  newsForDays: 7,
  on: {
    PasswordReset: async ({ mailer }, { userId }, { position }) =>
      mailer.queue(derivedId('password-reset', userId, position), userId, { name: 'password-reset', data: {} }),
  },
})

/** Mailed to the old address too, because the new one may be a thief's. */
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

/** The other administrators are notified: it is for emergencies. */
export const notifyOfBreakGlass = reaction({
  name: 'break-glass-notified',
  of: [userStream],
  reads: ['users'],
  newsForDays: 7,
  on: {
    SignedInByBreakGlass: async ({ db, mailer }, { userId }, { position }) => {
      const person = await personOf(db, userId)
      if (!person) return
      const { firstname, lastname } = person
      for (const { id } of await activeStaff(db, ['ADMIN']))
        if (id !== userId)
          await mailer.queue(derivedId('break-glass', id, position), id, {
            name: 'break-glass',
            data: { firstname, lastname },
          })
    },
  },
})

/** Handled late, the event may have been undone: the account is set to what the person is now. */
const nowOf = ({ logFor }: Background, userId: string) => logFor('accounts-follow').stateOf(user, userId)

/** What the commands do at once, made certain: the account follows what was recorded, whatever died in between. */
export const accountsFollow = reaction({
  name: 'accounts-follow',
  of: [userStream],
  fromStart: true,
  on: {
    UserRegistered: async ({ accounts }, { userId }) => accounts.confirm(userId),
    UserDeactivated: async (context, { userId }) => {
      const { accounts, sessions } = context
      if ((await nowOf(context, userId)).active) return
      await accounts.deactivate(userId)
      await sessions.closeAll(userId)
    },
    UserReactivated: async (context, { userId }) => {
      if ((await nowOf(context, userId)).active) await context.accounts.reactivate(userId)
    },
    UserRoleChanged: async (context, { userId, role }) => {
      if ((await nowOf(context, userId)).role === role) await context.accounts.changeRole(userId, role)
    },
    PersonErased: async ({ sessions }, { userId }) => sessions.closeAll(userId),
  },
})
