import { isKept, isQueued, mailStates } from '#modules/notifications/mail-states.ts'
import { OUTBOX_PAGE, readOutbox, sortsOfMails } from '#modules/notifications/mails/mail-contract.ts'
import { outboxSorts } from '#platform/mail/mailer.ts'
import { outboxTexts as texts } from '#texts/outbox.ts'
import { uiTexts } from '#texts/ui.ts'
import { useHiddenColumns } from '#web/identity/columns.ts'
import { useMay } from '#web/identity/may.ts'
import { useChosenRows } from '#web/lists/chosen.tsx'
import { SavedTabs } from '#web/lists/SavedTabs.tsx'
import { ClosedPage } from '#web/office/ClosedPage.tsx'
import { everyPage } from '#web/office/lists/every-page.ts'
import { ListTools } from '#web/office/lists/ListTools.tsx'
import { orderingBy } from '#web/office/lists/ordering-by.ts'
import { usePagedList } from '#web/office/lists/paged-list.tsx'
import { LinkButton } from '#web/ui/actions/LinkButton.tsx'
import { EmptyArt } from '#web/ui/art/EmptyArt.tsx'
import { ChoiceFields, choiceChips } from '#web/ui/fields/ChoiceFields.tsx'
import { SearchField } from '#web/ui/fields/SearchField.tsx'
import { DateText } from '#web/ui/figures/Figures.tsx'
import { Stack } from '#web/ui/layout/Stack.tsx'
import { type Column, DataTable } from '#web/ui/lists/DataTable.tsx'
import { EmptyState } from '#web/ui/lists/EmptyState.tsx'
import { chipOf, FilterBar } from '#web/ui/lists/FilterBar.tsx'
import { given, oneOf, text, useFilters } from '#web/ui/lists/filters.ts'
import { Card } from '#web/ui/page/Card.tsx'
import { Loading, Skeleton } from '#web/ui/page/Loading.tsx'
import { Note } from '#web/ui/page/Note.tsx'
import { PageHeader } from '#web/ui/page/PageHeader.tsx'
import { StatusPill } from '#web/ui/page/StatusPill.tsx'
import { useOpened } from '#web/ui/queue/opened.ts'
import { MailModal } from './MailModal.tsx'
import { mailTones, type OutboxMail } from './mail-tones.ts'
import { ParkedWork } from './ParkedWork.tsx'

const LOOK_EVERY_MS = { underWay: 1_000, resting: 10_000 }

const isUnderWay = (mails: readonly OutboxMail[] = []) => mails.some(({ state }) => isQueued(state))

const columnsFor = (open: (id: string) => void): readonly Column<OutboxMail>[] => [
  {
    id: 'subject',
    header: texts.subject,
    card: 'title',
    cell: ({ id, subject }) =>
      subject === '' ? (
        texts.notMade
      ) : (
        <LinkButton onClick={() => open(id)}>
          <bdi>{subject}</bdi>
        </LinkButton>
      ),
  },
  { id: 'to', header: texts.to, card: 'under', cell: ({ to }) => <bdi dir="ltr">{to}</bdi> },
  { id: 'at', header: texts.at, cell: ({ at }) => <DateText at={at} as="dayTime" /> },
  {
    id: 'state',
    header: texts.state,
    card: 'aside',
    cell: ({ state }) => <StatusPill tone={mailTones[state]}>{texts.states[state]}</StatusPill>,
  },
]

const mailFilters = { search: text(100), state: oneOf(mailStates) }
const states = [
  {
    name: 'state',
    label: texts.state,
    placeholder: texts.anyState,
    choices: mailStates.map((value) => ({ value, label: texts.states[value] })),
  },
] as const

/** The mails that the portal made. Without a mail server this is where they are read. */
export default function OutboxPage() {
  const may = useMay()('office.outbox.read')
  return may ? <Outbox /> : <ClosedPage title={texts.title} says={texts.onlyAdmin} />
}

const none: readonly OutboxMail[] = []

const Outbox = () => {
  const [filters, set, reset] = useFilters(mailFilters)
  const [{ sort }, order] = useFilters({ sort: oneOf(sortsOfMails) })
  const query = given({ ...filters, sort })
  const chosen = useHiddenColumns('mails')
  const { requested: opened, choose } = useOpened('mail')
  const columns = columnsFor(choose)
  const { read, foot } = usePagedList(readOutbox, OUTBOX_PAGE, query, {
    refetchInterval: (answer) => LOOK_EVERY_MS[isUnderWay(answer?.mails) ? 'underWay' : 'resting'],
  })
  const selection = useChosenRows({
    file: 'mails',
    page: read.data?.mails ?? none,
    rowKey: ({ id }) => id,
    label: ({ subject }) => subject || texts.notMade,
    columns: columns.filter(({ id }) => !chosen.hidden.includes(id)),
  })
  return (
    <>
      <PageHeader title={texts.title} lead={texts.lead} />
      <Stack>
        <ParkedWork />
        <div>
          <SavedTabs list="mails" chosen={chosen} />
          <Loading read={read} skeleton={<Skeleton lines={10} height={38} />}>
            {({ mails, total }) => (
              <Card flush>
                {mails.some(({ state }) => isKept(state)) && (
                  <Note tone="closed" icon={null}>
                    {texts.kept}
                  </Note>
                )}
                <FilterBar
                  chips={[
                    ...chipOf(texts.searchChip, filters.search, () => set('search', null)),
                    ...choiceChips(states, filters, set),
                  ]}
                  onReset={reset}
                  results={total}
                  thing={texts.thing}
                  end={
                    <ListTools
                      list="mails"
                      of={texts.title}
                      columns={columns}
                      chosen={chosen}
                      rows={() => everyPage(readOutbox, { ...query, pageSize: 100 }, (page) => page.mails)}
                    />
                  }
                >
                  <SearchField
                    label={texts.search}
                    maxLength={100}
                    value={filters.search}
                    onSearch={(typed) => set('search', typed)}
                  />
                  <ChoiceFields filters={states} chosen={filters} choose={set} />
                </FilterBar>
                <DataTable
                  caption={texts.title}
                  columns={columns}
                  hidden={chosen.hidden}
                  ordering={orderingBy(outboxSorts, sort ?? '-at', (next) => order('sort', next))}
                  rows={mails}
                  selection={selection}
                  rowKey={({ id }) => id}
                  folds={({ subject }) => subject || texts.notMade}
                  current={({ id }) => id === opened}
                  empty={
                    filters.search || filters.state ? (
                      <EmptyState>{uiTexts.noMatch(texts.thing)}</EmptyState>
                    ) : (
                      <EmptyState art={<EmptyArt area="notifications" />}>{texts.empty}</EmptyState>
                    )
                  }
                />
                {foot(total)}
                <MailModal mail={mails.find(({ id }) => id === opened) ?? null} onClose={() => choose(null)} />
              </Card>
            )}
          </Loading>
        </div>
      </Stack>
    </>
  )
}
