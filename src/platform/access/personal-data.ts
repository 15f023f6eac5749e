import * as Schema from 'effect/Schema'
import type { ClientBase } from 'pg'

/** Its parts: person, iv, ciphertext with tag. */
export const SEALED = /^sealed:1:([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}):([\w-]+):([\w-]+)$/

/** A text sealed under a person's own key (AES-256-GCM): 'sealed:1:<personId>:<iv>:<ciphertext+tag>', base64url. */
export const Sealed = Schema.String.check(Schema.isPattern(SEALED), Schema.isMaxLength(20_000)).pipe(
  Schema.brand('Sealed'),
)
export type Sealed = typeof Sealed.Type

/** Nothing can be sealed for this person any more. */
export class ErasedError extends Error {
  constructor(personId: string) {
    super(`${personId} was erased: nothing can be sealed for them any more`)
  }
}

/** Null where nothing can be sealed for this person any more. */
export const unlessErased = <T>(sealing: Promise<T>): Promise<T | null> =>
  sealing.catch((error: unknown) => {
    if (error instanceof ErasedError) return null
    throw error
  })

/** What an erased person's data reads as. */
export const ERASED = '—'

/** What a person is called, opened: everybody who was erased is called the same. */
export const calledBy = ({ firstname, lastname }: { readonly firstname: string; readonly lastname: string }): string =>
  firstname === ERASED && lastname === ERASED ? 'Erased person' : `${firstname} ${lastname}`

/** Seals what belongs to a person and opens it again. Keys are made on first use and wrapped by the master key. */
export type PersonalData = {
  readonly seal: (personId: string, text: string) => Promise<Sealed>
  /** Several fields of one person at once. */
  readonly sealAll: <K extends string>(
    personId: string,
    fields: Readonly<Record<K, string>>,
  ) => Promise<Record<K, Sealed>>
  /** ERASED when the person's key was destroyed. */
  readonly open: (sealed: Sealed) => Promise<string>
  /** Opens every Sealed string inside a value, however deep; one look-up of keys for all of it. */
  readonly openAll: <T>(value: T) => Promise<OpenedData<T>>
  /** A keyed hash of an address, trimmed and lower-cased, to find a person by without storing it in clear. */
  readonly fingerprint: (address: string) => string
  /** Destroys these keys, in the transaction of `tx` where it is given. No way back. */
  readonly erase: (keys: readonly string[], tx?: ClientBase) => Promise<void>
  /**
   * The keys of a company's addresses and contacts that name a person, now or in the past. Not the keys of people:
   * what one of them wrote is theirs, whatever names are in it.
   */
  readonly keysNaming: (distributorId: string, isNamedIn: (text: string) => boolean) => Promise<readonly string[]>
  /** Called when a person was erased, on whichever node; and when a node may have missed an erasure. */
  readonly onErased: (listener: () => void) => void
}

/** The same shape with plain text in the place of Sealed. */
export type OpenedData<T> = T extends Sealed
  ? string
  : T extends string | number | boolean | bigint | symbol | null | undefined | Date
    ? T
    : T extends object
      ? { [K in keyof T]: OpenedData<T[K]> }
      : T
