import type { Module } from '#platform/module.ts'

import { mailSamples, mails } from './mails.ts'
import { welcomeApplicants } from './reactions.ts'
import { routes } from './routes.ts'

/** How a company comes in: its data, its first user and its documents at once. It owns no events; what happens is the others'. */
export const signup: Module = {
  name: 'signup',
  deciders: [],
  routes,
  reactions: [welcomeApplicants],
  deadlines: {},
  mails,
  mailSamples,
}
