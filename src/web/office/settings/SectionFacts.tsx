import type { ReactNode } from 'react'

import type { ShownSettings } from '#modules/settings/contract.ts'
import type { Section as SectionName } from '#modules/settings/events.ts'
import { settingsTexts as texts } from '#texts/settings.ts'
import { contactTexts } from '#texts/tickets.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { Facts } from '#web/ui/layout/Facts.tsx'
import { Section } from '#web/ui/layout/Section.tsx'

/** One part of the settings as it is, and the way to change it. */
export const SectionFacts = ({
  section,
  settings,
  onChange,
}: {
  section: SectionName
  settings: ShownSettings
  onChange: () => void
}) => (
  <Section
    title={texts.sections[section]}
    lead={texts.leads[section]}
    aside={
      <Button size="small" aria-label={texts.changeOf(texts.sections[section])} onClick={onChange}>
        {texts.change}
      </Button>
    }
  >
    <Facts facts={facts[section](settings)} />
  </Section>
)

const { fields, limits } = texts
type ShownFacts = Readonly<Record<string, ReactNode>>

const said = (value: ReactNode): ReactNode => <bdi>{value}</bdi>
const lines = (values: readonly string[]): ReactNode => values.map((line) => <div key={line}>{said(line)}</div>)

const limitOf = (limit: number | null, above: (limit: number) => string): string => {
  if (limit === null) return limits.off
  return limit === 0 ? limits.always : above(limit)
}

const facts: { readonly [S in SectionName]: (settings: ShownSettings) => ShownFacts } = {
  brand: ({ brand }) => ({
    [fields['name']!]: said(brand.name),
    [fields['company']!]: lines([brand.company, ...brand.address]),
    [fields['email']!]: said(brand.email),
    [fields['logo']!]: brand.picture ? <img src={brand.picture} alt={brand.name} height={30} /> : texts.usual,
    [fields['accent']!]: brand.accent ?? texts.usual,
  }),
  contacts: ({ contacts }) => ({
    [fields['emergencyPhone']!]: <bdi dir="ltr">{contacts.emergencyPhone}</bdi>,
    [fields['contactEmail']!]: said(contacts.contactEmail),
    [texts.director]: lines([
      `${contacts.directorFirstname} ${contacts.directorLastname}`,
      contacts.directorEmail,
      contacts.directorPhone,
    ]),
    ...Object.fromEntries(
      contacts.contacts.map(({ role, email, phone }) => [
        contactTexts.roles[role],
        lines([email, phone].filter((it) => it !== null)),
      ]),
    ),
  }),
  links: ({ links }) => ({
    [fields['helpCentreUrl']!]: said(links.helpCentreUrl),
    [fields['termsOfSaleUrl']!]: said(links.termsOfSaleUrl),
    [fields['privacyPolicyUrl']!]: said(links.privacyPolicyUrl),
    [fields['social']!]: links.social.length > 0 ? links.social.map(({ name }) => name).join(', ') : texts.none,
  }),
  sender: ({ sender }) => ({
    [fields['name']!]: said(sender.name),
    [fields['senderEmail']!]: said(sender.senderEmail),
    [fields['replyToEmail']!]: said(sender.replyToEmail ?? sender.senderEmail),
  }),
  hours: ({ hours: { timeZone, from, to, weekdays } }) => ({
    [fields['timeZone']!]: said(timeZone),
    [texts.sections.hours]:
      from === '00:00' && to === '24:00' && weekdays.length === 7 ? texts.everyHour : texts.hoursOf(from, to),
    [fields['weekdays']!]: weekdays.map((day) => texts.weekdays[day - 1]).join(', '),
  }),
  approvals: ({ approvals }) => ({
    [fields['activations']!]: limitOf(approvals.activations, String),
    [fields['careCoins']!]: limitOf(approvals.careCoins, limits.careCoins),
    [fields['discounts']!]: limitOf(approvals.discounts, limits.discounts),
    [fields['erasures']!]: limitOf(approvals.erasures, String),
    [fields['prices']!]: limitOf(approvals.prices, String),
  }),
}
