import { IconAnchor, IconPlane, IconTruck } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'

import type { OrderDraft } from '#modules/ordering/contract.ts'
import {
  type Incoterm,
  incoterms,
  needsDestination,
  type TransportMode,
  transportModes,
} from '#modules/ordering/order-terms.ts'
import { Card } from '#web/ui/Card.tsx'
import { ChoiceCard, ChoiceGroup } from '#web/ui/ChoiceCard.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import { shippingWords as words } from '#web/words/order-flow.ts'
import { keep } from './draft.ts'
import { FlowButtons, FlowFrame } from './FlowFrame.tsx'
import classes from './picks.module.css'
import { stepAfter } from './steps.ts'
import { useSavedWhileTyping } from './typing.ts'

type Chosen = {
  readonly method: Incoterm | null
  readonly transportMode: TransportMode | null
  readonly destination: string
}

const icons = { Airport: IconPlane, Road: IconTruck, Harbor: IconAnchor }

/** Incoterm, transport mode and, where the Incoterm names a place, the destination. */
export default function ShippingPage() {
  return <FlowFrame step="shipping">{({ cart }) => <ShippingStep draft={cart.draft} />}</FlowFrame>
}

/** As it is kept; without a method there is nothing to keep. */
const keptShipping = ({ method, transportMode, destination }: Chosen) =>
  method && { method, transportMode, destination: needsDestination(method) ? destination.trim() || null : null }

const problemsOf = ({ method, transportMode, destination }: Chosen) => ({
  method: method ? null : words.chooseMethod,
  transportMode: transportMode ? null : words.missingMode,
  destination: method && needsDestination(method) && destination.trim() === '' ? words.missingDestination : null,
})

const ShippingStep = ({ draft: { shipping } }: { draft: OrderDraft }) => {
  const [chosen, setChosen] = useState<Chosen>({
    method: shipping?.method ?? null,
    transportMode: shipping?.transportMode ?? null,
    destination: shipping?.destination ?? '',
  })
  const [asked, setAsked] = useState(false)
  const [busy, setBusy] = useState(false)
  const form = useRef<HTMLDivElement>(null)
  const navigate = useNavigate()
  const problems = asked ? problemsOf(chosen) : null

  const choose = (change: Partial<Chosen>) => {
    const next = { ...chosen, ...change }
    setChosen(next)
    void keep({ shipping: keptShipping(next) })
  }
  useSavedWhileTyping(chosen.destination, () => choose({}))
  const next = async () => {
    setAsked(true)
    const first = Object.entries(problemsOf(chosen)).find(([, problem]) => problem !== null)
    if (first) return form.current?.querySelector<HTMLInputElement>(`[name=${first[0]}]`)?.focus()
    setBusy(true)
    const saved = await keep({ shipping: keptShipping(chosen) })
    setBusy(false)
    if (saved) void navigate(stepAfter('shipping').to)
  }
  const { method } = chosen
  return (
    <>
      <div ref={form}>
        <Card>
          <div className={classes['section']}>
            <ChoiceGroup legend={words.method} required error={problems?.method ?? null}>
              {incoterms.map((it) => (
                <ChoiceCard
                  key={it}
                  name="method"
                  value={it}
                  chosen={method === it}
                  onChoose={(value) => choose({ method: value as Incoterm | null })}
                  title={`${it} · ${words.incoterms[it].name}`}
                >
                  {words.incoterms[it].help}
                </ChoiceCard>
              ))}
            </ChoiceGroup>
          </div>
          <div className={classes['section']}>
            <ChoiceGroup legend={words.mode} required error={problems?.transportMode ?? null}>
              {transportModes.map((it) => {
                const Icon = icons[it]
                return (
                  <ChoiceCard
                    key={it}
                    name="transportMode"
                    value={it}
                    chosen={chosen.transportMode === it}
                    onChoose={(value) => choose({ transportMode: value as TransportMode | null })}
                    icon={<Icon size={26} stroke={1.6} aria-hidden />}
                    title={words.modes[it]}
                  >
                    {words.modeHelp[it]}
                  </ChoiceCard>
                )
              })}
            </ChoiceGroup>
          </div>
          {method && needsDestination(method) && (
            <div className={classes['section']}>
              <TextField
                label={words.destination}
                help={words.destinationHelp[method]}
                name="destination"
                required
                maxLength={200}
                value={chosen.destination}
                onChange={(destination) => setChosen({ ...chosen, destination })}
                onBlur={() => choose({})}
                error={problems?.destination ?? null}
              />
            </div>
          )}
        </Card>
      </div>
      <FlowButtons step="shipping" busy={busy} onContinue={() => void next()} />
    </>
  )
}
