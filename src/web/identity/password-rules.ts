import { passwordRuleTexts as texts } from '#texts/signup.ts'

type Policy = 'specification' | 'modern'

/** What a new password needs, for the list below its field; the server says the last word (identity/password.ts). */
export const passwordRules = (policy: Policy, password: string) =>
  policy === 'modern'
    ? [{ words: texts.longer, met: [...password].length >= 12 }]
    : [
        { words: texts.length, met: password.length >= 8 },
        { words: texts.lower, met: /[a-z]/.test(password) },
        { words: texts.upper, met: /[A-Z]/.test(password) },
        { words: texts.digit, met: /\d/.test(password) },
        { words: texts.sign, met: /[@$!%*?.&]/.test(password) },
        { words: texts.only, met: /^[A-Za-z\d@$!%*?.&]+$/.test(password) },
      ]
