import { Worker } from 'node:worker_threads'

import { listOrders } from '#modules/ordering/contract.ts'
import { portalOn } from '#tests/e2e/portal-process.ts'

import { signedIn } from './caller.ts'
import type { Figure } from './figure.ts'
import type { Ground } from './ground.ts'
import { steadily } from './pace.ts'
import { median, milliseconds, quantile } from './spread.ts'

const CALLS_PER_SECOND = 25
const MS = 20_000
const AIM = 100

/** A list of orders, while six connections send bodies of hundreds of thousands of values without a pause. */
export const flood = async (ground: Ground): Promise<Figure[]> => {
  const database = await ground.world()
  const portal = await portalOn(database.url)
  const buyer = await signedIn(portal.url, 'procurement@andina.example')
  const list = () => buyer.call(listOrders, {})
  await steadily(CALLS_PER_SECOND, MS / 4, list)
  const calm = await steadily(CALLS_PER_SECOND, MS / 2, list)
  const flooding = new Worker(new URL('flooding.ts', import.meta.url), {
    workerData: { url: portal.url, jwt: (await signedIn(portal.url, 'marketing@andina.example')).jwt },
  })
  const flooded = await steadily(CALLS_PER_SECOND, MS, list)
  await flooding.terminate()
  await portal.stop()
  await database.drop()

  const p99 = quantile(flooded, 0.99)
  return [
    {
      what: 'A list of orders during six connections that send huge bodies',
      measured: `p50 ${milliseconds(median(flooded))}, p99 ${milliseconds(p99)}`,
      aim: `p99 ${AIM} ms`,
      reached: p99 <= AIM,
      machine: `without them p50 ${milliseconds(median(calm))}, p99 ${milliseconds(quantile(calm, 0.99))}`,
    },
  ]
}
