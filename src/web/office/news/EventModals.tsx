import { cancelEvent, restoreEvent, saveEvent } from '#modules/news/contract.ts'
import type { Day } from '#platform/event.ts'
import { officeEventsTexts as texts } from '#texts/news.ts'
import { useCommand } from '#web/api/endpoint.ts'
import { useModalForm } from '#web/api/form.ts'
import { undo } from '#web/api/undo.ts'
import { OthersInForm } from '#web/office/assigned/OthersInForm.tsx'
import { ConfirmModal } from '#web/ui/dialogs/ConfirmModal.tsx'
import { FormModal } from '#web/ui/dialogs/FormModal.tsx'
import { offerUndo } from '#web/ui/dialogs/undo.ts'
import { DayField } from '#web/ui/fields/days/DayField.tsx'
import { readDay } from '#web/ui/fields/days/read-day.ts'
import { TextArea } from '#web/ui/fields/TextArea.tsx'
import { TextField } from '#web/ui/fields/TextField.tsx'
import { day } from '#web/ui/figures/format.ts'
import type { OfficeEvent } from './event-state.ts'

/** Writes a new event, `event` null, or changes one. */
export const EventModal = ({ event, onClose }: { event: OfficeEvent | null; onClose: () => void }) => {
  const form = useModalForm(saveEvent, {
    defaults: {
      title: event?.title ?? '',
      description: event?.description ?? '',
      date: event ? day(event.date) : '',
      endDate: event?.endDate ? day(event.endDate) : '',
      location: event?.location.name ?? '',
    },
    rules: ({ title, description, date, endDate, location }) => ({
      title: title.trim() ? null : texts.enter,
      description: description.trim() ? null : texts.enter,
      date: readDay(date) ? null : texts.noDay,
      endDate: endDate.trim() === '' || readDay(endDate) ? null : texts.noDay,
      location: location.trim() ? null : texts.enter,
    }),
    input: ({ title, description, date, endDate, location }) => ({
      ...(event && { id: event.id }),
      title: title.trim(),
      description: description.trim(),
      date: readDay(date) as Day,
      endDate: readDay(endDate),
      location: location.trim(),
    }),
    onClose,
    says: (_, { title }) => texts.saved(title),
  })
  const { fields } = texts
  return (
    <FormModal
      title={event ? texts.editTitle(event.title) : texts.newTitle}
      labels={{ keep: texts.keep, confirm: texts.save }}
      busy={form.busy}
      onClose={onClose}
      onSubmit={form.submit}
    >
      {event && <OthersInForm form="event" id={event.id} writing={form.isDirty} />}
      <TextField label={fields.title} required maxLength={200} data-autofocus {...form.field('title')} />
      <TextArea label={fields.description} required rows={4} maxLength={2_000} {...form.field('description')} />
      <DayField label={fields.date} required {...form.field('date')} />
      <DayField label={fields.endDate} {...form.field('endDate')} />
      <TextField label={fields.location} required maxLength={120} {...form.field('location')} />
    </FormModal>
  )
}

/** Confirms that an event is marked as cancelled in every calendar; undone by the notice that follows. */
export const CancelModal = ({ event, onClose }: { event: OfficeEvent; onClose: () => void }) => {
  const { id, title } = event
  const cancel = useCommand(cancelEvent, {
    onDone: () => {
      onClose()
      offerUndo(texts.wasCancelled(title), () => void undo(restoreEvent, { id }))
    },
  })
  return (
    <ConfirmModal
      title={texts.cancelTitle(event.title)}
      keep={texts.cancelKeep}
      confirm={texts.cancel}
      busy={cancel.busy}
      onKeep={onClose}
      onConfirm={() => void cancel.send({ id: event.id })}
    >
      <p>{texts.cancelLead}</p>
    </ConfirmModal>
  )
}
