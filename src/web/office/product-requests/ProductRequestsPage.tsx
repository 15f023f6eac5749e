import { useState } from 'react'
import { Link } from 'react-router-dom'
import { listProductRequests } from '#modules/catalogue/request-contract.ts'
import { paths } from '#paths'
import { productRequestTexts as texts } from '#texts/product-requests.ts'
import { useRead } from '#web/api/endpoint.ts'
import { LiveNotice } from '#web/api/LiveNotice.tsx'
import { useTopics } from '#web/api/live.ts'
import { useMay } from '#web/identity/may.ts'
import { WholeList } from '#web/office/lists/WholeList.tsx'
import { Button } from '#web/ui/actions/Button.tsx'
import { Since } from '#web/ui/figures/Since.tsx'
import { useTitle } from '#web/ui/figures/title.ts'
import type { Column } from '#web/ui/lists/DataTable.tsx'
import { PageHeader } from '#web/ui/page/PageHeader.tsx'
import { StatusPill, type Tone } from '#web/ui/page/StatusPill.tsx'
import { AnswerRequestModal, type OfficeRequest } from './AnswerRequestModal.tsx'
import classes from './ProductRequests.module.css'

type Status = OfficeRequest['status']

const tones: Readonly<Record<Status, Tone>> = { OPEN: 'you', DONE: 'done', REFUSED: 'closed' }

const whatOf = ({ country }: OfficeRequest): string => (country ? texts.label(country.name) : texts.availability)

const instead = ({ kind, labelCode }: OfficeRequest): string | null => {
  if (kind === 'AVAILABILITY') return null
  return labelCode === null ? texts.noLabel : texts.instead(labelCode)
}

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

/** What distributors requested of products and labels, the longest waiting on top, and the answers. */
export default function ProductRequestsPage() {
  useTitle(texts.title)
  useTopics('office:product-requests')
  const mayAnswer = useMay()('office.product-requests.answer')
  const [answering, setAnswering] = useState<OfficeRequest | null>(null)
  return (
    <>
      <PageHeader title={texts.title} lead={texts.lead} actions={<LiveNotice />} />
      <WholeList
        list="product-requests"
        title={texts.title}
        thing={texts.thing}
        read={useRead(listProductRequests, {})}
        rowsOf={(requests) => requests}
        columns={columns}
        actions={mayAnswer ? actions(setAnswering) : undefined}
        search={{
          label: texts.search,
          in: ({ product, distributor, requestedBy, answer }) => [
            product.name,
            distributor.name,
            requestedBy,
            answer ?? '',
          ],
        }}
        states={{ name: 'status', label: texts.views, names: texts.statuses, of: ({ status }) => status }}
        rowKey={({ id }) => id}
        fingerprint={({ status, requestedAt }) => `${status} ${requestedAt}`}
        says={({ product, distributor }) => texts.changed(product.name, distributor.name)}
        none={texts.empty}
      />
      {!mayAnswer && <p>{texts.only}</p>}
      {answering && (
        <AnswerRequestModal request={answering} what={whatOf(answering)} onClose={() => setAnswering(null)} />
      )}
    </>
  )
}
