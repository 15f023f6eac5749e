import { IconCircleCheck, IconInfoCircle, IconTablePlus, IconTag } from '@tabler/icons-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { type Cart, type OrderDraft, showCart, showOrder } from '#modules/ordering/contract.ts'
import { exportCart } from '#modules/ordering/desk/export-contract.ts'
import { paths } from '#paths'
import { cartTexts as texts } from '#texts/cart.ts'
import { quickAddTexts } from '#texts/quick-add.ts'
import { specialRequestTexts } from '#texts/special-request.ts'
import { useRead } from '#web/api/endpoint.ts'
import { download } from '#web/api/files/download.ts'
import { LiveNotice } from '#web/api/live/LiveNotice.tsx'
import { QuickAdd } from '#web/cart/quick-add/QuickAdd.tsx'
import { AccountNote } from '#web/distributors/AccountNote.tsx'
import { useMay } from '#web/identity/may.ts'
import { useMe } from '#web/identity/me.ts'
import { keep } from '#web/ordering/flow/draft.ts'
import { chosenSection, stepsFrom } from '#web/ordering/flow/steps.ts'
import { useSavedWhileTyping } from '#web/ordering/flow/typing.ts'
import { Button, ButtonLink } from '#web/ui/actions/Button.tsx'
import { ExportButtons } from '#web/ui/actions/ExportButtons.tsx'
import { EmptyArt } from '#web/ui/art/EmptyArt.tsx'
import { UndoToast } from '#web/ui/dialogs/UndoToast.tsx'
import { Money } from '#web/ui/figures/Figures.tsx'
import { Grid } from '#web/ui/layout/Grid.tsx'
import { Section } from '#web/ui/layout/Section.tsx'
import { Stack } from '#web/ui/layout/Stack.tsx'
import { EmptyState } from '#web/ui/lists/EmptyState.tsx'
import { Loading, Skeleton } from '#web/ui/page/Loading.tsx'
import { Note } from '#web/ui/page/Note.tsx'
import { PageHeader } from '#web/ui/page/PageHeader.tsx'
import { Stepper } from '#web/ui/page/Stepper.tsx'
import { CartSectionCard } from './CartSectionCard.tsx'
import { CartSummary } from './CartSummary.tsx'
import { useCartChanges } from './cart-changes.ts'
import { usePlaceSection } from './place-section.ts'
import { keptRequest, SpecialRequestFields, type Wishes, wishesOf } from './SpecialRequestFields.tsx'
import { movedLines, useSeenPrices } from './seen-prices.ts'

/** What is requested beyond the goods; kept as it is entered, a text when one pauses, leaves it or leaves the page. */
const SpecialRequest = ({ request }: { request: OrderDraft['specialRequest'] }) => {
  const [wishes, setWishes] = useState(() => wishesOf(request))
  const sent = useRef<string | null>(wishes.other.trim())
  const send = async (next: Wishes) => {
    sent.current = next.other.trim()
    if (!(await keep({ specialRequest: keptRequest(next) }))) sent.current = null
  }
  const change = (next: Wishes) => {
    setWishes(next)
    void send(next)
  }
  const settle = () => {
    if (wishes.other.trim() !== sent.current) void send(wishes)
  }
  useSavedWhileTyping(wishes.other, settle)
  const settled = useEffectEvent(settle)
  useEffect(() => {
    const hidden = () => settled()
    document.addEventListener('visibilitychange', hidden)
    return () => document.removeEventListener('visibilitychange', hidden)
  }, [])
  return (
    <Section title={specialRequestTexts.title} lead={specialRequestTexts.help}>
      <SpecialRequestFields
        wishes={wishes}
        onChange={change}
        onText={(other) => setWishes({ ...wishes, other })}
        onSettled={settle}
      />
    </Section>
  )
}

/** What costs more or less of a unit than when the cart was filled. */
const MovedPrices = ({ cart }: { cart: Cart }) => {
  const moved = movedLines(cart, useSeenPrices(cart))
  if (moved.length === 0) return null
  return (
    <Note tone="you" icon={<IconTag size={18} stroke={1.8} aria-hidden />} strong={texts.moved}>
      {moved.map(({ line, country, was }) => (
        <span key={`${country} ${line.productId}`}>
          {texts.movedOf(line.name, country)} <Money cents={was} /> → <Money cents={line.nonPromoCodeDiscountedPrice} />
          .{' '}
        </span>
      ))}
    </Note>
  )
}

/** The order that emptied the cart: it is found here also where the answer of placing it was lost. */
const JustOrdered = ({ id }: { id: NonNullable<Cart['justOrdered']> }) => {
  const { data: order } = useRead(showOrder, { id })
  if (!order) return null
  return (
    <Note
      tone="done"
      icon={<IconCircleCheck size={18} stroke={1.8} aria-hidden />}
      strong={texts.justOrdered(order.num)}
    >
      <Link to={paths.order({ id })}>{texts.seeOrder}</Link>
    </Note>
  )
}

/** /cart and /order/cart: what is about to be ordered, the first step of the order flow. */
export default function CartPage() {
  const cart = useRead(showCart, {})
  const [adding, setAdding] = useState(false)
  return (
    <>
      <PageHeader
        title={texts.title}
        actions={
          <>
            <LiveNotice />
            <ExportButtons
              of={texts.title}
              disabled={!cart.data?.count}
              onExport={(format) => download(exportCart, { format }, `cart.${format}`)}
            />
            <Button
              icon={<IconTablePlus size={18} stroke={1.6} aria-hidden />}
              aria-expanded={adding}
              onClick={() => setAdding(!adding)}
            >
              {quickAddTexts.open}
            </Button>
          </>
        }
      />
      <Stack>
        {adding && <QuickAdd onClose={() => setAdding(false)} />}
        <Loading read={cart} skeleton={<CartSkeleton />}>
          {(stored) => <CartView stored={stored} />}
        </Loading>
      </Stack>
    </>
  )
}

const CartView = ({ stored }: { stored: Cart }) => {
  const changes = useCartChanges(stored)
  const { cart, removed } = changes
  return (
    <>
      {cart.sections.length === 0 ? (
        <>
          {cart.justOrdered && <JustOrdered id={cart.justOrdered} />}
          <EmptyState
            art={<EmptyArt area="cart" />}
            action={
              <ButtonLink look="filled" to={paths.shop()}>
                {texts.toShop}
              </ButtonLink>
            }
          >
            {texts.empty}
          </EmptyState>
        </>
      ) : (
        <FilledCart cart={cart} changes={changes} />
      )}
      {removed && (
        <UndoToast key={removed.productId} onUndo={changes.undo} onGone={changes.letGo}>
          {texts.removed(removed.name)}
        </UndoToast>
      )}
    </>
  )
}

const FilledCart = ({ cart, changes }: { cart: Cart; changes: ReturnType<typeof useCartChanges> }) => {
  const { data: me } = useMe()
  const may = useMay()
  const { placing, place } = usePlaceSection(cart.draft, changes.settled)
  const chosen = chosenSection(cart)
  const next = chosen ?? cart.sections.find(({ canBeOrdered }) => canBeOrdered)
  const address = me?.distributor?.shippingAddresses.find(({ id }) => id === cart.draft.shippingAddressId)
  const steps = stepsFrom('cart', cart.draft).map((step, at) => (chosen || at === 0 ? step : { ...step, to: null }))

  return (
    <>
      <Stepper steps={steps} current={0} />
      <Grid split="main">
        <Stack>
          <AccountNote />
          <MovedPrices cart={cart} />
          {cart.sections.length > 1 && (
            <Note
              tone="you"
              icon={<IconInfoCircle size={18} stroke={1.8} aria-hidden />}
              strong={texts.manyOrders(cart.sections.length)}
            />
          )}
          {cart.sections.map((section) => (
            <CartSectionCard
              key={section.sectionId}
              section={section}
              draft={cart.draft}
              address={section.sectionId === chosen?.sectionId ? (address?.name ?? null) : null}
              changes={changes}
              isNext={section.sectionId === next?.sectionId}
              placing={placing}
              onPlace={(lines) => place(section, lines)}
            />
          ))}
          {may('orders.place') && <SpecialRequest request={cart.draft.specialRequest} />}
        </Stack>
        <CartSummary cart={cart} stored={changes.stored} />
      </Grid>
    </>
  )
}

const CartSkeleton = () => (
  <Grid split="main">
    <Skeleton lines={2} height={300} />
    <Skeleton height={320} />
  </Grid>
)
