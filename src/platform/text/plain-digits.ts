import { present } from '#platform/typed.ts'

const isDigit = (code: number): boolean => /^\p{Nd}$/u.test(String.fromCodePoint(code))

const digitValue = (digit: string): number => {
  const code = present(digit.codePointAt(0))
  let zero = code
  while (zero > 0 && isDigit(zero - 1)) zero--
  return (code - zero) % 10
}

/** Arabic-Indic and full-width ones too. */
export const plainDigits = (text: string): string =>
  text.replaceAll(/(?![0-9])\p{Nd}/gu, (digit) => String(digitValue(digit)))
