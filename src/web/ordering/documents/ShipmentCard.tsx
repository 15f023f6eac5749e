import { IconExternalLink } from '@tabler/icons-react'

import type { OrderDetail } from '#modules/ordering/contract.ts'
import { isShipped } from '#modules/ordering/order-states.ts'
import { documentTexts as texts } from '#texts/order-documents.ts'
import { ButtonAnchor } from '#web/ui/actions/Button.tsx'
import { DateText } from '#web/ui/figures/Figures.tsx'
import { Card } from '#web/ui/page/Card.tsx'
import classes from './ShipmentCard.module.css'

/** Who carries the goods, since when, and where to follow them. */
export const ShipmentCard = ({ order: { tracking, status } }: { order: OrderDetail }) => {
  if (!tracking) return null
  const { carrier, trackingUrl, shippedOn, expectedOn } = tracking
  return (
    <Card
      title={texts.shipment}
      aside={
        trackingUrl ? (
          <ButtonAnchor href={trackingUrl} newTab icon={<IconExternalLink size={16} stroke={1.8} aria-hidden />}>
            {texts.track}
          </ButtonAnchor>
        ) : (
          isShipped(status) && <span className={classes['none']}>{texts.noLink}</span>
        )
      }
    >
      <dl className={classes['facts']}>
        <div>
          <dt>{texts.carrier}</dt>
          <dd>
            <bdi>{carrier}</bdi>
          </dd>
        </div>
        <div>
          <dt>{texts.shippedOn}</dt>
          <dd>
            <DateText at={shippedOn} />
          </dd>
        </div>
        {expectedOn && (
          <div>
            <dt>{texts.expectedOn}</dt>
            <dd>
              <DateText at={expectedOn} />
            </dd>
          </div>
        )}
      </dl>
    </Card>
  )
}
