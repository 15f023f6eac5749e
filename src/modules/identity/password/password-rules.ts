const lengthOf = (password: string): number => [...password].length

/** What a new password must be, one rule at a time, shown while it is typed; `password.ts` decides. */
export const passwordRules = {
  specification: {
    length: (password: string) => lengthOf(password) >= 8 && lengthOf(password) <= 128,
    lower: (password: string) => /[a-z]/.test(password),
    upper: (password: string) => /[A-Z]/.test(password),
    digit: (password: string) => /\d/.test(password),
    special: (password: string) => /[@$!%*?.&]/.test(password),
    only: (password: string) => /^[A-Za-z\d@$!%*?.&]+$/.test(password),
  },
  modern: { twelve: (password: string) => lengthOf(password) >= 12 && lengthOf(password) <= 128 },
} as const
