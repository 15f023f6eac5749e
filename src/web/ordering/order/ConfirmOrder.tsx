import { decideQuote, type OrderDetail, showOrder } from '#modules/ordering/contract.ts'
import { useCommand, useRead } from '#web/endpoint.ts'
import { Button } from '#web/ui/Button.tsx'
import { Money } from '#web/ui/Figures.tsx'
import { dayTime } from '#web/ui/format.ts'
import { Loading, Skeleton } from '#web/ui/Loading.tsx'
import { Modal } from '#web/ui/Modal.tsx'
import { showSuccess } from '#web/ui/messages.ts'
import { orderWords, decisionWords as words } from '#web/words/orders.ts'
import classes from './decisions.module.css'

/** Asks once more before an order is confirmed: its number, what it costs, and which version of the quote that is. */
export const ConfirmOrder = ({ id, onClose }: { id: OrderDetail['id']; onClose: () => void }) => {
  const order = useRead(showOrder, { id })
  const command = useCommand(decideQuote, {
    onDone: () => {
      onClose()
      showSuccess(words.confirmed(order.data?.num ?? ''))
    },
    onProblem: () => {
      onClose()
      return undefined
    },
  })
  const quote = order.data?.quote
  const confirm = () => quote && void command.send({ orderId: id, status: 'CONFIRMED', quoteVersion: quote.version })
  return (
    <Modal
      opened
      onClose={onClose}
      title={words.confirmTitle}
      actions={
        <>
          <Button onClick={onClose} data-autofocus>
            {words.back}
          </Button>
          <Button look="filled" busy={command.busy} disabled={!quote} onClick={confirm}>
            {words.confirm}
          </Button>
        </>
      }
    >
      <Loading read={order} skeleton={<Skeleton lines={4} height={20} />}>
        {(it) => <WhatIsConfirmed order={it} />}
      </Loading>
      <p className={classes['lead']}>{words.confirmLead}</p>
    </Modal>
  )
}

const WhatIsConfirmed = ({ order: { num, total, quote } }: { order: OrderDetail }) => (
  <dl className={classes['facts']}>
    <dt>{words.number}</dt>
    <dd>{num}</dd>
    {quote && (
      <>
        <dt>{words.version}</dt>
        <dd>{words.versionOf(quote.version, dayTime(quote.validUntil))}</dd>
      </>
    )}
    <dt>{orderWords.total}</dt>
    <dd>
      <Money cents={total} />
    </dd>
    {quote && (
      <>
        <dt>{orderWords.freight}</dt>
        <dd>
          <Money cents={quote.shippingPrice} />
        </dd>
        <dt className={classes['sum']}>{orderWords.grandTotal}</dt>
        <dd className={classes['sum']}>
          <Money cents={quote.grandTotal} />
        </dd>
      </>
    )}
  </dl>
)
