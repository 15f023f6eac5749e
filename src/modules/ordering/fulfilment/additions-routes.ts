import { updatedFields } from '#modules/ordering/ending.ts'
import { order } from '#modules/ordering/order.ts'
import { serve } from '#platform/http/serve.ts'
import { addDocument, setLots, setTracking } from './additions.ts'
import * as calls from './additions-contract.ts'
import { orderFiles } from './fulfilment-routes.ts'

const answer = { answer: updatedFields }

/** What goes with the goods, added whenever it is there. */
export const additionsRoutes = [
  serve(calls.addDocument, async ({ log, me, files, newId, input: { id, type, name = null, file: path } }) => {
    const state = await log.stateOf(order, id)
    const { take, attach } = orderFiles({ files, newId, me }, state, 'AddDocument')
    const file = await take(path)
    return (await log.decide(order, id, addDocument({ type, name }, file), { ...answer, ...attach() })).answer
  }),

  serve(calls.setTracking, async ({ log, input: { id, carrier, number, trackingUrl = null } }) => {
    return (await log.decide(order, id, setTracking({ carrier, number, trackingUrl }), answer)).answer
  }),

  serve(calls.setLots, async ({ log, input: { id, lots } }) => {
    return (await log.decide(order, id, setLots(lots), answer)).answer
  }),
]
