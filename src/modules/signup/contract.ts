import * as Schema from 'effect/Schema'

import { Civility } from '#modules/identity/events.ts'
import { Moment } from '#platform/event.ts'
import { login, phone, verbatim } from '#platform/http/clean-input.ts'
import { Done } from '#platform/http/done.ts'
import { endpoint } from '#platform/http/endpoint.ts'

const Text = (most: number) => Schema.String.check(Schema.isMaxLength(most))
const Email = login(Text(254))
const Phone = phone(Text(40))
const secret = verbatim(Text(128))
/** Nothing here is required by its declaration: what is missing is said by form.ts, with the catalogue's texts. */
const given = <S extends Schema.Top>(schema: S) => Schema.optionalKey(schema)

const Company = Schema.Struct({
  organizationName: given(Text(200)),
  address: given(Text(200)),
  address2: given(Schema.NullOr(Text(200))),
  zipCode: given(Text(20)),
  city: given(Text(100)),
  countryId: given(Text(20)),
  email: given(Email),
  phone: given(Phone),
})

/** Specification 1 §3, 'Signup data', without the password. */
const account = {
  civility: given(Civility),
  lastname: given(Text(100)),
  firstname: given(Text(100)),
  job: given(Text(100)),
  username: given(login(Text(100))),
  email: given(Email),
  phone: given(Phone),
  phone2: given(Schema.NullOr(Phone)),
  company: given(Company),
}
export const Account = Schema.Struct(account)
export type Account = typeof Account.Type

const StoredPath = Text(300)
/** As PUT answered them, or as in the address of the upload. */
export const SignupFiles = Schema.Struct({
  certificateOfIncorporation: given(StoredPath),
  memorandum: given(StoredPath),
  registerOfDirectors: given(StoredPath),
  registerOfMembers: given(StoredPath),
  freeSaleCertificate: given(StoredPath),
  wholesalerLicense: given(StoredPath),
  ceCertificate: given(StoredPath),
  isoCertification: given(StoredPath),
  other: given(Schema.Array(StoredPath).check(Schema.isMaxLength(20))),
})
export type SignupFiles = typeof SignupFiles.Type

export const ConflictType = Schema.Literals(['username', 'email', 'companyEmail'])
export type ConflictType = typeof ConflictType.Type

export const distributorFree = endpoint('GET /auth/distributor-free', {
  may: 'portal.visit',
  does: 'Which of a login name, an e-mail address and a company’s e-mail address is in use already; null: none',
  query: {
    username: given(login(Text(100))),
    email: given(Email),
    companyEmail: given(Email),
  },
  answer: Schema.Struct({ conflictType: Schema.NullOr(ConflictType) }),
})

/** The versions of the texts that were read. */
const AgreedTo = Schema.Struct({ terms: Text(20), privacy: Text(20) })

export const signUp = endpoint('SignUp POST /auth/signup', {
  may: 'portal.visit',
  does: 'Registers a company with its first user and its documents, and signs that user in',
  body: {
    ...account,
    password: given(secret),
    files: given(SignupFiles),
    acceptWho: given(Schema.Boolean),
    agreedTo: given(AgreedTo),
  },
  answer: Schema.Struct({ success: Schema.Literal(true), jwt: Schema.String }),
  awaits: ['users', 'distributors', 'company_files'],
})

const files = Schema.Array(Schema.Struct({ field: Text(40), path: StoredPath })).check(Schema.isMaxLength(20))

export const readDraft = endpoint('GET /auth/signup/draft', {
  may: 'portal.visit',
  does: 'What this browser has typed and sent for a sign-up so far, without the password',
  answer: Schema.Struct({
    account: Schema.NullOr(Account),
    acceptWho: Schema.Boolean,
    files: Schema.Array(
      Schema.Struct({
        field: Schema.String,
        path: Schema.String,
        name: Schema.String,
        mediaType: Schema.String,
        bytes: Schema.Int,
      }),
    ),
    /** null: there is none. */
    savedAt: Schema.NullOr(Moment),
    keptUntil: Schema.NullOr(Moment),
    /** By which a password is judged here. */
    passwordPolicy: Schema.Literals(['specification', 'modern']),
  }),
})
export type Draft = (typeof readDraft.answer)['Type']

export const saveDraft = endpoint('SaveDraft PUT /auth/signup/draft', {
  may: 'portal.visit',
  does: 'Keeps what is typed and sent for a sign-up for 7 days, to be read by this browser alone',
  body: { account: Account, acceptWho: Schema.Boolean, files },
  answer: Schema.Struct({ savedAt: Moment, keptUntil: Moment }),
})

export const forgetDraft = endpoint('ForgetDraft DELETE /auth/signup/draft', {
  may: 'portal.visit',
  does: 'Forgets what this browser has typed and sent for a sign-up',
  answer: Done,
})

export const confirmEmail = endpoint('ConfirmSignUpEmail POST /auth/signup/confirm-email', {
  may: 'portal.visit',
  does: 'Says, by the token of the welcome mail, that its reader has the address',
  body: { token: verbatim(Text(200)) },
  answer: Done,
  awaits: ['users'],
})

export const sendConfirmation = endpoint('SendConfirmation POST /auth/signup/confirmation-mail', {
  may: 'session.own',
  does: 'Mails the link that confirms the e-mail address of the signed-in person once more',
  answer: Done,
})
