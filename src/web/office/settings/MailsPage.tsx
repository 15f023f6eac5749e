import { useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'

import { listMailKinds } from '#modules/settings/mail-contract.ts'
import { paths } from '#paths'
import type { Answer } from '#platform/http/endpoint.ts'
import { portalLanguages } from '#platform/text/languages.ts'
import { mailTextTexts, mailKindTexts as texts } from '#texts/mail-kinds.ts'
import { settingsTexts } from '#texts/settings.ts'
import { useRead } from '#web/api/endpoint.ts'
import { useMay } from '#web/identity/may.ts'
import { ClosedPage } from '#web/office/ClosedPage.tsx'
import { Segments } from '#web/ui/actions/Segments.tsx'
import { type Column, DataTable } from '#web/ui/lists/DataTable.tsx'
import { Card } from '#web/ui/page/Card.tsx'
import { Loading, Skeleton } from '#web/ui/page/Loading.tsx'
import { PageHeader } from '#web/ui/page/PageHeader.tsx'
import { StatusPill } from '#web/ui/page/StatusPill.tsx'
import { MailPreview } from './MailPreview.tsx'

type MailKind = Answer<typeof listMailKinds>[number]

const readers = [
  { value: 'all', label: texts.everybody },
  { value: 'distributors', label: texts.distributors },
  { value: 'staff', label: texts.staff },
] as const
type Readers = (typeof readers)[number]['value']

const mailPage = ({ kind }: Pick<MailKind, 'kind'>): string => paths.officeMails({}, { mail: kind })

const textOf = (changedIn: MailKind['changedIn']): string => {
  if (changedIn === null) return mailTextTexts.fixedShort
  return changedIn.map((tag) => portalLanguages[tag]).join(', ') || settingsTexts.usual
}

const columns: readonly Column<MailKind>[] = [
  {
    id: 'subject',
    header: texts.subject,
    card: 'title',
    sort: ({ subject }) => subject,
    cell: ({ kind, subject }) => (
      <Link to={mailPage({ kind })} preventScrollReset>
        <bdi>{subject}</bdi>
      </Link>
    ),
  },
  {
    id: 'changedIn',
    header: mailTextTexts.changedIn,
    card: 'under',
    cell: ({ changedIn }) => textOf(changedIn),
  },
  {
    id: 'reader',
    header: texts.reader,
    card: 'aside',
    cell: ({ staff }) => (
      <StatusPill tone={staff ? 'provider' : 'you'}>{staff ? texts.staff : texts.distributors}</StatusPill>
    ),
  },
]

/** Every kind of mail that the portal sends, and how each reads. */
export default function MailsPage() {
  const may = useMay()('office.settings.manage')
  return may ? <Mails /> : <ClosedPage title={texts.title} says={texts.onlyAdmin} />
}

const Mails = () => {
  const read = useRead(listMailKinds, {})
  const [shown, setShown] = useState<Readers>('all')
  const [search, setSearch] = useSearchParams()
  const opened = search.get('mail')
  return (
    <>
      <PageHeader
        title={texts.title}
        lead={texts.lead}
        crumbs={[{ label: texts.settings, to: paths.officeSettings() }]}
        actions={<Segments label={texts.readers} choices={readers} value={shown} onChange={setShown} />}
      />
      <Loading read={read} skeleton={<Skeleton lines={16} height={38} />}>
        {(kinds) => (
          <Card flush>
            <DataTable
              caption={texts.title}
              columns={columns}
              rows={kinds.filter(({ staff }) => shown === 'all' || staff === (shown === 'staff'))}
              rowKey={({ kind }) => kind}
              href={mailPage}
            />
          </Card>
        )}
      </Loading>
      {opened && <MailPreview key={opened} kind={opened} onClose={() => setSearch({}, { preventScrollReset: true })} />}
    </>
  )
}
