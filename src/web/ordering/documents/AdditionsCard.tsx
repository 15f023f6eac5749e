import { IconExternalLink } from '@tabler/icons-react'

import type { OrderDetail } from '#modules/ordering/contract.ts'
import { isCancelled, isInvoiced } from '#modules/ordering/order-states.ts'
import { additionsTexts as texts } from '#texts/order-documents.ts'
import { ButtonAnchor } from '#web/ui/actions/Button.tsx'
import { dayTime } from '#web/ui/figures/format.ts'
import { Facts } from '#web/ui/layout/Facts.tsx'
import { Row } from '#web/ui/layout/Row.tsx'
import { Stack } from '#web/ui/layout/Stack.tsx'
import { Card } from '#web/ui/page/Card.tsx'
import { StatusPill } from '#web/ui/page/StatusPill.tsx'
import { Text } from '#web/ui/page/Text.tsx'
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
      <Stack gap={5}>
        <FileRows>
          {files.map((file) => (
            <li key={file.id}>
              <FileRow file={file}>{texts.addedOn(dayTime(file.addedAt))}</FileRow>
            </li>
          ))}
          {toCome.map(({ name }) => (
            <li key={name}>
              <Row>
                <bdi>{name}</bdi>{' '}
                <StatusPill tone={isInvoiced(status) ? 'closed' : 'provider'}>{texts.toCome}</StatusPill>
              </Row>
            </li>
          ))}
        </FileRows>
        {trackingNumber && <Tracking {...trackingNumber} />}
        {lots.length > 0 && <Lots order={order} />}
      </Stack>
    </Card>
  )
}

const Tracking = ({ carrier, number, trackingUrl }: NonNullable<OrderDetail['trackingNumber']>) => (
  <Stack gap={3}>
    <Text as="h3" size="label">
      {texts.trackingNumber}
    </Text>
    <Row gap={4}>
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
    </Row>
  </Stack>
)

const Lots = ({ order }: { order: OrderDetail }) => {
  const goods = new Map(goodsOf(order).map(({ id, name }) => [id, name]))
  return (
    <Stack gap={3}>
      <Text as="h3" size="label">
        {texts.lots}
      </Text>
      <Facts
        facts={Object.fromEntries(
          order.lots.map(({ lineId, numbers }) => [goods.get(lineId) ?? lineId, numbers.join(', ')]),
        )}
      />
    </Stack>
  )
}
