import { IconAlertCircle, IconCircleCheck } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { Link, Navigate } from 'react-router-dom'
import { type Address, listAddresses } from '#modules/distributors/contract.ts'
import { type Cart, type CartSection, listLastTerms, placeOrder, showCart } from '#modules/ordering/contract.ts'
import { paths } from '#paths'
import { translated } from '#platform/text/say.ts'
import { cartTexts } from '#texts/cart.ts'
import { checkoutTexts as texts } from '#texts/checkout.ts'
import { confirmationTexts, flowTexts, priceChangedTexts, shippingTexts } from '#texts/order-flow.ts'
import { command, useRead } from '#web/api/endpoint.ts'
import { LiveNotice } from '#web/api/live/LiveNotice.tsx'
import { modelsChanged } from '#web/api/reads.ts'
import { note, noted } from '#web/api/session-notes.ts'
import { AccountNote, useNoOrders } from '#web/distributors/AccountNote.tsx'
import { useMay } from '#web/identity/may.ts'
import { useMe } from '#web/identity/me.ts'
import { ContactPick } from '#web/ordering/flow/ContactPick.tsx'
import { keep, kept } from '#web/ordering/flow/draft.ts'
import { problemsOf } from '#web/ordering/flow/FlowFrame.tsx'
import { type NewPrice, newPriceOf } from '#web/ordering/flow/new-price.ts'
import { sentLines } from '#web/ordering/flow/order-body.ts'
import { lineReasons } from '#web/ordering/line-reasons.ts'
import { OnlyProcurement } from '#web/ordering/OnlyProcurement.tsx'
import { Problem } from '#web/problem.ts'
import { Button, ButtonLink } from '#web/ui/actions/Button.tsx'
import { UnsavedParts } from '#web/ui/fields/UnsavedParts.tsx'
import { Money } from '#web/ui/figures/Figures.tsx'
import { Grid } from '#web/ui/layout/Grid.tsx'
import { Row } from '#web/ui/layout/Row.tsx'
import { Section } from '#web/ui/layout/Section.tsx'
import { Stack } from '#web/ui/layout/Stack.tsx'
import { Sum, Sums } from '#web/ui/layout/Sums.tsx'
import { type Column, DataTable } from '#web/ui/lists/DataTable.tsx'
import { Loading, Skeleton } from '#web/ui/page/Loading.tsx'
import { Note } from '#web/ui/page/Note.tsx'
import { PageHeader } from '#web/ui/page/PageHeader.tsx'
import { Text } from '#web/ui/page/Text.tsx'
import { SectionCard, sectionName } from './SectionCard.tsx'
import {
  firstTerms,
  type LastTerms,
  orderOf,
  type SectionTerms,
  termsProblems,
  withAddress,
  withoutGone,
} from './section-terms.ts'

const NOTE = 'checkout'

type Terms = Readonly<Record<string, SectionTerms>>
type Placed = {
  readonly sectionId: string
  readonly name: string
  readonly orderId: string
  readonly num: string | null
}
/** `before`: the total in cents that was sent. */
type Refused = {
  readonly reasons: readonly string[]
  readonly price: NewPrice | null
  readonly before: number
  /** The purchase order number that another order has: sent once more, it is used again. */
  readonly numberInUse: string | null
}

const notedTerms = (): Terms => JSON.parse(noted(NOTE) ?? '{}') as Terms

/** What was chosen for each section outlives a page that is loaded again. */
const useTerms = (cart: Cart, book: readonly Address[], last: readonly LastTerms[]) => {
  const { data: me } = useMe()
  const [given, setGiven] = useState(notedTerms)
  useEffect(() => note(NOTE, JSON.stringify(given)), [given])
  const company = me?.distributor
  const of = (section: CartSection): SectionTerms | null => {
    const own = given[section.sectionId] ?? (company ? firstTerms(section, cart.draft, company, last) : null)
    return own && withoutGone(own, book)
  }
  const change = (sectionId: string, terms: SectionTerms) => setGiven((before) => ({ ...before, [sectionId]: terms }))
  const forget = (sectionId: string) => setGiven(({ [sectionId]: _, ...others }) => others)
  return { of, change, forget }
}

const refusedBy = (problem: Problem, section: CartSection, body: ReturnType<typeof orderOf>): Refused => {
  const names = sentLines(section).map(({ name }) => name)
  const price = newPriceOf(problem)
  const reasons = problem.hasFields ? lineReasons(problem.errors, names) : [problem.message]
  const numberInUse = problem.members['numberUsedBy'] === undefined ? null : (body.purchaseOrderNumber ?? null)
  return { price, reasons: price ? [] : reasons, before: section.total, numberInUse }
}

/** Sends one order after the other, each with its own key: what is refused of one stops no other. */
const usePlacing = (onPlaced: (sectionId: string) => void) => {
  const [busy, setBusy] = useState(false)
  const [placed, setPlaced] = useState<readonly Placed[]>([])
  const [refused, setRefused] = useState<Readonly<Record<string, Refused>>>({})
  const submissions = useRef(new Map<string, string>())
  const keyOf = (body: string) => {
    const key = submissions.current.get(body) ?? crypto.randomUUID()
    submissions.current.set(body, key)
    return key
  }
  const place = async (section: CartSection, body: ReturnType<typeof orderOf>) => {
    const { sectionId } = section
    const done = (orderId: string, num: string | null) => {
      setPlaced((before) => [...before, { sectionId, name: sectionName(section), orderId, num }])
      onPlaced(sectionId)
    }
    try {
      const { orderId, num } = await command(placeOrder, body, keyOf(JSON.stringify(body)))
      done(orderId, num)
    } catch (fault) {
      if (!(fault instanceof Problem)) throw fault
      const already = fault.status === 409 ? fault.members['orderId'] : null
      if (typeof already === 'string') return done(already, null)
      if (!fault.unreachable && fault.status < 500) submissions.current.delete(JSON.stringify(body))
      setRefused((before) => ({ ...before, [sectionId]: refusedBy(fault, section, body) }))
    }
  }
  const placeAll = async (all: readonly { section: CartSection; body: ReturnType<typeof orderOf> }[]) => {
    if (busy) return
    setBusy(true)
    setRefused({})
    await kept()
    for (const { section, body } of all) await place(section, body)
    await modelsChanged([...(placeOrder.awaits ?? []), 'products', 'addresses'])
    setBusy(false)
  }
  return { busy, placed, refused, placeAll }
}

/** /order/checkout: every section of the cart on one page, one review, one submission. */
export default function CheckoutPage() {
  const cart = useRead(showCart, {})
  const addresses = useRead(listAddresses, {})
  const may = useMay()
  const last = useRead(listLastTerms, {}, { enabled: may('orders.place') })
  return (
    <>
      <PageHeader title={texts.title} lead={texts.lead} actions={<LiveNotice />} />
      <Stack>
        <AccountNote />
        {may('orders.place') ? (
          <Loading read={cart} skeleton={<Skeleton lines={2} height={420} />}>
            {(its) => (
              <Loading read={addresses} skeleton={<Skeleton lines={2} height={420} />}>
                {(book) => (
                  <Loading read={last} skeleton={<Skeleton lines={2} height={420} />}>
                    {(lastTerms) => <Checkout cart={its} book={book} last={lastTerms} />}
                  </Loading>
                )}
              </Loading>
            )}
          </Loading>
        ) : (
          <OnlyProcurement say={cartTexts.only} />
        )}
      </Stack>
    </>
  )
}

const whyLeftOut = (section: CartSection): readonly string[] =>
  section.canBeOrdered ? (section.promoProblem ? [section.promoProblem] : []) : problemsOf(section)

const Checkout = ({ cart, book, last }: { cart: Cart; book: readonly Address[]; last: readonly LastTerms[] }) => {
  const terms = useTerms(cart, book, last)
  const { busy, placed, refused, placeAll } = usePlacing(terms.forget)
  const [isTried, setTried] = useState(false)
  const [keeping, setKeeping] = useState(false)
  const why = useNoOrders()
  const form = useRef<HTMLDivElement>(null)
  const sections = cart.sections.filter(({ sectionId }) => !placed.some((it) => it.sectionId === sectionId))
  const ready = sections.flatMap((section) => {
    const its = terms.of(section)
    return its && whyLeftOut(section).length === 0 ? [{ section, terms: its, problems: termsProblems(its) }] : []
  })
  const open = ready.filter(({ problems }) => Object.keys(problems).length > 0)

  if (sections.length === 0)
    return placed.length > 0 ? <ThankYou placed={placed} /> : <Navigate to={paths.cart()} replace />

  const place = () => {
    setTried(true)
    if (open.length > 0)
      return requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
    void placeAll(
      ready.map(({ section, terms: its }) => ({
        section,
        body: orderOf(section, its, cart.draft, {
          agreed: refused[section.sectionId]?.price ?? null,
          useNumberAgain: refused[section.sectionId]?.numberInUse === its.purchaseOrderNumber.trim(),
        }),
      })),
    )
  }
  const setContact = async (contact: Cart['draft']['contact'], close: () => void) => {
    setKeeping(true)
    if (await keep({ contact })) close()
    setKeeping(false)
  }
  return (
    <Stack>
      {placed.length > 0 && <PlacedNotes placed={placed} />}
      {sections.map((section) => (
        <LeftOut key={section.sectionId} section={section} />
      ))}
      <div ref={form}>
        <Grid least={340}>
          {ready.map(({ section, terms: its, problems }) => (
            <SectionCard
              key={section.sectionId}
              section={section}
              terms={its}
              book={book}
              problems={isTried ? problems : {}}
              onAddress={(id) => terms.change(section.sectionId, withAddress(its, id, last))}
              onChange={(change) =>
                terms.change(section.sectionId, { ...its, ...change, ...('method' in change && { asIn: null }) })
              }
            />
          ))}
        </Grid>
      </div>
      <UnsavedParts>
        <ContactPick
          contact={cart.draft.contact}
          busy={keeping}
          onChange={(contact, close) => void setContact(contact, close)}
        />
      </UnsavedParts>
      <Review ready={ready} book={book} refused={refused} />
      {isTried && open.length > 0 && (
        <Text role="alert" tone="error" size="small">
          {texts.incomplete(open.map(({ section }) => sectionName(section)))}
        </Text>
      )}
      <Row justify="between" wide>
        <ButtonLink size="large" to={paths.cart()}>
          {texts.back}
        </ButtonLink>
        <Button
          look="filled"
          size="large"
          busy={busy}
          why={why ?? (ready.length === 0 ? texts.nothing : undefined)}
          onClick={place}
        >
          {Object.values(refused).some(({ price }) => price !== null)
            ? priceChangedTexts.place
            : texts.place(ready.length)}
        </Button>
      </Row>
    </Stack>
  )
}

/** Why a section is not ordered now: it stays in the cart. */
const LeftOut = ({ section }: { section: CartSection }) => {
  const reasons = whyLeftOut(section)
  if (reasons.length === 0) return null
  return (
    <Note
      tone="error"
      icon={<IconAlertCircle size={18} stroke={1.8} aria-hidden />}
      strong={`${texts.leftOut} ${sectionName(section)}.`}
    >
      {reasons.join(' ')} <Link to={`${paths.cart()}#${section.sectionId}`}>{flowTexts.changeInCart}</Link>
    </Note>
  )
}

type Ready = {
  readonly section: CartSection
  readonly terms: SectionTerms
  readonly problems: Readonly<Record<string, string>>
}

/** Every order in one line: where to, how, and what it costs; with what was refused of it. */
const Review = ({
  ready,
  book,
  refused,
}: {
  ready: readonly Ready[]
  book: readonly Address[]
  refused: Readonly<Record<string, Refused>>
}) => {
  const addressName = (id: string | null) => book.find((it) => it.id === id)?.name ?? null
  const columns: readonly Column<Ready>[] = [
    {
      id: 'order',
      header: texts.order,
      card: 'title',
      cell: ({ section }) => (
        <>
          {sectionName(section)}
          <RefusedNote refused={refused[section.sectionId]} />
        </>
      ),
    },
    {
      id: 'address',
      header: cartTexts.columns.shippingTo,
      cell: ({ terms }) => <bdi>{addressName(terms.shippingAddressId) ?? texts.missing}</bdi>,
    },
    {
      id: 'method',
      header: shippingTexts.method,
      cell: ({ terms: { method, transportMode, destination }, problems }) =>
        'method' in problems || 'transportMode' in problems || 'destination' in problems ? (
          texts.missing
        ) : (
          <bdi>{[method, transportMode && translated(transportMode), destination].filter(Boolean).join(' · ')}</bdi>
        ),
    },
    {
      id: 'total',
      header: cartTexts.total,
      align: 'end',
      card: 'aside',
      cell: ({ section }) => <Money cents={section.total} />,
    },
  ]
  return (
    <Section title={texts.review} lead={texts.reviewLead}>
      <Stack gap={4}>
        <DataTable caption={texts.review} columns={columns} rows={ready} rowKey={({ section }) => section.sectionId} />
        <Sums>
          <Sum name={texts.total} total>
            <Money cents={ready.reduce((sum, { section }) => sum + section.total, 0)} exclVat />
          </Sum>
        </Sums>
      </Stack>
    </Section>
  )
}

const RefusedNote = ({ refused }: { refused: Refused | undefined }) => {
  if (!refused) return null
  if (refused.price)
    return (
      <Note role="alert" tone="you" strong={texts.newPrice}>
        <Money cents={refused.before} /> → <Money cents={refused.price.total} />
      </Note>
    )
  return (
    <Note role="alert" tone="error" strong={texts.refused}>
      {refused.reasons.join(' ')}
    </Note>
  )
}

const PlacedNotes = ({ placed }: { placed: readonly Placed[] }) =>
  placed.map(({ orderId, name, num }) => (
    <Note
      key={orderId}
      role="status"
      tone="done"
      icon={<IconCircleCheck size={18} stroke={1.8} aria-hidden />}
      strong={num === null ? texts.already(name) : `${name}: ${texts.placed(num)}`}
    >
      <Link to={paths.order({ id: orderId })}>{cartTexts.seeOrder}</Link>
    </Note>
  ))

const ThankYou = ({ placed }: { placed: readonly Placed[] }) => (
  <Section title={texts.thanks(placed.length)} lead={texts.next}>
    <Stack>
      <PlacedNotes placed={placed} />
      <Row>
        <ButtonLink look="filled" size="large" to={paths.orders()}>
          {confirmationTexts.seeOrders}
        </ButtonLink>
      </Row>
    </Stack>
  </Section>
)
