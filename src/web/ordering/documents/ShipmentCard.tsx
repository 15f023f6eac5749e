import { IconExternalLink } from '@tabler/icons-react'

import type { OrderDetail } from '#modules/ordering/contract.ts'
import { ButtonAnchor } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { DateText } from '#web/ui/Figures.tsx'
import { documentWords as words } from '#web/words/order-documents.ts'
import classes from './ShipmentCard.module.css'

/** Who carries the goods, since when, and where to follow them. */
export const ShipmentCard = ({ order: { tracking, status } }: { order: OrderDetail }) => {
  if (!tracking) return null
  const { carrier, trackingUrl, shippedOn, expectedOn } = tracking
  return (
    <Card
      title={words.shipment}
      aside={
        trackingUrl ? (
          <ButtonAnchor href={trackingUrl} newTab icon={<IconExternalLink size={16} stroke={1.8} aria-hidden />}>
            {words.track}
          </ButtonAnchor>
        ) : (
          status === 'SHIPPED' && <span className={classes['none']}>{words.noLink}</span>
        )
      }
    >
      <dl className={classes['facts']}>
        <div>
          <dt>{words.carrier}</dt>
          <dd>
            <bdi>{carrier}</bdi>
          </dd>
        </div>
        <div>
          <dt>{words.shippedOn}</dt>
          <dd>
            <DateText at={shippedOn} />
          </dd>
        </div>
        {expectedOn && (
          <div>
            <dt>{words.expectedOn}</dt>
            <dd>
              <DateText at={expectedOn} />
            </dd>
          </div>
        )}
      </dl>
    </Card>
  )
}
