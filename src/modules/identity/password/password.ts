import { hasOwnTerms, type PasswordOwner } from '#modules/identity/own-terms.ts'
import type { Configuration } from '#platform/configuration/configuration.ts'
import { say } from '#platform/text/say.ts'

type Policy = Configuration['passwordPolicy']

/** The ones that are tried first everywhere, as far as they would pass the specification's rule; in lower case. */
const common = new Set(
  `password1! password1. password1? password1* password1$ password1% password1& password@1 password@123 password123!
  password123. password123$ password12! password.1 password!1 passw0rd! passw0rd. passw0rd1! p@ssw0rd p@ssw0rd1 p@ssw0rd1!
  p@ssw0rd! p@ssw0rd123 p@ssword1 p@ssword123 p@ssword1! pa$$w0rd pa$$word1 pa$$w0rd1 welcome1! welcome1. welcome@1
  welcome@123 welcome123! welc0me! qwerty1! qwerty12! qwerty123! qwerty@123 qwertyuiop1! asdfgh1! zxcvbn1! abc123!!
  abcd1234! abcd@1234 abcdef1! abc@1234 aa123456! aa@123456 a1b2c3d4! admin123! admin@123 admin@1234 admin1234! admin.123
  administrator1! letmein1! letmein123! changeme1! changeme123! ch@ngeme1 iloveyou1! sunshine1! football1! baseball1!
  monkey123! dragon123! princess1! superman1! batman123! trustno1! master123! shadow123! michael1! charlie1! jordan23!
  summer2023! summer2024! summer2025! summer2026! winter2023! winter2024! winter2025! winter2026! spring2024! spring2025!
  spring2026! autumn2024! autumn2025! autumn2026! january2026! november2026! test1234! test@123 test@1234 testing1!
  temp1234! temp@123 hello123! hello@123 secret123! login123! user1234! user@123 guest123! root1234! company1! office365!
  1qaz2wsx! 1qaz@wsx 1q2w3e4r! 1q2w3e4r5t! zaq12wsx! zaq1@wsx !qaz2wsx`.split(/\s+/),
)

const SPECIFIED = /^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)(?=.*[@$!%*?.&])[A-Za-z\d@$!%*?.&]{8,128}$/

const rules: Record<Policy, (password: string) => string | null> = {
  specification: (password) =>
    SPECIFIED.test(password)
      ? null
      : say(
          'The password needs 8 or more characters, with a lowercase letter, an uppercase letter, a digit and one of @ $ ! % * ? . &, and nothing else',
        ),
  modern: (password) => {
    const length = [...password].length
    return length >= 12 && length <= 128 ? null : say('The password needs 12 to 128 characters')
  },
}

export const TOO_COMMON = 'This password is too common: choose one that is harder to guess'
export const OWN_TERMS = 'Choose a password without your name, login name, e-mail or company'

/** Why a new password will not do, as a sentence; null when it will, as far as the browser knows: see `new-password.ts`. */
export const passwordFault = (policy: Policy, password: string, owner: PasswordOwner = {}): string | null =>
  rules[policy](password) ??
  (common.has(password.toLowerCase()) ? TOO_COMMON : hasOwnTerms(password, owner) ? OWN_TERMS : null)
