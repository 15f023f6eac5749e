import fc from 'fast-check'
import { expect, test } from 'vitest'

import { passwordFault, TOO_COMMON } from './password.ts'
import { passwordRules } from './password-rules.ts'

const letters = [...'abcXYZ019@$!%*?.&# é']
const typed = fc.string({ unit: fc.constantFrom(...letters), maxLength: 140 })

test.each(['specification', 'modern'] as const)(
  'the rules of %s are met together where the password is taken',
  (policy) =>
    fc.assert(
      fc.property(typed, (password) => {
        const isMet = Object.values(passwordRules[policy]).every((rule: (typed: string) => boolean) => rule(password))
        const fault = passwordFault(policy, password)
        expect(fault === null || fault === TOO_COMMON).toBe(isMet)
      }),
    ),
)
