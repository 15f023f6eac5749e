import { isDeactivated, stateOf } from '#modules/identity/account-states.ts'
import type { User } from '#modules/identity/contract.ts'
import { profileHistory } from '#modules/identity/edited-profile.ts'
import type { UserId } from '#modules/identity/events.ts'
import { countNewAddress } from '#modules/identity/new-address.ts'
import { loginFault, takenRefusal } from '#modules/identity/registration.ts'
import { sealedProfile } from '#modules/identity/sealed-profile.ts'
import { changeColleague, reactivate, user } from '#modules/identity/user.ts'
import { ownCompany } from '#platform/access/own-company.ts'
import { provePerson } from '#platform/access/own-password.ts'
import { calledBy } from '#platform/access/personal-data.ts'
import { isRefusal, orRefuse, type Refusal, RefusedError, refused } from '#platform/decision.ts'
import { type EditedForm, edited } from '#platform/editing/edited.ts'
import type { Answer } from '#platform/http/endpoint.ts'
import { type Context, serve } from '#platform/http/serve.ts'
import { existing } from '#platform/log/commands.ts'
import { moment } from '#platform/moment.ts'
import { activeUsersOf, asUser, namesOf, peopleOfCompany, type UserRow } from '#projections/users.ts'
import { inviteBy, personIn, sendInvitationAgain, withdrawInvitationOf } from './invitation-routes.ts'
import { type Profile, profileForm, roleFault } from './person-form.ts'
import { bringUserBack, inviteAgain, listTeam, upsertUser, withdrawInvitation } from './team-contract.ts'

type Upsert = Context<typeof upsertUser>

const emailUsed = refused('Email already used', { errors: { email: 'Email already used' } })

const formOf = ({ input }: Upsert, civility: Profile['civility']): Profile | Refusal => {
  const {
    id: _id,
    role: _role,
    opened: _opened,
    username = '',
    fullName: _name,
    creationDate: _since,
    ...given
  } = input
  const form = profileForm({ civility, ...given })
  return isRefusal(form) ? form : (loginFault('email', form.email) ?? loginFault('username', username) ?? form)
}

/** Left out or empty: it stays, or is the e-mail of a new person. */
const usernameIn = ({ input }: Upsert): string | undefined => input.username?.trim() || undefined

/** An active person: the team is looked at in the same command, so that the last PROCUREMENT stays one. */
const changeActive = async (
  context: Upsert,
  row: UserRow,
  profile: Profile,
  readAt: EditedForm<unknown>['readAt'],
): Promise<void> => {
  const { db, log, me, personal, accounts, sessions, newId, input } = context
  const emailBefore = await personal.open(row.email)
  const isMoving = emailBefore !== profile.email
  if (isMoving) await countNewAddress(context, profile.email)
  const other = isMoving ? await accounts.findByEmail(profile.email) : null
  if (other && other.userId !== row.id) throw new RefusedError(emailUsed)
  const { email: to, ...sealed } = await sealedProfile(personal, row.id, profile)
  const change = isMoving ? { changeId: newId(), to } : null
  const given = usernameIn(context)
  const renamed = given === undefined || given === (await personal.open(row.username)) ? null : given
  const username = renamed === null ? null : await personal.seal(row.id, renamed)
  const isOtherRole = input.role !== row.role
  const team = await activeUsersOf(db, ownCompany(me))
  await log.decideTogether(
    Object.fromEntries(team.map(({ id }) => [id, existing(user, id)])),
    (states) => {
      const changed = { role: input.role, profile: { ...sealed, email: row.email }, change, username }
      const decided = changeColleague(Object.values(states), row.id, changed)
      return isRefusal(decided) ? decided : { [row.id]: decided }
    },
    {
      ...readAt,
      also: async (tx) => {
        if (renamed !== null && (await accounts.changeLogins(row.id, { username: renamed }, tx)))
          throw new RefusedError(takenRefusal('username'))
        if (!isOtherRole) return
        await accounts.changeRole(row.id, input.role, tx)
        await sessions.closeAll(row.id, row.id === me.userId ? me.sessionId : null, tx)
      },
    },
  )
}

/** As it is now; a changed e-mail address counts once it is confirmed. */
const shownAs = async (context: Upsert, id: UserId, row: UserRow | null, profile: Profile): Promise<User> => {
  const { personal, now, input } = context
  const isActive = row?.active === true
  const username = usernameIn(context) ?? (isActive ? await personal.open(row.username) : profile.email)
  const email = isActive ? await personal.open(row.email) : profile.email
  const creationDate = moment(row ? new Date(row.createdAt) : now)
  return { ...profile, id, creationDate, username, email, role: input.role, fullName: calledBy(profile) }
}

const upsert = async (sent: Upsert): Promise<Answer<typeof upsertUser> | Refusal> => {
  const { db, me, now, personal } = sent
  const { opened, ...given } = sent.input
  const { id } = given
  const edit = await edited(sent, {
    ...{ stream: { kind: user.stream.kind, key: id ?? '' }, history: profileHistory },
    ...{ given, opened: id ? opened : undefined, namesOf },
  })
  const context = { ...sent, input: edit.fields }
  const { role } = edit.fields
  const distributorId = ownCompany(me)
  const unfit = roleFault(role, distributorId)
  if (unfit) return unfit
  await provePerson(context)
  const row = id ? await personIn(db, id, distributorId) : null
  const profile = orRefuse(formOf(context, row?.civility ?? 'OTHER'))
  if (row && isDeactivated(stateOf(row, now))) return refused('This person is deactivated. Give access back first.')
  if (row?.active) await changeActive(context, row, profile, edit.readAt)
  const invited = row?.active
    ? row.id
    : await inviteBy(context, { role, distributorId, profile, username: usernameIn(context) }, row?.id)
  const shown = await shownAs(context, invited, row, profile)
  return personal.openAll({ success: true, user: shown, ...edit.meanwhile })
}

/** The people of a company, by its PROCUREMENT; everybody of it sees who they are. */
export const teamRoutes = [
  serve(listTeam, async ({ db, me, personal, now, sessionHistory }) => {
    const everybody = await peopleOfCompany(db, ownCompany(me))
    const rows = everybody.filter(({ erasedAt }) => erasedAt === null).toReversed()
    const seen = await sessionHistory.lastSeen(rows.map(({ id }) => id))
    const opened = await personal.openAll(rows.map((row) => ({ ...asUser(row), pendingEmail: row.pendingEmail })))
    return opened.map((person, i) => {
      const row = rows[i]!
      const at = seen.get(row.id)
      return {
        ...person,
        fullName: calledBy(person),
        state: stateOf(row, now),
        invitedUntil: row.invitedUntil && moment(new Date(row.invitedUntil)),
        linkAskedAt: row.linkAskedAt && moment(new Date(row.linkAskedAt)),
        lastSeenAt: at ? moment(at) : null,
      }
    })
  }),

  serve(upsertUser, upsert),

  serve(inviteAgain, async (context) => {
    const { db, me, input } = context
    await provePerson(context)
    return sendInvitationAgain(context, await personIn(db, input.id, ownCompany(me)))
  }),

  serve(withdrawInvitation, async (context) => {
    const { db, me, input } = context
    await provePerson(context)
    return withdrawInvitationOf(context, (await personIn(db, input.id, ownCompany(me))).id)
  }),

  serve(bringUserBack, async (context) => {
    const { db, log, me, accounts, input } = context
    await provePerson(context)
    const { id } = await personIn(db, input.id, ownCompany(me))
    await log.decide(user, id, reactivate, { also: (tx) => accounts.reactivate(id, tx) })
    return { success: true }
  }),
]
