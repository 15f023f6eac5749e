import { useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { type CartSection, type OrderDraft, placeOrder } from '#modules/ordering/contract.ts'
import { validationTexts as texts } from '#texts/order-flow.ts'
import { referenceTexts } from '#texts/orders.ts'
import { promoTexts } from '#texts/promo-codes.ts'
import { useCommand } from '#web/api/endpoint.ts'
import { modelsChanged } from '#web/api/reads.ts'
import { PromoCode } from '#web/cart/PromoCode.tsx'
import { useMay } from '#web/identity/may.ts'
import { lineReasons } from '#web/ordering/line-reasons.ts'
import { OnlyProcurement } from '#web/ordering/OnlyProcurement.tsx'
import type { readReferences } from '#web/ordering/references/references.ts'
import type { Problem } from '#web/problem.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { ConfirmModal } from '#web/ui/dialogs/ConfirmModal.tsx'
import { careCoins, money } from '#web/ui/figures/format.ts'
import { Grid } from '#web/ui/layout/Grid.tsx'
import { Row } from '#web/ui/layout/Row.tsx'
import { Stack } from '#web/ui/layout/Stack.tsx'
import { Card } from '#web/ui/page/Card.tsx'
import { Note } from '#web/ui/page/Note.tsx'
import { Text } from '#web/ui/page/Text.tsx'
import { CareCoinsModal } from './CareCoinsModal.tsx'
import { kept } from './draft.ts'
import { FlowButtons, FlowFrame, type FlowState, problemsOf } from './FlowFrame.tsx'
import { FlowReferences, useReferences } from './FlowReferences.tsx'
import { type NewPrice, newPriceOf } from './new-price.ts'
import { orderBody, sentLines } from './order-body.ts'
import { PriceChanged, type ShownPrice } from './PriceChanged.tsx'
import { Review } from './Review.tsx'
import { confirmationPage } from './steps.ts'

/** How many CareCoins pay for a part of the order. */
const CareCoinsCard = ({ section, balance }: { section: CartSection; balance: number }) => {
  const [opened, setOpened] = useState(false)
  const { careCoinsUsed, careCoinsDiscount, maximumCareCoins } = section
  return (
    <Card
      title="CareCoins"
      aside={
        maximumCareCoins > 0 && (
          <Button look="soft" onClick={() => setOpened(true)}>
            {careCoinsUsed > 0 ? texts.changeCoins : texts.use}
          </Button>
        )
      }
    >
      <Stack gap={3}>
        <Text>{texts.balance(careCoins(balance))}</Text>
        {maximumCareCoins === 0 && <Text>{texts.none}</Text>}
        {careCoinsUsed > 0 && (
          <Text tone="accent">{texts.using(careCoins(careCoinsUsed), money(careCoinsDiscount))}</Text>
        )}
      </Stack>
      <CareCoinsModal opened={opened} section={section} balance={balance} onClose={() => setOpened(false)} />
    </Card>
  )
}

/** The section's promo code at the last look. One that stopped working meanwhile says why, and is to be removed. */
const PromoCodeCard = ({ section, draft }: { section: CartSection; draft: OrderDraft }) => (
  <Card title={promoTexts.title}>
    <PromoCode section={section} draft={draft} />
  </Card>
)

/** What the user has agreed to in addition to what is in the cart. */
type Agreed = {
  readonly references: ReturnType<typeof readReferences>
  readonly price?: NewPrice
  readonly useNumberAgain?: true
}

/** The last look before the order is placed. */
export default function ValidationPage() {
  const navigate = useNavigate()
  const [placed, setPlaced] = useState(false)
  const [changed, setChanged] = useState<{ price: NewPrice; before: ShownPrice; agreed: Agreed } | null>(null)
  const [numberInUse, setNumberInUse] = useState<{ question: string; agreed: Agreed } | null>(null)
  const sent = useRef<{ before: ShownPrice; agreed: Agreed } | null>(null)
  /** The products that were sent: errors name them by their place. */
  const [names, setNames] = useState<readonly string[]>([])
  const command = useCommand(placeOrder, {
    onDone: ({ orderId }) => {
      setPlaced(true)
      void navigate(confirmationPage(orderId))
    },
    onProblem: (problem) => {
      const already = problem.status === 409 ? problem.members['orderId'] : null
      if (typeof already === 'string') {
        setPlaced(true)
        void navigate(confirmationPage(already, true))
        return true
      }
      // Why the code stopped working is in the cart's answer from now on.
      if (problem.errors['promoCode']) void modelsChanged(['carts'])
      // What is wrong with a field is said on the page.
      if (problem.hasFields) {
        setChanged(null)
        setNumberInUse(null)
        // What went away meanwhile is marked where it is chosen again.
        void modelsChanged(['carts', 'products', 'addresses'])
      }
      const price = newPriceOf(problem)
      const isInUse = problem.members['numberUsedBy'] !== undefined
      if (!sent.current || !(price || isInUse)) return false
      setChanged(price && { price, ...sent.current })
      setNumberInUse(isInUse ? { question: problem.message, agreed: sent.current.agreed } : null)
      return true
    },
  })
  const place = async (state: FlowState, agreed: Agreed) => {
    await kept()
    const same = agreed.price ? null : sameTotal(state)
    if (same) return setChanged({ ...same, agreed })
    sent.current = { before: state.before ?? state.section, agreed }
    setNames(sentLines(state.section).map(({ name }) => name))
    void command.send(orderOf(state, agreed))
  }
  return (
    <FlowFrame step="validation" holding={command.busy || placed}>
      {(state) => (
        <>
          <ValidationStep
            state={state}
            busy={command.busy || placed}
            refused={lineReasons(withoutReferences(command.errors), names)}
            problem={command.problem}
            onPlace={(references) => void place(state, { references })}
          />
          {changed && (
            <PriceChanged
              price={changed.price}
              before={changed.before}
              busy={command.busy || placed}
              onCancel={() => setChanged(null)}
              onPlace={() => void place(state, { ...changed.agreed, price: changed.price })}
            />
          )}
          {numberInUse && (
            <ConfirmModal
              title={referenceTexts.againTitle}
              keep={referenceTexts.other}
              confirm={referenceTexts.again}
              look="filled"
              busy={command.busy || placed}
              onKeep={() => setNumberInUse(null)}
              onConfirm={() => void place(state, { ...numberInUse.agreed, useNumberAgain: true })}
            >
              <p>{numberInUse.question}</p>
            </ConfirmModal>
          )}
        </>
      )}
    </FlowFrame>
  )
}

/** What is wrong with the references is said at their fields. */
const withoutReferences = ({
  purchaseOrderNumber: _,
  wishedDelivery: _day,
  ...others
}: Readonly<Record<string, string>>): Readonly<Record<string, string>> => others

/** Changed prices with the same total: the server would not refuse. */
const sameTotal = ({ section, before }: FlowState): { price: NewPrice; before: ShownPrice } | null =>
  before?.total === section.total
    ? {
        price: { ...section, lines: section.products.map((line) => ({ ...line, total: line.totalEffectivePrice })) },
        before,
      }
    : null

const orderOf = ({ cart: { draft }, section, before }: FlowState, { references, price, useNumberAgain }: Agreed) =>
  orderBody(section, { ...draft, ...references }, draft, {
    total: price?.total ?? (before ?? section).total,
    careCoinsUsed: price?.careCoinsUsed ?? section.careCoinsUsed,
    useNumberAgain,
  })

const ValidationStep = ({
  state: { cart, section, before },
  busy,
  refused,
  problem,
  onPlace,
}: {
  state: FlowState
  busy: boolean
  /** Why it could not be placed. */
  refused: readonly string[]
  problem: Problem | null
  onPlace: (references: Agreed['references']) => void
}) => {
  const may = useMay()
  const references = useReferences(cart.draft, problem)
  const whyNot = section.canBeOrdered ? (section.promoProblem ?? undefined) : texts.notOrderable
  const reasons = refused.filter((reason) => !problemsOf(section).includes(reason))
  return (
    <>
      <Text size="lead">{texts.lead}</Text>
      <Review cart={cart} section={section} before={before} />
      <FlowReferences references={references} section={section} />
      <Grid least={300}>
        <CareCoinsCard section={section} balance={cart.careCoinsBalance} />
        <PromoCodeCard section={section} draft={cart.draft} />
      </Grid>
      {reasons.map((reason) => (
        <Note key={reason} role="alert" tone="error">
          {reason}
        </Note>
      ))}
      {may('orders.place') ? (
        <>
          <FlowButtons step="validation">
            <Button look="filled" size="large" busy={busy} why={whyNot} onClick={() => references.attempt(onPlace)}>
              {texts.place}
            </Button>
          </FlowButtons>
          <Row justify="end">
            <Text size="small">{whyNot ?? texts.placing}</Text>
          </Row>
        </>
      ) : (
        <>
          <OnlyProcurement say={texts.only} />
          <FlowButtons step="validation">{null}</FlowButtons>
        </>
      )}
    </>
  )
}
