import type { Module } from '#platform/module.ts'
import { finders } from './finders.ts'
import { mailEmailChanges, mailInvitations, tellInviters, tellOfSignIns } from './link-reactions.ts'
import { listView } from './list-view.ts'
import { listViewRoutes } from './list-view-routes.ts'
import { listViewWords } from './list-view-words.ts'
import { mailSamples } from './mail-samples.ts'
import { mails } from './mails.ts'
import { accountsFollow, tellOfLogins, tellOfResets } from './reactions.ts'
import { routes } from './routes.ts'
import { user } from './user.ts'
import { userWords } from './user-words.ts'

export const identity: Module = {
  name: 'identity',
  deciders: [user, listView],
  routes: [...routes, ...listViewRoutes],
  finders,
  reactions: [
    accountsFollow,
    tellOfLogins,
    tellOfResets,
    mailInvitations,
    tellInviters,
    mailEmailChanges,
    tellOfSignIns,
  ],
  deadlines: {},
  inWords: { ...userWords, ...listViewWords },
  mails,
  mailSamples,
  topics: {
    /** `user:<userId>`: what changes about a person, for themselves. */
    user: ({ me }, userId) => me.userId === userId,
  },
}
