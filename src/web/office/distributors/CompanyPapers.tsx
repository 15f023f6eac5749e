import { Link } from 'react-router-dom'
import { agreementTypeNames } from '#modules/agreements/agreement-names.ts'
import { listOfficeAgreementRequests, listOfficeAgreements } from '#modules/agreements/office-contract.ts'
import { listOfficeLabelIssues } from '#modules/labels/office-contract.ts'
import { listOfficeRequests } from '#modules/service/work/contract.ts'
import { paths } from '#paths'
import type { Answer } from '#platform/http/endpoint.ts'
import { companySectionTexts as texts } from '#texts/company-sections.ts'
import { RequestPill } from '#web/agreements/RequestPill.tsx'
import { useRead } from '#web/api/endpoint.ts'
import { issueStatus } from '#web/labels/issue-status.ts'
import { CodeText } from '#web/ui/figures/CodeText.tsx'
import { DateText } from '#web/ui/figures/Figures.tsx'
import type { Column } from '#web/ui/lists/DataTable.tsx'
import { StatusPill } from '#web/ui/page/StatusPill.tsx'
import { CompanyList } from './CompanyList.tsx'

type Props = { readonly id: string }
type Agreement = Answer<typeof listOfficeAgreements>['rows'][number]
type AgreementRequest = Answer<typeof listOfficeAgreementRequests>['rows'][number]
type Issue = Answer<typeof listOfficeLabelIssues>['rows'][number]
type Request = Answer<typeof listOfficeRequests>['rows'][number]

const agreementColumns: readonly Column<Agreement>[] = [
  { id: 'type', header: texts.type, card: 'title', cell: ({ type }) => agreementTypeNames[type] },
  { id: 'country', header: texts.country, cell: ({ countryName }) => countryName },
  { id: 'products', header: texts.productCode, cell: ({ productCode }) => productCode },
  { id: 'signed', header: texts.signed, card: 'aside', cell: ({ date }) => <DateText at={date} /> },
]

const requestColumns: readonly Column<AgreementRequest>[] = [
  { id: 'country', header: texts.country, card: 'title', cell: ({ country }) => country.name },
  { id: 'requested', header: texts.requested, cell: ({ requestedAt }) => <DateText at={requestedAt} /> },
  { id: 'state', header: texts.status, card: 'aside', cell: ({ state }) => <RequestPill state={state} /> },
]

export const CompanyAgreements = ({ id }: Props) => {
  const all = { to: paths.officeAgreements({}, { distributorId: id }), label: texts.allAgreements }
  return (
    <>
      <CompanyList
        title={texts.agreements}
        all={all}
        read={useRead(listOfficeAgreements, { distributorId: id })}
        rowsOf={({ rows }) => rows}
        totalOf={({ total }) => total}
        columns={agreementColumns}
        rowKey={(agreement) => agreement.id}
        empty={texts.noAgreements}
      />
      <CompanyList
        title={texts.agreementRequests}
        all={all}
        read={useRead(listOfficeAgreementRequests, { distributorId: id })}
        rowsOf={({ rows }) => rows}
        totalOf={({ total }) => total}
        columns={requestColumns}
        rowKey={({ country, requestedAt }) => `${country.id} ${requestedAt}`}
        empty={texts.noAgreementRequests}
      />
    </>
  )
}

const issueColumns: readonly Column<Issue>[] = [
  {
    id: 'number',
    header: texts.number,
    card: 'title',
    cell: ({ id, number }) => (
      <Link to={paths.officeLabels({}, { issue: id })}>
        <CodeText value={number} />
      </Link>
    ),
  },
  {
    id: 'product',
    header: texts.product,
    cell: ({ product, country }) => <bdi>{`${product.name}, ${country.name}`}</bdi>,
  },
  { id: 'reported', header: texts.reported, cell: ({ reportedAt }) => <DateText at={reportedAt} /> },
  {
    id: 'state',
    header: texts.status,
    card: 'aside',
    cell: (issue) => {
      const { tone, says } = issueStatus(issue, 'provider')
      return <StatusPill tone={tone}>{says}</StatusPill>
    },
  },
]

export const CompanyLabels = ({ id }: Props) => (
  <CompanyList
    title={texts.labelIssues}
    all={{ to: paths.officeLabels({}, { distributorId: id }), label: texts.allLabels }}
    read={useRead(listOfficeLabelIssues, { distributorId: id })}
    rowsOf={({ rows }) => rows}
    totalOf={({ total }) => total}
    columns={issueColumns}
    rowKey={(issue) => issue.id}
    empty={texts.noLabelIssues}
  />
)

const ticketColumns: readonly Column<Request>[] = [
  {
    id: 'reference',
    header: texts.reference,
    card: 'title',
    cell: ({ id, reference, subject }) => (
      <Link to={paths.officeRequests({}, { request: id })}>{reference || subject}</Link>
    ),
  },
  {
    id: 'topic',
    header: texts.topic,
    cell: ({ topic, subject }) => <bdi>{topic ? `${topic}: ${subject}` : subject}</bdi>,
  },
  { id: 'opened', header: texts.opened, cell: ({ openedAt }) => <DateText at={openedAt} /> },
  {
    id: 'state',
    header: texts.status,
    card: 'aside',
    cell: ({ waits, finished }) => (
      <StatusPill tone={waits ? 'you' : finished ? 'closed' : 'moving'}>
        {waits ? texts.waitsForUs : finished ? texts.finished : texts.inProgress}
      </StatusPill>
    ),
  },
]

export const CompanyRequests = ({ id }: Props) => (
  <CompanyList
    title={texts.requests}
    all={{ to: paths.officeRequests({}, { distributorId: id }), label: texts.allRequests }}
    read={useRead(listOfficeRequests, { distributorId: id })}
    rowsOf={({ rows }) => rows}
    totalOf={({ total }) => total}
    columns={ticketColumns}
    rowKey={(request) => request.id}
    empty={texts.noRequests}
  />
)
