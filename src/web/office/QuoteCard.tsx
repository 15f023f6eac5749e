import { useState } from 'react'

import { Button } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { DateText } from '#web/ui/Figures.tsx'
import { quoteWords as words } from '#web/words/office.ts'
import type { OfficeOrder } from './OrderHeading.tsx'
import classes from './QuoteCard.module.css'
import { QUOTE_FORM, QuoteForm } from './QuoteForm.tsx'
import { forgetDraft, useQuoteDraft } from './quote-draft.ts'
import { StandingQuote } from './StandingQuote.tsx'

/** The quote of an order: the one that is out, the form for the next one, or who can send it. */
export const QuoteCard = ({ detail, onSent }: { detail: OfficeOrder; onSent?: () => void }) => {
  const { order } = detail
  const [revising, setRevising] = useState(false)
  const standing = order.quote
  const issued = standing?.version ?? 0
  const [draft] = useQuoteDraft(order.id, issued)
  const waits = order.status === 'WAITING_FOR_QUOTE'
  if (!standing && !waits) return null
  // Somebody else was quicker: what is being typed stays in sight.
  const writes = order.may.IssueQuote && (waits || revising || draft.after < issued)
  const keep = () => {
    forgetDraft(order.id)
    setRevising(false)
  }

  return (
    <Card title={words.title}>
      {standing && !waits && <StandingQuote order={order} />}
      {!order.may.IssueQuote && waits && (
        <p className={classes['note']}>
          {words.onlySales} {words.promised} <DateText at={order.quoteDueAt ?? order.creationDate} as="dayTime" />.
        </p>
      )}
      {writes && (
        <div className={classes['next']} data-below={!waits || undefined}>
          {!waits && <h3>{words.reviseTitle}</h3>}
          <QuoteForm
            detail={detail}
            onSent={() => {
              setRevising(false)
              onSent?.()
            }}
          />
        </div>
      )}
      {order.may.IssueQuote && !waits && (
        <div className={classes['actions']}>
          {writes && (
            <Button look="filled" type="submit" form={QUOTE_FORM} shortcut="Q">
              {words.send}
            </Button>
          )}
          <Button onClick={() => (writes ? keep() : setRevising(true))} aria-expanded={writes}>
            {writes ? words.keep : words.revise}
          </Button>
        </div>
      )}
    </Card>
  )
}
