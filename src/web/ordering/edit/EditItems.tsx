import { IconPlus } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import type { OrderDetail } from '#modules/ordering/contract.ts'
import {
  addOrderItems,
  changeOrderItems,
  type ItemThenAndNow,
  listOrderItems,
  removeOrderItem,
} from '#modules/ordering/placing/changing-contract.ts'
import { paths } from '#paths'
import { orderEditTexts as texts } from '#texts/order-edit.ts'
import { useCommand, useRead } from '#web/api/endpoint.ts'
import { type NewPrice, newPriceOf } from '#web/ordering/flow/new-price.ts'
import { PriceChanged, type ShownPrice } from '#web/ordering/flow/PriceChanged.tsx'
import { Button, ButtonLink } from '#web/ui/actions/Button.tsx'
import { ConfirmModal } from '#web/ui/dialogs/ConfirmModal.tsx'
import { showSuccess } from '#web/ui/dialogs/messages.ts'
import { UndoToast } from '#web/ui/dialogs/UndoToast.tsx'
import { useUnsavedPart } from '#web/ui/fields/unsaved-parts.ts'
import { Money } from '#web/ui/figures/Figures.tsx'
import { careCoins } from '#web/ui/figures/format.ts'
import { Box } from '#web/ui/layout/Box.tsx'
import { FormEnd } from '#web/ui/layout/FormEnd.tsx'
import { Sum, Sums } from '#web/ui/layout/Sums.tsx'
import { DataTable } from '#web/ui/lists/DataTable.tsx'
import { Card } from '#web/ui/page/Card.tsx'
import { Loading, Skeleton } from '#web/ui/page/Loading.tsx'
import { Text } from '#web/ui/page/Text.tsx'
import { useGuarded } from './change-guard.ts'
import { type EditRow, editItemColumns } from './edit-item-columns.tsx'
import { type ChangedItem, type ItemChanges, withItemChanges } from './item-changes.ts'

/** What the changed items come to, and the way to save them or let them go. */
const SaveItems = ({
  before,
  view,
  busy,
  reasons,
  onDiscard,
  onSave,
}: {
  /** The order's current total, in cents. */
  before: number
  view: ReturnType<typeof withItemChanges>
  busy: boolean
  /** Why the last attempt was refused. */
  reasons: readonly string[]
  onDiscard: () => void
  onSave: () => void
}) => {
  const why = view.items.find(({ problem }) => problem)
  return (
    <Box edge aria-label={texts.notSaved}>
      <Sums>
        <Sum name={texts.before}>
          <Money cents={before} exclVat />
        </Sum>
        <Sum name={texts.after} strong>
          <Money cents={view.total} exclVat />
        </Sum>
      </Sums>
      {view.coinsBack > 0 && <p>{texts.coinsBack(careCoins(view.coinsBack))}</p>}
      {reasons.map((reason) => (
        <Text key={reason} role="alert" tone="error">
          {reason}
        </Text>
      ))}
      <FormEnd>
        <Button onClick={onDiscard}>{texts.discard}</Button>
        <Button look="filled" busy={busy} why={why ? `${why.name}: ${why.problem}` : undefined} onClick={onSave}>
          {texts.saveItems}
        </Button>
      </FormEnd>
    </Box>
  )
}

/** An order without products is cancelled: this needs a confirmation. */
const LastItem = ({
  name,
  busy,
  onKeep,
  onEnd,
}: {
  name: string
  busy: boolean
  onKeep: () => void
  onEnd: () => void
}) => (
  <ConfirmModal
    title={texts.lastTitle}
    keep={texts.keep}
    confirm={texts.cancel}
    busy={busy}
    onKeep={onKeep}
    onConfirm={onEnd}
  >
    <p>{texts.lastLead(name)}</p>
  </ConfirmModal>
)

const shopOf = ({ id, country, subCategory }: OrderDetail) =>
  paths.shop({}, { orderToEdit: id, subCategory: subCategory.id, country: country.id })

/** The items of an order: quantities and packagings wait until they are saved together, removing happens at once. */
export const EditItems = ({ order }: { order: OrderDetail }) => {
  const items = useRead(listOrderItems, { id: order.id })
  const lines = order.orderItems.length + order.orderExtraItems.length
  return (
    <Card
      title={texts.items}
      flush
      aside={
        <ButtonLink to={shopOf(order)} size="small" icon={<IconPlus size={16} stroke={1.8} aria-hidden />}>
          {texts.addAnother}
        </ButtonLink>
      }
    >
      <Loading read={items} skeleton={<Skeleton lines={lines} height={178} card={368} />}>
        {(it) => <ItemList order={order} items={it.items} careCoinsUsed={it.careCoinsUsed} />}
      </Loading>
    </Card>
  )
}

const without = (changes: ItemChanges, id: string): ItemChanges => new Map([...changes].filter(([it]) => it !== id))

type PriceMove = { readonly price: NewPrice; readonly before: ShownPrice }

const ItemList = ({
  order,
  items,
  careCoinsUsed,
}: {
  order: OrderDetail
  items: readonly ItemThenAndNow[]
  careCoinsUsed: number
}) => {
  const guarded = useGuarded()
  const [changes, setChanges] = useState<ItemChanges>(new Map())
  const [moved, setMoved] = useState<PriceMove | null>(null)
  const [last, setLast] = useState<ChangedItem | null>(null)
  const [removed, setRemoved] = useState<ChangedItem | null>(null)
  const view = withItemChanges(items, changes, careCoinsUsed)
  useUnsavedPart(view.isChanged)
  const list = useRef<HTMLDivElement>(null)
  // What was pressed goes with what it did: the keyboard stays with the items.
  const stayHere = () => list.current?.querySelector<HTMLElement>('[role=region]')?.focus({ preventScroll: true })

  const save = useCommand(changeOrderItems, {
    onDone: () => {
      setChanges(new Map())
      setMoved(null)
      stayHere()
    },
    onProblem: (problem) => {
      // What is wrong with a field is said next to the items.
      if (problem.hasFields) setMoved(null)
      const price = newPriceOf(problem)
      const products = view.items.map(({ productId, name, total }) => ({ productId, name, totalEffectivePrice: total }))
      if (price) setMoved({ price, before: { products, careCoinsUsed: view.coins, total: view.total } })
      return price !== null
    },
  })
  const remove = useCommand(removeOrderItem)
  const add = useCommand(addOrderItems)

  const saved = (expectedTotal: number) =>
    save.send({
      orderId: order.id,
      orderItems: view.items
        .filter(({ isChanged }) => isChanged)
        .map(({ id, quantity, packagingId }) => ({ id, quantity, packaging: packagingId })),
      expectedTotal: expectedTotal,
    })
  const takeOut = (item: ChangedItem) =>
    guarded(() => remove.send({ id: item.id }), {
      onDone: () => {
        setChanges(without(changes, item.id))
        stayHere()
        if (item.now) setRemoved(item) // what cannot be ordered any more cannot be put back either
      },
    })
  const putBack = ({ productId, ordered: { quantity, packaging } }: ChangedItem) => {
    setRemoved(null)
    const item = { productId, countryId: order.country.id, quantity, packaging: packaging?.id ?? null }
    void add.send({ orderId: order.id, orderItems: [item] })
  }
  const end = async (item: ChangedItem) => {
    if (await remove.send({ id: item.id })) showSuccess(texts.cancelled(order.num))
  }
  return (
    <>
      <div ref={list}>
        <DataTable
          caption={texts.items}
          columns={editItemColumns({
            onChange: (item, choice) => setChanges(new Map([...changes, [item.id, choice]])),
            onRemove: (item) => (items.length === 1 ? setLast(item) : takeOut(item)),
          })}
          rows={[
            ...view.items.map((item): EditRow => ({ id: item.id, item })),
            ...order.orderExtraItems.map((free): EditRow => ({ id: free.id, free })),
          ]}
          rowKey={({ id }) => id}
          density="comfortable"
          mark={({ item }) => (item?.isChanged ? 'unsaved' : undefined)}
          fingerprint={({ item }) => (item ? `${item.ordered.quantity} ${item.ordered.packaging?.id}` : '')}
          says={({ item }) => texts.changedBy(item?.name ?? '')}
        />
      </div>
      {view.isChanged && (
        <SaveItems
          before={order.total}
          view={view}
          busy={save.busy}
          reasons={Object.values(save.errors)}
          onDiscard={() => {
            setChanges(new Map())
            stayHere()
          }}
          onSave={() => guarded(() => saved(view.total))}
        />
      )}
      {moved && (
        <PriceChanged
          {...moved}
          yes={texts.priceChanged}
          busy={save.busy}
          onCancel={() => setMoved(null)}
          onPlace={() => guarded(() => saved(moved.price.total), { isAgreed: true })}
        />
      )}
      {last && (
        <LastItem name={last.name} busy={remove.busy} onKeep={() => setLast(null)} onEnd={() => void end(last)} />
      )}
      {removed && (
        <UndoToast key={removed.id} onUndo={() => putBack(removed)} onGone={() => setRemoved(null)}>
          {texts.removed(removed.name)}
        </UndoToast>
      )}
    </>
  )
}
