import { IconCircleCheck, IconInfoCircle } from '@tabler/icons-react'
import { Navigate, useSearchParams } from 'react-router-dom'
import { type CartSection, type OrderDetail, showCart, showOrder } from '#modules/ordering/contract.ts'
import { orderActions } from '#modules/ordering/order-states.ts'
import { paths } from '#paths'
import { cartTexts } from '#texts/cart.ts'
import { confirmationTexts as texts } from '#texts/order-flow.ts'
import { referenceTexts } from '#texts/orders.ts'
import { useRead } from '#web/api/endpoint.ts'
import { useTopics } from '#web/api/live/live.ts'
import { useMay } from '#web/identity/may.ts'
import { orderEditPage } from '#web/ordering/edit/order-to-edit.ts'
import { PlaceAgainButton } from '#web/ordering/PlaceAgainButton.tsx'
import { reorderPage } from '#web/ordering/place-again.ts'
import { ButtonLink } from '#web/ui/actions/Button.tsx'
import { Countdown } from '#web/ui/figures/Countdown.tsx'
import { DateText, Money } from '#web/ui/figures/Figures.tsx'
import { useTitle } from '#web/ui/figures/title.ts'
import { Facts } from '#web/ui/layout/Facts.tsx'
import { Row } from '#web/ui/layout/Row.tsx'
import { Section } from '#web/ui/layout/Section.tsx'
import { Stack } from '#web/ui/layout/Stack.tsx'
import { Card } from '#web/ui/page/Card.tsx'
import { Loading, Skeleton } from '#web/ui/page/Loading.tsx'
import { Note } from '#web/ui/page/Note.tsx'
import { StatusPill } from '#web/ui/page/StatusPill.tsx'
import { Text } from '#web/ui/page/Text.tsx'
import classes from './ConfirmationPage.module.css'

/** Thanks, the order's number, and what happens next. The address names the order. */
export default function ConfirmationPage() {
  const [search] = useSearchParams()
  const id = search.get('order')
  const already = search.get('already') === 'true'
  return id ? <ThankYou id={id as OrderDetail['id']} already={already} /> : <Navigate to={paths.orders()} replace />
}

const ThankYou = ({ id, already }: { id: OrderDetail['id']; already: boolean }) => {
  const order = useRead(showOrder, { id })
  useTopics(`order:${id}`)
  useTitle(texts.title)
  return (
    <div className={classes['page']}>
      <IconCircleCheck size={64} stroke={1.4} aria-hidden />
      <h1>{texts.title}</h1>
      {already && (
        <Note tone="you" icon={<IconInfoCircle size={18} stroke={1.8} aria-hidden />} strong={texts.already} />
      )}
      <Loading read={order} skeleton={<Skeleton lines={3} height={60} />}>
        {(placed) => <Placed order={placed} />}
      </Loading>
    </div>
  )
}

/** What waits for an order of its own, and the way to the next one. */
const StillInCart = () => {
  const { data: cart } = useRead(showCart, {})
  const [next] = cart?.sections ?? []
  if (!cart || !next) return null
  const named = ({ country, subCategory }: CartSection) => cartTexts.section(country.name, subCategory.name, null)
  return (
    <Section title={texts.left} lead={texts.leftLead}>
      <Stack>
        <ul role="list">
          {cart.sections.map((section) => (
            <li key={section.sectionId}>{named(section)}</li>
          ))}
        </ul>
        <Row justify="center">
          <ButtonLink to={`${paths.cart()}#${next.sectionId}`}>{texts.nextSection(named(next))}</ButtonLink>
        </Row>
      </Stack>
    </Section>
  )
}

const Placed = ({ order }: { order: OrderDetail }) => {
  const may = useMay()
  return (
    <Stack>
      <Text size="lead">{texts.lead(order.num)}</Text>
      <Card>
        <Facts
          look="row"
          facts={{
            [texts.number]: order.num,
            [referenceTexts.number]: order.purchaseOrderNumber && <bdi>{order.purchaseOrderNumber}</bdi>,
            [texts.destination]: <bdi>{order.destination}</bdi>,
            [referenceTexts.wish]: order.wishedDelivery && <DateText at={order.wishedDelivery} />,
            [texts.total]: <Money cents={order.total} exclVat />,
            [texts.status]: (
              <StatusPill tone={order.statusData.statusTextColor}>{order.statusData.statusLabel}</StatusPill>
            ),
          }}
        />
      </Card>
      {order.quoteDueAt && (
        <p>
          <strong>{texts.next}</strong> {texts.quoteBy} <DateText at={order.quoteDueAt} as="dayTime" />{' '}
          <span>
            (<Countdown until={order.quoteDueAt} icon={false} />
            ).
          </span>{' '}
          {texts.confirm}
        </p>
      )}
      <StillInCart />
      <Row justify="center" wide>
        {may('orders.place') && (
          <>
            <PlaceAgainButton size="large" order={order}>
              {texts.again}
            </PlaceAgainButton>
            <ButtonLink size="large" to={reorderPage(order.id, true)}>
              {texts.newQuote}
            </ButtonLink>
          </>
        )}
        {order.statusData.editable && may('orders.place') && (
          <ButtonLink size="large" to={orderEditPage(order.id)}>
            {orderActions.MODIFY}
          </ButtonLink>
        )}
        <ButtonLink size="large" look="filled" to={paths.orders()}>
          {texts.seeOrders}
        </ButtonLink>
      </Row>
      <p>
        <ButtonLink look="text" to={paths.order({ id: order.id })}>
          {texts.open}
        </ButtonLink>
      </p>
    </Stack>
  )
}
