import { type ReactNode, useState } from 'react'

import type { OrderDetail } from '#modules/ordering/contract.ts'
import { isQuoted } from '#modules/ordering/order-states.ts'
import { orderEditTexts as texts } from '#texts/order-edit.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { Modal } from '#web/ui/dialogs/Modal.tsx'
import { messagesNow, showSuccess } from '#web/ui/dialogs/messages.ts'
import { type Change, GuardContext } from './change-guard.ts'

/** A change that withdraws a quote needs a confirmation; afterwards it says what became of it. */
export const ChangeGuard = ({ order, children }: { order: OrderDetail; children: ReactNode }) => {
  const [unconfirmed, setUnconfirmed] = useState<Change | null>(null)
  const [busy, setBusy] = useState(false)
  const quote = isQuoted(order.status) ? order.quote : null

  const run = async (change: Change) => {
    setBusy(true)
    try {
      const done = await change()
      if (done) showSuccess(quote ? texts.withdrawn(quote.version) : texts.saved)
      // What is wrong with a field its form says, behind the question; anything else the question says itself.
      if (done || messagesNow().error === null) setUnconfirmed(null)
    } finally {
      setBusy(false)
    }
  }
  return (
    <GuardContext
      value={(change, { onDone, isAgreed } = {}) => {
        const whole = () =>
          change().then((done) => {
            if (done) onDone?.()
            return done
          })
        if (quote && !isAgreed) setUnconfirmed(() => whole)
        else void run(whole)
      }}
    >
      {children}
      {unconfirmed && quote && (
        <Modal
          opened
          onClose={() => setUnconfirmed(null)}
          title={texts.withdrawTitle}
          actions={
            <>
              <Button data-autofocus onClick={() => setUnconfirmed(null)}>
                {texts.keepQuote}
              </Button>
              <Button look="filled" busy={busy} onClick={() => void run(unconfirmed)}>
                {texts.withdraw}
              </Button>
            </>
          }
        >
          <p>{texts.withdrawLead(quote.version)}</p>
        </Modal>
      )}
    </GuardContext>
  )
}
