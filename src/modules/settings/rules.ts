import { type MailPart, type MailText, mailParts } from '#platform/mail/mail-text.ts'
import { recordOf } from '#platform/records.ts'
import { isEmailAddress } from '#platform/text/email-address.ts'
import { placeholderProblem } from '#platform/text/placeholders.ts'
import { say } from '#platform/text/say.ts'
import { isTimeZone } from '#platform/time/time-zone.ts'

import type { Section, Values } from './events.ts'

/** What is wrong, by field; nothing where all is right. Browser-safe: the form says the same before it is sent. */
export type Wrong = Readonly<Record<string, string>>

/** Of a text that is read (WCAG 2.2, 1.4.3). */
const LEAST_CONTRAST = 4.5
const COLOUR = /^#[0-9a-f]{6}$/i

const linear = (channel: number): number => (channel <= 0.040_45 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4)

const luminance = (colour: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((index) =>
    linear(Number.parseInt(colour.slice(index, index + 2), 16) / 255),
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Of a colour and white, whichever of them is the text. */
export const contrastToWhite = (colour: string): number => 1.05 / (luminance(colour) + 0.05)

export const accentProblem = (colour: string): string | null => {
  if (!COLOUR.test(colour)) return say('Enter a colour as six hexadecimal digits, for example #7529b5')
  const contrast = contrastToWhite(colour)
  // Rounded down: what is refused is never said to be enough.
  return contrast >= LEAST_CONTRAST
    ? null
    : say(
        'This colour reads {0} : 1 on white. Choose a darker one: text needs at least 4.5 : 1',
        (Math.floor(contrast * 10) / 10).toFixed(1),
      )
}

const email = (text: string): string | null =>
  isEmailAddress(text) ? null : 'Enter an e-mail address, for example hello@example.com'
const phone = (text: string): string | null =>
  /^\+[\d ()./-]{6,38}$/.test(text) && text.replaceAll(/\D/g, '').length >= 6
    ? null
    : say('Enter a phone number with its country code, for example +41 22 555 01 99')
const said = (text: string, what: string): string | null => (text.trim() === '' ? say('Enter {0}', what) : null)

const link = (text: string): string | null => {
  const isHttps = /^https:\/\/[^\s.]+\.\S+$/.test(text) && URL.canParse(text)
  return isHttps ? null : say('Enter an address that begins with https://')
}

const clock = (text: string): boolean => /^(([01]\d|2[0-3]):[0-5]\d|24:00)$/.test(text)
const CLOCK = 'Enter a time such as 08:00'

/** Of a name before an address in the head of a mail. */
const senderName = (name: string): string | null =>
  /["<>\\@]/.test(name) ? say('Enter a name without quotation marks, <, >, @ and \\') : said(name, say('a name'))

const rules: { readonly [S in Section]: (value: Values[S]) => Readonly<Record<string, string | null>> } = {
  brand: ({ name, company, address, accent, email: given }) => ({
    name: said(name, 'the name of the portal'),
    company: said(company, say('the name of the company')),
    address: address.length === 0 ? say('Enter the address, a line each') : null,
    email: email(given),
    accent: accent === null ? null : accentProblem(accent),
  }),
  contacts: ({ contacts, ...it }) => ({
    emergencyPhone: phone(it.emergencyPhone),
    contactEmail: email(it.contactEmail),
    directorFirstname: said(it.directorFirstname, say('a first name')),
    directorLastname: said(it.directorLastname, say('a last name')),
    directorEmail: email(it.directorEmail),
    directorPhone: phone(it.directorPhone),
    ...Object.fromEntries(
      contacts.flatMap((contact) => [
        [`${contact.role}_email`, contact.email === null ? null : email(contact.email)],
        [`${contact.role}_phone`, contact.phone === null ? null : phone(contact.phone)],
      ]),
    ),
  }),
  links: ({ social, ...it }) => ({
    helpCentreUrl: link(it.helpCentreUrl),
    termsOfSaleUrl: link(it.termsOfSaleUrl),
    privacyPolicyUrl: link(it.privacyPolicyUrl),
    social: social.every(({ name, url }) => name.trim() !== '' && link(url) === null)
      ? null
      : say('Enter a line for each network: its name, a blank, and an address that begins with https://'),
  }),
  sender: ({ name, senderEmail, replyToEmail }) => ({
    name: senderName(name),
    senderEmail: email(senderEmail),
    replyToEmail: replyToEmail === null ? null : email(replyToEmail),
  }),
  hours: ({ timeZone, from, to, weekdays }) => ({
    timeZone: isTimeZone(timeZone) ? null : say('Enter a time zone such as Europe/Zurich'),
    from: clock(from) ? null : CLOCK,
    to: clock(to) ? (clock(from) && to <= from ? say('Work ends after it begins: enter a later time') : null) : CLOCK,
    weekdays: weekdays.length === 0 ? say('Choose at least one day of the week') : null,
  }),
  approvals: () => ({}),
}

const wrongBy = (problems: Readonly<Record<string, string | null>>): Wrong =>
  Object.fromEntries(Object.entries(problems).filter((entry): entry is [string, string] => entry[1] !== null))

export const wrongIn = <S extends Section>(section: S, value: Values[S]): Wrong => wrongBy(rules[section](value))

/** What of a kind of mail is written by administrators, and what it can name. */
export type EditableMail = { readonly parts: readonly MailPart[]; readonly placeholders: readonly string[] }

const partProblem = (part: MailPart, text: string, { parts, placeholders }: EditableMail): string | null => {
  if (!parts.includes(part)) return say('This part of the email is fixed')
  if (part === 'subject' && /[\r\n]/.test(text)) return say('Enter one line')
  return placeholderProblem(text, placeholders)
}

export const wrongInMailText = (text: MailText, editable: EditableMail): Wrong =>
  wrongBy(recordOf(mailParts, (part) => (text[part] === null ? null : partProblem(part, text[part], editable))))
