import { IconExternalLink } from '@tabler/icons-react'

import type { OrderDetail } from '#modules/ordering/contract.ts'
import { isCancelled, isInvoiced } from '#modules/ordering/order-states.ts'
import { additionsTexts as texts } from '#texts/order-documents.ts'
import { ButtonAnchor } from '#web/ui/actions/Button.tsx'
import { dayTime } from '#web/ui/figures/format.ts'
import { Card } from '#web/ui/page/Card.tsx'
import { StatusPill } from '#web/ui/page/StatusPill.tsx'
import classes from './AdditionsCard.module.css'
import { FileRow, FileRows } from './FileRow.tsx'
import { goodsOf } from './goods-of.ts'

/** What goes with the goods: certificates that are there and those to come, other papers, tracking number and lots. */
export const AdditionsCard = ({ order }: { order: OrderDetail }) => {
  const { certificateFiles, addedDocuments, trackingNumber, lots, status } = order
  const isOver = isCancelled(status)
  const files = [...certificateFiles.flatMap(({ document }) => document ?? []), ...addedDocuments]
  const toCome = isOver ? [] : certificateFiles.filter(({ document }) => document === null)
  // Certificates to come are printed with the order's shipping.
  const isBare = files.length + lots.length === 0 && !trackingNumber
  if (isBare && toCome.length === 0) return null
  return (
    <Card title={texts.title} screenOnly={isBare}>
      <FileRows>
        {files.map((file) => (
          <li key={file.id}>
            <FileRow file={file}>{texts.addedOn(dayTime(file.addedAt))}</FileRow>
          </li>
        ))}
        {toCome.map(({ name }) => (
          <li key={name} className={classes['toCome']}>
            <bdi>{name}</bdi> <StatusPill tone={isInvoiced(status) ? 'closed' : 'provider'}>{texts.toCome}</StatusPill>
          </li>
        ))}
      </FileRows>
      {trackingNumber && <Tracking {...trackingNumber} />}
      {lots.length > 0 && <Lots order={order} />}
    </Card>
  )
}

const Tracking = ({ carrier, number, trackingUrl }: NonNullable<OrderDetail['trackingNumber']>) => (
  <>
    <h3 className={classes['part']}>{texts.trackingNumber}</h3>
    <p className={classes['tracking']}>
      <span>
        <bdi>{carrier}</bdi> · <bdi>{number}</bdi>
      </span>
      {trackingUrl && (
        <ButtonAnchor
          size="small"
          href={trackingUrl}
          newTab
          icon={<IconExternalLink size={16} stroke={1.8} aria-hidden />}
        >
          {texts.track}
        </ButtonAnchor>
      )}
    </p>
  </>
)

const Lots = ({ order }: { order: OrderDetail }) => {
  const goods = new Map(goodsOf(order).map(({ id, name }) => [id, name]))
  return (
    <>
      <h3 className={classes['part']}>{texts.lots}</h3>
      <dl className={classes['lots']}>
        {order.lots.map(({ lineId, numbers }) => (
          <div key={lineId}>
            <dt>
              <bdi>{goods.get(lineId) ?? lineId}</bdi>
            </dt>
            <dd>{numbers.join(', ')}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
