import { addressCountries } from '#modules/catalogue/events.ts'
import { distributor, register as registerCompany } from '#modules/distributors/distributor.ts'
import { DistributorId } from '#modules/distributors/events.ts'
import { companyFile } from '#modules/distributors/file/company-file.ts'
import { acceptWho, submitDocument } from '#modules/distributors/file/filing.ts'
import { documentTypeLabel } from '#modules/distributors/file/requirements.ts'
import { CompanyDocumentId } from '#modules/distributors/file-events.ts'
import { UserId } from '#modules/identity/events.ts'
import { newPasswordFault } from '#modules/identity/password/new-password-routes.ts'
import { keepCookies, keepDevice } from '#modules/identity/session/session-cookies.ts'
import { endReplaced } from '#modules/identity/session/session-opening.ts'
import { agreeToTerms, register as registerUser, user } from '#modules/identity/user.ts'
import { MOST_SIGNUP_FILES } from '#modules/terms/file-purposes.ts'
import type { AuthenticatedAccount } from '#platform/access/accounts.ts'
import { limits } from '#platform/access/rate-limit.ts'
import { networkOf } from '#platform/access/sessions/network-of.ts'
import { invalid, isRefusal, orRefuse, type Refusal, RefusedError, refused } from '#platform/decision.ts'
import { draftTokenOf, dropDraft, visitorSender } from '#platform/files/draft-cookie.ts'
import type { Sender, StoredFile } from '#platform/files/files.ts'
import type { VisitorContext } from '#platform/http/serve.ts'
import { fresh } from '#platform/log/commands.ts'

import { conflictOf } from './conflict-routes.ts'
import type * as calls from './contract.ts'
import { documentFaults, type NamedFile, namedFiles } from './documents.ts'
import { accountFaults, type Faults, MANDATORY, sentenceOf, type WholeAccount, wholeAccount } from './form.ts'
import { agreementFault, currentTexts } from './texts-agreed-to.ts'

type Call = VisitorContext<typeof calls.signUp>
type SignUpAnswer = { readonly success: true; readonly jwt: string }

/** Of the first user, who may do all that a company may. */
const ROLE = 'PROCUREMENT' as const

const conflictErrors: Readonly<Record<calls.ConflictType, Readonly<Record<string, string>>>> = {
  username: { username: 'This login is already used' },
  email: { email: 'This personal email is already used' },
  companyEmail: { 'company.email': 'This company email is already used' },
}
const inUse = (conflictType: calls.ConflictType): Refusal =>
  refused('Email already use', { errors: conflictErrors[conflictType], members: { conflictType } })

/** An address lies in a country: ANY_COUNTRY is none. */
const countryFault = (countryId: string | undefined): Faults =>
  addressCountries.some(({ id }) => id === countryId?.trim())
    ? {}
    : { 'company.countryId': 'Please choose a country from the list' }

const checked = (call: Call): WholeAccount | Refusal => {
  const { input } = call
  const { password = '', files = {}, acceptWho: whoAccepted = false } = input
  const owner = { ...input, company: input.company?.organizationName }
  const fault = password === '' ? MANDATORY : newPasswordFault(call, password, owner)
  const has = (field: string) => namedFiles(files).some((file) => file.field === field)
  const documents = Object.entries(documentFaults(has, whoAccepted)).map(([name, says]) => [`files.${name}`, says])
  const faults: Faults = {
    ...countryFault(input.company?.countryId),
    ...accountFaults(input),
    ...(fault && { password: fault }),
    ...Object.fromEntries(documents),
    ...agreementFault(input.agreedTo),
  }
  if (Object.keys(faults).length > 0) return invalid(faults, sentenceOf(faults))
  if (namedFiles(files).length > MOST_SIGNUP_FILES)
    return invalid({ 'files.other': `At most ${MOST_SIGNUP_FILES} files can be sent` })
  return wholeAccount(input)
}

type SentFile = NamedFile & { readonly sender: Sender; readonly file: StoredFile }
const OWNERLESS = { distributorId: null }

/** Each file as it lies in quarantine: this browser's draft's, or its network's. */
const sentFiles = async (
  { files, personal, caller, input }: Call,
  draftId: string | null,
): Promise<readonly SentFile[]> => {
  const own = new Set((draftId === null ? [] : await files.sentBy(draftId)).map(({ path }) => path))
  const found: SentFile[] = []
  for (const named of namedFiles(input.files ?? {})) {
    const isOwn = [...own].some((path) => named.path.endsWith(path))
    const sender = visitorSender(caller, isOwn ? draftId : null, personal)
    const file = await files.offered(sender, named.path, OWNERLESS).catch((error: unknown) => {
      if (!(error instanceof RefusedError)) throw error
      throw new RefusedError(invalid({ [`files.${named.field}`]: error.refusal.error }))
    })
    found.push({ ...named, sender, file })
  }
  return found
}

/** What is recorded, sealed: the person under their own key, the company's mailbox under one of its own. */
const registrations = async ({ personal, newId }: Call, whole: WholeAccount, id: UserId, distributorId: string) => {
  const { company, civility, phone2, ...named } = whole
  const { email, phone, ...open } = company
  return {
    company: {
      ...open,
      ...(await personal.sealAll(newId(), { email, phone })),
      contactName: null,
      contactPhone: null,
    },
    person: {
      ...{ role: ROLE, distributorId, civility },
      ...(await personal.sealAll(id, named)),
      phone2: phone2 === null ? null : await personal.seal(id, phone2),
    },
  }
}

const filed = (sent: readonly SentFile[], newId: () => string) =>
  sent.flatMap(({ type, file }) =>
    orRefuse(
      submitDocument(CompanyDocumentId.make(newId()), {
        ...{ type, name: documentTypeLabel(type), file: file.path, sha256: file.sha256 },
        ...{ validityDate: null, endsAt: null },
      })(companyFile.initial('')),
    ),
  )

const signIn = async (call: Call, account: Omit<AuthenticatedAccount, 'active'>) => {
  const { sessions, caller, knownDevices } = call
  await endReplaced(call)
  const tokens = await sessions.open(account, { remember: false, userAgent: caller.userAgent })
  keepCookies(caller, tokens)
  keepDevice(caller, knownDevices, account.userId)
  caller.isAbout({ who: account.userId, signIn: 'signed up' })
  dropDraft(caller)
  return { success: true, jwt: tokens.jwt } as const
}

/** Company, first user with account, and documents: all of it is recorded, or none. */
export const signUp = async (call: Call): Promise<SignUpAnswer | Refusal> => {
  const { accounts, files, log, me, newId, now, rateLimits, visitorDrafts, claims, caller, input } = call
  if (me) return refused('You are signed in. Please sign out before you sign up another company.')
  const whole = checked(call)
  if (isRefusal(whole)) return whole
  const tooMany = await rateLimits.take(limits.signUpByAddress, networkOf(caller.address))
  if (tooMany) return tooMany
  const { username, email } = whole
  const conflict = await conflictOf(call, { username, email, companyEmail: whole.company.email })
  if (conflict) return inUse(conflict)

  const draft = await visitorDrafts.open(draftTokenOf(caller))
  const sent = await sentFiles(call, draft?.id ?? null)
  const passwordHash = await accounts.hashed(input.password as string)
  const [distributorId, userId] = [DistributorId.make(newId()), UserId.make(newId())]
  const { company, person } = await registrations(call, whole, userId, distributorId)
  const account = { userId, role: ROLE, distributorId, passwordHash } as const
  const documents = filed(sent, newId)

  await log.decideTogether(
    {
      company: fresh(distributor, distributorId),
      person: fresh(user, userId),
      file: fresh(companyFile, distributorId),
    },
    (states) => ({
      company: orRefuse(registerCompany(company)(states.company)),
      person: [registerUser(person), agreeToTerms(currentTexts)].flatMap((decide) => orRefuse(decide(states.person))),
      file: [...documents, ...(input.acceptWho ? orRefuse(acceptWho(states.file)) : [])],
    }),
    {
      answer: { userId, at: now.getTime() } satisfies KeptSignUp,
      also: async (tx) => {
        const taken = await accounts.open({ ...account, email, username }, tx)
        if (taken) throw new RefusedError(inUse(taken.taken))
        if (!(await claims.take('company e-mail', whole.company.email, tx)))
          throw new RefusedError(inUse('companyEmail'))
        for (const { sender, file } of sent) await files.attach(sender, file.path, { distributorId }, tx)
        await files.handOver(
          sent.map(({ file }) => file.path),
          userId,
          tx,
        )
        if (draft) await visitorDrafts.remove(draft.id, tx)
      },
    },
  )
  return signIn(call, account)
}

/** What is kept of a sign-up for its repeat. */
type KeptSignUp = { readonly userId: string; readonly at: number }
const REPEATED_WITHIN_MS = 10 * 60_000
const pleaseSignIn = refused('Please sign in', { status: 401 })

/** A repeat after a lost answer: who knows the password is signed in. Later, signing in may require more. */
export const signedUpBefore = async (call: Call, { userId, at }: KeptSignUp): Promise<SignUpAnswer | Refusal> => {
  if (call.now.getTime() - at > REPEATED_WITHIN_MS) return pleaseSignIn
  const account = await call.accounts.authenticate(call.input.email ?? '', call.input.password ?? '')
  return account?.userId === userId ? signIn(call, account) : pleaseSignIn
}
