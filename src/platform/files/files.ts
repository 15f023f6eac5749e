import type { Readable } from 'node:stream'
import type { ClientBase } from 'pg'

import type { Me } from '#platform/access/permissions.ts'
import type { Sealed } from '#platform/access/personal-data.ts'
import type { MediaFacts } from './media-facts.ts'
import type { Part } from './store.ts'

export type Sender = Pick<Me, 'userId' | 'distributorId'> & Partial<Pick<Me, 'role'>>

export type MayOpen = (who: Sender, path: string) => Promise<boolean>

export type StoredFile = {
  /** 'documents/<uuid>.pdf': what other calls take, and what events contain. */
  readonly path: string
  /** As its sender called it; replaced after the sender was erased. */
  readonly name: string
  readonly mediaType: string
  readonly bytes: number
  readonly sha256: string
}

export type OfferedFile = StoredFile & { readonly sealedName: Sealed }

/** `part`: the body holds these bytes alone. */
export type OpenedFile = StoredFile & { readonly body: Readable; readonly isPublic: boolean; readonly part?: Part }

export type Files = {
  /** Single-use, valid for 10 minutes. 422: unknown purpose or kind, or more than `mostFiles` in quarantine. */
  readonly ticket: (
    sender: Sender,
    ask: { purpose: string; type: string; mostFiles?: number },
  ) => Promise<{ url: string }>
  /** Checks size and first bytes on arrival. Refused: 403, 413, 415, 422; 429: too many wait for inspection. */
  readonly receive: (
    path: string,
    ticket: string,
    bytes: Readable,
    declared: { mediaType: string | null; length: number | null; name: string | null },
    left?: AbortSignal,
  ) => Promise<StoredFile>
  readonly offered: (sender: Sender, path: string, owner: { distributorId: string | null }) => Promise<OfferedFile>
  /** Out of quarantine, in `tx`. 422: not this person's upload, or never uploaded. Owner null: the provider. */
  readonly attach: (
    sender: Sender,
    path: string,
    owner: { distributorId: string | null; isPublic?: boolean },
    tx?: ClientBase,
  ) => Promise<void>
  /** Nothing refers to it any more: unreadable at once, removed by the next sweep. */
  readonly withdraw: (path: string, tx: ClientBase) => Promise<void>
  /** Made by the server, attached from the start; the same path replaces it. */
  readonly put: (file: {
    path: string
    name: string
    mediaType: string
    bytes: Buffer
    owner: { distributorId: string | null }
    isPublic?: boolean
  }) => Promise<StoredFile>
  /** null: not there, or not this person's. Range requests as RFC 9110, one part only. `small`: a WebP for cards. */
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
  /** For a route that has checked the rights itself. null: not there. */
  readonly open: (path: string) => Promise<OpenedFile | null>
  readonly facts: (path: string) => Promise<MediaFacts>
  /** Opens the file for two minutes without a token. null as in `read`. */
  readonly link: (me: Me, path: string) => Promise<{ url: string } | null>
  readonly sentBy: (userId: string) => Promise<readonly StoredFile[]>
  readonly discard: (userId: string, path: string) => Promise<void>
  /** What these senders attached is this person's from now on, in the transaction of `tx`. */
  readonly handOver: (paths: readonly string[], userId: string, tx: ClientBase) => Promise<void>
  /** Opens the file for hours; the route has checked the rights itself. */
  readonly lend: (path: string, size?: 'small') => string
  readonly countOf: (userId: string) => Promise<number>
  /** Forgets the names that they gave, and removes what they attached to nothing. */
  readonly disown: (userId: string, tx: ClientBase) => Promise<void>
  /** Removes what was not attached within a day; returns how many. */
  readonly sweep: () => Promise<number>
}
