import type { Module } from '#platform/module.ts'

import { mailRoutes, mailSamples, mails } from './mail-routes.ts'
import { settingsRoutes } from './routes.ts'
import { settings } from './settings.ts'
import { settingsTexts } from './settings-texts.ts'

/** What administrators set while the portal runs. `modules`: whose mails they look at. */
export const settingsOf = (modules: readonly Pick<Module, 'mails' | 'mailSamples'>[]): Module => ({
  name: 'settings',
  deciders: [settings],
  routes: [...settingsRoutes, ...mailRoutes([...modules, { mails, mailSamples }])],
  reactions: [],
  deadlines: {},
  inWords: settingsTexts,
  mails,
  mailSamples,
  topics: {
    /** `house`: what the provider says of itself to everybody. */
    house: () => true,
  },
})
