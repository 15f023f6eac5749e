import type { PoolClient } from 'pg'
import { UserId } from '#modules/identity/events.ts'
import { countNewAddress } from '#modules/identity/new-address.ts'
import { takenRefusal } from '#modules/identity/registration.ts'
import { sealedProfile } from '#modules/identity/sealed-profile.ts'
import { user } from '#modules/identity/user.ts'
import { notFound, RefusedError } from '#platform/decision.ts'
import type { Context } from '#platform/http/serve.ts'
import { personOf, type UserRow } from '#projections/users.ts'
import { invite, sendAgain, withdraw } from './invitation.ts'
import type { Profile } from './person-form.ts'

type InvitationContext = Pick<
  Context<never>,
  'db' | 'log' | 'personal' | 'accounts' | 'newId' | 'rateLimits' | 'configuration' | 'me'
>
type InvitedPerson = {
  readonly role: UserRow['role']
  readonly distributorId: string | null
  readonly profile: Profile
  /** The e-mail address, when it is left out. */
  readonly username?: string | undefined
}

const done = { success: true }

/** Invites a new person, or with `again` corrects the data of an invited one. */
export const inviteBy = async (
  context: InvitationContext,
  { role, distributorId, profile, username = profile.email }: InvitedPerson,
  again?: UserId,
): Promise<UserId> => {
  const { log, personal, accounts, newId } = context
  const id = again ?? UserId.make(newId())
  const { email } = profile
  await countNewAddress(context, email)
  const invitation = {
    role,
    distributorId,
    invitationId: newId(),
    username: await personal.seal(id, username),
    ...(await sealedProfile(personal, id, profile)),
  }
  const also = async (tx: PoolClient) => {
    const conflict = await accounts.invite({ userId: id, role, distributorId, email, username }, tx)
    if (conflict) throw new RefusedError(takenRefusal(username === email ? 'email' : conflict.taken))
  }
  await (again ? log.decide(user, id, invite(invitation), { also }) : log.begin(user, id, invite(invitation), { also }))
  return id
}

/** Of the company that is named; `null` is staff's own side, which sees everybody. */
export const personIn = async (
  db: InvitationContext['db'],
  id: string,
  distributorId: string | null,
): Promise<UserRow> => {
  const person = await personOf(db, id)
  if (!person || person.erasedAt || (distributorId !== null && person.distributorId !== distributorId))
    throw new RefusedError(notFound('This user does not exist'))
  return person
}

export const sendInvitationAgain = async (context: InvitationContext, { id, email }: UserRow) => {
  const { log, personal, newId } = context
  await countNewAddress(context, await personal.open(email))
  await log.decide(user, id, sendAgain(newId()))
  return done
}

/** Nothing is kept of a person who never joined: neither the login nor the key to what was known of them. */
export const withdrawInvitationOf = async ({ log, personal, accounts }: InvitationContext, id: string) => {
  await log.decide(user, id, withdraw, {
    also: async (tx) => {
      await accounts.uninvite(id, tx)
      await personal.erase([id], tx)
    },
  })
  return done
}
