import { DatabaseError } from 'pg'

import type { Refusal } from '#platform/decision.ts'

import type { About, StreamName } from './append.ts'

/** A stream has moved since it was read: load what is new and decide again. */
export class VersionConflict extends Error {
  readonly stream: StreamName
  readonly actual: number
  constructor(message: string, stream: StreamName, actual: number) {
    super(message)
    this.stream = stream
    this.actual = actual
  }
}

/** The idempotency key is taken. `answer` is what was answered then. */
export class AlreadyDone extends Error {
  readonly sameBody: boolean
  readonly answer: unknown
  /** Of the first answer, from `findDone`; from an append the head of the log. */
  readonly position: number
  /** Where the command was refused after something was recorded. */
  readonly refusal: Refusal | null
  constructor(done: { sameBody: boolean; answer: unknown; position: number; refusal?: Refusal | null }) {
    super('This command was given before, under the same key')
    this.sameBody = done.sameBody
    this.answer = done.answer
    this.position = done.position
    this.refusal = done.refusal ?? null
  }
}

/** What es.append refused, as our error. No seal here: the caller may hold a connection, and so may all who wait for one. */
export const asOutcome =
  ({ idempotency }: About, position: number) =>
  (error: unknown): never => {
    if (!(error instanceof DatabaseError)) throw error
    if (error.code === 'PC409') {
      const { kind, key, actual } = JSON.parse(error.detail!)
      throw new VersionConflict(error.message, { kind, key }, actual)
    }
    if (error.code === 'PC208') {
      const { bodyHash, answer } = JSON.parse(error.detail!)
      throw new AlreadyDone({ sameBody: bodyHash === idempotency!.bodyHash, answer, position })
    }
    throw error
  }

/** Classes of errors that end the connection: on the way, a shutdown, a time limit on resting. */
const LOSES_CONNECTION = /^(08|57P|25P03)/

/**
 * Whether what was written is certainly not there. By the code: the name of its severity is in the server's language. Where
 * the connection went, it may be there.
 */
export const wasUndone = (error: unknown): boolean =>
  error instanceof DatabaseError && error.code !== undefined && !LOSES_CONNECTION.test(error.code)
