import { useState } from 'react'
import { Link } from 'react-router-dom'
import { listProductRequests } from '#modules/catalogue/request-contract.ts'
import { paths } from '#paths'
import { isFound } from '#platform/search.ts'
import { productRequestTexts as texts } from '#texts/product-requests.ts'
import { useRead } from '#web/api/endpoint.ts'
import { LiveNotice } from '#web/api/LiveNotice.tsx'
import { useTopics } from '#web/api/live.ts'
import { useHiddenColumns } from '#web/identity/columns.ts'
import { useMay } from '#web/identity/may.ts'
import { ListTools } from '#web/office/lists/ListTools.tsx'
import { Button } from '#web/ui/actions/Button.tsx'
import { SearchField } from '#web/ui/fields/SearchField.tsx'
import { useNow } from '#web/ui/figures/clock.ts'
import { DateText } from '#web/ui/figures/Figures.tsx'
import { useTitle } from '#web/ui/figures/title.ts'
import { type Column, DataTable } from '#web/ui/lists/DataTable.tsx'
import { EmptyState } from '#web/ui/lists/EmptyState.tsx'
import { chipOf, FilterBar } from '#web/ui/lists/FilterBar.tsx'
import { oneOf, text, useFilters } from '#web/ui/lists/filters.ts'
import { type View, Views } from '#web/ui/lists/Views.tsx'
import { Card } from '#web/ui/page/Card.tsx'
import { Loading, Skeleton } from '#web/ui/page/Loading.tsx'
import { PageHeader } from '#web/ui/page/PageHeader.tsx'
import { StatusPill, type Tone } from '#web/ui/page/StatusPill.tsx'
import { AnswerRequestModal, type OfficeRequest } from './AnswerRequestModal.tsx'
import classes from './ProductRequests.module.css'

type Status = OfficeRequest['status']

const statuses = Object.keys(texts.statuses) as Status[]
const tones: Readonly<Record<Status, Tone>> = { OPEN: 'you', DONE: 'done', REFUSED: 'closed' }

const whatOf = ({ country }: OfficeRequest): string => (country ? texts.label(country.name) : texts.availability)

const instead = ({ kind, labelCode }: OfficeRequest): string | null => {
  if (kind === 'AVAILABILITY') return null
  return labelCode === null ? texts.noLabel : texts.instead(labelCode)
}

const Since = ({ at }: { at: string }) => <DateText at={at} relative={useNow()} />

const columns: readonly Column<OfficeRequest>[] = [
  {
    id: 'product',
    header: texts.product,
    card: 'title',
    sort: ({ product }) => product.name,
    cell: ({ product }) => (
      <Link to={paths.product({ productId: product.id })}>
        <bdi>{product.name}</bdi>
      </Link>
    ),
  },
  {
    id: 'request',
    header: texts.request,
    cell: (request) => (
      <span className={classes['two']}>
        {whatOf(request)}
        <span>{instead(request)}</span>
      </span>
    ),
  },
  {
    id: 'company',
    header: texts.company,
    sort: ({ distributor }) => distributor.name,
    cell: ({ distributor }) => <bdi>{distributor.name}</bdi>,
  },
  { id: 'by', header: texts.by, cell: ({ requestedBy }) => <bdi>{requestedBy}</bdi> },
  {
    id: 'since',
    header: texts.since,
    sort: ({ requestedAt }) => requestedAt,
    cell: ({ requestedAt }) => <Since at={requestedAt} />,
  },
  {
    id: 'status',
    header: texts.status,
    card: 'beside',
    cell: ({ status }) => <StatusPill tone={tones[status]}>{texts.statuses[status]}</StatusPill>,
  },
  {
    id: 'answer',
    header: texts.answered,
    cell: ({ answer, answeredBy }) =>
      answer === null ? (
        '—'
      ) : (
        <span className={classes['two']}>
          <bdi>{answer}</bdi>
          <span>{answeredBy && texts.answeredBy(answeredBy)}</span>
        </span>
      ),
  },
]

const actions = (choose: (request: OfficeRequest) => void): Column<OfficeRequest> => ({
  id: 'actions',
  header: texts.actions,
  hiddenHeader: true,
  align: 'end',
  card: 'actions',
  cell: (request) =>
    request.status === 'OPEN' && (
      <Button
        size="small"
        look="soft"
        asksServer
        aria-label={texts.answerNamed(request.product.name, request.distributor.name)}
        onClick={() => choose(request)}
      >
        {texts.answer}
      </Button>
    ),
})

const requestFilters = { status: oneOf(statuses), search: text(80) }

/** What distributors requested of products and labels, the longest waiting on top, and the answers. */
export default function ProductRequestsPage() {
  useTitle(texts.title)
  useTopics('office:product-requests')
  const mayAnswer = useMay()('office.product-requests.answer')
  const read = useRead(listProductRequests, {})
  const [{ status: chosen, search }, set, reset] = useFilters(requestFilters)
  const hides = useHiddenColumns('product-requests')
  const [answering, setAnswering] = useState<OfficeRequest | null>(null)
  const all = (read.data ?? []).filter(({ product, distributor, requestedBy, answer }) =>
    isFound(search ?? '', `${product.name} ${distributor.name} ${requestedBy} ${answer ?? ''}`),
  )
  const rows = all.filter(({ status }) => chosen === null || status === chosen)
  const views: View<Status>[] = [
    { id: null, label: texts.all, count: all.length },
    ...statuses.map((id) => ({
      id,
      label: texts.statuses[id],
      count: all.filter(({ status }) => status === id).length,
    })),
  ]
  return (
    <>
      <PageHeader title={texts.title} lead={texts.lead} actions={<LiveNotice />} />
      <Views label={texts.views} views={views} chosen={chosen} choose={(status) => set('status', status)} />
      <Card flush>
        <FilterBar
          chips={chipOf(texts.searchChip, search, () => set('search', null))}
          onReset={reset}
          results={rows.length}
          end={
            <ListTools list="product-requests" of={texts.title} columns={columns} chosen={hides} rows={() => rows} />
          }
        >
          <SearchField label={texts.search} maxLength={80} value={search} onSearch={(typed) => set('search', typed)} />
        </FilterBar>
        <Loading read={read} skeleton={<Skeleton lines={6} height={51} />}>
          {() => (
            <DataTable
              caption={texts.title}
              columns={mayAnswer ? [...columns, actions(setAnswering)] : columns}
              hidden={hides.hidden}
              sortInAddress
              rows={rows}
              rowKey={({ id }) => id}
              fingerprint={({ status, requestedAt }) => `${status} ${requestedAt}`}
              says={({ product, distributor }) => texts.changed(product.name, distributor.name)}
              empty={<EmptyState>{texts.empty}</EmptyState>}
            />
          )}
        </Loading>
      </Card>
      {!mayAnswer && <p>{texts.only}</p>}
      {answering && (
        <AnswerRequestModal request={answering} what={whatOf(answering)} onClose={() => setAnswering(null)} />
      )}
    </>
  )
}
