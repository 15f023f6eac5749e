import type { Sealed } from '#platform/access/personal-data.ts'
import type { Services } from '#platform/services.ts'

const STANDS_MS = 14 * 24 * 3600_000

/** The mail with the link that proves that its reader has this address: for two weeks, and while the address is theirs. */
export const welcomeMail = async (
  { personal, signedLinks }: Pick<Services, 'personal' | 'signedLinks'>,
  { userId, email }: { readonly userId: string; readonly email: Sealed },
  from: Date,
) => {
  const id = personal.fingerprint(await personal.open(email))
  const token = signedLinks.make('confirm-signup', { userId, id }, new Date(from.getTime() + STANDS_MS))
  return { name: 'welcome', data: { token: await personal.seal(userId, token) } }
}

/** Whose address a link confirms: whether it is still that one, the caller must see. */
export const readLink = ({ signedLinks }: Pick<Services, 'signedLinks'>, token: string, now: Date) =>
  signedLinks.read('confirm-signup', token, now)
