import type { Sealed } from '#platform/access/personal-data.ts'
import { type Decision, refused } from '#platform/decision.ts'

import { EmailChangeRequested, EmailChangeUndone, NewLinkAsked, UserEmailChanged, type UserEvent } from './events.ts'
import type { User } from './user.ts'

/** How long the new address may be confirmed, and how long the old one may take it back. */
export const CONFIRM_HOURS = 48
export const UNDO_HOURS = 72

const expired = refused('Request expired', { status: 410 })

/** `from`: the address so far. */
export const confirmEmail =
  (changeId: string, from: Sealed): Decision<User, UserEvent> =>
  ({ id, active, emailChange }) =>
    active && emailChange?.id === changeId ? [UserEmailChanged.make({ userId: id, from, to: emailChange.to })] : expired

/** The new address is mailed another link, and the old one is notified again: it has the full time to take that back. */
export const renewEmailChange =
  (shown: string, changeId: string): Decision<User, UserEvent> =>
  ({ id, active, emailChange }) =>
    active && emailChange?.id === shown ? [EmailChangeRequested.make({ userId: id, changeId, to: emailChange.to })] : []

/** The welcome mail is to come once more. */
export const askForWelcome: Decision<User, UserEvent> = ({ id, active, emailConfirmed }) =>
  active && !emailConfirmed ? [NewLinkAsked.make({ userId: id, use: 'confirm-signup' })] : []

/** Before it was confirmed nothing came of it; afterwards the old address counts again. */
export const undoEmail =
  (changeId: string): Decision<User, UserEvent> =>
  ({ id, active, emailChange, emailChanged }) => {
    if (active && emailChange?.id === changeId) return [EmailChangeUndone.make({ userId: id, changeId, to: null })]
    if (active && emailChanged?.id === changeId)
      return [EmailChangeUndone.make({ userId: id, changeId, to: emailChanged.from })]
    return expired
  }
