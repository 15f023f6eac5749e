import { isScheduled } from '#modules/loyalty/loyalty-states.ts'
import { type RulesEntry, showRules } from '#modules/loyalty/office-contract.ts'
import { scheduleRules, withdrawRules } from '#modules/loyalty/rules/rules-contract.ts'
import { paths } from '#paths'
import { loyaltyRulesTexts as texts } from '#texts/loyalty-rules.ts'
import { officeLoyaltyTexts } from '#texts/office-loyalty.ts'
import { useCommand, useRead } from '#web/api/endpoint.ts'
import { LiveNotice } from '#web/api/live/LiveNotice.tsx'
import { useTopics } from '#web/api/live/live.ts'
import { undo } from '#web/api/undo.ts'
import { useMay } from '#web/identity/may.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { offerUndo } from '#web/ui/dialogs/undo.ts'
import { DateText } from '#web/ui/figures/Figures.tsx'
import { day } from '#web/ui/figures/format.ts'
import { Section } from '#web/ui/layout/Section.tsx'
import { Stack } from '#web/ui/layout/Stack.tsx'
import { type Column, DataTable } from '#web/ui/lists/DataTable.tsx'
import { EmptyState } from '#web/ui/lists/EmptyState.tsx'
import { Card } from '#web/ui/page/Card.tsx'
import { Loading, Skeleton } from '#web/ui/page/Loading.tsx'
import { PageHeader } from '#web/ui/page/PageHeader.tsx'
import { StatusPill, type Tone } from '#web/ui/page/StatusPill.tsx'
import { ChangedRules, RulesFacts } from './RulesFacts.tsx'
import { RulesForm } from './RulesForm.tsx'

const tones: Readonly<Record<RulesEntry['state'], Tone>> = {
  SCHEDULED: 'moving',
  IN_FORCE: 'done',
  PAST: 'closed',
  WITHDRAWN: 'closed',
}

/** /office/loyalty/settings: the rules of the programme, for administrators to change from a day on. */
export default function LoyaltyRulesPage() {
  useTopics('office:loyalty')
  const maySet = useMay()('office.loyalty.settings')
  const read = useRead(showRules, {})
  return (
    <>
      <PageHeader
        title={texts.title}
        lead={texts.lead}
        crumbs={[{ label: officeLoyaltyTexts.title, to: paths.officeLoyalty() }]}
        actions={<LiveNotice />}
      />
      <Loading read={read} skeleton={<Skeleton lines={10} height={44} />}>
        {({ inForce, history, today }) => (
          <Stack>
            <Card title={texts.inForce}>
              <RulesFacts rules={inForce} />
            </Card>
            <Section title={texts.history} lead={texts.historyLead} flush>
              <DataTable
                caption={texts.history}
                columns={columnsOf(maySet)}
                rows={history}
                rowKey={({ setAt }) => setAt}
                empty={<EmptyState>{texts.noHistory}</EmptyState>}
              />
            </Section>
            {maySet && <RulesForm key={JSON.stringify(inForce)} inForce={inForce} today={today} />}
          </Stack>
        )}
      </Loading>
    </>
  )
}

const columnsOf = (maySet: boolean): readonly Column<RulesEntry>[] => [
  { id: 'from', header: texts.columns.from, card: 'title', cell: ({ from }) => <DateText at={from} /> },
  {
    id: 'state',
    header: texts.columns.state,
    card: 'aside',
    cell: ({ state }) => <StatusPill tone={tones[state]}>{texts.states[state]}</StatusPill>,
  },
  {
    id: 'changes',
    header: texts.columns.changes,
    cell: ({ before, rules, reason }) => (
      <>
        <ChangedRules {...{ before, rules }} />
        {reason && (
          <small>
            <bdi>{reason}</bdi>
          </small>
        )}
      </>
    ),
  },
  { id: 'by', header: texts.columns.by, cell: ({ by }) => <bdi>{by}</bdi> },
  { id: 'set', header: texts.columns.set, cell: ({ setAt }) => <DateText at={setAt} as="dayTime" /> },
  {
    id: 'actions',
    header: texts.columns.actions,
    hiddenHeader: true,
    align: 'end',
    card: 'actions',
    cell: (entry) => maySet && isScheduled(entry.state) && <TakeBack entry={entry} />,
  },
]

const TakeBack = ({ entry: { from, rules, reason } }: { entry: RulesEntry }) => {
  const again = { from, rules, ...(reason && { reason }) }
  const withdraw = useCommand(withdrawRules, {
    onDone: () => offerUndo(texts.takenBack(day(from)), () => void undo(scheduleRules, again)),
  })
  return (
    <Button
      size="small"
      busy={withdraw.busy}
      aria-label={texts.takeBackOf(day(from))}
      onClick={() => void withdraw.send({ from })}
    >
      {texts.takeBack}
    </Button>
  )
}
