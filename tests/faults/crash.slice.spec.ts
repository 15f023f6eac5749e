import { expect, test } from 'vitest'

import { crash } from './crash.ts'

const CYCLES = Number(process.env.FAULT_CYCLES ?? 5)
/** On a machine that is busy with other things; calm, a cycle takes two. */
const SECONDS_A_CYCLE = 20

test(
  `killed ${CYCLES} times in the middle of ordering: what was acknowledged is there once, every deadline fires once`,
  async () => {
    const tell = CYCLES > 5 ? console.log : () => {}
    const { acknowledged, repeats, found, overlooked } = await crash(CYCLES, tell)
    expect(found).toEqual([])
    expect(overlooked, 'planted faults that the checker overlooks').toEqual([])
    expect(acknowledged.length).toBeGreaterThan(10 * CYCLES)
    expect(repeats, 'commands that met a fault and were sent again').toBeGreaterThan(0)
  },
  (180 + CYCLES * SECONDS_A_CYCLE) * 1000,
)
