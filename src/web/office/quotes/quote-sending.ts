import { useState } from 'react'

import type { OrderDetail } from '#modules/ordering/contract.ts'
import { issueQuote } from '#modules/ordering/desk/office-contract.ts'
import { dayIn } from '#platform/time/time-zone.ts'
import { quoteTexts as texts } from '#texts/office.ts'
import { useCommand } from '#web/api/endpoint.ts'
import { isWaiting } from '#web/api/leaving.ts'
import { showSuccess } from '#web/ui/dialogs/messages.ts'
import { fieldsOf, type QuoteErrors, quoteErrors, quoteInput } from './quote-check.ts'
import { forgetDraft, keepSentDraft, type QuoteBasis, type QuoteDraft } from './quote-draft.ts'
import { useReproach } from './quote-reproach.ts'

/** What comes in front of the form: the question whether to send the quote, or its PDF as it would be. */
export type QuoteFront = 'asking' | 'preview'

/** From a draft to a quote that is out: what is wrong with it, the confirmation, and the command. */
export const useQuoteSending = (
  { id, num }: Pick<OrderDetail, 'id' | 'num'>,
  draft: QuoteDraft,
  basis: QuoteBasis,
  /** `waits`: it can still be taken back. */
  onSent: (waits: boolean) => void,
) => {
  const [front, setFront] = useState<QuoteFront | null>(null)
  // As of the moment when the confirmation opened: an order that changed since is not quoted unseen.
  const [basisDueAt, setBasisDueAt] = useState(basis.quoteDueAt)
  const back = () => setFront(null)
  const command = useCommand(issueQuote, {
    onDone: (answer) => {
      back()
      const waits = isWaiting(answer)
      if (waits) keepSentDraft(id, draft)
      else {
        forgetDraft(id)
        showSuccess(texts.sent(num))
      }
      onSent(waits)
    },
    onRequested: () => {
      back()
      keepSentDraft(id, draft)
      onSent(true)
    },
    onProblem: ({ hasFields, status }) => {
      // What is wrong with a field the form says, behind the question; what is out of date is to be looked at again.
      if (hasFields || status === 409) back()
      return undefined
    },
  })
  const wrong = quoteErrors(draft, basis, dayIn(new Date(), basis.timeZone))
  const reproach = useReproach(wrong)
  const errors: QuoteErrors = { ...reproach.shown, ...fieldsOf(command.errors, draft, basis) }
  /** To what comes in front; with something wrong, to the name of the first such field. */
  const goOn = (to: QuoteFront): string | null => {
    reproach.check()
    command.clear()
    const [first] = Object.keys(wrong)
    if (first === undefined) {
      setBasisDueAt(basis.quoteDueAt)
      setFront(to)
    }
    return first ?? null
  }
  const send = () => void command.send({ id, ...quoteInput(draft, basis), quoteDueAt: basisDueAt })
  return { front, back, errors, hears: reproach.hears, goOn, send, busy: command.busy }
}
