import { derivedId } from '#platform/derived-id.ts'
import { AlreadyDone } from '#platform/log/append-refused.ts'
import { type Commands, type Giver, type States, SYSTEM, type Target } from '#platform/log/commands.ts'
import { commandsFor } from '#platform/log/commands-for.ts'
import type { EventLog } from '#platform/log/event-log.ts'
import type { Trail } from '#platform/log/trail.ts'
import type { Mailer } from '#platform/mail/mailer.ts'
import type { Background } from '#platform/module.ts'
import type { Services } from '#platform/services.ts'

/** `id`: the same in every repeat; command ids derive from it. */
export type Cause = {
  readonly name: string
  readonly id: string
  readonly correlation: string
  readonly causation?: number
  readonly now: Date
  /** Nothing is recorded before it resolves. */
  readonly after?: Promise<unknown>
}

export type BackgroundOf = (cause: Cause, mailer?: Mailer, once?: Background['once']) => Background

export const askedOnce = (): Background['once'] => {
  const answers = new Map<string, Promise<any>>()
  return (key, ask) => {
    const answer = answers.get(key) ?? ask()
    answers.set(key, answer)
    return answer
  }
}

export const backgroundOn =
  (
    given: { readonly services: Services; readonly trail: Trail } & Pick<Giver, 'log' | 'alarms' | 'supervision'>,
  ): BackgroundOf =>
  (cause, mailer = given.services.mailer, once = askedOnce()) => {
    const keyOf = (owner: string, purpose: string) => ({
      owner,
      key: derivedId(cause.name, cause.id, purpose),
      bodyHash: '',
    })
    const commandsOf = (by: Pick<Giver, 'scope' | 'actor' | 'command' | 'idempotency' | 'supervision' | 'approved'>) =>
      commandsFor({
        ...by,
        log: cause.after ? recordingAfter(cause.after, given.log) : given.log,
        ...(given.alarms && { alarms: given.alarms }),
        correlation: cause.correlation,
        ...(cause.causation !== undefined && { causation: cause.causation }),
        now: () => cause.now,
      })
    return {
      ...given.services,
      trail: given.trail,
      mailer,
      once,
      now: cause.now,
      correlation: cause.correlation,
      logFor: (purpose) => {
        const idempotency = keyOf(SYSTEM.userId, purpose)
        return forgivingRepeats(commandsOf({ scope: 'system', actor: SYSTEM, command: cause.name, idempotency }))
      },
      logAs: (actor, command, purpose, approved) => {
        const idempotency = keyOf(actor.userId, purpose)
        return {
          log: commandsOf({
            ...{ scope: 'staff', actor, command, idempotency, approved },
            ...(given.supervision && { supervision: given.supervision }),
          }),
          isDone: async () => (await given.log.findDone(idempotency)) !== null,
        }
      },
    }
  }

const recordingAfter = (before: Promise<unknown>, log: EventLog): EventLog => ({
  ...log,
  append: async (...given) => {
    await before
    return log.append(...given)
  },
  appendIn: async (...given) => {
    await before
    return log.appendIn(...given)
  },
})

/** Background work may run twice: commands already done are skipped. */
const forgivingRepeats = (log: Commands): Commands => ({
  decide: async (decider, key, decision, options) => {
    try {
      return await log.decide(decider, key, decision, options)
    } catch (error) {
      return { ...doneBefore(error), state: await log.stateOf(decider, key) }
    }
  },
  begin: async (decider, key, decision, options) => {
    try {
      return await log.begin(decider, key, decision, options)
    } catch (error) {
      return { ...doneBefore(error), state: await log.stateOf(decider, key) }
    }
  },
  decideTogether: async (targets, decision, options) => {
    try {
      return await log.decideTogether(targets, decision, options)
    } catch (error) {
      return { ...doneBefore(error), states: await statesOf(log, targets) }
    }
  },
  stateOf: log.stateOf,
})

const doneBefore = (error: unknown): { position: number; answer: any } => {
  if (!(error instanceof AlreadyDone)) throw error
  return { position: error.position, answer: error.answer }
}

const statesOf = async <T extends Record<string, Target>>(log: Commands, targets: T): Promise<States<T>> => {
  const states = Object.entries(targets).map(async ([name, { decider, key }]) => [
    name,
    await log.stateOf(decider, key),
  ])
  return Object.fromEntries(await Promise.all(states)) as States<T>
}
