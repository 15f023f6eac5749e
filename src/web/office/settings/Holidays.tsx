import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { addHoliday, removeHoliday, type ShownSettings } from '#modules/settings/contract.ts'
import { present } from '#platform/typed.ts'
import { settingsTexts, holidayTexts as texts } from '#texts/settings.ts'
import { useCommand } from '#web/api/endpoint.ts'
import { useModalForm } from '#web/api/form.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { FormModal } from '#web/ui/dialogs/FormModal.tsx'
import { showSuccess } from '#web/ui/dialogs/messages.ts'
import { DayField } from '#web/ui/fields/days/DayField.tsx'
import { readDay } from '#web/ui/fields/days/read-day.ts'
import { TextField } from '#web/ui/fields/TextField.tsx'
import { DateText } from '#web/ui/figures/Figures.tsx'
import { Section } from '#web/ui/layout/Section.tsx'
import { type Column, DataTable } from '#web/ui/lists/DataTable.tsx'
import { EmptyState } from '#web/ui/lists/EmptyState.tsx'

type Holiday = ShownSettings['holidays'][number]

/** Days on which no one works. */
export const Holidays = ({ holidays }: Pick<ShownSettings, 'holidays'>) => {
  const [isAdding, setAdding] = useState(false)
  const remove = useCommand(removeHoliday, { onDone: () => showSuccess(texts.removed) })
  const columns: readonly Column<Holiday>[] = [
    { id: 'name', header: texts.name, card: 'title', cell: ({ name }) => <bdi>{name}</bdi> },
    { id: 'day', header: texts.day, card: 'under', cell: ({ day }) => <DateText at={day} /> },
    {
      id: 'actions',
      header: texts.remove,
      hiddenHeader: true,
      align: 'end',
      card: 'actions',
      cell: ({ day, name }) => (
        <Button
          size="small"
          aria-label={texts.removeOf(name)}
          busy={remove.busy}
          onClick={() => void remove.send({ day })}
        >
          {texts.remove}
        </Button>
      ),
    },
  ]
  return (
    <Section
      title={settingsTexts.sections.holidays}
      lead={settingsTexts.leads.holidays}
      flush
      aside={
        <Button size="small" icon={<IconPlus size={16} stroke={1.8} aria-hidden />} onClick={() => setAdding(true)}>
          {texts.add}
        </Button>
      }
    >
      <DataTable
        caption={texts.caption}
        columns={columns}
        rows={holidays}
        rowKey={({ day }) => day}
        empty={<EmptyState>{texts.none}</EmptyState>}
      />
      {isAdding && <HolidayModal onClose={() => setAdding(false)} />}
    </Section>
  )
}

const HolidayModal = ({ onClose }: { onClose: () => void }) => {
  const form = useModalForm(addHoliday, {
    defaults: { day: '', name: '' },
    rules: ({ day, name }) => ({
      day: readDay(day) ? null : texts.noDay,
      name: name.trim() ? null : texts.noName,
    }),
    input: ({ day, name }) => ({ day: present(readDay(day)), name: name.trim() }),
    onClose,
    says: (_, { name }) => texts.added(name),
  })
  return (
    <FormModal
      title={texts.add}
      labels={{ keep: settingsTexts.cancel, confirm: texts.save }}
      busy={form.busy}
      onClose={onClose}
      onSubmit={form.submit}
    >
      <DayField label={texts.day} required {...form.field('day')} />
      <TextField label={texts.name} required maxLength={80} {...form.field('name')} />
    </FormModal>
  )
}
