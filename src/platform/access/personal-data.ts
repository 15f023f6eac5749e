import * as Schema from 'effect/Schema'
import type { ClientBase } from 'pg'

export const SEALED = /^sealed:1:([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}):([\w-]+):([\w-]+)$/

/** AES-256-GCM under a person's key: 'sealed:1:<personId>:<iv>:<ciphertext+tag>', base64url. */
export const Sealed = Schema.String.check(Schema.isPattern(SEALED), Schema.isMaxLength(20_000)).pipe(
  Schema.brand('Sealed'),
)
export type Sealed = typeof Sealed.Type

export class ErasedError extends Error {
  constructor(personId: string) {
    super(`${personId} was erased: nothing can be sealed for them any more`)
  }
}

export const unlessErased = <T>(sealing: Promise<T>): Promise<T | null> =>
  sealing.catch((error: unknown) => {
    if (error instanceof ErasedError) return null
    throw error
  })

export const ERASED = '—'

export const calledBy = ({ firstname, lastname }: { readonly firstname: string; readonly lastname: string }): string =>
  firstname === ERASED && lastname === ERASED ? 'Erased person' : `${firstname} ${lastname}`

/** Keys are made on first use and wrapped by the master key. */
export type PersonalData = {
  readonly seal: (personId: string, text: string) => Promise<Sealed>
  readonly sealAll: <K extends string>(
    personId: string,
    fields: Readonly<Record<K, string>>,
  ) => Promise<Record<K, Sealed>>
  readonly open: (sealed: Sealed) => Promise<string>
  /** Opens every Sealed string in a value at any depth, with one query for the keys. */
  readonly openAll: <T>(value: T) => Promise<OpenedData<T>>
  /** Keyed hash of an address, trimmed and lower-cased, to find a person by. */
  readonly fingerprint: (address: string) => string
  /** The same, and behind it what the other secret makes of it while `FINGERPRINT_SECRET` is changed: to find by. */
  readonly fingerprints: (address: string) => readonly [string, ...string[]]
  /** Destroys these keys for good, in `tx` where given. */
  readonly erase: (keys: readonly string[], tx?: ClientBase) => Promise<void>
  /** Keys of the company's addresses and contacts that name a person, now or earlier; never people's own keys. */
  readonly keysNaming: (distributorId: string, isNamedIn: (text: string) => boolean) => Promise<readonly string[]>
  /** On every node after an erasure, and when a node may have missed one. */
  readonly onErased: (listener: () => void) => void
}

export type OpenedData<T> = T extends Sealed
  ? string
  : T extends string | number | boolean | bigint | symbol | null | undefined | Date
    ? T
    : T extends object
      ? { [K in keyof T]: OpenedData<T[K]> }
      : T
