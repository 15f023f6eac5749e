import { plainText } from '#platform/text/search.ts'

/** Whose password it is, as far as they are known; a member of staff's company is the provider. */
export type PasswordOwner = {
  readonly firstname?: string | undefined
  readonly lastname?: string | undefined
  readonly username?: string | undefined
  readonly email?: string | undefined
  readonly company?: string | undefined
}

/** Shorter parts are in many passwords by chance. */
const SHORTEST = { ofPerson: 3, ofCompany: 4 }

const joined = (text: string): string => plainText(text).replaceAll(/[^\p{L}\p{N}]/gu, '')

/** The parts of a name, and the name without separators. */
const partsOf = (text: string, shortest: number): readonly string[] =>
  [joined(text), ...plainText(text).split(/[^\p{L}\p{N}]+/u)].filter((part) => [...part].length >= shortest)

/** The part before the @: the provider says little. */
const mailbox = (login: string): string => login.split('@')[0] ?? ''

/** Whether a password contains a part of its owner's names, logins or company, however it is written. */
export const hasOwnTerms = (password: string, owner: PasswordOwner): boolean => {
  const { firstname = '', lastname = '', username = '', email = '', company = '' } = owner
  const own = [
    ...[firstname, lastname, mailbox(username), mailbox(email)].flatMap((text) => partsOf(text, SHORTEST.ofPerson)),
    ...partsOf(company, SHORTEST.ofCompany),
  ]
  const typed = joined(password)
  return own.some((part) => typed.includes(part))
}
