import { hoursAfter, INVITATION_HOURS } from '#modules/identity/account-states.ts'
import { CONFIRM_HOURS, UNDO_HOURS } from '#modules/identity/email-change.ts'
import { userStream } from '#modules/identity/events.ts'
import type { LinkUse } from '#platform/access/permissions.ts'
import type { LinkOwner } from '#platform/access/signed-links.ts'
import { derivedId } from '#platform/derived-id.ts'
import { type Background, reaction } from '#platform/module.ts'
import { activeProcurementOf, activeStaff, personOf } from '#projections/users.ts'

/** For so long a sign-in may be disowned by the mail about it. */
const DISOWN_HOURS = 72

const linkFor = async (
  { personal, signedLinks }: Background,
  use: LinkUse,
  owner: LinkOwner,
  until: Date,
): Promise<{ token: string }> => ({ token: await personal.seal(owner.userId, signedLinks.make(use, owner, until)) })

/** A link follows from its event alone: mailed twice, after a crash, it is the same one. */
const invites = async (
  context: Background,
  { userId, invitationId }: { readonly userId: string; readonly invitationId: string },
  { at, position }: { readonly at: string; readonly position: number },
) => {
  const owner = { userId, id: invitationId }
  const data = await linkFor(context, 'invitation', owner, hoursAfter(at, INVITATION_HOURS))
  await context.mailer.queue(
    derivedId('invitation', userId, position),
    userId,
    { name: 'invitation', data },
    { awaited: true },
  )
}

export const mailInvitations = reaction({
  name: 'invitations-mailed',
  of: [userStream],
  reads: ['users'],
  newsForDays: 2,
  on: { UserInvited: invites, InvitationSentAgain: invites },
})

/** The sender of the invitation decides; where they have left, those who may invite. */
export const tellInviters = reaction({
  name: 'inviters-told',
  of: [userStream],
  reads: ['users'],
  newsForDays: 7,
  on: {
    NewLinkAsked: async ({ db, mailer }, { userId, use }, { position }) => {
      const person = use === 'invitation' ? await personOf(db, userId) : undefined
      if (!person?.invitedUntil || person.linkAskedAt === null) return
      const { distributorId, invitedBy, firstname, lastname } = person
      const inviter = invitedBy === null ? undefined : await personOf(db, invitedBy)
      const others = async () =>
        distributorId === null ? activeStaff(db, ['ADMIN']) : activeProcurementOf(db, distributorId)
      for (const { id, distributorId: home } of inviter?.active ? [inviter] : await others()) {
        const data = { firstname, lastname, office: home === null }
        await mailer.queue(derivedId('link-asked', id, position), id, { name: 'link-asked', data })
      }
    },
  },
})

/** The new address confirms, or its owner is informed; the old one may take it back. */
export const mailEmailChanges = reaction({
  name: 'email-changes-mailed',
  of: [userStream],
  reads: ['users'],
  newsForDays: 2,
  on: {
    EmailChangeRequested: async (context, { userId, changeId, to }, { at, position }) => {
      const owner = { userId, id: changeId }
      const { accounts, personal } = context
      const other = await accounts.findByEmail(await personal.open(to))
      const isUsed = other !== null && other.userId !== userId
      const confirm = await linkFor(context, 'confirm-email', owner, hoursAfter(at, CONFIRM_HOURS))
      const undo = await linkFor(context, 'undo-email', owner, hoursAfter(at, UNDO_HOURS))
      const { mailer } = context
      if (!isUsed)
        await mailer.queue(
          derivedId('email-confirm', userId, position),
          userId,
          { name: 'email-confirm', data: confirm, to },
          { awaited: true },
        )
      else if (other.active)
        await mailer.queue(derivedId('email-used', userId, position), other.userId, { name: 'email-used', data: {} })
      await mailer.queue(derivedId('email-change-told', userId, position), userId, {
        name: 'email-change-told',
        data: undo,
      })
    },
    EmailChangeUndone: async ({ mailer }, { userId }, { position }) =>
      mailer.queue(derivedId('email-undone', userId, position), userId, { name: 'email-undone', data: {} }),
  },
})

type FactorChange = 'on' | 'off' | 'other' | 'codes' | 'reset' | 'passkey-added' | 'passkey-removed' | 'passkey-refused'

const factorChanged =
  (what: FactorChange) =>
  async (
    { mailer }: Background,
    { userId }: { readonly userId: string },
    { position }: { readonly position: number },
  ) =>
    mailer.queue(derivedId('second-factor', userId, position), userId, {
      name: 'second-factor-changed',
      data: { what },
    })

/** What another person may have done: a sign-in that was never seen like this, and all about second factors. */
export const tellOfSignIns = reaction({
  name: 'sign-ins-told',
  of: [userStream],
  newsForDays: 2,
  on: {
    SignedInOnNewDevice: async (context, { userId, signInId, device }, { at, position }) => {
      const link = await linkFor(context, 'end-sessions', { userId, id: signInId }, hoursAfter(at, DISOWN_HOURS))
      const template = { name: 'new-device', data: { device, ...link } }
      await context.mailer.queue(derivedId('new-device', userId, position), userId, template)
    },
    SecondFactorTurnedOn: factorChanged('on'),
    SecondFactorTurnedOff: factorChanged('off'),
    AuthenticatorReplaced: factorChanged('other'),
    RecoveryCodesRenewed: factorChanged('codes'),
    SecondFactorReset: factorChanged('reset'),
    PasskeyAdded: factorChanged('passkey-added'),
    PasskeyRemoved: factorChanged('passkey-removed'),
    PasskeyRefused: factorChanged('passkey-refused'),
    RecoveryCodeUsed: async ({ mailer }, { userId, left }, { position }) =>
      mailer.queue(derivedId('recovery-code', userId, position), userId, {
        name: 'recovery-code-used',
        data: { left },
      }),
  },
})
