import type { Module } from '#platform/module.ts'
import { finders } from './finders.ts'
import { mailEmailChanges, mailInvitations, tellInviters, tellOfSignIns } from './link-reactions.ts'
import { listView } from './list-view.ts'
import { listViewDescriptions } from './list-view-descriptions.ts'
import { listViewRoutes } from './list-view-routes.ts'
import { mailSamples } from './mail-samples.ts'
import { mails } from './mails.ts'
import { accountsFollow, tellOfLogins, tellOfResets } from './reactions.ts'
import { routes } from './routes.ts'
import { user } from './user.ts'
import { userDescriptions } from './user-descriptions.ts'

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
  inWords: { ...userDescriptions, ...listViewDescriptions },
  mails,
  mailSamples,
  topics: {
    /** `user:<userId>`: what changes about a person, for themselves. */
    user: ({ me }, userId) => me.userId === userId,
  },
}
