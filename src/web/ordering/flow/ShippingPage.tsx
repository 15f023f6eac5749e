import { useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'

import type { OrderDraft } from '#modules/ordering/contract.ts'
import { Card } from '#web/ui/page/Card.tsx'
import { keep } from './draft.ts'
import { FlowButtons, FlowFrame } from './FlowFrame.tsx'
import { ShippingChoices } from './ShippingChoices.tsx'
import { type ChosenShipping, keptShipping, shippingProblems } from './shipping.ts'
import { stepAfter } from './steps.ts'
import { useSavedWhileTyping } from './typing.ts'

/** Incoterm, transport mode and, where the Incoterm names a place, the destination. */
export default function ShippingPage() {
  return <FlowFrame step="shipping">{({ cart }) => <ShippingStep draft={cart.draft} />}</FlowFrame>
}

const ShippingStep = ({ draft: { shipping } }: { draft: OrderDraft }) => {
  const [chosen, setChosen] = useState<ChosenShipping>({
    method: shipping?.method ?? null,
    transportMode: shipping?.transportMode ?? null,
    destination: shipping?.destination ?? '',
  })
  const [isTried, setTried] = useState(false)
  const [busy, setBusy] = useState(false)
  const form = useRef<HTMLDivElement>(null)
  const navigate = useNavigate()
  const problems = isTried ? shippingProblems(chosen) : null

  const choose = (change: Partial<ChosenShipping>) => {
    const next = { ...chosen, ...change }
    setChosen(next)
    void keep({ shipping: keptShipping(next) })
  }
  useSavedWhileTyping(chosen.destination, () => choose({}))
  const next = async () => {
    setTried(true)
    const first = Object.entries(shippingProblems(chosen)).find(([, problem]) => problem !== null)
    if (first) return form.current?.querySelector<HTMLInputElement>(`[name=${first[0]}]`)?.focus()
    setBusy(true)
    const saved = await keep({ shipping: keptShipping(chosen) })
    setBusy(false)
    if (saved) void navigate(stepAfter('shipping').to)
  }
  return (
    <>
      <div ref={form}>
        <Card>
          <ShippingChoices
            chosen={chosen}
            problems={problems}
            onChoose={choose}
            onDestination={(destination) => setChosen({ ...chosen, destination })}
          />
        </Card>
      </div>
      <FlowButtons step="shipping" busy={busy} onContinue={() => void next()} />
    </>
  )
}
