import type { Module } from '#platform/module.ts'

import { projectionRoutes } from './routes.ts'

/** The console of the read models. It records nothing: what it does can be done again at any time. */
export const projectionConsole: Module = {
  name: 'projections',
  deciders: [],
  routes: projectionRoutes,
  reactions: [],
  deadlines: {},
}
