import { hasOwnTerms, type PasswordOwner } from '#modules/identity/own-terms.ts'
import { passwordRules as rules } from '#modules/identity/password/password-rules.ts'
import { passwordRuleTexts as texts } from '#texts/forms.ts'

/** What a new password needs, for the list below its field; the server decides (identity/new-password-routes.ts). */
export const passwordRules = (policy: keyof typeof rules, password: string, owner: PasswordOwner) => [
  ...Object.entries<(password: string) => boolean>(rules[policy]).map(([name, isMet]) => ({
    label: texts[name as keyof typeof texts],
    met: isMet(password),
  })),
  { label: texts.own, met: password !== '' && !hasOwnTerms(password, owner) },
]
