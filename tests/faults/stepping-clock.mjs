// Loaded before a node: at each SIGUSR2 the clock of its machine jumps, as if it had been set: 72 hours ahead, then
// 30 days behind, then right again. What counts monotonically goes on as it is.
import process from 'node:process'

const HOUR = 3_600_000
const RealDate = Date
const steps = [72 * HOUR, -30 * 24 * HOUR, 0]
let jumps = 0
let shift = 0
process.on('SIGUSR2', () => {
  shift = steps[jumps++ % steps.length]
})

globalThis.Date = class extends RealDate {
  constructor(...given) {
    if (given.length === 0) super(RealDate.now() + shift)
    else super(...given)
  }
  static now() {
    return RealDate.now() + shift
  }
}
