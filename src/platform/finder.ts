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
  readonly once: <T>(key: string, ask: () => Promise<T>) => Promise<T>
}

export const askingOnce = (): FinderContext['once'] => {
  const answers = new Map<string, Promise<unknown>>()
  return <T>(key: string, ask: () => Promise<T>): Promise<T> => {
    const answer = answers.get(key) ?? ask()
    answers.set(key, answer)
    return answer as Promise<T>
  }
}

export type HitKind = DeclaredAs<'hitKind', string>
type Find = (asking: FinderContext, typed: string) => Promise<readonly Candidate[]>
export type Finder = { readonly kind: HitKind; readonly permission: Permission; readonly find: Find }

export const finder = (kind: HitKind, permission: Permission, find: Find): Finder => ({ kind, permission, find })
