import * as Schema from 'effect/Schema'
import { personStates } from '#modules/identity/account-states.ts'
import { UserId } from '#modules/identity/events.ts'
import { Role } from '#modules/permissions/roles.ts'
import { Moment } from '#platform/event.ts'
import { login, paragraphs } from '#platform/http/clean-input.ts'
import { Done } from '#platform/http/done.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { paged } from '#platform/http/pages.ts'
import { eachWay } from '#platform/http/sorts.ts'

const { Array: List, Int, Literals, NullOr, optionalKey, String: Text, Struct } = Schema
const uuid = Text.check(Schema.isUUID())

export const PEOPLE_PAGE = 25
/** Of more people than this, a search finds among the newest, and they are not sorted by what is sealed. */
export const MOST_OPENED = 500

export const sealedSorts = ['name', 'email'] as const
export const peopleSorts = [...sealedSorts, 'company', 'role', 'joined', 'state'] as const
export const sortsOfPeople = eachWay(peopleSorts)

export const PersonRow = Struct({
  id: UserId,
  name: Text,
  email: Text,
  role: Role,
  /** null: one of the staff. */
  company: NullOr(Struct({ id: uuid, name: Text })),
  state: Literals(personStates),
  joinedAt: Moment,
  invitedUntil: NullOr(Moment),
  /** When they requested a newer link than they have. */
  linkAskedAt: NullOr(Moment),
  /** When they last used the portal, within a month. */
  lastSeenAt: NullOr(Moment),
  hasSecondFactor: Schema.Boolean,
  represents: List(Struct({ id: uuid, name: Text })),
  picture: NullOr(Text),
  erased: NullOr(Struct({ at: Moment, by: Text })),
})
export type PersonRow = typeof PersonRow.Type

export const officePeople = endpoint('GET /office/people', {
  may: 'office.accounts.manage',
  does: 'People with an account, the newest first unless sorted otherwise, 25 at a time; by name or e-mail, company, role and state',
  query: {
    search: optionalKey(Text.check(Schema.isMaxLength(100))),
    distributorId: optionalKey(uuid),
    role: optionalKey(Role),
    state: optionalKey(Literals(personStates)),
    sort: optionalKey(Literals(sortsOfPeople)),
    ...paged,
  },
  answer: Struct({
    people: List(PersonRow),
    total: Int,
  }),
  reads: ['users', 'distributors'],
})

export const showPerson = endpoint('GET /office/people/:id', {
  may: 'office.accounts.manage',
  does: 'One person with an account, or who had one, and whom they represent the provider to',
  params: { id: uuid },
  answer: PersonRow,
  reads: ['users', 'distributors'],
})

export const personDataCounts = endpoint('GET /office/people/:id/held', {
  may: 'office.accounts.manage',
  does: 'What is stored about a person, in counts',
  params: { id: uuid },
  answer: Struct({
    /** Addresses and contacts of their company that name them; they lose addressee, e-mail and phone. */
    named: Int,
    written: Int,
    files: Int,
    mails: Int,
    sessions: Int,
  }),
  reads: ['order_messages'],
})

/** Stays in the history for ever, where it may name no one. */
const reason = paragraphs(Text.check(Schema.isTrimmed(), Schema.isBetweenLength(1, 1_000)))

export const shutOutPerson = endpoint('ShutOutPerson POST /office/people/:id/deactivate', {
  may: 'office.accounts.manage',
  does: 'Takes a person’s access away and ends their sessions at once; the last administrator, and the last PROCUREMENT of a company, stays',
  params: { id: uuid },
  body: { reason },
  answer: Done,
  awaits: ['users'],
})

export const bringPersonBack = endpoint('BringPersonBack POST /office/people/:id/reactivate', {
  may: 'office.accounts.manage',
  does: 'Gives a person their access back, with the login and the password that they had',
  params: { id: uuid },
  body: { reason },
  answer: Done,
  awaits: ['users'],
})

export const changePersonRole = endpoint('ChangePersonRole PUT /office/people/:id/role', {
  may: 'office.accounts.manage',
  does: 'Gives a person another role of staff, or of their company, and signs them out everywhere',
  params: { id: uuid },
  body: { role: Role, reason },
  answer: Done,
  awaits: ['users'],
})

export const resetPersonsSecondFactor = endpoint(
  'ResetPersonsSecondFactor POST /office/people/:id/second-factor/reset',
  {
    may: 'office.accounts.manage',
    does: 'Takes the second factor of a person off, who lost their device, and signs them out; they are notified by mail',
    params: { id: uuid },
    body: { reason },
    answer: Done,
    awaits: ['users'],
  },
)

export const erasePerson = endpoint('ErasePerson POST /office/people/:id/erase', {
  may: 'office.accounts.manage',
  does: 'Erases a person for ever: the key to all that tells who they are is destroyed, and their account is closed',
  params: { id: uuid },
  body: {
    email: login(Text.check(Schema.isMaxLength(254))),
    reason,
  },
  answer: Done,
  awaits: ['users'],
})

export const changePersonPicture = endpoint('ChangePersonPicture PUT /office/people/:id/picture', {
  may: 'office.accounts.manage',
  does: 'Gives a member of staff a picture, which the companies that they represent see, or takes it away with null',
  params: { id: uuid },
  body: {
    file: NullOr(Text.check(Schema.isBetweenLength(1, 200))),
  },
  answer: Done,
  awaits: ['users'],
})
