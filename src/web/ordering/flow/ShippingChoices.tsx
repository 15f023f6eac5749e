import { IconAnchor, IconPlane, IconTruck } from '@tabler/icons-react'

import { incoterms, needsDestination, transportModes } from '#modules/ordering/terms/order-terms.ts'
import { shippingTexts as texts } from '#texts/order-flow.ts'
import { IncotermFit } from '#web/ordering/IncotermFit.tsx'
import { ChoiceCard, ChoiceGroup } from '#web/ui/fields/ChoiceCard.tsx'
import { TextField } from '#web/ui/fields/TextField.tsx'
import { Stack } from '#web/ui/layout/Stack.tsx'
import type { ChosenShipping, shippingProblems } from './shipping.ts'

const icons = { Airport: IconPlane, Road: IconTruck, Harbor: IconAnchor }

/** Incoterm, transport mode and, where the Incoterm names a place, the destination. */
export const ShippingChoices = ({
  chosen,
  problems,
  onChoose,
  onDestination,
}: {
  chosen: ChosenShipping
  problems: ReturnType<typeof shippingProblems> | null
  onChoose: (change: Partial<ChosenShipping>) => void
  /** While it is typed; `onChoose` follows when one leaves the field. */
  onDestination: (destination: string) => void
}) => {
  const { method } = chosen
  return (
    <Stack>
      <ChoiceGroup legend={texts.method} required error={problems?.method ?? null}>
        {incoterms.map((it) => (
          <ChoiceCard
            key={it}
            name="method"
            value={it}
            chosen={method === it}
            onChoose={(next) => onChoose({ method: next })}
            title={`${it} · ${texts.incoterms[it].name}`}
          >
            {texts.incoterms[it].help}
          </ChoiceCard>
        ))}
      </ChoiceGroup>
      <ChoiceGroup legend={texts.mode} required error={problems?.transportMode ?? null}>
        {transportModes.map((it) => {
          const Icon = icons[it]
          return (
            <ChoiceCard
              key={it}
              name="transportMode"
              value={it}
              chosen={chosen.transportMode === it}
              onChoose={(next) => onChoose({ transportMode: next })}
              icon={<Icon size={26} stroke={1.6} aria-hidden />}
              title={texts.modes[it]}
            >
              {texts.modeHelp[it]}
            </ChoiceCard>
          )
        })}
      </ChoiceGroup>
      <IncotermFit incoterm={method} mode={chosen.transportMode} />
      {method && needsDestination(method) && (
        <TextField
          label={texts.destination}
          help={texts.destinationHelp[method]}
          name="destination"
          required
          maxLength={200}
          value={chosen.destination}
          onChange={onDestination}
          onBlur={() => onChoose({})}
          error={problems?.destination ?? null}
        />
      )}
    </Stack>
  )
}
