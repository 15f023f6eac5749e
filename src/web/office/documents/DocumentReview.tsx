import { IconArrowLeft } from '@tabler/icons-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { showOfficeOrder } from '#modules/ordering/desk/office-contract.ts'
import { paths } from '#paths'
import { reviewTexts as texts } from '#texts/document-review.ts'
import { uiTexts } from '#texts/ui.ts'
import { keep } from '#web/api/download.ts'
import { useRead } from '#web/api/endpoint.ts'
import { fileAt } from '#web/api/http.ts'
import { useLentFile } from '#web/api/lent-file.ts'
import { useTopics } from '#web/api/live.ts'
import { useMay } from '#web/identity/may.ts'
import { AssignedTo } from '#web/office/assigned/AssignedTo.tsx'
import bar from '#web/office/orders/RecordBar.module.css'
import record from '#web/office/quotes/QueueRecord.module.css'
import { Button } from '#web/ui/actions/Button.tsx'
import { usePageActions } from '#web/ui/actions/page-actions.ts'
import { FileView } from '#web/ui/dialogs/FileView.tsx'
import { DateText } from '#web/ui/figures/Figures.tsx'
import { Loading, Skeleton } from '#web/ui/page/Loading.tsx'
import { ApproveDocument } from './ApproveDocument.tsx'
import type { WaitingDocument } from './DocumentQueue.tsx'
import classes from './DocumentReview.module.css'
import { RejectDocument } from './RejectDocument.tsx'
import { ReviewFacts } from './ReviewFacts.tsx'

type Props = {
  readonly row: WaitingDocument
  /** Somebody else decided on it, or it was replaced. */
  readonly gone: boolean
  /** The queue alone. */
  readonly back: string
  /** Shows what the distributor sent in its place; null: nothing, or it waits itself. */
  readonly onNewer: (() => void) | null
  readonly onPrevious: (() => void) | null
  readonly onNext: (() => void) | null
  readonly onDecided: () => void
}

/** The document on one side, what its order says on the other, and the decision below. */
export const DocumentReview = ({ row, gone, back, onNewer, onPrevious, onNext, onDecided }: Props) => {
  const { orderId, documentId, label, name, num } = row
  const read = useRead(showOfficeOrder, { id: orderId })
  useTopics(`order:${orderId}`)
  const call = fileAt(`/api/office/orders/${orderId}/documents/${documentId}`)
  const file = useLentFile(call)
  return (
    <>
      <div className={record['body']}>
        <Link to={back} className={record['back']}>
          <IconArrowLeft size={16} stroke={1.8} aria-hidden />
          {texts.back}
        </Link>
        <header className={record['head']}>
          <div className={record['heading']}>
            <div className={record['title']}>
              <h2>{label}</h2>
            </div>
            <p>
              <Link to={paths.officeOrder({ id: orderId })}>{num}</Link> · <bdi>{row.distributor.name}</bdi> ·{' '}
              {texts.sent} <DateText at={row.submittedAt} as="dayTime" />
            </p>
          </div>
          <div className={record['steps']}>
            <Button onClick={() => void keep(call, name)}>{uiTexts.download}</Button>
            <Button disabled={onPrevious === null} shortcut="K" onClick={() => onPrevious?.()}>
              {texts.previous}
            </Button>
            <Button disabled={onNext === null} shortcut="J" onClick={() => onNext?.()}>
              {texts.next}
            </Button>
          </div>
        </header>
        <div className={record['assigned']}>
          <AssignedTo kind="DOCUMENTS" id={orderId} isPresent />
        </div>
        <div className={classes['sides']}>
          <div className={classes['document']}>
            <FileView file={file} title={`${label}: ${name}`} />
          </div>
          <Loading read={read} skeleton={<Skeleton lines={4} height={90} />}>
            {(detail) => <ReviewFacts detail={detail} row={row} />}
          </Loading>
        </div>
      </div>
      {gone ? (
        <Gone onNewer={onNewer} />
      ) : (
        <Decision row={row} onDecided={onDecided} offered={read.data?.order.may.ApproveDocument ?? false} />
      )}
    </>
  )
}

/** Why there is nothing to decide any more. Whoever is reading when a newer document arrives is led to it. */
const Gone = ({ onNewer }: Pick<Props, 'onNewer'>) => (
  <div className={`${bar['bar']} ${classes['gone']}`} role="status">
    <p>{onNewer ? texts.replaced : texts.notWaiting}</p>
    {onNewer && (
      <Button look="filled" onClick={onNewer}>
        {texts.showNewer}
      </Button>
    )}
  </div>
)

const Decision = ({ row, onDecided, offered }: Pick<Props, 'row' | 'onDecided'> & { offered: boolean }) => {
  const may = useMay()
  const [deciding, setDeciding] = useState<'approve' | 'reject' | null>(null)
  const approve = () => setDeciding('approve')
  const reject = () => setDeciding('reject')
  const close = () => setDeciding(null)
  usePageActions(
    offered
      ? [
          { key: '1', label: texts.approve, run: approve },
          { key: '2', label: texts.reject, run: reject },
        ]
      : [],
  )
  if (!may('office.orders.review')) return <p className={classes['only']}>{texts.only}</p>
  if (row.held) return <p className={classes['only']}>{texts.onHold}</p>
  if (!offered) return null
  return (
    <div className={bar['bar']} data-no-print>
      <Button look="filled" asksServer shortcut="1" onClick={approve}>
        {texts.approve}
      </Button>
      <Button asksServer shortcut="2" onClick={reject}>
        {texts.reject}
      </Button>
      {deciding === 'approve' && <ApproveDocument row={row} onClose={close} onDecided={onDecided} />}
      {deciding === 'reject' && <RejectDocument row={row} onClose={close} onDecided={onDecided} />}
    </div>
  )
}
