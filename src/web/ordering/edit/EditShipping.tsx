import { useRef, useState } from 'react'
import type { OrderDetail } from '#modules/ordering/contract.ts'
import { changeOrder } from '#modules/ordering/placing/changing-contract.ts'
import { orderEditTexts as texts } from '#texts/order-edit.ts'
import { shippingTexts } from '#texts/order-flow.ts'
import { useCommand } from '#web/api/endpoint.ts'
import { ShippingChoices } from '#web/ordering/flow/ShippingChoices.tsx'
import { type ChosenShipping, keptShipping, shippingProblems } from '#web/ordering/flow/shipping.ts'
import { useGuarded } from './change-guard.ts'
import { usePartForm } from './part-form.ts'
import { Unfolding } from './Unfolding.tsx'

const asOrdered = ({ shippingInfo }: OrderDetail): ChosenShipping => ({
  ...shippingInfo,
  destination: shippingInfo.destination ?? '',
})

/** How the goods travel. */
export const EditShipping = ({ order }: { order: OrderDetail }) => {
  const guarded = useGuarded()
  const command = useCommand(changeOrder)
  const form = useRef<HTMLDivElement>(null)
  const { typed: chosen, isChanged, change, begin } = usePartForm(asOrdered(order))
  const [isTried, setTried] = useState(false)

  const save = (close: () => void) => {
    setTried(true)
    const [missing] = Object.entries(shippingProblems(chosen)).find(([, problem]) => problem !== null) ?? []
    if (missing) return form.current?.querySelector<HTMLInputElement>(`[name=${missing}]`)?.focus()
    const kept = keptShipping(chosen)
    if (!kept) return
    const { method: shippingMethod, transportMode, destination } = kept
    guarded(() => command.send({ orderId: order.id, fields: { shippingMethod, transportMode, destination } }), {
      onDone: close,
    })
  }
  return (
    <Unfolding
      title={texts.shipping}
      shown={<ShippingShown order={order} />}
      busy={command.busy}
      reasons={Object.values(command.errors)}
      isChanged={isChanged}
      onOpen={() => {
        begin()
        setTried(false)
        command.clear()
      }}
      onSave={save}
    >
      <div ref={form}>
        <ShippingChoices
          chosen={chosen}
          problems={isTried ? shippingProblems(chosen) : null}
          onChoose={(choice) => change({ ...chosen, ...choice })}
          onDestination={(destination) => change({ ...chosen, destination })}
        />
      </div>
    </Unfolding>
  )
}

const ShippingShown = ({ order: { shippingInfo } }: { order: OrderDetail }) => (
  <p>
    {shippingInfo.method} · {shippingTexts.incoterms[shippingInfo.method].name},{' '}
    {shippingTexts.modes[shippingInfo.transportMode]}
    {shippingInfo.destination && (
      <>
        , <bdi>{shippingInfo.destination}</bdi>
      </>
    )}
  </p>
)
