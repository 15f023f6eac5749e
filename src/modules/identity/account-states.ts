import { millisecondsInDay, millisecondsInHour } from 'date-fns/constants'
/** How long the link of an invitation may be used (4-decisions, "Account life"). */
export const INVITATION_HOURS = 48

export const personStates = ['ACTIVE', 'INVITED', 'INVITATION_EXPIRED', 'DEACTIVATED', 'ERASED'] as const
export type PersonState = (typeof personStates)[number]
export const isActive = (state: PersonState | undefined) => state === 'ACTIVE'
export const isInvited = (state: PersonState) => state === 'INVITED'
/** Invited, and not here yet: the link may have expired. */
export const awaitsAcceptance = (state: PersonState): boolean => isInvited(state) || state === 'INVITATION_EXPIRED'
export const isDeactivated = (state: PersonState) => state === 'DEACTIVATED'
export const isErased = (state: PersonState) => state === 'ERASED'

export const hoursAfter = (at: string | Date, hours: number): Date =>
  new Date(new Date(at).getTime() + hours * millisecondsInHour)

export const invitationEnds = (at: string | Date): Date => hoursAfter(at, INVITATION_HOURS)

const NEW_FOR_DAYS = 90

/** Whether the list of first steps is for this person: new to the portal, and they have not put it away. */
export const needsFirstSteps = (
  person: { readonly createdAt: string; readonly firstStepsPutAway: boolean },
  now: Date,
): boolean =>
  !person.firstStepsPutAway && now.getTime() - Date.parse(person.createdAt) < NEW_FOR_DAYS * millisecondsInDay

/** What a person's account is at this moment. */
export const stateOf = (
  account: { readonly active: boolean; readonly erasedAt: string | null; readonly invitedUntil: string | null },
  now: Date,
): PersonState => {
  if (account.erasedAt) return 'ERASED'
  if (account.active) return 'ACTIVE'
  if (account.invitedUntil === null) return 'DEACTIVATED'
  return new Date(account.invitedUntil) > now ? 'INVITED' : 'INVITATION_EXPIRED'
}

/** Of a mailed link. Replaced: a newer one was mailed. Unknown: none of ours, or of one that leaves no trace once it is over. */
export const linkStates = ['OPEN', 'USED', 'REPLACED', 'OVER', 'UNKNOWN'] as const
export const isOpen = (state: (typeof linkStates)[number]) => state === 'OPEN'
