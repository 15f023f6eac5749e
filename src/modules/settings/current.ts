import { noSecondPerson } from '#modules/terms/second-person.ts'
import type { Configuration } from '#platform/configuration/configuration.ts'
import type { MailText, MailTexts } from '#platform/mail/mail-text.ts'
import type { PortalLanguage } from '#platform/text/languages.ts'
import type { Values } from './events.ts'
import type { Settings } from './settings.ts'

const LOGO = '/api/files/'

const senderOf = (mailFrom: string): Pick<Values['sender'], 'name' | 'senderEmail'> => {
  const [, name = '', senderEmail = mailFrom] = /^"?(.*?)"?\s*<(.+)>$/.exec(mailFrom) ?? []
  return { name: name || senderEmail, senderEmail }
}

/** What counts now, as the forms show it. */
export const valuesOf = ({
  brand,
  mailFrom,
  mailReplyTo,
  officeTimeZone,
  workingHours,
}: Pick<Configuration, 'brand' | 'mailFrom' | 'mailReplyTo' | 'officeTimeZone' | 'workingHours'>): Values => ({
  brand: {
    name: brand.name,
    company: brand.provider.name,
    address: brand.provider.address,
    email: brand.provider.email,
    logo: brand.logo?.slice(LOGO.length) ?? null,
    accent: brand.accent ?? null,
  },
  contacts: {
    emergencyPhone: brand.emergencyPhone,
    contactEmail: brand.contactEmail,
    directorFirstname: brand.commercialDirector.firstname,
    directorLastname: brand.commercialDirector.lastname,
    directorEmail: brand.commercialDirector.email,
    directorPhone: brand.commercialDirector.phone,
    contacts: brand.contacts ?? [],
  },
  links: {
    helpCentreUrl: brand.helpCentreUrl,
    termsOfSaleUrl: brand.termsOfSaleUrl,
    privacyPolicyUrl: brand.privacyPolicyUrl,
    social: brand.social,
  },
  sender: { ...senderOf(mailFrom), replyToEmail: mailReplyTo },
  hours: { timeZone: officeTimeZone, from: workingHours.from, to: workingHours.to, weekdays: workingHours.weekdays },
  approvals: noSecondPerson,
})

const brandOf = ({ brand, contacts, links }: Settings['chosen']): Partial<Configuration['brand']> => ({
  ...(brand && {
    name: brand.name,
    provider: { name: brand.company, address: brand.address, email: brand.email },
    logo: brand.logo && `${LOGO}${brand.logo}`,
    accent: brand.accent,
  }),
  ...(contacts && {
    emergencyPhone: contacts.emergencyPhone,
    contactEmail: contacts.contactEmail,
    contacts: contacts.contacts,
  }),
  ...links,
})

const directorOf = ({ contacts }: Settings['chosen']) =>
  contacts && {
    firstname: contacts.directorFirstname,
    lastname: contacts.directorLastname,
    email: contacts.directorEmail,
    phone: contacts.directorPhone,
  }

/** Those that are not the default. */
export const textsByKind = (mailTexts: Settings['mailTexts']): MailTexts => {
  const byKind: Record<string, Partial<Record<PortalLanguage, MailText>>> = {}
  for (const { kind, language, text } of Object.values(mailTexts))
    if (text) byKind[kind] = { ...byKind[kind], [language]: text }
  return byKind
}

/** What administrators have changed of what the file and the environment say. */
export const configured = (
  { chosen, holidays, mailTexts }: Pick<Settings, 'chosen' | 'holidays' | 'mailTexts'>,
  file: Configuration,
): Partial<Configuration> => {
  const { sender, hours } = chosen
  const director = directorOf(chosen)
  return {
    brand: {
      ...file.brand,
      ...brandOf(chosen),
      ...(director && { commercialDirector: { ...file.brand.commercialDirector, ...director } }),
    },
    ...(sender && { mailFrom: `"${sender.name}" <${sender.senderEmail}>`, mailReplyTo: sender.replyToEmail }),
    ...(hours && { officeTimeZone: hours.timeZone }),
    mailTexts: textsByKind(mailTexts),
    workingHours: {
      ...file.workingHours,
      ...(hours && { from: hours.from, to: hours.to, weekdays: hours.weekdays }),
      closed: holidays.map(({ day }) => day),
    },
  }
}
