import type { Language } from '#modules/library/kinds.ts'
import { type OfficeVariant, type readContent, scheduleVariant } from '#modules/library/office-contract.ts'
import type { Answer } from '#platform/http/endpoint.ts'
import { moment } from '#platform/moment.ts'
import { momentAt } from '#platform/time/time-zone.ts'
import { initial } from '#platform/typed.ts'
import { contentTexts as texts } from '#texts/content.ts'
import { useModalForm } from '#web/api/form.ts'
import { FormModal } from '#web/ui/dialogs/FormModal.tsx'
import { DayField } from '#web/ui/fields/days/DayField.tsx'
import { readDay } from '#web/ui/fields/days/read-day.ts'
import { SelectField } from '#web/ui/fields/SelectField.tsx'
import { TextField } from '#web/ui/fields/TextField.tsx'
import { currentZone } from '#web/ui/figures/format.ts'

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/
type Action = 'PUBLISH' | 'WITHDRAW'

/** Publishes the newest revision, or withdraws the language, at a moment to come. */
export const ScheduleModal = ({
  resourceId,
  language,
  variant,
  onClose,
}: {
  resourceId: Answer<typeof readContent>['id']
  language: Language
  variant: OfficeVariant
  onClose: () => void
}) => {
  const { revision, published } = variant
  const isOut = published?.revision === revision
  const actions = [...(isOut ? [] : (['PUBLISH'] as const)), ...(published ? (['WITHDRAW'] as const) : [])].map(
    (value) => ({ value, label: texts.actions[value] }),
  )
  const form = useModalForm(scheduleVariant, {
    defaults: { action: initial<Action>(isOut ? 'WITHDRAW' : 'PUBLISH'), due: '' },
    extra: { time: '09:00' },
    rules: ({ due, time }) => ({
      due: readDay(due) ? null : texts.wrongDay,
      time: TIME.test(time.trim()) ? null : texts.wrongTime,
    }),
    input: ({ action, due, time }) => ({
      resourceId,
      language,
      action,
      revision,
      due: moment(momentAt(new Date(`${readDay(due)}T${time.trim()}:00Z`), currentZone())),
    }),
    onClose,
    says: () => texts.scheduledSaid,
  })
  return (
    <FormModal
      title={texts.scheduleTitle}
      labels={{ keep: texts.keep, confirm: texts.schedule }}
      busy={form.busy}
      onClose={onClose}
      onSubmit={form.submit}
    >
      <SelectField<Action> label={texts.action} choices={actions} {...form.field('action')} />
      <DayField label={texts.day} required {...form.field('due')} />
      <TextField
        label={texts.time}
        help={texts.timeHelp(currentZone())}
        required
        maxLength={5}
        {...form.field('time')}
      />
    </FormModal>
  )
}
