import { present } from '#platform/typed.ts'
import type { LinkUse } from './permissions.ts'
import { macOf, type TokenSecrets } from './token-keys.ts'

export type LinkOwner = { readonly userId: string; readonly id: string }

export type SignedLinks = {
  /** Deterministic: a mail repeated after a crash has the same link. */
  readonly make: (use: LinkUse, owner: LinkOwner, until: Date) => string
  /** null: forged, for another use, or expired. */
  readonly read: (use: LinkUse, token: string, now: Date) => LinkOwner | null
  /** Also for expired links; grants nothing. */
  readonly look: (token: string) => (LinkOwner & { readonly use: LinkUse; readonly until: Date }) | null
}

const SHAPE = /^(([0-9a-f-]{36})\.([\w-]{1,80})\.([0-9a-z]{1,11}))\.([\w-]{43})$/

/** Signed and not stored: read access to the database does not suffice to make one. */
export const signedLinks = (secrets: TokenSecrets, linkUses: readonly LinkUse[]): SignedLinks => {
  const macs = new Map(linkUses.map((use) => [use, macOf(secrets, `links: ${use}`, 32)]))
  const macFor = (use: LinkUse) => present(macs.get(use))
  const opened = (use: LinkUse, token: string) => {
    const [, said, userId, id, until, seal] = SHAPE.exec(token) ?? []
    if (!said || !userId || !id || !until || !seal) return null
    if (!macFor(use).fits(Buffer.from(seal, 'base64url'), `link ${use} ${said}`)) return null
    return { userId, id, use, until: new Date(Number.parseInt(until, 36)) }
  }
  return {
    make: (use, { userId, id }, until) => {
      const said = `${userId}.${id}.${until.getTime().toString(36)}`
      return `${said}.${macFor(use).of(`link ${use} ${said}`).toString('base64url')}`
    },
    read: (use, token, now) => {
      const link = opened(use, token)
      return link && link.until > now ? { userId: link.userId, id: link.id } : null
    },
    look: (token) => {
      for (const use of linkUses) {
        const link = opened(use, token)
        if (link) return link
      }
      return null
    },
  }
}
