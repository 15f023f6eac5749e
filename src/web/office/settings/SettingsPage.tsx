import { useState } from 'react'
import { type ShownSettings, showSettings } from '#modules/settings/contract.ts'
import type { Section as SectionName } from '#modules/settings/events.ts'
import { paths } from '#paths'
import { lookUp } from '#platform/records.ts'
import { portalLanguages } from '#platform/text/languages.ts'
import { mailSettingsTexts } from '#texts/mail-settings.ts'
import { settingsTexts as texts } from '#texts/settings.ts'
import { useRead } from '#web/api/endpoint.ts'
import { LiveNotice } from '#web/api/live/LiveNotice.tsx'
import { useTopics } from '#web/api/live/live.ts'
import { useMay } from '#web/identity/may.ts'
import { WaitingApprovals } from '#web/office/approvals/WaitingApprovals.tsx'
import { ClosedPage } from '#web/office/ClosedPage.tsx'
import { ButtonLink } from '#web/ui/actions/Button.tsx'
import { DateText } from '#web/ui/figures/Figures.tsx'
import { Row } from '#web/ui/layout/Row.tsx'
import { Section } from '#web/ui/layout/Section.tsx'
import { Stack } from '#web/ui/layout/Stack.tsx'
import { type Column, DataTable } from '#web/ui/lists/DataTable.tsx'
import { EmptyState } from '#web/ui/lists/EmptyState.tsx'
import { Loading, Skeleton } from '#web/ui/page/Loading.tsx'
import { PageHeader } from '#web/ui/page/PageHeader.tsx'
import { ApprovalsModal } from './ApprovalsModal.tsx'
import { BrandModal } from './BrandModal.tsx'
import { Changes } from './Changes.tsx'
import { ContactsModal } from './ContactsModal.tsx'
import { Holidays } from './Holidays.tsx'
import { HoursModal } from './HoursModal.tsx'
import { LinksModal } from './LinksModal.tsx'
import { SectionFacts } from './SectionFacts.tsx'
import { SenderModal } from './SenderModal.tsx'
import { Synonyms } from './Synonyms.tsx'
import { TestMail } from './TestMail.tsx'

type Change = ShownSettings['history'][number]

const sectionOf = (section: Change['section'], mail: Change['mail']): string => {
  if (!mail) return texts.sections[section]
  const kind = lookUp(mailSettingsTexts.types, mail.kind.replace(/-staff$/, '')) ?? mailSettingsTexts.modes.DIGEST
  return `${texts.sections[section]}: ${kind} (${portalLanguages[mail.language]})`
}

const columns: readonly Column<Change>[] = [
  {
    id: 'section',
    header: texts.columns.section,
    card: 'title',
    cell: ({ section, mail }) => sectionOf(section, mail),
  },
  { id: 'who', header: texts.columns.who, card: 'under', cell: ({ who }) => <bdi>{who}</bdi> },
  { id: 'at', header: texts.columns.at, cell: ({ at }) => <DateText at={at} as="dayTime" /> },
  { id: 'changes', header: texts.columns.changes, cell: ({ changes }) => <Changes changes={changes} /> },
]

/** Who changed what, and what was there before. */
const SettingsHistory = ({ history }: Pick<ShownSettings, 'history'>) => (
  <Section title={texts.historyTitle} lead={texts.leads.history} flush>
    <DataTable
      caption={texts.historyTitle}
      columns={columns}
      rows={history}
      rowKey={({ at, section }) => `${at} ${section}`}
      empty={<EmptyState>{texts.noHistory}</EmptyState>}
    />
  </Section>
)

const modals = {
  brand: BrandModal,
  contacts: ContactsModal,
  links: LinksModal,
  sender: SenderModal,
  hours: HoursModal,
  approvals: ApprovalsModal,
}

/** What administrators set while the portal runs. */
export default function SettingsPage() {
  const may = useMay()('office.settings.manage')
  return may ? <Settings /> : <ClosedPage title={texts.title} says={texts.onlyAdmin} />
}

const Settings = () => {
  useTopics('office:settings')
  const read = useRead(showSettings, {})
  return (
    <>
      <PageHeader title={texts.title} lead={texts.lead} actions={<LiveNotice />} />
      <Loading read={read} skeleton={<Skeleton lines={16} height={56} />}>
        {(settings) => <Sections settings={settings} />}
      </Loading>
    </>
  )
}

const Sections = ({ settings }: { settings: ShownSettings }) => {
  const [opened, setOpened] = useState<SectionName | null>(null)
  const Opened = opened && modals[opened]
  const facts = (section: SectionName) => (
    <SectionFacts section={section} settings={settings} onChange={() => setOpened(section)} />
  )
  return (
    <Stack>
      {facts('brand')}
      {facts('contacts')}
      {facts('links')}
      {facts('sender')}
      <Section title={texts.mailsTitle} lead={texts.leads.mails}>
        <Stack gap={4}>
          <Row>
            <ButtonLink to={paths.officeMails()}>{texts.toMails}</ButtonLink>
          </Row>
          <TestMail />
        </Stack>
      </Section>
      {facts('hours')}
      {facts('approvals')}
      <WaitingApprovals about="settings" />
      <Holidays holidays={settings.holidays} />
      <Synonyms synonyms={settings.synonyms} />
      <Section title={texts.rolesTitle} lead={texts.leads.roles}>
        <Row>
          <ButtonLink to={paths.officeRoles()}>{texts.toRoles}</ButtonLink>
          <ButtonLink to={paths.officePeople()}>{texts.toPeople}</ButtonLink>
        </Row>
      </Section>
      <SettingsHistory history={settings.history} />
      {Opened && <Opened settings={settings} onClose={() => setOpened(null)} />}
    </Stack>
  )
}
