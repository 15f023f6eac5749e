import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { cancelEvent, officeEvents, restoreEvent, saveEvent } from '#modules/news/contract.ts'
import type { Day } from '#platform/event.ts'
import type { Answer } from '#platform/http/endpoint.ts'
import { officeEventsTexts as texts } from '#texts/news.ts'
import { useCommand, useRead } from '#web/api/endpoint.ts'
import { useModalForm } from '#web/api/form.ts'
import { LiveNotice } from '#web/api/LiveNotice.tsx'
import { useTopics } from '#web/api/live.ts'
import { undo } from '#web/api/undo.ts'
import { ActionMenu } from '#web/ui/actions/ActionMenu.tsx'
import { Button } from '#web/ui/actions/Button.tsx'
import { ConfirmModal } from '#web/ui/dialogs/ConfirmModal.tsx'
import { FormModal } from '#web/ui/dialogs/FormModal.tsx'
import { offerUndo } from '#web/ui/dialogs/undo.ts'
import { DayField } from '#web/ui/fields/DayField.tsx'
import { readDay } from '#web/ui/fields/read-day.ts'
import { TextArea, TextField } from '#web/ui/fields/TextField.tsx'
import { useNow } from '#web/ui/figures/clock.ts'
import { DateText } from '#web/ui/figures/Figures.tsx'
import { day } from '#web/ui/figures/format.ts'
import { type Column, DataTable } from '#web/ui/lists/DataTable.tsx'
import { EmptyState } from '#web/ui/lists/EmptyState.tsx'
import { Card } from '#web/ui/page/Card.tsx'
import { Loading, Skeleton } from '#web/ui/page/Loading.tsx'
import { PageHeader } from '#web/ui/page/PageHeader.tsx'
import { StatusPill } from '#web/ui/page/StatusPill.tsx'

type OfficeEvent = Answer<typeof officeEvents>[number]
type Opened = { readonly event: OfficeEvent | null; readonly does: 'edit' | 'cancel' }

/** The public calendar, as the content team keeps it. */
export default function OfficeEventsPage() {
  useTopics('office:news')
  const now = useNow()
  const read = useRead(officeEvents, {})
  const [opened, setOpened] = useState<Opened | null>(null)
  const close = () => setOpened(null)
  return (
    <>
      <PageHeader
        title={texts.title}
        lead={texts.lead}
        actions={
          <>
            <LiveNotice />
            <Button
              look="filled"
              icon={<IconPlus size={16} stroke={1.8} aria-hidden />}
              onClick={() => setOpened({ event: null, does: 'edit' })}
            >
              {texts.add}
            </Button>
          </>
        }
      />
      <Card flush>
        <Loading read={read} skeleton={<Skeleton lines={8} height={38} />}>
          {(all) => (
            <DataTable
              caption={texts.title}
              columns={columnsOf(now, setOpened)}
              rows={all}
              rowKey={({ id }) => id}
              empty={<EmptyState>{texts.none}</EmptyState>}
            />
          )}
        </Loading>
      </Card>
      {opened?.does === 'edit' && <EventModal event={opened.event} onClose={close} />}
      {opened?.does === 'cancel' && opened.event && <CancelModal event={opened.event} onClose={close} />}
    </>
  )
}

const EventModal = ({ event, onClose }: { event: OfficeEvent | null; onClose: () => void }) => {
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
      endDate: readDay(endDate) as Day | null,
      location: location.trim(),
    }),
    onClose,
    says: (_, { title }) => texts.saved(title),
  })
  const { fields } = texts
  return (
    <FormModal
      title={event ? texts.editTitle(event.title) : texts.newTitle}
      words={{ keep: texts.keep, confirm: texts.save }}
      busy={form.busy}
      onClose={onClose}
      onSubmit={form.submit}
    >
      <TextField label={fields.title} required maxLength={200} data-autofocus {...form.field('title')} />
      <TextArea label={fields.description} required rows={4} maxLength={2_000} {...form.field('description')} />
      <DayField label={fields.date} required {...form.field('date')} />
      <DayField label={fields.endDate} {...form.field('endDate')} />
      <TextField label={fields.location} required maxLength={120} {...form.field('location')} />
    </FormModal>
  )
}

const CancelModal = ({ event, onClose }: { event: OfficeEvent; onClose: () => void }) => {
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

const StateCell = ({ event, now }: { event: OfficeEvent; now: Date }) => {
  if (event.cancelled) return <StatusPill tone="error">{texts.cancelled}</StatusPill>
  const over = (event.endDate ?? event.date) < now.toISOString().slice(0, 10)
  return <StatusPill tone={over ? 'closed' : 'done'}>{over ? texts.past : texts.planned}</StatusPill>
}

const columnsOf = (now: Date, open: (opened: Opened) => void): readonly Column<OfficeEvent>[] => [
  { id: 'title', header: texts.columns.title, card: 'title', sort: ({ title }) => title, cell: ({ title }) => title },
  {
    id: 'state',
    header: texts.columns.state,
    card: 'beside',
    cell: (event) => <StateCell event={event} now={now} />,
  },
  { id: 'date', header: texts.columns.date, sort: ({ date }) => date, cell: ({ date }) => <DateText at={date} /> },
  {
    id: 'location',
    header: texts.columns.location,
    sort: ({ location }) => location.name,
    cell: ({ location }) => location.name,
  },
  {
    id: 'actions',
    header: texts.columns.actions,
    hiddenHeader: true,
    align: 'end',
    card: 'actions',
    cell: (event) => (
      <ActionMenu
        about={event.title}
        actions={
          event.cancelled
            ? []
            : [
                { label: texts.edit, run: () => open({ event, does: 'edit' }) },
                { label: texts.cancel, danger: true, run: () => open({ event, does: 'cancel' }) },
              ]
        }
      />
    ),
  },
]
