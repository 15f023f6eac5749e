import { useState } from 'react'
import { Link } from 'react-router-dom'

import { listProductRequests } from '#modules/catalogue/request-contract.ts'
import { useRead } from '#web/endpoint.ts'
import { useMay } from '#web/identity/me.ts'
import { useTopics } from '#web/live.ts'
import { Button } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { useNow } from '#web/ui/clock.ts'
import { type Column, DataTable } from '#web/ui/DataTable.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { DateText } from '#web/ui/Figures.tsx'
import { oneOf, useFilters } from '#web/ui/filters.ts'
import { LiveNotice } from '#web/ui/LiveNotice.tsx'
import { Loading, Skeleton } from '#web/ui/Loading.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { StatusPill, type Tone } from '#web/ui/StatusPill.tsx'
import { useTitle } from '#web/ui/title.ts'
import { type View, Views } from '#web/ui/Views.tsx'
import { productRequestWords as words } from '#web/words/product-requests.ts'
import { AnswerRequestModal, type OfficeRequest } from './AnswerRequestModal.tsx'
import classes from './ProductRequests.module.css'

type Status = OfficeRequest['status']

const statuses = Object.keys(words.statuses) as Status[]
const tones: Readonly<Record<Status, Tone>> = { OPEN: 'you', DONE: 'done', REFUSED: 'closed' }

const whatOf = ({ country }: OfficeRequest): string => (country ? words.label(country.name) : words.availability)

const instead = ({ kind, labelCode }: OfficeRequest): string | null => {
  if (kind === 'AVAILABILITY') return null
  return labelCode === null ? words.noLabel : words.instead(labelCode)
}

const Since = ({ at }: { at: string }) => <DateText at={at} relative={useNow()} />

const columns: readonly Column<OfficeRequest>[] = [
  {
    id: 'product',
    header: words.product,
    card: 'title',
    sort: ({ product }) => product.name,
    cell: ({ product }) => (
      <Link to={`/product/${product.id}`}>
        <bdi>{product.name}</bdi>
      </Link>
    ),
  },
  {
    id: 'request',
    header: words.request,
    cell: (request) => (
      <span className={classes['two']}>
        {whatOf(request)}
        <span>{instead(request)}</span>
      </span>
    ),
  },
  {
    id: 'company',
    header: words.company,
    sort: ({ distributor }) => distributor.name,
    cell: ({ distributor }) => <bdi>{distributor.name}</bdi>,
  },
  { id: 'by', header: words.by, cell: ({ requestedBy }) => <bdi>{requestedBy}</bdi> },
  {
    id: 'since',
    header: words.since,
    sort: ({ requestedAt }) => requestedAt,
    cell: ({ requestedAt }) => <Since at={requestedAt} />,
  },
  {
    id: 'status',
    header: words.status,
    card: 'beside',
    cell: ({ status }) => <StatusPill tone={tones[status]}>{words.statuses[status]}</StatusPill>,
  },
  {
    id: 'answer',
    header: words.answered,
    cell: ({ answer, answeredBy }) =>
      answer === null ? (
        '—'
      ) : (
        <span className={classes['two']}>
          <bdi>{answer}</bdi>
          <span>{answeredBy && words.answeredBy(answeredBy)}</span>
        </span>
      ),
  },
]

const actions = (choose: (request: OfficeRequest) => void): Column<OfficeRequest> => ({
  id: 'actions',
  header: words.actions,
  hiddenHeader: true,
  align: 'end',
  card: 'actions',
  cell: (request) =>
    request.status === 'OPEN' && (
      <Button
        size="small"
        look="soft"
        asksServer
        aria-label={words.answerNamed(request.product.name, request.distributor.name)}
        onClick={() => choose(request)}
      >
        {words.answer}
      </Button>
    ),
})

const requestFilters = { status: oneOf(statuses) }

/** What distributors requested of products and labels, the longest waiting on top, and the answers. */
export default function ProductRequestsPage() {
  useTitle(words.title)
  useTopics('office:product-requests')
  const mayAnswer = useMay()('office.product-requests.answer')
  const read = useRead(listProductRequests, {})
  const [{ status: chosen }, set] = useFilters(requestFilters)
  const [answering, setAnswering] = useState<OfficeRequest | null>(null)
  const all = read.data ?? []
  const views: View<Status>[] = [
    { id: null, label: words.all, count: all.length },
    ...statuses.map((id) => ({
      id,
      label: words.statuses[id],
      count: all.filter(({ status }) => status === id).length,
    })),
  ]
  return (
    <>
      <PageHeader title={words.title} lead={words.lead} actions={<LiveNotice />} />
      <Views label={words.views} views={views} chosen={chosen} choose={(status) => set('status', status)} />
      <Card flush>
        <Loading read={read} skeleton={<Skeleton lines={6} height={51} />}>
          {(requests) => (
            <DataTable
              caption={words.title}
              columns={mayAnswer ? [...columns, actions(setAnswering)] : columns}
              rows={requests.filter(({ status }) => chosen === null || status === chosen)}
              rowKey={({ id }) => id}
              fingerprint={({ status, requestedAt }) => `${status} ${requestedAt}`}
              says={({ product, distributor }) => words.changed(product.name, distributor.name)}
              empty={<EmptyState>{words.empty}</EmptyState>}
            />
          )}
        </Loading>
      </Card>
      {!mayAnswer && <p>{words.only}</p>}
      {answering && (
        <AnswerRequestModal request={answering} what={whatOf(answering)} onClose={() => setAnswering(null)} />
      )}
    </>
  )
}
