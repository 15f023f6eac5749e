import { type RawBuilder, sql } from 'kysely'
import { invitationEnds, type PersonState, personStates } from '#modules/identity/account-states.ts'
import type { User } from '#modules/identity/contract.ts'
import type { Civility, UserId } from '#modules/identity/events.ts'
import { userStream } from '#modules/identity/events.ts'
import type { Role } from '#modules/permissions/roles.ts'
import type { Me } from '#platform/access/permissions.ts'
import type { Sealed } from '#platform/access/personal-data.ts'
import type { Moment } from '#platform/event.ts'
import {
  byText,
  byValue,
  type Filters,
  type ListPage,
  type ListRows,
  listPage,
  type PageQuery,
} from '#platform/list-page.ts'
import { moment } from '#platform/moment.ts'
import { countOf, knownRow, projection, type ReadModels, rows } from '#platform/projection.ts'
import type { Services } from '#platform/services.ts'
import type { PortalLanguage } from '#platform/text/languages.ts'
import type { TimeZone } from '#platform/time/time-zone.ts'
import { companyZone, distributorOf } from './distributors.ts'

/** What identifies the person stays sealed here too: it is opened at the edge. */
export type UserRow = {
  readonly id: UserId
  readonly distributorId: string | null
  readonly role: Role
  readonly username: Sealed
  readonly civility: Civility
  readonly firstname: Sealed
  readonly lastname: Sealed
  readonly job: Sealed
  readonly email: Sealed
  readonly phone: Sealed
  readonly phone2: Sealed | null
  readonly picture: Sealed | null
  readonly hiddenColumns: Readonly<Record<string, readonly string[]>>
  readonly firstStepsPutAway: boolean
  readonly active: boolean
  /** null: as their company, or the office. */
  readonly timeZone: TimeZone | null
  /** null: as their company, else as their browser asks. */
  readonly language: PortalLanguage | null
  /** When the link of the newest invitation is over; null: there is no invitation any more. */
  readonly invitedUntil: Moment | null
  /** By whom the newest invitation was sent; null: they joined without one. */
  readonly invitedBy: string | null
  readonly linkAskedAt: Moment | null
  readonly pendingEmail: Sealed | null
  readonly emailConfirmedAt: Moment | null
  readonly createdAt: Moment
  /** By whom and when; nothing that is sealed here can be opened any more. */
  readonly erasedAt: Moment | null
  readonly erasedBy: string | null
}

const standing = {
  picture: null,
  emailConfirmedAt: null,
  hiddenColumns: {},
  timeZone: null,
  language: null,
  firstStepsPutAway: false,
  invitedUntil: null,
  invitedBy: null,
  linkAskedAt: null,
  pendingEmail: null,
  erasedAt: null,
  erasedBy: null,
}

/** They change the screens of that person alone. */
const ownChoices = new Set(['ColumnsChosen', 'TimeZoneChosen', 'LanguageChosen', 'FirstStepsPutAway'])

const invitedUntil = (at: Moment): Moment => moment(invitationEnds(at))

const known = knownRow('The user was not registered')

export const users = projection<UserRow>()({
  name: 'users',
  version: 12,
  of: [userStream],
  table: `
    id text primary key, distributor_id text, role text not null, username text not null, civility text not null,
    firstname text not null, lastname text not null, job text not null, email text not null, phone text not null,
    phone2 text, picture text, hidden_columns jsonb not null, time_zone text, language text, first_steps_put_away boolean not null, active boolean not null, invited_until timestamptz,
    invited_by text, link_asked_at timestamptz,
    pending_email text, email_confirmed_at timestamptz, created_at timestamptz not null, erased_at timestamptz, erased_by text`,
  indexes: [
    '(distributor_id, created_at desc, id)',
    '(role) where distributor_id is null',
    '(created_at desc, id desc)',
    '(role, active, erased_at, invited_until)', // counts
  ],
  key: 'stream',
  when: {
    UserRegistered: (_, { userId, ...person }, { at }) => ({
      id: userId,
      ...person,
      active: true,
      createdAt: at,
      ...standing,
    }),
    UserInvited: (row, { userId, invitationId: _link, ...person }, { at, actor }) => ({
      id: userId,
      ...person,
      active: false,
      createdAt: row?.createdAt ?? at,
      ...standing,
      invitedUntil: invitedUntil(at),
      invitedBy: actor,
    }),
    InvitationSentAgain: (row, _, { at, actor }) => ({
      ...known(row),
      invitedUntil: invitedUntil(at),
      invitedBy: actor,
      linkAskedAt: null,
    }),
    NewLinkAsked: (row, { use }, { at }) => (use === 'invitation' ? { ...known(row), linkAskedAt: at } : known(row)),
    InvitationWithdrawn: () => null,
    InvitationAccepted: (row) => ({ ...known(row), active: true, invitedUntil: null, linkAskedAt: null }),
    EmailChangeRequested: (row, { to }) => ({ ...known(row), pendingEmail: to }),
    TermsAgreed: known,
    UserProfileChanged: (row, { userId: _id, ...profile }) => ({ ...known(row), ...profile }),
    UserEmailChanged: (row, { to }) => ({ ...known(row), email: to, pendingEmail: null }),
    EmailChangeUndone: (row, { to }) => ({ ...known(row), email: to ?? known(row).email, pendingEmail: null }),
    EmailConfirmed: (row, _, { at }) => ({ ...known(row), emailConfirmedAt: known(row).emailConfirmedAt ?? at }),
    UserSecurityChanged: (row, { username }) => ({ ...known(row), username: username ?? known(row).username }),
    PasswordReset: known,
    WorkHandedOver: known,
    UserDeactivated: (row) => ({ ...known(row), active: false }),
    UserReactivated: (row) => ({ ...known(row), active: true }),
    UserRoleChanged: (row, { role }) => ({ ...known(row), role }),
    RefreshTokenReused: known,
    SignedInOnNewDevice: known,
    SessionsEndedByLink: known,
    SecondFactorTurnedOn: known,
    SecondFactorTurnedOff: known,
    AuthenticatorReplaced: known,
    RecoveryCodesRenewed: known,
    RecoveryCodeUsed: known,
    SecondFactorReset: known,
    PasskeyAdded: known,
    PasskeyRemoved: known,
    PasskeyRefused: known,
    SignInLinked: known,
    SignedInByBreakGlass: known,
    ColumnsChosen: (row, { list, hidden }) => ({
      ...known(row),
      hiddenColumns: { ...known(row).hiddenColumns, [list]: hidden },
    }),
    TimeZoneChosen: (row, { timeZone }) => ({ ...known(row), timeZone }),
    LanguageChosen: (row, { language }) => ({ ...known(row), language }),
    FirstStepsPutAway: (row) => ({ ...known(row), firstStepsPutAway: true }),
    UserPictureChanged: (row, { picture }) => ({ ...known(row), picture }),
    PersonErased: (row, _, { at, actor }) => ({
      ...known(row),
      picture: null,
      pendingEmail: null,
      active: false,
      erasedAt: at,
      erasedBy: actor,
    }),
  },
  topics: ({ userId }, { type, distributorId }) =>
    ownChoices.has(type)
      ? [`user:${userId}`]
      : [`user:${userId}`, 'office:users', ...(distributorId ? [`company:${distributorId}`] : [])],
  onPoison: 'park',
})

export const activeUsersOf = (db: ReadModels, distributorId: string): Promise<UserRow[]> =>
  rows(db, users)
    .selectAll()
    .where('distributorId', '=', distributorId)
    .where('active', '=', true)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute()

/** Who may place orders and manages the company's access, the newest first. */
export const activeProcurementOf = async (db: ReadModels, distributorId: string): Promise<UserRow[]> =>
  (await activeUsersOf(db, distributorId)).filter(({ role }) => role === 'PROCUREMENT')

export const activePeopleAfter = (db: ReadModels, after: string | null, most: number): Promise<UserRow[]> =>
  rows(db, users)
    .selectAll()
    .where('distributorId', 'is not', null)
    .where('active', '=', true)
    .where('id', '>', (after ?? '') as UserId)
    .orderBy('id')
    .limit(most)
    .execute()

export const countActivePeople = (db: ReadModels): Promise<number> =>
  countOf(rows(db, users).where('distributorId', 'is not', null).where('active', '=', true))

/** Everybody who has or had an account of a company, or is invited to one, in the order in which they came. */
export const peopleOfCompany = (db: ReadModels, distributorId: string): Promise<UserRow[]> =>
  rows(db, users).selectAll().where('distributorId', '=', distributorId).orderBy('createdAt').orderBy('id').execute()

export const activeStaff = (db: ReadModels, roles: readonly Role[]): Promise<UserRow[]> =>
  rows(db, users)
    .selectAll()
    .where('distributorId', 'is', null)
    .where('active', '=', true)
    .where('role', 'in', roles)
    .orderBy('createdAt')
    .orderBy('id')
    .execute()

/** A person by id, of any company: for the person themselves, for staff and for the system. */
export const personOf = (db: ReadModels, userId: string): Promise<UserRow | undefined> =>
  rows(db, users)
    .selectAll()
    .where('id', '=', userId as UserId)
    .executeTakeFirst()

/** The zone that a person chose. Who sees the portal as a company of others reads in that company's. */
export const zoneOfPerson = (
  person: Pick<UserRow, 'distributorId' | 'timeZone'> | undefined,
  { distributorId }: Pick<Me, 'distributorId'>,
): TimeZone | null => (person?.distributorId === distributorId ? person.timeZone : null)

/** The language in which a person reads mails: the one that they chose, else the company's, else English. */
export const languageOfPerson = async (
  db: ReadModels,
  { language, distributorId }: Pick<UserRow, 'language' | 'distributorId'>,
): Promise<PortalLanguage> => {
  if (language !== null) return language
  const company = distributorId ? await distributorOf(db, distributorId) : undefined
  return company?.language ?? 'en'
}

/** The time zone in which a person reads and enters days: the one that they chose, else the company's or the office's. */
export const readersZone = async (services: Pick<Services, 'db' | 'configuration'>, me: Me): Promise<TimeZone> =>
  zoneOfPerson(await personOf(services.db, me.userId), me) ?? (await companyZone(services, me.distributorId))

export type PersonName = Pick<UserRow, 'id' | 'firstname' | 'lastname' | 'role' | 'distributorId'>

/** The names, still sealed, of people who did something, by id: for histories. Unknown ids are left out. */
export const namesOf = async (db: ReadModels, userIds: readonly string[]): Promise<ReadonlyMap<string, PersonName>> => {
  if (userIds.length === 0) return new Map()
  const found = await rows(db, users)
    .select(['id', 'firstname', 'lastname', 'role', 'distributorId'])
    .where('id', 'in', [...new Set(userIds)] as UserId[])
    .execute()
  return new Map(found.map((person) => [person.id, person]))
}

/** In the order of the ids. */
export const usersById = async (db: ReadModels, ids: readonly string[]): Promise<UserRow[]> => {
  const found = await rows(db, users)
    .selectAll()
    .where('id', 'in', ['', ...ids] as UserId[])
    .execute()
  return ids.flatMap((id) => found.find((row) => row.id === id) ?? [])
}

export const everybody = (db: ReadModels): Promise<UserRow[]> =>
  rows(db, users)
    .selectAll()
    .orderBy('distributorId', (order) => order.asc().nullsFirst())
    .orderBy('createdAt')
    .orderBy('id')
    .execute()

export type PeopleFilter = Filters<
  Pick<UserRow, 'role'> & { readonly distributorId: string; readonly state: PersonState }
> & {
  /** Some of them. */
  readonly ids?: RawBuilder<readonly string[]> | undefined
}

/** As `stateOf`. */
const stateAt = (now: Date) =>
  sql`case when erased_at is not null then 'ERASED' when active then 'ACTIVE' when invited_until is null then 'DEACTIVATED'
    when invited_until > ${now} then 'INVITED' else 'INVITATION_EXPIRED' end`

/** Everyone who has ever had an account, the newest first, a page of those that fit. What is sealed sorts and finds nothing here. */
export const peopleBy = (
  db: ReadModels,
  companyName: (column: string) => RawBuilder<unknown>,
  { distributorId, role, state, ids, ...page }: PeopleFilter & PageQuery<'company' | 'role' | 'joined' | 'state'>,
  now: Date,
): Promise<ListPage<UserRow>> =>
  listPage(
    {
      found: rows(db, users)
        .$if(distributorId !== undefined, (people) => people.where('distributorId', '=', distributorId!))
        .$if(role !== undefined, (people) => people.where('role', '=', role!))
        .$if(state !== undefined, (people) => people.where(sql<boolean>`${stateAt(now)} = ${state}`))
        .$if(ids !== undefined, (people) => people.where(sql<boolean>`id = any(${ids})`)),
      named: (all: ListRows<UserRow>) => all,
      keys: [],
      sorts: {
        company: companyName('distributorId'),
        role: byText('role'),
        joined: byValue('createdAt'),
        state: sql`array_position(${personStates}::text[], ${stateAt(now)})`,
      },
      usual: [
        [byValue('createdAt'), 'desc'],
        [byValue('id'), 'desc'],
      ],
    },
    page,
  )

/** As the contract shows a person; still to be opened, the full name too. */
export const asUser = ({
  distributorId: _tenant,
  active: _active,
  emailConfirmedAt: _emailConfirmedAt,
  picture: _picture,
  hiddenColumns: _hiddenColumns,
  timeZone: _timeZone,
  language: _language,
  firstStepsPutAway: _firstStepsPutAway,
  invitedUntil: _invitedUntil,
  invitedBy: _invitedBy,
  linkAskedAt: _linkAskedAt,
  pendingEmail: _pendingEmail,
  erasedAt: _erasedAt,
  erasedBy: _erasedBy,
  createdAt,
  ...row
}: UserRow): Omit<User, 'fullName'> => ({
  ...row,
  creationDate: moment(new Date(createdAt)),
})
