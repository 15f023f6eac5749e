import type { Me, Permission } from './access/permissions.ts'
import type { HitKind } from './hit-kinds.ts'
import type { Services } from './services.ts'

/** How many of each kind are shown at most. */
export const MOST_OF_A_KIND = 6

/** What may be found. `words`: what else it is known by, though the line does not say it. */
export type Candidate = {
  /** The address of its screen. */
  readonly to: string
  readonly label: string
  readonly detail: string
  readonly words?: readonly string[]
  /** Where its events stand in the log: the audit trail finds them by it. */
  readonly stream?: { readonly kind: string; readonly key: string }
  /** Its read model has looked for what was typed already. */
  readonly found?: boolean
}

export type Asking = Pick<Services, 'db' | 'personal' | 'configuration'> & {
  readonly me: Me
  readonly may: (permission: Permission) => boolean
  /** What several finders ask alike is asked once for one search: `key` names the question. */
  readonly once: <T>(key: string, ask: () => Promise<T>) => Promise<T>
}

/** Answers of one search, by the name of their question: what is asked again has been asked already. */
export const askingOnce = (): Asking['once'] => {
  const asked = new Map<string, Promise<unknown>>()
  return <T>(key: string, ask: () => Promise<T>): Promise<T> => {
    const answer = asked.get(key) ?? ask()
    asked.set(key, answer)
    return answer as Promise<T>
  }
}

type Find = (asking: Asking, typed: string) => Promise<readonly Candidate[]>
export type Finder = { readonly kind: HitKind; readonly permission: Permission; readonly find: Find }

/** Looks for one kind of thing, for whoever has the permission. */
export const finder = (kind: HitKind, permission: Permission, find: Find): Finder => ({ kind, permission, find })
