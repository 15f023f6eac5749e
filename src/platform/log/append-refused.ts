import { DatabaseError } from 'pg'

import type { Refusal } from '#platform/decision.ts'

import type { About, StreamName } from './append.ts'

export class VersionConflict extends Error {
  readonly stream: StreamName
  readonly actual: number
  constructor(message: string, stream: StreamName, actual: number) {
    super(message)
    this.stream = stream
    this.actual = actual
  }
}

export class AlreadyDone extends Error {
  readonly sameBody: boolean
  readonly answer: unknown
  /** From `findDone`: the first answer's; from an append: the log's head. */
  readonly position: number
  readonly refusal: Refusal | null
  constructor(done: { sameBody: boolean; answer: unknown; position: number; refusal?: Refusal | null }) {
    super('This command was given before, under the same key')
    this.sameBody = done.sameBody
    this.answer = done.answer
    this.position = done.position
    this.refusal = done.refusal ?? null
  }
}

type BodyHashes = Pick<NonNullable<About['idempotency']>, 'bodyHash' | 'alsoBodyHash'>

export const isSameBody = ({ bodyHash, alsoBodyHash }: BodyHashes, kept: string): boolean =>
  kept === bodyHash || kept === alsoBodyHash

/** Does not seal: callers that wait for a seal may have all connections. */
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
      throw new AlreadyDone({ sameBody: isSameBody(idempotency!, bodyHash), answer, position })
    }
    throw error
  }

/** SQLSTATE classes that end the connection. */
const LOSES_CONNECTION = /^(08|57P|25P03)/

/** Surely not written. By SQLSTATE, as severities are translated; a lost connection proves nothing. */
export const wasUndone = (error: unknown): boolean =>
  error instanceof DatabaseError && error.code !== undefined && !LOSES_CONNECTION.test(error.code)
