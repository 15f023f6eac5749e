import { serve } from '#platform/http/serve.ts'

import { actOnReadModel, listReadModels, retryParked } from './contract.ts'

export const projectionRoutes = [
  serve(listReadModels, ({ projections }) => projections.list()),

  serve(actOnReadModel, async ({ projections, input: { name, action } }) => {
    const refusal = await projections[action](name)
    return refusal ?? projections.list()
  }),

  serve(retryParked, ({ projections, input: { name, stream } }) => projections.retry(name, stream ?? undefined)),
]
