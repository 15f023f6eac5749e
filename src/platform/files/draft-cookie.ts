import type { Caller } from '#platform/http/serve.ts'

import { DRAFT_DAYS } from './visitor-drafts.ts'

const NAME = 'partnercare_draft'

const cookieOf = ({ isSecure }: Caller) =>
  isSecure ? { name: `__Host-${NAME}`, path: '/' } : { name: NAME, path: '/api' }

/** Of the draft that this browser has begun. */
export const draftTokenOf = (caller: Caller): string | undefined => caller.cookie(cookieOf(caller).name)

export const keepDraft = (caller: Caller, token: string): void => {
  const { name, path } = cookieOf(caller)
  caller.setCookie(name, token, { path, maxAgeSeconds: DRAFT_DAYS * 24 * 3600 })
}

export const dropDraft = (caller: Caller): void => {
  const { name, path } = cookieOf(caller)
  caller.setCookie(name, null, { path })
}
