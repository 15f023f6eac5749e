import type { RawBuilder } from 'kysely'
import type { Me, Permission } from './access/permissions.ts'
import type { DeclaredAs } from './declared.ts'
import type { Services } from './services.ts'

export const MOST_OF_A_KIND = 6

/** `words`: other names, not shown. */
export type Candidate = {
  readonly to: string
  readonly label: string
  readonly detail: string
  readonly words?: readonly string[]
  readonly stream?: { readonly kind: string; readonly key: string }
  readonly found?: boolean
}

export type FinderContext = Pick<Services, 'db' | 'personal' | 'configuration'> & {
  readonly me: Me
  readonly may: (permission: Permission) => boolean
}

export type HitKind = DeclaredAs<'hitKind', string>
export type EntryKind = DeclaredAs<'entryKind', string>

/** What the index found. `title` and `detail` are empty where they are sealed. */
export type Entry = {
  readonly kind: EntryKind
  readonly key: string
  readonly company: string | null
  readonly title: string
  readonly detail: string
}

/** Who finds an entry is in the index; `also` is SQL about one, `e`, that such a reader finds besides. */
export type Finder = {
  readonly kind: HitKind
  readonly permission: Permission
  readonly entries: readonly EntryKind[]
  readonly show: (asking: FinderContext, entries: readonly Entry[]) => Promise<readonly Candidate[]>
  readonly also?: (asking: FinderContext) => Promise<RawBuilder<boolean> | null>
}

export type FoundCandidates = { readonly kind: HitKind; readonly candidates: readonly Candidate[] }

/** `most`: of each kind of entry. */
export type Find = (
  context: Omit<FinderContext, 'may'>,
  typed: string,
  how: { readonly typos: boolean; readonly most?: number },
) => Promise<readonly FoundCandidates[]>
