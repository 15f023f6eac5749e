import { changeHours } from '#modules/settings/contract.ts'
import { wrongIn } from '#modules/settings/rules.ts'
import { initial } from '#platform/typed.ts'
import { settingsTexts as texts } from '#texts/settings.ts'
import { useModalForm } from '#web/api/form.ts'
import { OthersInForm } from '#web/office/assigned/OthersInForm.tsx'
import { FormModal } from '#web/ui/dialogs/FormModal.tsx'
import { MultiSelectField } from '#web/ui/fields/MultiSelectField.tsx'
import { SelectField } from '#web/ui/fields/SelectField.tsx'
import { TextField } from '#web/ui/fields/TextField.tsx'
import { ConflictNote, useConflict } from './conflict.tsx'
import { type SectionModal, textsOfForm } from './section-form.ts'

const weekdays = texts.weekdays.map((label, at) => ({ value: String(at + 1), label }))
const zonesWith = (zone: string) =>
  [...new Set(['UTC', zone, ...Intl.supportedValuesOf('timeZone')])].map((value) => ({ value, label: value }))

/** The clock of the house, and when its people work. */
export const HoursModal: SectionModal = ({ settings, onClose }) => {
  const { expectedVersion, isTold, onProblem } = useConflict(settings.versions.hours)
  const { hours } = settings
  const form = useModalForm(changeHours, {
    defaults: {
      timeZone: initial<string | null>(hours.timeZone),
      from: hours.from,
      to: hours.to,
      weekdays: hours.weekdays.map(String),
    },
    rules: (typed) => wrongIn('hours', read(typed)),
    input: (typed) => ({ expectedVersion, ...read(typed) }),
    onProblem,
    onClose,
    says: () => texts.saved(texts.sections.hours),
  })
  const { fields, help } = texts
  return (
    <FormModal {...textsOfForm('hours')} busy={form.busy} onClose={onClose} onSubmit={form.submit}>
      <OthersInForm form="settings" id="hours" writing={form.isDirty} />
      {isTold && <ConflictNote settings={settings} section="hours" />}
      <SelectField
        label={fields['timeZone']!}
        required
        choices={zonesWith(hours.timeZone)}
        {...form.field('timeZone')}
      />
      <TextField label={fields['from']!} help={help.hours} required maxLength={5} {...form.field('from')} />
      <TextField label={fields['to']!} help={help.hours} required maxLength={5} {...form.field('to')} />
      <MultiSelectField label={fields['weekdays']!} required choices={weekdays} {...form.field('weekdays')} />
    </FormModal>
  )
}

type HoursFields = { timeZone: string | null; from: string; to: string; weekdays: readonly string[] }

const read = ({ timeZone, from, to, weekdays: chosen }: HoursFields) => ({
  timeZone: timeZone ?? '',
  from: from.trim(),
  to: to.trim(),
  weekdays: chosen.map(Number).toSorted((a, b) => a - b),
})
