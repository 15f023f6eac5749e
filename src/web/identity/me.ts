import type { UseQueryResult } from '@tanstack/react-query'
import { type CurrentUser, currentUser, signOut } from '#modules/identity/contract.ts'
import { isStaff } from '#modules/permissions/roles.ts'
import { paths } from '#paths'
import { call, prefetch, readKey, useRead } from '#web/api/endpoint.ts'
import { reads } from '#web/api/reads.ts'
import { isSignedIn, sessionEnded, sessionStatus, useSessionStatus } from '#web/api/session.ts'
import { forgetNotes } from '#web/api/session-notes.ts'
import type { Problem } from '#web/problem.ts'
import { forgetTyped, setTypist } from '#web/ui/fields/typed-texts.ts'
import { readIn } from '#web/ui/figures/format.ts'
import { followLanguage } from './language.ts'

/** The signed-in user; not requested while no one is. */
export const useMe = (): Pick<UseQueryResult<CurrentUser, Problem>, 'data' | 'error' | 'refetch'> => {
  const signedIn = isSignedIn(useSessionStatus())
  const { data, error, refetch } = useRead(currentUser, {}, { enabled: signedIn, staleTime: 60_000 })
  if (signedIn && data) {
    readIn(data.timeZone, data.companyZone)
    followLanguage(data)
  }
  return { data: signedIn ? data : undefined, error, refetch }
}

/** Where the logo and a fresh sign-in lead. */
export const homeOf = (me: CurrentUser): string => (isStaff(me.role) ? paths.office() : paths.home())

/** The live topics that concern the signed-in user, on every page. */
export const ownTopics = (me: CurrentUser | undefined): string[] => {
  if (!me) return []
  if (!me.distributor)
    return [
      `feed:${me.id}`,
      ...['office:quotes', 'office:orders', 'office:requests', 'office:agreements', 'office:product-requests'],
    ]
  const company = me.distributor.id
  return [
    `feed:${me.id}`,
    `cart:${me.id}`,
    `orders:${company}`,
    `loyalty:${company}`,
    `interest:${company}`,
    'catalogue',
  ]
}

/** Fetched as soon as there is a session, before the first screen needs it. */
export const meetMe = (): Promise<void> => (isSignedIn(sessionStatus()) ? prefetch(currentUser, {}) : Promise.resolve())

/** Who is signed in, as far as it is known at this moment. */
export const metMe = (): CurrentUser | undefined =>
  isSignedIn(sessionStatus()) ? reads.getQueryData(readKey(currentUser, {})) : undefined

setTypist(() => metMe()?.id ?? null)

/** Forgets everything that was read and noted: a closed session leaves no company data behind. */
export const forget = (): void => {
  reads.clear()
  forgetNotes()
}

/** Signs out and begins again at the landing page: nothing stays in memory. */
export const leave = async (): Promise<void> => {
  const done = await call(signOut, {}).catch(() => undefined)
  forgetTyped()
  sessionEnded()
  location.assign(done?.to ?? '/')
}
