import { isRefusal, type Refusal } from '#platform/decision.ts'
import type { NewEvent } from '#platform/event.ts'
import { type Commands, type DrawnNumber, existing, fresh, type Giver, type Options, type Target } from './commands.ts'
import { decideAndAppend } from './deciding.ts'
import { stateFor } from './ownership.ts'

export const commandsFor = (giver: Giver): Commands => {
  const single = async (
    target: Target,
    decision: (state: any, numbered: DrawnNumber) => readonly NewEvent[] | Refusal,
    options: Options<any> = {},
  ) => {
    const decide = ([state]: readonly any[], numbered: DrawnNumber) => {
      const decided = decision(state, numbered)
      return isRefusal(decided) ? decided : [decided]
    }
    const { states, ...outcome } = await decideAndAppend(giver, {
      targets: [target],
      decide,
      options,
      shape: ([state]) => state,
    })
    return { ...outcome, state: states[0] }
  }

  return {
    decide: (decider, key, decision, options) => single(existing(decider, key), decision, options),
    begin: (decider, key, decision, options) => single(fresh(decider, key), decision, options),

    decideTogether: async (targets, decision, options = {}) => {
      const names = Object.keys(targets)
      const shape = (states: readonly any[]): any => Object.fromEntries(names.map((name, i) => [name, states[i]]))
      const decide = (states: readonly any[], numbered: DrawnNumber) => {
        const decided = decision(shape(states), numbered)
        return isRefusal(decided) ? decided : names.map((name) => decided[name] ?? [])
      }
      const { states, ...outcome } = await decideAndAppend(giver, {
        targets: Object.values(targets),
        decide,
        options,
        shape,
      })
      return { ...outcome, states: shape(states) }
    },

    stateOf: (decider, key) => stateFor(giver, decider, key),
  }
}
