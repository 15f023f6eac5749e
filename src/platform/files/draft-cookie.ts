import type { PersonalData } from '#platform/access/personal-data.ts'
import { networkOf } from '#platform/access/sessions/network-of.ts'
import { derivedId } from '#platform/derived-id.ts'
import type { Caller } from '#platform/http/serve.ts'
import type { Sender } from './files.ts'
import { DRAFT_DAYS } from './visitor-drafts.ts'

const NAME = 'partnercare_draft'

const cookieOf = ({ isSecure }: Caller) =>
  isSecure ? { name: `__Host-${NAME}`, path: '/' } : { name: NAME, path: '/api' }

/** Of the draft that this browser has begun. */
export const draftTokenOf = (caller: Caller): string | undefined => caller.cookie(cookieOf(caller).name)

/**
 * Who sends a file without an account: the draft of this browser, without one its network. What they have sent and what
 * they may still send counts for them alone.
 */
export const visitorSender = (
  caller: Caller,
  draftId: string | null,
  { fingerprint }: Pick<PersonalData, 'fingerprint'>,
): Sender => ({
  userId: draftId ?? derivedId('visitors of a network', fingerprint(networkOf(caller.address))),
  distributorId: null,
})

export const keepDraft = (caller: Caller, token: string): void => {
  const { name, path } = cookieOf(caller)
  caller.setCookie(name, token, { path, maxAgeSeconds: DRAFT_DAYS * 24 * 3600 })
}

export const dropDraft = (caller: Caller): void => {
  const { name, path } = cookieOf(caller)
  caller.setCookie(name, null, { path })
}
