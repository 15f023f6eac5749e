import * as Schema from 'effect/Schema'
import { personStates } from '#modules/identity/account-states.ts'
import { User } from '#modules/identity/contract.ts'
import { Civility, UserId } from '#modules/identity/events.ts'
import { Role } from '#modules/permissions/roles.ts'
import { editing, meanwhile } from '#platform/editing/editing-contract.ts'
import { Moment } from '#platform/event.ts'
import { login, phone } from '#platform/http/clean-input.ts'
import { endpoint } from '#platform/http/endpoint.ts'

const { Array: List, Boolean: Truth, Literals, NullOr, optionalKey, Struct } = Schema
const Text = (most: number) => Schema.String.check(Schema.isMaxLength(most))
const uuid = Schema.String.check(Schema.isUUID())
const Success = Struct({ success: Truth })
const onePerson = { id: uuid }

export const Colleague = Struct({
  ...User.fields,
  state: Literals(personStates),
  invitedUntil: NullOr(Moment),
  linkAskedAt: NullOr(Moment),
  /** When they last used the portal, within a month. */
  lastSeenAt: NullOr(Moment),
  pendingEmail: NullOr(Schema.String),
})
export type Colleague = typeof Colleague.Type

export const listTeam = endpoint('GET /users/team', {
  may: 'company.read',
  does: 'Everybody of the company: active, invited and deactivated, newest first',
  answer: List(Colleague),
  reads: ['users'],
})

/** Required ones are checked in one place, which answers 'Missing mandatory fields': here they are only bounded. */
const fields = {
  role: Role,
  civility: optionalKey(Civility),
  firstname: optionalKey(Text(100)),
  lastname: optionalKey(Text(100)),
  job: optionalKey(Text(100)),
  email: optionalKey(login(Text(254))),
  phone: optionalKey(phone(Text(40))),
  phone2: optionalKey(NullOr(phone(Text(40)))),
}

export const upsertUser = endpoint('UpsertUser POST /users/upsert', {
  may: 'users.manage',
  does: 'Without an id, invites a person by mail: the link sets the password, for 48 hours and once. With one, changes the person; of an invited person, the invitation is mailed again',
  body: editing({
    id: optionalKey(NullOr(uuid)),
    ...fields,
    /** Left out: of a new person the e-mail; otherwise as it is. */
    username: optionalKey(login(Text(100))),
    /** As GET /users answers them, so that a row can be sent back; they follow from the rest. */
    fullName: optionalKey(Text(201)),
    creationDate: optionalKey(Moment),
  }),
  answer: Struct({ success: Truth, user: User, ...meanwhile }),
  awaits: ['users'],
})

export const inviteAgain = endpoint('InviteAgain POST /users/:id/invitation', {
  may: 'users.manage',
  does: 'Mails the invitation once more, with a new link of 48 hours; the one before is over',
  params: onePerson,
  answer: Success,
  awaits: ['users'],
})

export const withdrawInvitation = endpoint('WithdrawInvitation DELETE /users/:id/invitation', {
  may: 'users.manage',
  does: 'Withdraws an invitation and forgets the person',
  params: onePerson,
  answer: Success,
  awaits: ['users'],
})

export const bringUserBack = endpoint('BringUserBack POST /users/:id/reactivate', {
  may: 'users.manage',
  does: 'Lets a deactivated person of the company sign in again, by the login and the password that they had',
  params: onePerson,
  answer: Success,
  awaits: ['users'],
})

export const inviteByOffice = endpoint('InviteByOffice POST /office/people/invite', {
  may: 'office.accounts.manage',
  does: 'Invites a person of a company, or with distributorId null one of the staff: the link in the mail sets the password, for 48 hours and once',
  body: { distributorId: NullOr(uuid), ...fields },
  answer: Struct({ success: Truth, id: UserId }),
  awaits: ['users'],
})

export const inviteAgainByOffice = endpoint('InviteAgainByOffice POST /office/people/:id/invitation', {
  may: 'office.accounts.manage',
  does: 'Mails the invitation once more, with a new link of 48 hours; the one before is over',
  params: onePerson,
  answer: Success,
  awaits: ['users'],
})

export const withdrawByOffice = endpoint('WithdrawByOffice DELETE /office/people/:id/invitation', {
  may: 'office.accounts.manage',
  does: 'Withdraws an invitation and forgets the person',
  params: onePerson,
  answer: Success,
  awaits: ['users'],
})

export const officeColleagues = endpoint('GET /office/colleagues', {
  may: 'office.orders.read',
  does: 'The active members of staff with their roles',
  answer: List(Struct({ id: UserId, fullName: Schema.String, job: Schema.String, role: Role })),
  reads: ['users'],
})
