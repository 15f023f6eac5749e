import { IconFileTypePdf } from '@tabler/icons-react'
import { useState } from 'react'

import type { OrderDetail } from '#modules/ordering/contract.ts'
import { downloadOfficeQuote } from '#modules/ordering/office-contract.ts'
import { download } from '#web/download.ts'
import { Button } from '#web/ui/Button.tsx'
import { DateText } from '#web/ui/Figures.tsx'
import { quoteWords as words } from '#web/words/office.ts'
import { QuoteSums } from './QuoteSums.tsx'
import classes from './StandingQuote.module.css'

/** The quote that was sent last, and its PDF. */
export const StandingQuote = ({ order }: { order: OrderDetail }) => {
  const [fetching, setFetching] = useState(false)
  const { quote } = order
  if (!quote) return null
  const fetchPdf = async () => {
    setFetching(true)
    await download(downloadOfficeQuote, { id: order.id }, order.downloads[0]?.name ?? `quote-${order.num}.pdf`)
    setFetching(false)
  }
  return (
    <div className={classes['standing']}>
      <p className={classes['facts']}>
        {words.version(quote.version)} · {words.issued} <DateText at={quote.issuedAt} as="dayTime" /> ·{' '}
        {words.validUntil.toLowerCase()} <DateText at={quote.validUntil} />
      </p>
      <QuoteSums total={order.total} price={quote} discount={order.promoCodeShippingDiscount} />
      {quote.note && (
        <blockquote className={classes['note']}>
          <bdi>{quote.note}</bdi>
        </blockquote>
      )}
      <Button
        icon={<IconFileTypePdf size={18} stroke={1.6} aria-hidden />}
        busy={fetching}
        onClick={() => void fetchPdf()}
        className={classes['pdf'] ?? ''}
      >
        {words.pdf}
      </Button>
    </div>
  )
}
