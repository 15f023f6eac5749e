import { Fragment, useState } from 'react'

import { cancelOrder, decideQuote, type OrderDetail } from '#modules/ordering/contract.ts'
import { orderTexts, decisionTexts as texts } from '#texts/orders.ts'
import { sumTexts } from '#texts/quotes.ts'
import { useCommand } from '#web/api/endpoint.ts'
import { ConfirmModal } from '#web/ui/dialogs/ConfirmModal.tsx'
import { showSuccess } from '#web/ui/dialogs/messages.ts'
import { TextArea } from '#web/ui/fields/TextArea.tsx'
import { Money } from '#web/ui/figures/Figures.tsx'
import classes from './decisions.module.css'

type Props = { order: OrderDetail; onClose: () => void }

/** Turns the quote down, which ends the order; a reason helps sales. */
export const RejectQuote = ({ order, onClose }: Props) => {
  const [reason, setReason] = useState('')
  const command = useCommand(decideQuote, {
    onDone: () => {
      onClose()
      showSuccess(texts.rejected(order.num))
    },
  })
  const reject = () =>
    void command.send({
      orderId: order.id,
      status: 'CANCELLED',
      reason: reason.trim() || null,
      ...(order.quote && { quoteVersion: order.quote.version }),
    })
  return (
    <ConfirmModal
      title={texts.rejectTitle}
      keep={texts.keep}
      confirm={texts.reject}
      busy={command.busy}
      onKeep={onClose}
      onConfirm={reject}
    >
      <WhatEnds order={order} ofQuote />
      <p className={classes['lead']}>
        {texts.rejectLead} {order.careCoinsUsed > 0 && texts.careCoinsBack}
      </p>
      <TextArea
        label={texts.reason}
        help={texts.reasonHelp}
        maxLength={1_000}
        value={reason}
        onChange={setReason}
        error={command.errors['reason'] ?? null}
      />
    </ConfirmModal>
  )
}

/** Takes the order back, as long as it is not confirmed. */
export const CancelOrder = ({ order, onClose }: Props) => {
  const command = useCommand(cancelOrder, {
    onDone: () => {
      onClose()
      showSuccess(texts.cancelled(order.num))
    },
  })
  const cancel = () => void command.send({ orderId: order.id })
  return (
    <ConfirmModal
      title={texts.cancelTitle}
      keep={texts.keep}
      confirm={texts.cancel}
      busy={command.busy}
      onKeep={onClose}
      onConfirm={cancel}
    >
      <WhatEnds order={order} />
      <p className={classes['lead']}>
        {texts.cancelLead} {order.careCoinsUsed > 0 && texts.careCoinsBack}
      </p>
    </ConfirmModal>
  )
}

/** `ofQuote`: the total of the quote with its freight, once for each freight option; else the order's. */
const WhatEnds = ({
  order: { num, country, subCategory, total, quote },
  ofQuote = false,
}: {
  order: OrderDetail
  ofQuote?: boolean
}) => (
  <dl className={classes['facts']}>
    <dt>{texts.number}</dt>
    <dd>{num}</dd>
    {ofQuote && quote ? (
      quote.options.map(({ optionId, name, grandTotal }) => (
        <Fragment key={optionId}>
          <dt>{quote.options.length > 1 ? sumTexts.grandTotalOf(name) : orderTexts.grandTotal}</dt>
          <dd>
            <Money cents={grandTotal} exclVat={quote.options.length > 1} />
          </dd>
        </Fragment>
      ))
    ) : (
      <>
        <dt>
          {country.name}: {subCategory.name}
        </dt>
        <dd>
          <Money cents={total} exclVat />
        </dd>
      </>
    )}
  </dl>
)
