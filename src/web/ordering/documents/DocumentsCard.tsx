import type { OrderDetail } from '#modules/ordering/contract.ts'
import { isCancelled } from '#modules/ordering/order-states.ts'
import { documentTexts as texts } from '#texts/order-documents.ts'
import { quoteCardTexts } from '#texts/quotes.ts'
import { day, dayTime } from '#web/ui/figures/format.ts'
import { Stack } from '#web/ui/layout/Stack.tsx'
import { Card } from '#web/ui/page/Card.tsx'
import { StatusPill, type Tone } from '#web/ui/page/StatusPill.tsx'
import { Text } from '#web/ui/page/Text.tsx'
import { type FileOfOrder, FileRow, FileRows } from './FileRow.tsx'

const tones: Readonly<Record<Exclude<OrderDetail['submittedDocuments'][number]['state'], 'SUBMITTED'>, Tone>> = {
  APPROVED: 'done',
  REJECTED: 'error',
  REPLACED: 'closed',
}

/** The order's files: those to keep, and what was sent with what became of it. Only those that are there. */
export const DocumentsCard = ({
  order,
  mine = texts.yours,
  none = texts.none,
  underReview = 'provider',
}: {
  order: OrderDetail
  /** What the distributor's own documents are called on this side. */
  mine?: string
  none?: string
  /** Whose turn it is while a document is under review, as seen from this side. */
  underReview?: Tone
}) => {
  const { num, orderDocuments, submittedDocuments, prepayment, invoice, status } = order
  return (
    <Card title={texts.documents} place="papers">
      <Stack gap={5}>
        {orderDocuments.length === 0 && <Text>{isCancelled(status) ? texts.never : none}</Text>}
        <FileRows>
          {orderDocuments.map((document) => (
            <li key={document.type}>
              {document.type === 'QUOTE' ? <QuoteRow order={order} file={document} /> : <FileRow file={document} />}
            </li>
          ))}
          {prepayment && !isCancelled(status) && (
            <li>
              <FileRow file={{ label: texts.proforma, name: `proforma-${num}.pdf`, file: prepayment.file }} />
            </li>
          )}
          {invoice && (
            <li>
              <FileRow file={{ label: texts.invoice, name: invoice.name, file: invoice.file }}>
                {invoice.dueOn && texts.invoiceDue(day(invoice.dueOn))}
              </FileRow>
            </li>
          )}
        </FileRows>
        {submittedDocuments.length > 0 && (
          <Stack gap={3}>
            <Text as="h3" size="label">
              {mine}
            </Text>
            <FileRows>
              {submittedDocuments.toReversed().map((document) => (
                <li key={document.id}>
                  <FileRow
                    file={document}
                    state={
                      <StatusPill tone={{ ...tones, SUBMITTED: underReview }[document.state]}>
                        {texts.states[document.state]}
                      </StatusPill>
                    }
                  >
                    {texts.sentOn(dayTime(document.submittedAt))}
                    {document.reason && (
                      <>
                        . {texts.because}{' '}
                        <Text as="span" typed>
                          <bdi>{document.reason}</bdi>
                        </Text>
                      </>
                    )}
                  </FileRow>
                </li>
              ))}
            </FileRows>
          </Stack>
        )}
      </Stack>
    </Card>
  )
}

/** The quote that was sent last, and whether it still counts. */
const QuoteRow = ({ order: { quotes }, file }: { order: OrderDetail; file: FileOfOrder }) => {
  const quote = quotes.at(-1)
  if (!quote) return null
  const lapsed = texts.lapsedQuote[quote.state]
  return (
    <FileRow
      file={lapsed ? { ...file, label: quoteCardTexts.pdfOf(quote.version) } : file}
      state={lapsed && <StatusPill tone="closed">{lapsed}</StatusPill>}
    >
      {texts.issued(quote.version, day(quote.issuedAt))}
    </FileRow>
  )
}
