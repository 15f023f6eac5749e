import { createHash, createHmac, pbkdf2Sync, randomBytes } from 'node:crypto'

import { Client } from 'pg'

/** One per owner, as roles belong to the whole server. */
export type PortalLogin = {
  readonly name: string
  /** null: the owner needs none either. */
  readonly password: string | null
}

const LONGEST_NAME = 63
const SUFFIX = '_portal'

/** Derived from the owner's address, so that all nodes agree; not reversible. */
export const portalLogin = (ownersUrl: string): PortalLogin => {
  const { user = '', password } = new Client({ connectionString: ownersUrl })
  return {
    name: user.slice(0, LONGEST_NAME - SUFFIX.length) + SUFFIX,
    password: password ? createHmac('sha256', password).update('the login of the portal').digest('base64url') : null,
  }
}

const ITERATIONS = 4096 // Postgres's own default

/** RFC 5803: the password appears in no statement and no log. */
export const scramVerifier = (password: string): string => {
  const salt = randomBytes(16)
  const salted = pbkdf2Sync(password, salt, ITERATIONS, 32, 'sha256')
  const keyed = (what: string) => createHmac('sha256', salted).update(what).digest()
  const storedKey = createHash('sha256').update(keyed('Client Key')).digest('base64')
  return `SCRAM-SHA-256$${ITERATIONS}:${salt.toString('base64')}$${storedKey}:${keyed('Server Key').toString('base64')}`
}

export const portalUrl = (ownersUrl: string): URL => {
  const url = new URL(ownersUrl)
  const { name, password } = portalLogin(ownersUrl)
  url.searchParams.set('user', name) // before the user in front of the host, which some addresses do not have
  if (password) url.searchParams.set('password', password)
  return url
}
