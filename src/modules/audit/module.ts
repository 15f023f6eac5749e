import type { Module } from '#platform/module.ts'

import { auditRoutes } from './routes.ts'

/** Reads what all the others record: it has no streams of its own. */
export const auditOf = (modules: readonly Module[]): Module => ({
  name: 'audit',
  deciders: [],
  routes: auditRoutes(
    Object.assign({}, ...modules.map(({ inWords }) => inWords)),
    modules.flatMap(({ deciders }) => deciders.map(({ stream }) => stream.kind)).toSorted(),
  ),
  reactions: [],
  deadlines: {},
})
