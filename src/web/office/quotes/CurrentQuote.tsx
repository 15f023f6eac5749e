import { IconFileTypePdf } from '@tabler/icons-react'
import { useState } from 'react'
import type { OrderDetail } from '#modules/ordering/contract.ts'
import { downloadOfficeQuote } from '#modules/ordering/desk/office-contract.ts'
import { freightLine } from '#modules/ordering/terms/order-terms.ts'
import { careCoinsValue } from '#modules/ordering/terms/pricing.ts'
import { paths } from '#paths'
import { quoteTexts as texts } from '#texts/office.ts'
import { quoteCardTexts } from '#texts/quotes.ts'
import { wire } from '#web/api/endpoint.ts'
import { FilePreview } from '#web/api/files/FilePreview.tsx'
import { Adjustments } from '#web/ordering/rounds/Adjustments.tsx'
import { Button, ButtonLink } from '#web/ui/actions/Button.tsx'
import { useNow } from '#web/ui/figures/clock.ts'
import { useCompanyZone } from '#web/ui/figures/company-zone.ts'
import { DateText } from '#web/ui/figures/Figures.tsx'
import { lastDay } from '#web/ui/figures/format.ts'
import { Row } from '#web/ui/layout/Row.tsx'
import { Said } from '#web/ui/layout/Said.tsx'
import { Stack } from '#web/ui/layout/Stack.tsx'
import { Text } from '#web/ui/page/Text.tsx'
import { QuoteSums } from './QuoteSums.tsx'

type Quote = OrderDetail['quotes'][number]

/** The quote that was sent last: what it offers, its PDF, and the versions before. */
export const CurrentQuote = ({ order }: { order: OrderDetail }) => {
  const [reading, setReading] = useState<number | null>(null)
  const now = useNow()
  const zone = useCompanyZone()
  const { quote } = order
  if (!quote) return null
  return (
    <Stack gap={4}>
      <Text size="small">
        {texts.version(quote.version)} · {texts.issued} <DateText at={quote.issuedAt} as="dayTime" /> ·{' '}
        {texts.validUntil.toLowerCase()} <time dateTime={quote.validUntil}>{lastDay(quote.validUntil, now, zone)}</time>
      </Text>
      <QuoteSums goods={goodsOf(order, quote)} freights={freightsOf(quote)} />
      <Adjustments order={order} />
      {quote.note && (
        <Said>
          <bdi>{quote.note}</bdi>
        </Said>
      )}
      <Row>
        {order.quotes.toReversed().map(({ version, state }) => (
          <Button
            key={version}
            icon={<IconFileTypePdf size={18} stroke={1.6} aria-hidden />}
            onClick={() => setReading(version)}
          >
            {order.quotes.length === 1 ? texts.pdf : `${texts.version(version)} · ${quoteCardTexts.states[state]}`}
          </Button>
        ))}
        <ButtonLink look="text" to={paths.officeRounds({ id: order.id })}>
          {order.quotes.length === 1 ? quoteCardTexts.compare : quoteCardTexts.rounds}
        </ButtonLink>
      </Row>
      {reading !== null && (
        <FilePreview
          call={wire(downloadOfficeQuote, { id: order.id, version: reading })}
          name={`quote-${order.num}.pdf`}
          label={quoteCardTexts.pdfOf(reading)}
          onClose={() => setReading(null)}
        />
      )}
    </Stack>
  )
}

const goodsOf = ({ promoCode }: OrderDetail, quote: Quote) => ({
  subtotal: quote.subtotal,
  promoCode,
  promoCodeDiscount: quote.promoCodeDiscount,
  careCoinsUsed: quote.careCoinsUsed,
  careCoinsValue: careCoinsValue(quote.careCoinsUsed),
  total: quote.total,
})

/** Each way to send the goods as it is called; the confirmed one says so. */
const freightsOf = ({ options, chosenOptionId }: Quote) =>
  options.map((option) => ({
    name: option.name,
    line: [freightLine(option) || option.name, option.optionId === chosenOptionId ? quoteCardTexts.chosen : null]
      .filter(Boolean)
      .join(' · '),
    price: option,
  }))
