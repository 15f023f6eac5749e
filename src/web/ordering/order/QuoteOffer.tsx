import { IconArrowsDiff, IconFileTypePdf, IconMessage } from '@tabler/icons-react'
import { useState } from 'react'
import { downloadQuote, type OrderDetail, withdrawApproval } from '#modules/ordering/contract.ts'
import { isAwaitingQuote, isCurrent } from '#modules/ordering/order-states.ts'
import { paths } from '#paths'
import { approvalTexts } from '#texts/order-approval.ts'
import { orderTexts } from '#texts/orders.ts'
import { quoteCardTexts as texts } from '#texts/quotes.ts'
import { useCommand, wire } from '#web/api/endpoint.ts'
import { FilePreview } from '#web/api/files/FilePreview.tsx'
import { Adjustments } from '#web/ordering/rounds/Adjustments.tsx'
import { Button, ButtonLink } from '#web/ui/actions/Button.tsx'
import { showSuccess } from '#web/ui/dialogs/messages.ts'
import { useNow } from '#web/ui/figures/clock.ts'
import { dayTime, lastDay } from '#web/ui/figures/format.ts'
import { Box } from '#web/ui/layout/Box.tsx'
import { Grid } from '#web/ui/layout/Grid.tsx'
import { Row } from '#web/ui/layout/Row.tsx'
import { Stack } from '#web/ui/layout/Stack.tsx'
import { Changed } from '#web/ui/lists/Changed.tsx'
import { Card } from '#web/ui/page/Card.tsx'
import { Text } from '#web/ui/page/Text.tsx'
import { FreightChoice, FreightFacts } from './FreightChoice.tsx'
import { QuoteNote } from './QuoteNote.tsx'
import classes from './QuoteOffer.module.css'

/** The decision of a user who may: confirm (or request an approval to), reject, or decline an approval. */
export type QuoteDecision = 'confirm' | 'reject' | 'decline'

/** Not while a colleague has to approve it, or no one can. */
export const canConfirm = ({ approval }: Pick<OrderDetail, 'approval'>): boolean =>
  approval === null || approval.mine || (approval.needed && approval.problem === null)

/** The button to confirm, which may approve or request an approval. */
export const confirmLabelOf = ({ approval }: Pick<OrderDetail, 'approval'>): string => {
  if (approval?.mine) return approvalTexts.approve
  return approval?.needed ? approvalTexts.request : orderTexts.confirm
}

/** The current quote: its freight options, until when, what sales says, and what differs from the order. */
export const QuoteOffer = ({
  order,
  chosen,
  onChoose,
  onDecide,
  onAsk,
}: {
  order: OrderDetail
  /** The id of the option picked so far. */
  chosen: string | null
  onChoose: (optionId: string | null) => void
  /** Null: this person reads it only. */
  onDecide: ((decision: QuoteDecision) => void) | null
  /** To a message to sales about the quote; null: this person writes none. */
  onAsk: (() => void) | null
}) => {
  const [reading, setReading] = useState(false)
  const now = useNow()
  const { id, num, quote } = order
  if (isAwaitingQuote(order.status)) return <AwaitedQuote />
  if (!isCurrent(quote?.state)) return null
  const [only, ...others] = quote.options
  return (
    <Card
      place="quote"
      title={
        <Changed of={id} value={quote.version} says={texts.changed(num, quote.version)}>
          {texts.title(quote.version)}
        </Changed>
      }
    >
      <div className={classes['offer']}>
        <Text size="small">{texts.facts(dayTime(quote.issuedAt), lastDay(quote.validUntil, now))}</Text>
        {others.length > 0 && onDecide ? (
          <FreightChoice name="freight-option" options={quote.options} chosen={chosen} onChoose={onChoose} />
        ) : (
          <Grid as="ul" least={200} gap={4}>
            {(only ? [only, ...others] : []).map((option) => (
              <li key={option.optionId}>
                <Box>
                  <Stack gap={1}>
                    {option.name !== texts.freight && (
                      <strong>
                        <bdi>{option.name}</bdi>
                      </strong>
                    )}
                    <FreightFacts option={option} />
                  </Stack>
                </Box>
              </li>
            ))}
          </Grid>
        )}
        <Adjustments order={order} />
        {quote.note && <QuoteNote title={texts.note} note={quote.note} />}
        <div data-no-print>
          <Row gap={3}>
            <Button icon={<IconFileTypePdf size={18} stroke={1.6} aria-hidden />} onClick={() => setReading(true)}>
              {texts.pdf}
            </Button>
            <ButtonLink icon={<IconArrowsDiff size={18} stroke={1.6} aria-hidden />} to={paths.orderRounds({ id })}>
              {texts.compare}
            </ButtonLink>
            {onAsk && (
              <Button icon={<IconMessage size={18} stroke={1.6} aria-hidden />} onClick={onAsk}>
                {texts.ask}
              </Button>
            )}
            {onDecide && (
              <>
                <Button asksServer onClick={() => onDecide('reject')}>
                  {orderTexts.reject}
                </Button>
                {order.approval?.mine && (
                  <Button asksServer onClick={() => onDecide('decline')}>
                    {approvalTexts.decline}
                  </Button>
                )}
                {order.approval?.own && <WithdrawApproval order={order} />}
                {canConfirm(order) && (
                  <Button look="filled" asksServer onClick={() => onDecide('confirm')}>
                    {confirmLabelOf(order)}
                  </Button>
                )}
              </>
            )}
          </Row>
        </div>
      </div>
      {reading && (
        <FilePreview
          call={wire(downloadQuote, { id, version: quote.version })}
          name={`quote-${num}.pdf`}
          label={texts.pdfOf(quote.version)}
          onClose={() => setReading(false)}
        />
      )}
    </Card>
  )
}

const WithdrawApproval = ({ order: { id, num } }: { order: OrderDetail }) => {
  const command = useCommand(withdrawApproval, { onDone: () => showSuccess(approvalTexts.withdrawn(num)) })
  return (
    <Button busy={command.busy} onClick={() => void command.send({ id })}>
      {approvalTexts.withdraw}
    </Button>
  )
}

/** As large as a quote with one freight option: one that arrives moves nothing. */
const AwaitedQuote = () => (
  <Card title={texts.title(1)}>
    <p className={classes['offer']}>{texts.awaited}</p>
  </Card>
)
