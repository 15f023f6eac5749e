import { type CurrentUser, chooseTimeZone } from '#modules/identity/contract.ts'
import { offsetName } from '#platform/time/time-zone.ts'
import { profileTexts as texts } from '#texts/profile.ts'
import { cityOf } from '#texts/time.ts'
import { useCommand } from '#web/api/endpoint.ts'
import { showSuccess } from '#web/ui/dialogs/messages.ts'
import { FieldGrid } from '#web/ui/fields/FieldGrid.tsx'
import { SelectField } from '#web/ui/fields/SelectField.tsx'
import { Section } from '#web/ui/layout/Section.tsx'

const USUAL = ''

/** In which zone the signed-in user reads times. A choice counts at once. */
export const TimeZoneChoice = ({ me: { timeZone, companyZone, distributor } }: { me: CurrentUser }) => {
  const choice = useCommand(chooseTimeZone, {
    onDone: (_, chosen) => showSuccess(texts.zoneChosen(cityOf(chosen.timeZone ?? companyZone))),
  })
  const usual = texts.zoneUsual[distributor ? 'company' : 'office'](cityOf(companyZone))
  const now = new Date()
  const others = new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', timeZone])
  others.delete(companyZone)
  return (
    <div id="time-zone">
      <Section title={texts.zone} lead={texts.zoneLead}>
        <FieldGrid>
          <SelectField
            label={texts.zone}
            choices={[
              { value: USUAL, label: usual },
              ...[...others].map((value) => ({
                value,
                label: `${value.replaceAll('_', ' ')} (${offsetName(now, value)})`,
              })),
            ]}
            value={timeZone === companyZone ? USUAL : timeZone}
            onChange={(zone: string) => void choice.send({ timeZone: zone === USUAL ? null : zone })}
          />
        </FieldGrid>
      </Section>
    </div>
  )
}
