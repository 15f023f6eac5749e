import type { OrderDetail } from '#modules/ordering/contract.ts'
import { quoteCardTexts as texts } from '#texts/quotes.ts'
import { Money } from '#web/ui/figures/Figures.tsx'
import { Row } from '#web/ui/layout/Row.tsx'
import { Stack } from '#web/ui/layout/Stack.tsx'
import { Text } from '#web/ui/page/Text.tsx'

/** The prices that sales changed for the latest quote: before, after, and why. Nothing where none was changed. */
export const Adjustments = ({ order: { quote, orderItems } }: { order: OrderDetail }) => {
  if (!quote || quote.adjustments.length === 0) return null
  const nameOf = (lineId: string) => orderItems.find(({ id }) => id === lineId)?.registration.product.name ?? '—'
  return (
    <Stack gap={2}>
      <Text as="h3" size="label">
        {texts.adjusted}
      </Text>
      <Stack as="ul" gap={3}>
        {quote.adjustments.map(({ lineId, from, to, reason }) => (
          <li key={lineId}>
            <Row justify="between" gap={2}>
              <bdi>{nameOf(lineId)}</bdi>
              <span>
                <s>
                  <span className="visually-hidden">{texts.before} </span>
                  <Money cents={from} />
                </s>{' '}
                <strong>
                  <Money cents={to} />
                </strong>
              </span>
            </Row>
            <Text size="small" typed>
              <q>{reason}</q>
            </Text>
          </li>
        ))}
      </Stack>
    </Stack>
  )
}
