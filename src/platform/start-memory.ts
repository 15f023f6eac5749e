import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

type Collect = (options: { type: 'major'; execution: 'sync'; flavor: 'last-resort' }) => void

/**
 * Gives back what only the start needed: some 30 MB, which V8 would keep until it runs out of room, and an idle program
 * never does. Nothing else runs meanwhile: meant for the moment before the first request.
 */
export const giveBackWhatStartingTook = (): void => {
  setFlagsFromString('--expose-gc') // there is no other door to it once Node runs
  const collect = runInNewContext('gc') as Collect
  collect({ type: 'major', execution: 'sync', flavor: 'last-resort' })
}
