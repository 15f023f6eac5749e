import { IconArrowLeft } from '@tabler/icons-react'
import { useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { type Address, listAddresses } from '#modules/distributors/contract.ts'
import { changeOrderDraft } from '#modules/ordering/contract.ts'
import { isQuoted } from '#modules/ordering/order-states.ts'
import { changeOrderAddress } from '#modules/ordering/placing/changing-contract.ts'
import { paths } from '#paths'
import { addressBookTexts as texts } from '#texts/addresses.ts'
import { orderEditTexts, toOrderTexts } from '#texts/order-edit.ts'
import { prefetch, useCommand, useRead } from '#web/api/endpoint.ts'
import { useTopics } from '#web/api/live/live.ts'
import { useMay } from '#web/identity/may.ts'
import { useMe } from '#web/identity/me.ts'
import { ForOrder } from '#web/ordering/edit/ForOrder.tsx'
import { orderEditPage, useOrderToEdit } from '#web/ordering/edit/order-to-edit.ts'
import { OnlyProcurement } from '#web/ordering/OnlyProcurement.tsx'
import { AddButton } from '#web/ui/actions/AddButton.tsx'
import { ButtonLink } from '#web/ui/actions/Button.tsx'
import { EmptyArt } from '#web/ui/art/EmptyArt.tsx'
import { showSuccess } from '#web/ui/dialogs/messages.ts'
import { Grid } from '#web/ui/layout/Grid.tsx'
import { Stack } from '#web/ui/layout/Stack.tsx'
import { useChanges, type Watch } from '#web/ui/lists/changed.ts'
import { EmptyState } from '#web/ui/lists/EmptyState.tsx'
import { Views } from '#web/ui/lists/Views.tsx'
import { Loading, Skeleton } from '#web/ui/page/Loading.tsx'
import { PageHeader } from '#web/ui/page/PageHeader.tsx'
import { AddressCard } from './AddressCard.tsx'
import { AddressForm } from './AddressForm.tsx'

type Kind = 'SHIPPING' | 'BILLING'

const none: readonly Address[] = []

/** The company's address book, a page for each kind. From the order flow, a saved address becomes the order's. */
export default function AddressesPage() {
  const kind: Kind = useLocation().pathname.includes('billing') ? 'BILLING' : 'SHIPPING'
  return (
    <ForOrder says={toOrderTexts.addressFor} withdraws={toOrderTexts.addressWithdraws}>
      <AddressBook key={kind} kind={kind} />
    </ForOrder>
  )
}

/** Where the order flow or an order that is being changed waits for the address; null when neither does. */
const waitingOrder = (search: URLSearchParams, orderToEdit: string | null): string | null => {
  if (orderToEdit !== null) return orderEditPage(orderToEdit)
  if (search.get('fromOrder') === 'checkout') return CHECKOUT
  return search.get('fromOrder') === 'true' ? ORDER_FLOW : null
}

const ORDER_FLOW = paths.orderAddress()
/** Each of its sections has an address of its own. */
const CHECKOUT = paths.orderCheckout()

const AddressBook = ({ kind }: { kind: Kind }) => {
  const [search] = useSearchParams()
  const { id: orderToEdit, order: edited } = useOrderToEdit()
  const order = waitingOrder(search, orderToEdit)
  const mayChange = useMay()('company.change')
  const { data: me } = useMe()
  const addresses = useRead(listAddresses, { type: kind })
  const [editing, setEditing] = useState<Address['id'] | 'new' | null>(order ? 'new' : null)
  const changes = useChanges(addresses.data ?? none, addressWatch)
  const navigate = useNavigate()
  const draft = useCommand(changeOrderDraft)
  const ofOrder = useCommand(changeOrderAddress)
  useTopics(me?.distributor ? `company:${me.distributor.id}` : null)

  const saved = async (id: string) => {
    if (order === ORDER_FLOW)
      await draft.send(kind === 'SHIPPING' ? { shippingAddressId: id } : { billingAddressId: id })
    const quote = isQuoted(edited?.status) ? edited.quote : null
    const isOrders =
      orderToEdit !== null && (await ofOrder.send({ orderId: orderToEdit, addressId: id, addressType: kind })) !== null
    // The step that waits for it shows it at once.
    if (order) await prefetch(listAddresses, {})
    if (order) await navigate(order)
    setEditing(null)
    if (isOrders) showSuccess(quote ? orderEditTexts.withdrawn(quote.version) : orderEditTexts.saved)
    else showSuccess(texts.saved)
  }
  const cancelled = () => (order ? void navigate(order) : setEditing(null))
  return (
    <>
      <PageHeader
        title={texts.titles[kind]}
        lead={order === ORDER_FLOW ? texts.leadToOrder : texts.leads[kind]}
        actions={
          order === ORDER_FLOW ? (
            <ButtonLink to={order} icon={<IconArrowLeft size={16} stroke={1.8} aria-hidden />}>
              {texts.backToOrder}
            </ButtonLink>
          ) : (
            mayChange &&
            order === null &&
            editing === null && <AddButton onClick={() => setEditing('new')}>{texts.add}</AddButton>
          )
        }
      />
      {!order && <Views label={texts.kinds} views={kinds} chosen={kind} />}
      <Stack>
        {!mayChange && <OnlyProcurement say={texts.only} />}
        {editing === 'new' && mayChange && (
          <AddressForm kind={kind} onSaved={(id) => void saved(id)} onCancel={cancelled} />
        )}
        <Loading read={addresses} skeleton={<Skeleton lines={2} height={200} />}>
          {(all) =>
            all.length === 0 && editing === null ? (
              <EmptyState art={<EmptyArt area="documents" />}>{texts.empty[kind]}</EmptyState>
            ) : (
              <Grid as="ul">
                {all.map((address) => (
                  <li
                    key={address.id}
                    data-whole={editing === address.id || undefined}
                    data-changed={changes.of(address.id)}
                    onPointerEnter={() => changes.seen(address.id)}
                    onFocus={() => changes.seen(address.id)}
                  >
                    {editing === address.id ? (
                      <AddressForm
                        kind={kind}
                        address={address}
                        onSaved={(id) => void saved(id)}
                        onCancel={cancelled}
                      />
                    ) : (
                      <AddressCard address={address} mayChange={mayChange} onEdit={() => setEditing(address.id)} />
                    )}
                  </li>
                ))}
              </Grid>
            )
          }
        </Loading>
      </Stack>
    </>
  )
}

/** What another user of the company may change meanwhile. */
const addressWatch: Watch<Address> = {
  key: ({ id }) => id,
  value: (address) => JSON.stringify(address),
  says: ({ name }) => texts.changed(name),
}

const kinds = [
  { id: 'SHIPPING', label: texts.titles.SHIPPING, to: paths.shippingAddresses() },
  { id: 'BILLING', label: texts.titles.BILLING, to: paths.billingAddresses() },
] as const
