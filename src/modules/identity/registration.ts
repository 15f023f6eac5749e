import { type GivenProfile, type Profile, profileForm, roleFault } from '#modules/identity/people/person-form.ts'
import type { Role } from '#modules/permissions/roles.ts'
import { invalid, isRefusal, type Refusal, refused } from '#platform/decision.ts'
import type { Commands } from '#platform/log/commands.ts'
import type { Services } from '#platform/services.ts'
import { mixesAlphabets } from '#platform/text/clean-text.ts'
import { present } from '#platform/typed.ts'
import { UserId } from './events.ts'
import { sealedProfile } from './sealed-profile.ts'
import { register, user } from './user.ts'

type RegistrationInput = GivenProfile & {
  readonly distributorId: string | null
  readonly role: Role
  readonly username?: string
  readonly password: string
}

type Context = Pick<Services, 'accounts' | 'personal' | 'newId'> & { readonly log: Commands }

const taken = { email: { email: 'Email already used' }, username: { username: 'This login is already used' } }

/** 409 with what is taken, in the sentences of the error catalogue. */
export const takenRefusal = (conflictType: 'email' | 'username'): Refusal =>
  refused(present(Object.values(taken[conflictType])[0]), { errors: taken[conflictType], members: { conflictType } })

export const loginFault = (field: 'email' | 'username', login: string): Refusal | null =>
  mixesAlphabets(login)
    ? invalid({ [field]: 'This mixes letters of different alphabets. Please use one alphabet.' })
    : null

type Complete = { readonly profile: Profile; readonly username: string; readonly password: string }

const complete = (given: RegistrationInput): Complete | Refusal => {
  const profile = profileForm(given)
  if (isRefusal(profile)) return profile
  const unfit = roleFault(given.role, given.distributorId)
  if (unfit) return unfit
  const { password } = given
  const username = given.username?.trim() || profile.email
  return loginFault('email', profile.email) ?? loginFault('username', username) ?? { profile, username, password }
}

/** For the first administrator and demo data only: no rules apply. Reserves the login first (see accounts.ts). */
export const registerPerson = async (
  context: Context,
  given: RegistrationInput,
): Promise<{ success: true; id: UserId } | Refusal> => {
  const { accounts, personal, newId, log } = context
  const form = complete(given)
  if (isRefusal(form)) return form

  const id = UserId.make(newId())
  const { role, distributorId } = given
  const { email } = form.profile
  const conflict = await accounts.reserve({ userId: id, role, distributorId, ...form, email })
  if (conflict) return takenRefusal(conflict.taken)

  const person = {
    role,
    distributorId,
    username: await personal.seal(id, form.username),
    ...(await sealedProfile(personal, id, form.profile)),
  }
  const { answer } = await log.begin(user, id, register(person), { answer: { success: true as const, id } })
  await accounts.confirm(answer.id)
  return answer
}
