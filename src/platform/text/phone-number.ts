import { cleanPhone } from './clean-text.ts'

/**
 * Digits with what is written between them, dashes of any kind too; perhaps a plus before and an extension behind. At least
 * three digits, as of a switchboard.
 */
const pattern = /^(tel[.:]*\s*)?\+?[\d\s()./\p{Pd}]+((ext(ension)?|int|x|#)[.:]*\s*\d+)?$/iu

/** The error for a telephone number that cannot be called. */
export const NO_PHONE_NUMBER = 'Enter a phone number in digits, such as +41 22 555 01 10'

/** The one rule for telephone numbers, on both sides of the wire: so lax that every number in use passes. */
export const isPhoneNumber = (text: string): boolean => {
  const number = cleanPhone(text)
  return number.length <= 40 && pattern.test(number) && number.replace(/\D/g, '').length >= 3
}
