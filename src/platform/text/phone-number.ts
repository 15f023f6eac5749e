import { cleanPhone } from './clean-text.ts'

/** At least three digits, as of a switchboard; separators, a plus, an extension. */
const pattern = /^(tel[.:]*\s*)?\+?[\d\s()./\p{Pd}]+((ext(ension)?|int|x|#)[.:]*\s*\d+)?$/iu

export const NO_PHONE_NUMBER = 'Enter a phone number in digits, such as +41 22 555 01 10'

/** Lax enough for every number in use. */
export const isPhoneNumber = (text: string): boolean => {
  const number = cleanPhone(text)
  return number.length <= 40 && pattern.test(number) && number.replace(/\D/g, '').length >= 3
}
