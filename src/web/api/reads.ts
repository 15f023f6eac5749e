import { type Query, QueryClient } from '@tanstack/react-query'

import { Problem } from '#web/problem.ts'

/** With the growing pauses between them, half a minute. */
const TRIES_WHILE_AWAY = 5

/** Reads, kept by the read models they are made of. The live channel and commands name read models, never screens. */
export const reads = new QueryClient({
  defaultOptions: {
    queries: {
      retry: (failures, fault) =>
        fault instanceof Problem ? !fault.refused && failures < (fault.away ? TRIES_WHILE_AWAY : 2) : failures < 2,
      refetchOnWindowFocus: true,
      networkMode: 'always',
    },
  },
})

/** Default: everything. A first answer in flight may predate the change, so it is marked when it arrives. */
const outdate = (predicate?: (query: Query) => boolean): Promise<void> => {
  const filters = predicate ? { predicate } : {}
  for (const { state, promise, queryKey } of reads.getQueryCache().findAll({ ...filters, fetchStatus: 'fetching' })) {
    const again = () => reads.invalidateQueries({ queryKey })
    if (state.data === undefined) void promise?.then(again, again)
  }
  return reads.invalidateQueries(filters)
}

/** Marks everything that is made of these read models as old. */
export const modelsChanged = (models: readonly string[]): Promise<void> =>
  outdate(({ queryKey: [of] }) => Array.isArray(of) && of.some((model) => models.includes(model)))

/** Marks everything as old: what happened since it was read is not known. */
export const allChanged = (): Promise<void> => outdate()

/** Refetches what is on screen and failed: the connection is back. What was refused stays refused. */
export const askFailedAgain = (): Promise<void> =>
  reads.refetchQueries({
    type: 'active',
    predicate: ({ state: { status, error } }) => status === 'error' && !(error instanceof Problem && error.refused),
  })
