import type { PersonalData } from '#platform/access/personal-data.ts'
import { networkOf } from '#platform/access/sessions/network-of.ts'
import { derivedId } from '#platform/derived-id.ts'
import { hostCookie } from '#platform/http/host-cookie.ts'
import type { Caller } from '#platform/http/serve.ts'
import type { Sender } from './files.ts'
import { DRAFT_DAYS } from './visitor-drafts.ts'

const NAME = 'partnercare_draft'

const cookieOf = ({ isSecure }: Caller) =>
  isSecure ? { name: hostCookie(NAME), path: '/' } : { name: NAME, path: '/api' }

export const draftTokenOf = (caller: Caller): string | undefined => caller.cookie(cookieOf(caller).name)

/** The browser's draft, else its network. */
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
