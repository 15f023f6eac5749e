import { reaction } from '#platform/module.ts'

import { userStream } from './events.ts'

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
