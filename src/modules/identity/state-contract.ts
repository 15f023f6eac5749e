import { millisecondsInHour } from 'date-fns/constants'
/** How long the link of an invitation may be used (4-decisions, "Account life"). */
export const INVITATION_HOURS = 48

export const personStates = ['ACTIVE', 'INVITED', 'INVITATION_EXPIRED', 'DEACTIVATED', 'ERASED'] as const
export type PersonState = (typeof personStates)[number]

export const hoursAfter = (at: string | Date, hours: number): Date =>
  new Date(new Date(at).getTime() + hours * millisecondsInHour)

export const invitationEnds = (at: string | Date): Date => hoursAfter(at, INVITATION_HOURS)

/** What a person's account is at this moment. */
export const stateOf = (
  it: { readonly active: boolean; readonly erasedAt: string | null; readonly invitedUntil: string | null },
  now: Date,
): PersonState => {
  if (it.erasedAt) return 'ERASED'
  if (it.active) return 'ACTIVE'
  if (it.invitedUntil === null) return 'DEACTIVATED'
  return new Date(it.invitedUntil) > now ? 'INVITED' : 'INVITATION_EXPIRED'
}
