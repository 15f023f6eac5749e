import { useState } from 'react'
import { decideQuote, type OrderDetail, requestApproval, showOrder } from '#modules/ordering/contract.ts'
import { showRounds } from '#modules/ordering/quotes/quote-contract.ts'
import { freightLine } from '#modules/ordering/terms/order-terms.ts'
import { approvalTexts } from '#texts/order-approval.ts'
import { decisionTexts, orderTexts } from '#texts/orders.ts'
import { quoteCardTexts } from '#texts/quotes.ts'
import { useCommand, useRead } from '#web/api/endpoint.ts'
import { modelsChanged } from '#web/api/reads.ts'
import { IncotermFit } from '#web/ordering/IncotermFit.tsx'
import { RoundDifferences } from '#web/ordering/rounds/RoundDifferences.tsx'
import type { Problem } from '#web/problem.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { Modal } from '#web/ui/dialogs/Modal.tsx'
import { showSuccess } from '#web/ui/dialogs/messages.ts'
import { useNow } from '#web/ui/figures/clock.ts'
import { Money } from '#web/ui/figures/Figures.tsx'
import { lastDay } from '#web/ui/figures/format.ts'
import { Box } from '#web/ui/layout/Box.tsx'
import { Stack } from '#web/ui/layout/Stack.tsx'
import { Sum, Sums } from '#web/ui/layout/Sums.tsx'
import { Loading, Skeleton } from '#web/ui/page/Loading.tsx'
import { Text } from '#web/ui/page/Text.tsx'
import { chosenFreight, FreightChoice, type FreightOption } from './FreightChoice.tsx'

/** The quote was revised while it was read: what is different, before anything of the new one can be confirmed. */
const RevisedQuote = ({
  id,
  read,
  now,
  onRead,
  onClose,
}: {
  id: OrderDetail['id']
  /** The version that the person has read. */
  read: number
  /** The current version. */
  now: number
  onRead: () => void
  onClose: () => void
}) => {
  const rounds = useRead(showRounds, { id })
  return (
    <Modal
      opened
      onClose={onClose}
      width="chooser"
      title={quoteCardTexts.revised}
      actions={
        <>
          <Button onClick={onClose} data-autofocus>
            {decisionTexts.back}
          </Button>
          <Button look="filled" onClick={onRead}>
            {quoteCardTexts.goOn(now)}
          </Button>
        </>
      }
    >
      <Stack gap={5}>
        <Text role="status">{quoteCardTexts.revisedLead(read, now)}</Text>
        <Loading read={rounds} skeleton={<Skeleton lines={4} height={40} />}>
          {(them) => {
            const before = them.find(({ quoteVersion }) => quoteVersion === read)
            const after = them.find(({ quoteVersion }) => quoteVersion === now)
            return before && after ? (
              <RoundDifferences before={before} after={after} />
            ) : (
              <Skeleton lines={4} height={40} />
            )
          }}
        </Loading>
      </Stack>
    </Modal>
  )
}

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
      title={decisionTexts.confirmTitle}
      actions={<Button onClick={onClose}>{decisionTexts.back}</Button>}
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
  const { approval } = order
  const [chosen, choose] = useState(picked ?? approval?.optionId ?? null)
  const [read, setRead] = useState(quote.version)
  const [missing, setMissing] = useState(false)
  const done = (says: (num: string) => string) => ({
    onDone: () => {
      onClose()
      showSuccess(says(order.num))
    },
    onProblem: ({ status, members }: Problem) => {
      if (status !== 409 || members['quoteVersion'] === undefined) return undefined
      void modelsChanged(['orders', 'order_history'])
      return true
    },
  })
  const decide = useCommand(decideQuote, done(decisionTexts.confirmed))
  const request = useCommand(requestApproval, done(approvalTexts.sent))
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
    if (!option) return
    const meant = { quoteVersion: read, optionId: option.optionId }
    if (approval?.needed) void request.send({ id: order.id, ...meant })
    else void decide.send({ orderId: order.id, status: 'CONFIRMED', ...meant })
  }
  const { title, confirmLabel, lead } = wordingOf(approval)
  const why = whyNot(approval)
  return (
    <Modal
      opened
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button onClick={onClose} data-autofocus>
            {decisionTexts.back}
          </Button>
          <Button look="filled" busy={decide.busy || request.busy} why={why} onClick={confirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <Stack gap={5}>
        {quote.options.length > 1 && (
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
        )}
        <WhatIsConfirmed order={order} quote={quote} option={option} />
        {option && <IncotermFit incoterm={order.shippingInfo.method} mode={modeOf(order, option)} />}
        <Text>{why ?? lead}</Text>
      </Stack>
    </Modal>
  )
}

/** Why this person cannot confirm now, not even request an approval: from a list the question opens all the same. */
const whyNot = (approval: OrderDetail['approval']): string | undefined => {
  if (!approval || approval.mine) return undefined
  if (approval.problem) return approval.problem
  return approval.needed ? undefined : approvalTexts.waiting(approval.by?.name ?? approvalTexts.anyone)
}

/** What confirming is for this person: the confirmation, an approval of it, or a request for one. */
const wordingOf = (approval: OrderDetail['approval']) => {
  const { confirmTitle, confirm, confirmLead } = decisionTexts
  if (approval?.needed)
    return {
      title: approvalTexts.request,
      confirmLabel: approvalTexts.request,
      lead: approvalTexts.requestLead(approval.by?.name ?? approvalTexts.anyoneFirst),
    }
  return approval?.mine
    ? { title: approvalTexts.approve, confirmLabel: approvalTexts.approve, lead: confirmLead }
    : { title: confirmTitle, confirmLabel: confirm, lead: confirmLead }
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
  <Box>
    <Sums>
      <Sum name={decisionTexts.number}>{order.num}</Sum>
      <Sum name={decisionTexts.version}>
        {decisionTexts.versionOf(quote.version, lastDay(quote.validUntil, useNow()))}
      </Sum>
      <Sum name={orderTexts.total}>
        <Money cents={quote.total} exclVat />
      </Sum>
      {option && (
        <>
          <Sum name={orderTexts.method}>
            {order.shippingInfo.method}
            {order.shippingInfo.destination && (
              <>
                {' '}
                · <bdi>{order.shippingInfo.destination}</bdi>
              </>
            )}
          </Sum>
          <Sum name={orderTexts.freightOption}>
            <HowGoodsGo order={order} option={option} />
          </Sum>
          <Sum name={orderTexts.freight}>
            <Money cents={option.shippingPrice} />
          </Sum>
          <Sum name={orderTexts.grandTotal} total>
            <Money cents={option.grandTotal} exclVat />
          </Sum>
        </>
      )}
    </Sums>
  </Box>
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
          {decisionTexts.askedMode(requested)}
        </>
      )}
    </>
  )
}
