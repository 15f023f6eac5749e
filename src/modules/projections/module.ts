import { serve } from '#platform/http/serve.ts'
import type { Module } from '#platform/module.ts'
import { actOnReadModel, listReadModels, retryParked } from './contract.ts'

const projectionRoutes = [
  serve(listReadModels, ({ projections }) => projections.list()),

  serve(actOnReadModel, async ({ projections, input: { name, action } }) => {
    const refusal = await projections[action](name)
    return refusal ?? projections.list()
  }),

  serve(retryParked, ({ projections, input: { name, stream } }) => projections.retry(name, stream ?? undefined)),
]

/** The console of the read models. It records nothing: what it does can be done again at any time. */
export const projectionConsole: Module = {
  name: 'projections',
  deciders: [],
  routes: projectionRoutes,
  reactions: [],
  deadlines: {},
}
