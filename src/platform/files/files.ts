import type { Readable } from 'node:stream'
import type { ClientBase } from 'pg'

import type { Me } from '#platform/access/permissions.ts'
import type { Sealed } from '#platform/access/personal-data.ts'
import type { MediaFacts } from './media-facts.ts'
import type { Part } from './store.ts'

/** Whose upload it is: a person, or a visitor's draft. */
export type Sender = Pick<Me, 'userId' | 'distributorId'> & Partial<Pick<Me, 'role'>>

/** Whether a person may open a file of their company. */
export type MayOpen = (who: Sender, path: string) => Promise<boolean>

export type StoredFile = {
  /** 'documents/<uuid>.pdf': what other calls take, and what events contain. */
  readonly path: string
  /** As its sender called it; after they were erased, as the store does. */
  readonly name: string
  readonly mediaType: string
  readonly bytes: number
  readonly sha256: string
}

/** `sealedName`: its name under its sender's key, for events. */
export type OfferedFile = StoredFile & { readonly sealedName: Sealed }

/** `part`: the body holds these bytes alone. */
export type OpenedFile = StoredFile & { readonly body: Readable; readonly isPublic: boolean; readonly part?: Part }

/** The desk in front of the store: tickets for uploads, quarantine, attaching, authorised reading. */
export type Files = {
  /** The address of a single-use ticket, good for 10 minutes. Refuses unknown purposes and kinds with 422, and more than `mostFiles` in quarantine. */
  readonly ticket: (
    sender: Sender,
    ask: { purpose: string; type: string; mostFiles?: number },
  ) => Promise<{ url: string }>
  /**
   * Takes the bytes of a ticket: size and first bytes are checked while they arrive, SHA-256 is taken. Refused: 403, 413,
   * 415, 422; 429 where too many files wait to be inspected. `left`: aborted when the sender has gone.
   */
  readonly receive: (
    path: string,
    ticket: string,
    bytes: Readable,
    declared: { mediaType: string | null; length: number | null; name: string | null },
    left?: AbortSignal,
  ) => Promise<StoredFile>
  /** What `attach` would take: refuses as it does, and changes nothing. */
  readonly offered: (sender: Sender, path: string, owner: { distributorId: string | null }) => Promise<OfferedFile>
  /**
   * A command that owns the file takes it out of quarantine, in its own transaction if it hands one in. Refuses (422) what
   * this person did not send, unless it is the owner's already, and what was never uploaded. The owner is the caller's own
   * company, or null for the provider.
   */
  readonly attach: (
    sender: Sender,
    path: string,
    owner: { distributorId: string | null; isPublic?: boolean },
    tx?: ClientBase,
  ) => Promise<void>
  /** Nothing names it any more: no one can read it, and the next sweep removes it. */
  readonly withdraw: (path: string, tx: ClientBase) => Promise<void>
  /** What the server itself made, attached from the start; the same path again replaces it. */
  readonly put: (file: {
    path: string
    name: string
    mediaType: string
    bytes: Buffer
    owner: { distributorId: string | null }
    isPublic?: boolean
  }) => Promise<StoredFile>
  /**
   * null: not there, or not this person's. Visitors (null) get public files, and what a link's key opens. `range`: the
   * header of that name, and `ifRange` that of If-Range; one part that does not exist is refused with 416, several are answered by the whole file. `small`:
   * of a picture a WebP for cards.
   */
  readonly read: (
    me: Me | null,
    path: string,
    options?: {
      readonly key?: string | undefined
      readonly range?: string | undefined
      readonly ifRange?: string | undefined
      readonly small?: boolean | undefined
    },
  ) => Promise<OpenedFile | null>
  /** For a route that has itself decided who may see it. null: not there. */
  readonly open: (path: string) => Promise<OpenedFile | null>
  /** What a file that is there says of its length. */
  readonly facts: (path: string) => Promise<MediaFacts>
  /** An address that opens the file for two minutes without a token. null as in `read`. */
  readonly link: (me: Me, path: string) => Promise<{ url: string } | null>
  /** What this sender has sent and is not attached yet, the oldest first. */
  readonly sentBy: (userId: string) => Promise<readonly StoredFile[]>
  /** The sender does not want it any more; what is attached stays. */
  readonly discard: (userId: string, path: string) => Promise<void>
  /** What these senders attached is this person's from now on, in the transaction of `tx`. */
  readonly handOver: (paths: readonly string[], userId: string, tx: ClientBase) => Promise<void>
  /** An address that opens the file for hours, for a route that has itself decided who may see it: a picture, a film. */
  readonly lend: (path: string, size?: 'small') => string
  /** How many files this person has sent. */
  readonly countOf: (userId: string) => Promise<number>
  /** Takes a person's files out of their hands: the names that they gave them, and what they had attached to nothing. */
  readonly disown: (userId: string, tx: ClientBase) => Promise<void>
  /** Removes what was not attached within a day. Answers how many. */
  readonly sweep: () => Promise<number>
}
