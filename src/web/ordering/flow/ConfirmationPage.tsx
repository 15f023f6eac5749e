import { IconCircleCheck, IconInfoCircle } from '@tabler/icons-react'
import { Navigate, useSearchParams } from 'react-router-dom'
import { type CartSection, type OrderDetail, showCart, showOrder } from '#modules/ordering/contract.ts'
import { orderActions } from '#modules/ordering/order-states.ts'
import { paths } from '#paths'
import { cartTexts } from '#texts/cart.ts'
import { confirmationTexts as texts } from '#texts/order-flow.ts'
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
import { Loading, Skeleton } from '#web/ui/page/Loading.tsx'
import { Note } from '#web/ui/page/Note.tsx'
import { StatusPill } from '#web/ui/page/StatusPill.tsx'
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
      <IconCircleCheck className={classes['mark']} size={64} stroke={1.4} aria-hidden />
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
    <section className={classes['left']}>
      <h2>{texts.left}</h2>
      <p>{texts.leftLead}</p>
      <ul role="list">
        {cart.sections.map((section) => (
          <li key={section.sectionId}>{named(section)}</li>
        ))}
      </ul>
      <ButtonLink to={`${paths.cart()}#${next.sectionId}`}>{texts.nextSection(named(next))}</ButtonLink>
    </section>
  )
}

const Placed = ({ order }: { order: OrderDetail }) => {
  const may = useMay()
  return (
    <>
      <p className={classes['lead']}>{texts.lead(order.num)}</p>
      <dl className={classes['facts']}>
        <div>
          <dt>{texts.number}</dt>
          <dd>{order.num}</dd>
        </div>
        <div>
          <dt>{texts.destination}</dt>
          <dd>
            <bdi>{order.destination}</bdi>
          </dd>
        </div>
        <div>
          <dt>{texts.total}</dt>
          <dd>
            <Money cents={order.total} exclVat />
          </dd>
        </div>
        <div>
          <dt>{texts.status}</dt>
          <dd>
            <StatusPill tone={order.statusData.statusTextColor}>{order.statusData.statusLabel}</StatusPill>
          </dd>
        </div>
      </dl>
      {order.quoteDueAt && (
        <p className={classes['next']}>
          <strong>{texts.next}</strong> {texts.quoteBy} <DateText at={order.quoteDueAt} as="dayTime" />{' '}
          <span className={classes['unbroken']}>
            (<Countdown until={order.quoteDueAt} icon={false} />
            ).
          </span>{' '}
          {texts.confirm}
        </p>
      )}
      <StillInCart />
      <div className={classes['actions']}>
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
      </div>
      <p>
        <ButtonLink look="text" to={paths.order({ id: order.id })}>
          {texts.open}
        </ButtonLink>
      </p>
    </>
  )
}
