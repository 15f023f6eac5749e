import {
  InvitationAccepted,
  InvitationSentAgain,
  InvitationWithdrawn,
  NewLinkAsked,
  type UserEvent,
  UserInvited,
} from '#modules/identity/events.ts'
import type { Change, User } from '#modules/identity/user.ts'
import { type Refusal, refused } from '#platform/decision.ts'

type Invitation = Omit<Parameters<typeof UserInvited.make>[0], 'userId'>

export const notInvited = refused('This person is not invited any more')

/** Invites a new person, or corrects the data of an invited one, whose previous link then expires. */
export const invite =
  (invitation: Invitation): Change =>
  (person) => {
    const isNew = person.role === null
    if (!isNew && person.invitationId === null) return notInvited
    return [UserInvited.make({ userId: person.id, ...invitation })]
  }

export const sendAgain =
  (invitationId: string): Change =>
  ({ id, invitationId: before }) =>
    before === null ? notInvited : [InvitationSentAgain.make({ userId: id, invitationId })]

/** The invited person did not follow the link in time: of the newest one alone, and once. */
export const askForInvitation =
  (shown: string): Change =>
  ({ id, invitationId, linkRequested }) =>
    invitationId !== shown || linkRequested ? [] : [NewLinkAsked.make({ userId: id, use: 'invitation' })]

export const withdraw: Change = ({ id, invitationId }) =>
  invitationId === null ? notInvited : [InvitationWithdrawn.make({ userId: id })]

/** By the newest link alone, and once. */
export const accept =
  (shown: string) =>
  ({ id, invitationId }: User): readonly UserEvent[] | Refusal =>
    invitationId === shown ? [InvitationAccepted.make({ userId: id })] : refused('Request expired', { status: 410 })
