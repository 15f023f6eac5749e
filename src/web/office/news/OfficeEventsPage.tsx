import { useState } from 'react'
import { officeEvents } from '#modules/news/contract.ts'
import { type EventState, eventColumns } from '#modules/news/news-states.ts'
import { officeEventsTexts as texts } from '#texts/news.ts'
import { LiveNotice } from '#web/api/live/LiveNotice.tsx'
import { useTopics } from '#web/api/live/live.ts'
import { PagedList } from '#web/office/lists/PagedList.tsx'
import { ActionMenu } from '#web/ui/actions/ActionMenu.tsx'
import { AddButton } from '#web/ui/actions/AddButton.tsx'
import { namesAsChoices } from '#web/ui/fields/choices.ts'
import { useNow } from '#web/ui/figures/clock.ts'
import { DateText } from '#web/ui/figures/Figures.tsx'
import type { Column } from '#web/ui/lists/DataTable.tsx'
import { PageHeader } from '#web/ui/page/PageHeader.tsx'
import { StatusPill, type Tone } from '#web/ui/page/StatusPill.tsx'
import { CancelModal, EventModal } from './EventModals.tsx'
import { eventState, type OfficeEvent } from './event-state.ts'

const tones: Readonly<Record<EventState, Tone>> = { PLANNED: 'done', PAST: 'closed', CANCELLED: 'error' }

type OpenModal = { readonly event: OfficeEvent | null; readonly does: 'edit' | 'cancel' }

/** The public calendar, as the content team keeps it. */
export default function OfficeEventsPage() {
  useTopics('office:news')
  const now = useNow()
  const [opened, setOpened] = useState<OpenModal | null>(null)
  const close = () => setOpened(null)
  const stateOf = (event: OfficeEvent) => eventState(event, now)
  return (
    <>
      <PageHeader
        title={texts.title}
        lead={texts.lead}
        actions={
          <>
            <LiveNotice />
            <AddButton onClick={() => setOpened({ event: null, does: 'edit' })}>{texts.add}</AddButton>
          </>
        }
      />
      <PagedList
        list="events"
        title={texts.title}
        thing={texts.thing}
        endpoint={officeEvents}
        columns={columnsOf(stateOf)}
        actions={actions(setOpened)}
        sorts={eventColumns}
        search={texts.search}
        filters={[
          { name: 'location', label: texts.columns.location, choices: ({ locations }) => namesAsChoices(locations) },
        ]}
        states={{ name: 'state', label: texts.views, names: texts.states }}
        rowKey={({ id }) => id}
        folds={({ title }) => title}
        fingerprint={(event) => `${event.title} ${event.date} ${event.location.name} ${event.cancelled}`}
        says={(event) => texts.says(event.title, texts.states[stateOf(event)])}
        none={texts.none}
      />
      {opened?.does === 'edit' && <EventModal event={opened.event} onClose={close} />}
      {opened?.does === 'cancel' && opened.event && <CancelModal event={opened.event} onClose={close} />}
    </>
  )
}

const columnsOf = (stateOf: (event: OfficeEvent) => EventState): readonly Column<OfficeEvent>[] => [
  { id: 'title', header: texts.columns.title, card: 'title', sort: ({ title }) => title, cell: ({ title }) => title },
  {
    id: 'state',
    header: texts.columns.state,
    card: 'aside',
    sort: (event) => texts.states[stateOf(event)],
    cell: (event) => <StatusPill tone={tones[stateOf(event)]}>{texts.states[stateOf(event)]}</StatusPill>,
  },
  { id: 'date', header: texts.columns.date, sort: ({ date }) => date, cell: ({ date }) => <DateText at={date} /> },
  {
    id: 'location',
    header: texts.columns.location,
    sort: ({ location }) => location.name,
    cell: ({ location }) => location.name,
  },
]

const actions = (open: (opened: OpenModal) => void): Column<OfficeEvent> => ({
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
})
