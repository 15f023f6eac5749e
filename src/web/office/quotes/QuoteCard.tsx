import { useState } from 'react'
import { isAwaitingQuote } from '#modules/ordering/order-states.ts'
import { showQuoteBasis } from '#modules/ordering/quotes/quote-contract.ts'
import { deskKey } from '#modules/terms/assigned-work.ts'
import { quoteTexts as texts } from '#texts/office.ts'
import { useRead } from '#web/api/endpoint.ts'
import { useMe } from '#web/identity/me.ts'
import { Presence } from '#web/office/assigned/Lookers.tsx'
import type { OfficeOrder } from '#web/office/orders/OrderHeading.tsx'
import { Button } from '#web/ui/actions/Button.tsx'
import { CompanyZone } from '#web/ui/figures/company-zone.ts'
import { DateText } from '#web/ui/figures/Figures.tsx'
import { Row } from '#web/ui/layout/Row.tsx'
import { Stack } from '#web/ui/layout/Stack.tsx'
import { Card } from '#web/ui/page/Card.tsx'
import { Loading } from '#web/ui/page/Loading.tsx'
import { Note } from '#web/ui/page/Note.tsx'
import { QueueSkeleton } from '#web/ui/queue/QueueSkeleton.tsx'
import { CurrentQuote } from './CurrentQuote.tsx'
import { QuoteForm, SendQuoteButton } from './QuoteForm.tsx'
import { QuoteOvertaken } from './QuoteOvertaken.tsx'
import { forgetDraft, useHasDraft } from './quote-draft.ts'
import { overtaking } from './quote-overtaken.ts'

const sends = ['send'] as const

/** The quote of an order: the one that is out, the form for the next one, or who can send it. */
export const QuoteCard = ({ detail, onSent }: { detail: OfficeOrder; onSent?: (waits: boolean) => void }) => {
  const { order } = detail
  const mayQuote = order.may.IssueQuote
  const [revising, setRevising] = useState(false)
  const basis = useRead(showQuoteBasis, { id: order.id }, { enabled: mayQuote })
  const waits = isAwaitingQuote(order.status)
  // What is being typed stays in sight, also when the page is loaded again or another user was quicker.
  const hasDraft = useHasDraft(order.id)
  const writes = mayQuote && (waits || revising || hasDraft)
  // The order was confirmed or ended under the form: it goes, and who typed in it reads why.
  const me = useMe().data?.id
  const overtakenBy = !mayQuote && (revising || hasDraft) ? overtaking(detail.history, me) : null
  const [wasOpen, setWasOpen] = useState(false)
  if (writes && !wasOpen) setWasOpen(true)
  if (!order.quote && !waits && !overtakenBy) return null
  const keep = () => {
    forgetDraft(order.id)
    setRevising(false)
  }

  return (
    <Card title={texts.title} screenOnly={waits} place="quote">
      <Stack>
        {writes && <Presence id={deskKey('QUOTE', order.id)} acts writing={hasDraft} />}
        {order.quote && !waits && (
          <CompanyZone value={detail.distributor.timeZone}>
            <CurrentQuote order={order} />
          </CompanyZone>
        )}
        {!mayQuote && waits && (
          <Note tone="provider" icon={null}>
            {texts.onlySales} {texts.promised} <DateText at={order.quoteDueAt ?? order.creationDate} as="dayTime" />.
          </Note>
        )}
        {overtakenBy && <QuoteOvertaken by={overtakenBy} wasOpen={wasOpen} onSeen={keep} />}
        {writes && (
          <div data-no-print>
            <Stack gap={4}>
              {!waits && <h3>{texts.reviseTitle}</h3>}
              <Loading read={basis} skeleton={<QueueSkeleton ignores={sends} lines={7} height={60} />}>
                {(it) => (
                  <QuoteForm
                    detail={detail}
                    basis={it}
                    onSent={(waits) => {
                      setRevising(false)
                      onSent?.(waits)
                    }}
                  />
                )}
              </Loading>
            </Stack>
          </div>
        )}
        {mayQuote && !waits && (
          <Row>
            {writes && <SendQuoteButton />}
            <Button onClick={() => (writes ? keep() : setRevising(true))} aria-expanded={writes}>
              {writes ? texts.keep : texts.revise}
            </Button>
          </Row>
        )}
      </Stack>
    </Card>
  )
}
