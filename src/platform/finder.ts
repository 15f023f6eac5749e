import type { Me, Permission } from './access/permissions.ts'
import type { HitKind } from './hit-kinds.ts'
import type { Services } from './services.ts'

/** How many of each kind are shown at most. */
export const MOST_OF_A_KIND = 6

/** What may be found. `words`: other names that it is known by but does not show. */
export type Candidate = {
  /** The address of its screen. */
  readonly to: string
  readonly label: string
  readonly detail: string
  readonly words?: readonly string[]
  /** Its stream: the audit trail finds its events by it. */
  readonly stream?: { readonly kind: string; readonly key: string }
  /** Its read model has looked for what was typed already. */
  readonly found?: boolean
}

export type FinderContext = Pick<Services, 'db' | 'personal' | 'configuration'> & {
  readonly me: Me
  readonly may: (permission: Permission) => boolean
  /** A query that several finders share runs once in a search: `key` names it. */
  readonly once: <T>(key: string, ask: () => Promise<T>) => Promise<T>
}

/** Answers of one search by the name of their query: each runs once. */
export const askingOnce = (): FinderContext['once'] => {
  const answers = new Map<string, Promise<unknown>>()
  return <T>(key: string, ask: () => Promise<T>): Promise<T> => {
    const answer = answers.get(key) ?? ask()
    answers.set(key, answer)
    return answer as Promise<T>
  }
}

type Find = (asking: FinderContext, typed: string) => Promise<readonly Candidate[]>
export type Finder = { readonly kind: HitKind; readonly permission: Permission; readonly find: Find }

/** Looks for one kind of thing, for users with the permission. */
export const finder = (kind: HitKind, permission: Permission, find: Find): Finder => ({ kind, permission, find })
