import type { Pool } from 'pg'
import { claims } from '#platform/access/sessions/claims.ts'
import { knownDevices } from '#platform/access/sessions/known-devices.ts'
import { SESSION_ENDED } from '#platform/access/sessions/session-cache.ts'
import { sessionHistory } from '#platform/access/sessions/session-history.ts'
import { openSessions } from '#platform/access/sessions/sessions.ts'
import { fibres } from '#platform/background/fibres.ts'
import { uncapped } from '#platform/configuration/caps.ts'
import type { Configuration } from '#platform/configuration/configuration.ts'
import { noticesOn } from '#platform/postgres/notices.ts'
import type { Services } from '#platform/services.ts'
import { openAccounts } from './accounts.ts'
import { apiTokens } from './api-tokens.ts'
import { drafts } from './drafts.ts'
import { openPersonalData } from './open-personal-data.ts'
import { passkeyChallenges } from './passkeys/challenges.ts'
import { passkeys } from './passkeys/passkeys.ts'
import { passwordHashing } from './password-hashing.ts'
import { passwordLinks } from './password-links.ts'
import type { AccessPolicy } from './permissions.ts'
import { PERSON_ERASED } from './person-keys.ts'
import { rateLimits } from './rate-limit.ts'
import { secondFactors } from './second-factors.ts'
import { signedLinks } from './signed-links.ts'
import { signInAttempts } from './single-sign-on/attempts.ts'
import { linkedSignIns } from './single-sign-on/linked-sign-ins.ts'
import { workingCopies } from './working-copies.ts'

const SWEEP_MS = 60_000

type Access = Pick<
  Services,
  | 'personal'
  | 'accounts'
  | 'claims'
  | 'passwordLinks'
  | 'signedLinks'
  | 'signInAttempts'
  | 'linkedSignIns'
  | 'secondFactors'
  | 'passkeys'
  | 'passkeyChallenges'
  | 'sessions'
  | 'apiTokens'
  | 'sessionHistory'
  | 'knownDevices'
  | 'drafts'
  | 'rateLimits'
  | 'workingCopies'
> & {
  readonly stop: () => Promise<void>
}

/** Keeps one connection of the pool: stop it before the pool. */
export const openAccess = async (
  pool: Pool,
  {
    secrets,
    passwordCost,
    caps = uncapped,
  }: Pick<Configuration, 'secrets' | 'passwordCost'> & Partial<Pick<Configuration, 'caps'>>,
  {
    newId,
    policy,
    now = () => new Date(),
  }: {
    readonly newId: () => string
    readonly policy: Pick<AccessPolicy, 'linkUses'>
    /** Real time, the same on all nodes. */
    readonly now?: () => Date
  },
): Promise<Access> => {
  const notices = await noticesOn(pool, [SESSION_ENDED, PERSON_ERASED])
  const personal = openPersonalData(pool, notices, secrets)
  const accounts = openAccounts(pool, personal.fingerprints, passwordHashing(passwordCost))
  const links = passwordLinks(pool)
  const sessions = openSessions(pool, notices, {
    secrets,
    mostOfOne: caps.sessionsPerPerson,
    newId,
    now,
  })
  const claimed = claims(personal.fingerprints)
  const limited = rateLimits(pool, personal.fingerprint)

  // A failed sweep is made up for a minute later: checks look at the times themselves.
  const background = fibres()
  background.every('sweep of access', SWEEP_MS, () =>
    Promise.allSettled([sessions.sweep(), links.sweep(), limited.sweep()]),
  )

  return {
    personal,
    accounts,
    claims: claimed,
    passwordLinks: links,
    signedLinks: signedLinks(secrets, policy.linkUses),
    signInAttempts: signInAttempts(secrets, now),
    linkedSignIns: linkedSignIns(pool, SESSION_ENDED),
    secondFactors: secondFactors(pool, personal),
    passkeys: passkeys(pool),
    passkeyChallenges: passkeyChallenges(pool, { secrets, claims: claimed, now }),
    sessions,
    apiTokens: apiTokens(pool, personal),
    sessionHistory: sessionHistory(pool),
    knownDevices: knownDevices(secrets),
    drafts: drafts(pool),
    rateLimits: limited,
    workingCopies: workingCopies(pool),
    stop: async () => {
      await background.stop()
      await sessions.stop()
      personal.stop()
      await notices.stop()
    },
  }
}
