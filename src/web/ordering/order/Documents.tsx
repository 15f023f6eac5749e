import { IconDownload, IconEye, IconFileTypePdf } from '@tabler/icons-react'
import { useState } from 'react'

import { downloadQuote, type OrderDetail } from '#modules/ordering/contract.ts'
import { download } from '#web/download.ts'
import { IconButton } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { day } from '#web/ui/format.ts'
import { orderWords as words } from '#web/words/orders.ts'
import classes from './Documents.module.css'
import { QuotePreview } from './QuotePreview.tsx'

/** The order's files: to look at, and to keep. Only those that are there. */
export const Documents = ({ order }: { order: OrderDetail }) => {
  const [previewing, setPreviewing] = useState(false)
  const { id, quote, orderDocuments } = order
  return (
    <Card title={words.documents}>
      {orderDocuments.length === 0 && (
        <p className={classes['none']}>{order.status === 'CANCELLED' ? words.neverDocuments : words.noDocuments}</p>
      )}
      <ul role="list" className={classes['files']}>
        {orderDocuments.map(({ name, label, type }) => (
          <li key={type}>
            <IconFileTypePdf size={26} stroke={1.6} aria-hidden />
            <span>
              <strong>{label}</strong>
              {quote && <small>{words.issued(quote.version, day(quote.issuedAt))}</small>}
            </span>
            <IconButton label={words.previewOf(label)} onClick={() => setPreviewing(true)}>
              <IconEye size={18} stroke={1.8} aria-hidden />
            </IconButton>
            <IconButton label={words.downloadOf(label)} onClick={() => void download(downloadQuote, { id }, name)}>
              <IconDownload size={18} stroke={1.8} aria-hidden />
            </IconButton>
          </li>
        ))}
      </ul>
      {previewing && quote && (
        <QuotePreview
          key={quote.version}
          id={id}
          name={orderDocuments[0]?.name ?? ''}
          label={orderDocuments[0]?.label ?? ''}
          onClose={() => setPreviewing(false)}
        />
      )}
    </Card>
  )
}
