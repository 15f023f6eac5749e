import { useState } from 'react'

import { decideQuote, type OrderDetail, showOrder } from '#modules/ordering/contract.ts'
import { freightLine } from '#modules/ordering/terms/order-terms.ts'
import { orderTexts, decisionTexts as texts } from '#texts/orders.ts'
import { quoteCardTexts } from '#texts/quotes.ts'
import { useCommand, useRead } from '#web/api/endpoint.ts'
import { modelsChanged } from '#web/api/reads.ts'
import { IncotermFit } from '#web/ordering/IncotermFit.tsx'
import { Button } from '#web/ui/actions/Button.tsx'
import { Modal } from '#web/ui/dialogs/Modal.tsx'
import { showSuccess } from '#web/ui/dialogs/messages.ts'
import { useNow } from '#web/ui/figures/clock.ts'
import { Money } from '#web/ui/figures/Figures.tsx'
import { lastDay } from '#web/ui/figures/format.ts'
import { Loading, Skeleton } from '#web/ui/page/Loading.tsx'
import classes from './decisions.module.css'
import { chosenFreight, FreightChoice, type FreightOption } from './FreightChoice.tsx'
import { RevisedQuote } from './RevisedQuote.tsx'

type Quote = NonNullable<OrderDetail['quote']>

/** Describes the version shown when it opened; a revision meanwhile is shown with its differences first. */
export const ConfirmOrder = ({
  id,
  picked = null,
  onClose,
}: {
  id: OrderDetail['id']
  /** The id of the freight option picked on the page. */
  picked?: string | null
  onClose: () => void
}) => {
  const order = useRead(showOrder, { id })
  const quote = order.data?.quote
  if (order.data && quote) return <ConfirmQuestion order={order.data} quote={quote} picked={picked} onClose={onClose} />
  return (
    <Modal
      opened
      onClose={onClose}
      title={texts.confirmTitle}
      actions={<Button onClick={onClose}>{texts.back}</Button>}
    >
      <Loading read={order} skeleton={<Skeleton lines={4} height={20} />}>
        {() => null}
      </Loading>
    </Modal>
  )
}

const ConfirmQuestion = ({
  order,
  quote,
  picked,
  onClose,
}: {
  order: OrderDetail
  quote: Quote
  picked: string | null
  onClose: () => void
}) => {
  const [chosen, choose] = useState(picked)
  const [read, setRead] = useState(quote.version)
  const [missing, setMissing] = useState(false)
  const command = useCommand(decideQuote, {
    onDone: () => {
      onClose()
      showSuccess(texts.confirmed(order.num))
    },
    onProblem: ({ status, members }) => {
      if (status !== 409 || members['quoteVersion'] === undefined) return undefined
      void modelsChanged(['orders', 'order_history'])
      return true
    },
  })
  if (quote.version !== read)
    return (
      <RevisedQuote
        id={order.id}
        read={read}
        now={quote.version}
        onRead={() => setRead(quote.version)}
        onClose={onClose}
      />
    )

  const option = chosenFreight(quote.options, chosen)
  const confirm = () => {
    setMissing(!option)
    if (option)
      void command.send({ orderId: order.id, status: 'CONFIRMED', quoteVersion: read, optionId: option.optionId })
  }
  return (
    <Modal
      opened
      onClose={onClose}
      title={texts.confirmTitle}
      actions={
        <>
          <Button onClick={onClose} data-autofocus>
            {texts.back}
          </Button>
          <Button look="filled" busy={command.busy} onClick={confirm}>
            {texts.confirm}
          </Button>
        </>
      }
    >
      {quote.options.length > 1 && (
        <div className={classes['choice']}>
          <FreightChoice
            name="confirmed-freight"
            options={quote.options}
            chosen={chosen}
            onChoose={(optionId) => {
              setMissing(false)
              choose(optionId)
            }}
            error={missing ? quoteCardTexts.missing : null}
          />
        </div>
      )}
      <WhatIsConfirmed order={order} quote={quote} option={option} />
      {option && (
        <div className={classes['fit']}>
          <IncotermFit incoterm={order.shippingInfo.method} mode={modeOf(order, option)} />
        </div>
      )}
      <p className={classes['lead']}>{texts.confirmLead}</p>
    </Modal>
  )
}

/** How the goods go with this option: as the order requests where it does not say. */
const modeOf = ({ transportMode }: OrderDetail, option: FreightOption) => option.transportMode ?? transportMode

const WhatIsConfirmed = ({
  order,
  quote,
  option,
}: {
  order: OrderDetail
  quote: Quote
  option: FreightOption | null
}) => (
  <dl className={classes['facts']}>
    <dt>{texts.number}</dt>
    <dd>{order.num}</dd>
    <dt>{texts.version}</dt>
    <dd>{texts.versionOf(quote.version, lastDay(quote.validUntil, useNow()))}</dd>
    <dt>{orderTexts.total}</dt>
    <dd>
      <Money cents={quote.total} exclVat />
    </dd>
    {option && (
      <>
        <dt>{orderTexts.method}</dt>
        <dd>
          {order.shippingInfo.method}
          {order.shippingInfo.destination && (
            <>
              {' '}
              · <bdi>{order.shippingInfo.destination}</bdi>
            </>
          )}
        </dd>
        <dt>{orderTexts.freightOption}</dt>
        <dd>
          <HowGoodsGo order={order} option={option} />
        </dd>
        <dt>{orderTexts.freight}</dt>
        <dd>
          <Money cents={option.shippingPrice} />
        </dd>
        <dt className={classes['sum']}>{orderTexts.grandTotal}</dt>
        <dd className={classes['sum']}>
          <Money cents={option.grandTotal} exclVat />
        </dd>
      </>
    )}
  </dl>
)

const HowGoodsGo = ({ order, option }: { order: OrderDetail; option: FreightOption }) => {
  const { transportMode: requested } = order.shippingInfo
  const transportMode = modeOf(order, option)
  return (
    <>
      <bdi>{freightLine({ ...option, transportMode })}</bdi>
      {transportMode !== requested && (
        <>
          <br />
          {texts.askedMode(requested)}
        </>
      )}
    </>
  )
}
