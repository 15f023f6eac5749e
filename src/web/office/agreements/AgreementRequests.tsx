import { Link } from 'react-router-dom'
import { isSigned, type RequestState } from '#modules/agreements/request-states.ts'
import { requestColumns } from '#modules/service/service-states.ts'
import { listOfficeRequests, type OfficeRequest } from '#modules/service/work/contract.ts'
import { paths } from '#paths'
import { agreementTexts, officeAgreementTexts as texts } from '#texts/agreements.ts'
import { assignedTexts } from '#texts/assigned.ts'
import { useTopics } from '#web/api/live/live.ts'
import { useMay } from '#web/identity/may.ts'
import { AssignChosen } from '#web/office/assigned/AssignChosen.tsx'
import { PagedList } from '#web/office/lists/PagedList.tsx'
import { statusOf } from '#web/office/requests/request-status.ts'
import { Since } from '#web/ui/figures/Since.tsx'
import type { Column } from '#web/ui/lists/DataTable.tsx'
import { StatusPill } from '#web/ui/page/StatusPill.tsx'

const place = ({ id }: OfficeRequest): string => paths.officeRequests({}, { kind: 'AGREEMENT', request: id })

const columns: readonly Column<OfficeRequest>[] = [
  {
    id: 'request',
    header: texts.requested,
    card: 'title',
    cell: (request) => (
      <Link to={place(request)}>
        <bdi>{request.subject}</bdi>
      </Link>
    ),
  },
  {
    id: 'company',
    header: texts.company,
    card: 'under',
    cell: ({ company }) => <bdi>{company.name}</bdi>,
  },
  {
    id: 'since',
    header: texts.since,
    cell: ({ openedAt }) => <Since at={openedAt} />,
  },
  {
    id: 'state',
    header: agreementTexts.state,
    card: 'aside',
    cell: (request) => (
      <StatusPill tone={request.waits ? 'you' : isSigned(request.status as RequestState) ? 'done' : 'closed'}>
        {statusOf(request)}
      </StatusPill>
    ),
    text: statusOf,
  },
  {
    id: 'assignee',
    header: assignedTexts.assignee,
    cell: ({ assignee }) => (assignee ? <bdi>{assignee.name}</bdi> : '—'),
  },
]

/** The queue's requests for agreements. Each row leads into the queue, where it is answered. */
export const AgreementRequests = () => {
  useTopics('office:requests')
  const answers = useMay()('office.requests.answer')
  return (
    <PagedList
      list="agreement-requests"
      title={texts.requests}
      thing={texts.request}
      endpoint={listOfficeRequests}
      always={{ kind: 'AGREEMENT' }}
      columns={columns}
      sorts={requestColumns}
      search={texts.searchRequests}
      states={{ name: 'state', label: texts.views, names: agreementTexts.states }}
      filters={[{ name: 'distributorId', label: texts.company }]}
      rowKey={({ id }) => id}
      together={(requests) =>
        answers && (
          <AssignChosen
            rows={requests.map(({ id, reference, assignee }) => ({ id, num: reference, had: assignee?.id ?? null }))}
            says={assignedTexts.assignedRequests}
          />
        )
      }
      href={place}
      fingerprint={({ status, openedAt }) => `${status} ${openedAt}`}
      says={({ subject, company }) => texts.changed(subject, company.name)}
      folds={({ subject, company }) => `${subject}, ${company.name}`}
      none={texts.noRequests}
    />
  )
}
