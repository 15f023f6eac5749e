import { loadavg } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { startWholeTrading } from '#tests/whole-trading.ts'
import { burstOf } from './burst.ts'

const EVENTS = Number(process.env.BURST_EVENTS ?? 20_000)
const A_SECOND = 1_700
const ERROR = 50
const LONGEST_COMMAND_MS = 1_000
const WORKED_OFF_WITHIN_MS = 600_000

/** Orders one after the other, with a pause between; returns how long each took. */
const ordering = async (place: () => Promise<unknown>, isOver: () => boolean): Promise<number[]> => {
  const took: number[] = []
  while (!isOver()) {
    const began = performance.now()
    await place()
    took.push(performance.now() - began)
    await sleep(200)
  }
  return took
}

test(`${EVENTS} events at ${A_SECOND} a second are worked off without an error, and no command waits over a second`, async () => {
  const lines: string[] = []
  const trading = await startWholeTrading({ logTo: { write: (line) => lines.push(line) } })
  const { node } = trading.portal
  const burst = burstOf(node.log, trading.andina)
  let isOver = false
  const orders = ordering(
    () => trading.placed(trading.nordmed),
    () => isOver,
  )
  const began = performance.now()
  while (burst.recorded() < EVENTS) {
    await burst.next()
    await sleep(Math.max(0, began + (burst.recorded() * 1000) / A_SECOND - performance.now()))
  }
  const recordedMs = performance.now() - began
  const isQuiet = await node.work.reactions.quiet(WORKED_OFF_WITHIN_MS)
  const models = [...node.readModels.positions().keys()]
  const isFolded = await node.readModels.waitFor(models, await node.log.seal(), WORKED_OFF_WITHIN_MS)
  const workedOffMs = performance.now() - began
  isOver = true
  const took = (await orders).sort((a, b) => a - b)
  const errors = lines.filter((line) => JSON.parse(line).level >= ERROR)
  const at = (share: number) => `${took[Math.min(took.length - 1, Math.floor(share * took.length))]!.toFixed(0)} ms`
  console.log({
    events: burst.recorded(),
    'recorded in': `${(recordedMs / 1000).toFixed(1)} s`,
    'worked off in': `${(workedOffMs / 1000).toFixed(1)} s`,
    'orders meanwhile': took.length,
    ...{ p50: at(0.5), p99: at(0.99), longest: at(1) },
    ...{
      warnings: lines.filter((line) => JSON.parse(line).level >= ERROR - 10).length,
      load: loadavg()[0]!.toFixed(1),
    },
  })
  await trading.portal.stop()
  expect([isQuiet, isFolded, errors]).toEqual([true, true, []])
  expect(took.at(-1)).toBeLessThan(LONGEST_COMMAND_MS)
})
