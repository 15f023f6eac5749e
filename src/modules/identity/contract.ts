import * as Schema from 'effect/Schema'

import { Distributor } from '#modules/distributors/contract.ts'
import { ColumnName, ListName } from '#modules/identity/list-views/list-columns.ts'
import { Role } from '#modules/permissions/roles.ts'
import { editing, meanwhile } from '#platform/editing/editing-contract.ts'
import { Moment } from '#platform/event.ts'
import { login, phone, verbatim } from '#platform/http/clean-input.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { LanguageTag } from '#platform/text/languages.ts'
import { Civility, UserId } from './events.ts'

const Text = (most: number) => Schema.String.check(Schema.isMaxLength(most))
/** As it is typed: what is compared is another matter. */
const secret = verbatim(Text(128))
const Email = login(Text(254))
const Phone = phone(Text(40))
const uuid = Schema.String.check(Schema.isUUID())
const Success = Schema.Struct({ success: Schema.Boolean })

/** A 10-minute token, to be kept in memory and sent as `Authorization`. The refresh token travels in a cookie. */
const Token = Schema.Struct({ jwt: Schema.String })

export const signIn = endpoint('SignIn POST /auth/signin', {
  may: 'portal.visit',
  does: 'Signs in by e-mail or login name',
  body: { email: verbatim(Text(254)), password: secret, remember: Schema.optionalKey(Schema.Boolean) },
  answer: Token,
})

export const forgottenPassword = endpoint('ForgottenPassword POST /auth/forgotten-password', {
  may: 'portal.visit',
  does: 'Mails a link that sets a new password to the person with this e-mail; the answer is the same where no one has it',
  body: { email: verbatim(Text(254)) },
  answer: Success,
})

export const setPassword = endpoint('SetPassword POST /users/password', {
  may: 'portal.visit',
  does: 'Sets a new password by the token of such a link, which works once and for an hour; every session of the person ends. By that of an invitation, good for 48 hours, the person joins',
  body: { token: verbatim(Text(200)), password: secret },
  answer: Success,
  awaits: ['users'],
})

export const refreshToken = endpoint('RefreshToken POST /auth/refresh', {
  may: 'portal.visit',
  does: 'A fresh token for the session of the refresh cookie, which is renewed too',
  answer: Token,
})

/** Of a page's first view: what it calls with GET, below /api. What is left out of the answer it calls itself. */
export const openPage = endpoint('OpenPage POST /auth/page', {
  may: 'portal.visit',
  does: 'A fresh token as by /auth/refresh, and with it the answers of the calls that a page begins with',
  body: { reads: Schema.Array(Text(300)).check(Schema.isMaxLength(24)) },
  answer: Schema.Struct({
    jwt: Schema.String,
    /** `asOf`: the position of the log that the answer includes. */
    reads: Schema.Array(
      Schema.Struct({ path: Schema.String, asOf: Schema.NullOr(Schema.Int), answer: Schema.Unknown }),
    ),
  }),
})

export const signOut = endpoint('SignOut POST /auth/signout', {
  may: 'portal.visit',
  does: 'Ends the session of the token or of the refresh cookie, sockets included; `to`: where one that began by single sign-on ends at its issuer too',
  answer: Schema.Struct({ ...Success.fields, to: Schema.optionalKey(Schema.String) }),
})

export const listSessions = endpoint('GET /auth/sessions', {
  may: 'session.own',
  does: 'Where the signed-in person is signed in',
  answer: Schema.Array(
    Schema.Struct({
      id: Schema.String,
      createdAt: Schema.String,
      lastSeenAt: Schema.String,
      device: Schema.String,
      current: Schema.Boolean,
    }),
  ),
})

export const endSession = endpoint('EndSession DELETE /auth/sessions/:id', {
  may: 'session.own',
  does: 'Signs the person out on one other device',
  params: { id: uuid },
  answer: Success,
})

const person = {
  id: UserId,
  creationDate: Moment,
  username: Schema.String,
  email: Schema.String,
  civility: Civility,
  firstname: Schema.String,
  lastname: Schema.String,
  fullName: Schema.String,
  phone: Schema.String,
  phone2: Schema.NullOr(Schema.String),
  role: Role,
  job: Schema.String,
}

/** The contact at the provider: the company's sales representative, else the commercial director. */
export const SalesContact = Schema.Struct({
  firstname: Schema.String,
  lastname: Schema.String,
  email: Schema.String,
  phone: Schema.String,
  picture: Schema.NullOr(Schema.String),
})
export type SalesContact = typeof SalesContact.Type

export const User = Schema.Struct(person)
export type User = typeof User.Type

export const CurrentUser = Schema.Struct({
  ...person,
  distributor: Schema.NullOr(Schema.Struct({ ...Distributor.fields, users: Schema.Array(User) })),
  /** null for staff, and for a company without a representative: then `defaultContact` applies. */
  salesRepresentative: Schema.NullOr(SalesContact),
  defaultContact: SalesContact,
  /** IANA name of the zone in which this person reads and enters days: the one that they chose, else `companyZone`. */
  timeZone: Schema.String,
  /** In which days of the company are, such as the last one of a quote; for staff the office's. */
  companyZone: Schema.String,
  /** Of the screens, as this person chose; null: as `companyLanguage`. */
  language: Schema.NullOr(LanguageTag),
  /** null: as the browser asks. */
  companyLanguage: Schema.NullOr(LanguageTag),
  /** A link mailed to the address was followed. */
  emailConfirmed: Schema.Boolean,
  /** By list; what is not named is shown. */
  pendingEmail: Schema.NullOr(Schema.String),
  passwordPolicy: Schema.Literals(['specification', 'modern']),
  hiddenColumns: Schema.Record(Schema.String, Schema.Array(Schema.String)),
  /** New here: their home lists the first steps. */
  needsFirstSteps: Schema.Boolean,
})
export type CurrentUser = typeof CurrentUser.Type

export const currentUser = endpoint('GET /users/me', {
  may: 'session.own',
  does: 'The signed-in person with their company and their contact at the provider',
  answer: CurrentUser,
  reads: ['users', 'distributors', 'addresses', 'loyalty_accounts'],
})

export const listUsers = endpoint('GET /users', {
  may: 'company.read',
  does: 'The active users of the company, newest first',
  answer: Schema.Array(User),
  reads: ['users'],
})

/** Required ones are checked in one place, which answers 'Missing mandatory fields': here they are only bounded. */
const givenText = (most: number) => Schema.optionalKey(Text(most))
const profile = {
  civility: Schema.optionalKey(Civility),
  firstname: givenText(100),
  lastname: givenText(100),
  job: givenText(100),
  email: Schema.optionalKey(Email),
  phone: Schema.optionalKey(Phone),
  phone2: Schema.optionalKey(Schema.NullOr(Phone)),
}

export const setProfile = endpoint('SetProfile POST /users/set-data', {
  may: 'session.own',
  does: "Changes the signed-in person's own data; a new e-mail address, which is a login, requires the password again when it was given more than ten minutes ago",
  body: editing({
    ...profile,
    /** A proof in this call; only looked at when `email` is not the one so far. */
    currentPassword: Schema.optionalKey(secret),
  }),
  answer: Schema.Struct({ ...Success.fields, ...meanwhile }),
  awaits: ['users'],
})

export const setSecurity = endpoint('SetSecurity POST /users/set-security', {
  may: 'session.own',
  does: 'Changes the login name, the password or both; a new password ends every other session and renews the refresh cookie of this one',
  body: {
    username: Schema.optionalKey(login(Text(100))),
    currentPassword: Schema.optionalKey(secret),
    newPassword: Schema.optionalKey(secret),
    newPasswordConfirmation: Schema.optionalKey(secret),
  },
  answer: Success,
  awaits: ['users'],
})

export const chooseListColumns = endpoint('ChooseListColumns PUT /users/me/columns/:list', {
  may: 'session.own',
  does: 'Hides columns of a list for the signed-in person, wherever they sign in; none: all are shown',
  params: { list: ListName },
  body: { hidden: Schema.Array(ColumnName).check(Schema.isMaxLength(20)) },
  answer: Success,
  awaits: ['users'],
})

export const chooseTimeZone = endpoint('ChooseTimeZone PUT /users/me/time-zone', {
  may: 'session.own',
  does: 'Chooses the time zone in which the signed-in person reads and enters times, by its IANA name; null: as the company, for staff as the office',
  body: { timeZone: Schema.NullOr(Text(60)) },
  answer: Success,
  awaits: ['users'],
})

export const chooseLanguage = endpoint('ChooseLanguage PUT /users/me/language', {
  may: 'session.own',
  does: 'Chooses the language of the screens for the signed-in person; null: that of the company, or what the browser asks for',
  body: { language: Schema.NullOr(LanguageTag) },
  answer: Success,
  awaits: ['users'],
})

export const putFirstStepsAway = endpoint('PutFirstStepsAway PUT /users/me/first-steps/put-away', {
  may: 'session.own',
  does: 'Puts the list of first steps away for the signed-in person',
  answer: Success,
  awaits: ['users'],
})

export const deactivateUser = endpoint('DeactivateUser DELETE /users/:id', {
  may: 'users.manage',
  does: 'Deactivates a user of the company and ends their sessions',
  params: { id: uuid },
  answer: Success,
  awaits: ['users'],
})
