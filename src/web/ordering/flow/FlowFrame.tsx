import { IconAlertCircle, IconArrowLeft } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { Link, Navigate } from 'react-router-dom'
import { type Cart, type CartSection, showCart } from '#modules/ordering/contract.ts'
import { paths } from '#paths'
import { flowTexts as texts } from '#texts/order-flow.ts'
import { useRead } from '#web/api/endpoint.ts'
import { LiveNotice } from '#web/api/live/LiveNotice.tsx'
import { useTopics } from '#web/api/live/live.ts'
import { asSeen, useSeenPrices } from '#web/cart/seen-prices.ts'
import { useMe } from '#web/identity/me.ts'
import { type OrderToEdit, orderEditPage, useOrderToEdit } from '#web/ordering/edit/order-to-edit.ts'
import { Button, ButtonLink } from '#web/ui/actions/Button.tsx'
import { Grid } from '#web/ui/layout/Grid.tsx'
import { Row } from '#web/ui/layout/Row.tsx'
import { Stack } from '#web/ui/layout/Stack.tsx'
import { Loading, Skeleton } from '#web/ui/page/Loading.tsx'
import { Note } from '#web/ui/page/Note.tsx'
import { PageHeader } from '#web/ui/page/PageHeader.tsx'
import { Stepper } from '#web/ui/page/Stepper.tsx'
import { OrderSummary } from './OrderSummary.tsx'
import type { ShownPrice } from './PriceChanged.tsx'
import { chosenSection, insteadOf, type StepName, stepAfter, stepBefore, stepNames, stepsFrom } from './steps.ts'

/** `before`: the section at the prices that its lines were first seen at; null: none has moved. */
export type FlowState = { readonly cart: Cart; readonly section: CartSection; readonly before: ShownPrice | null }

/** What is on the screen stays while the order is being placed, although its section leaves the cart. */
const useLastWhile = <T,>(holding: boolean, value: T): T => {
  const [kept, setKept] = useState(value)
  if (!holding && kept !== value) setKept(value)
  return holding ? kept : value
}

/** Until the cart says which may be entered. */
const closedSteps = stepNames.map((name) => ({ label: texts.steps[name], to: null }))

/** A step of the order flow: title, stepper, the step's card, the summary. Leads away when the step may not be entered. */
export const FlowFrame = ({
  step,
  holding = false,
  children,
}: {
  step: StepName
  /** The order is being placed: nothing leads away now. */
  holding?: boolean
  children: (state: FlowState) => ReactNode
}) => {
  const read = useRead(showCart, {})
  const { data: me } = useMe()
  useTopics(me?.distributor ? `company:${me.distributor.id}` : null)
  const cart = useLastWhile(holding, read.data)
  const seen = useSeenPrices(cart)
  const orderToEdit = useOrderToEdit()
  const instead = insteadForOrder(orderToEdit) ?? (cart && insteadOf(step, cart))
  if (instead) return <Navigate to={instead} replace />
  return (
    <>
      <PageHeader title={texts.steps[step]} actions={<LiveNotice />} />
      <Stepper steps={cart ? stepsFrom(step, cart.draft) : closedSteps} current={stepNames.indexOf(step)} />
      <Loading read={read} skeleton={<FlowSkeleton />}>
        {(latest) => {
          const shown = cart ?? latest
          const section = chosenSection(shown)
          if (!section) return null
          return (
            <Grid split="main">
              <Stack>
                <UnorderableLines section={section} />
                {children({ cart: shown, section, before: asSeen(section, seen, coinsOf(shown)) })}
              </Stack>
              <OrderSummary section={section} />
            </Grid>
          )
        }}
      </Loading>
    </>
  )
}

/** What cannot be ordered now, by the name of its product. */
export const problemsOf = ({ products }: CartSection): readonly string[] =>
  products.flatMap(({ name, problem }) => (problem === null ? [] : [`${name}: ${problem}`]))

/** Goods that went away meanwhile are chosen again in the cart. */
const UnorderableLines = ({ section }: { section: CartSection }) =>
  problemsOf(section).map((problem) => (
    <Note key={problem} tone="error" icon={<IconAlertCircle size={18} stroke={1.8} aria-hidden />} strong={problem}>
      <Link to={`${paths.cart()}#${section.sectionId}`}>{texts.changeInCart}</Link>
    </Note>
  ))

/** They are chosen for the section that is on its way, whatever it can take of them today. */
const coinsOf = ({ careCoinsBalance: balance, draft }: Cart) => ({ balance, wanted: draft.careCoinsToUse })

/** An order that was placed is changed on its own page, as long as it can be. */
const insteadForOrder = ({ order, instead }: OrderToEdit): string | null =>
  instead ?? (order && orderEditPage(order.id))

const FlowSkeleton = () => (
  <Grid split="main">
    <Skeleton lines={1} height={420} />
    <Skeleton lines={1} height={260} />
  </Grid>
)

/** Back at the start, Continue at the end, in the same place on every step. Continue names the next step. */
export const FlowButtons = ({
  step,
  onContinue,
  busy = false,
  children,
}: {
  step: StepName
  onContinue?: () => void
  busy?: boolean
  /** In the place of Continue. */
  children?: ReactNode
}) => (
  <Row justify="between" wide>
    <ButtonLink to={stepBefore(step).to} size="large" icon={<IconArrowLeft size={18} stroke={1.8} aria-hidden />}>
      {texts.back}
    </ButtonLink>
    {children !== undefined ? (
      children
    ) : (
      <Button look="filled" size="large" busy={busy} onClick={() => onContinue?.()}>
        {texts.continueTo(stepAfter(step).label)}
      </Button>
    )}
  </Row>
)
