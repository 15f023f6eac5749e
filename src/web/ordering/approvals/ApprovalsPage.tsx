import { IconPlus } from '@tabler/icons-react'
import { millisecondsInHour } from 'date-fns/constants'
import { useState } from 'react'
import { listCountries } from '#modules/catalogue/contract.ts'
import { MOST_APPROVAL_RULES } from '#modules/ordering/approvals/approval-limits.ts'
import {
  type ApprovalRule,
  changeApprovalRules,
  showApprovalRules,
} from '#modules/ordering/approvals/rules-contract.ts'
import { paths } from '#paths'
import { approvalRulesTexts as texts } from '#texts/approvals.ts'
import { usersTexts } from '#texts/profile.ts'
import { useCommand, useRead } from '#web/api/endpoint.ts'
import { LiveNotice } from '#web/api/live/LiveNotice.tsx'
import { useTopics } from '#web/api/live/live.ts'
import { useMay } from '#web/identity/may.ts'
import { useMe } from '#web/identity/me.ts'
import { OnlyProcurement } from '#web/ordering/OnlyProcurement.tsx'
import { ActionMenu } from '#web/ui/actions/ActionMenu.tsx'
import { Button } from '#web/ui/actions/Button.tsx'
import { showSuccess } from '#web/ui/dialogs/messages.ts'
import { DateText } from '#web/ui/figures/Figures.tsx'
import { money } from '#web/ui/figures/format.ts'
import { Row } from '#web/ui/layout/Row.tsx'
import { Stack } from '#web/ui/layout/Stack.tsx'
import { type Column, DataTable } from '#web/ui/lists/DataTable.tsx'
import { EmptyState } from '#web/ui/lists/EmptyState.tsx'
import { Card } from '#web/ui/page/Card.tsx'
import { Loading, Skeleton } from '#web/ui/page/Loading.tsx'
import { PageHeader } from '#web/ui/page/PageHeader.tsx'
import { Text } from '#web/ui/page/Text.tsx'
import { type CompanyRules, RuleModal } from './RuleModal.tsx'

/** The company's rules: which orders a colleague approves before they are confirmed. */
export default function ApprovalsPage() {
  const { data: me } = useMe()
  const mayChange = useMay()('company.change')
  const company = useRead(showApprovalRules, {})
  const [editing, setEditing] = useState<{ readonly index: number | null } | null>(null)
  useTopics(me?.distributor ? `company:${me.distributor.id}` : null)
  const isFull = (company.data?.rules.length ?? 0) >= MOST_APPROVAL_RULES
  return (
    <>
      <PageHeader
        title={texts.title}
        lead={texts.lead}
        crumbs={[{ label: usersTexts.title, to: paths.users() }]}
        actions={
          <Row>
            <LiveNotice />
            {mayChange && (
              <Button
                look="filled"
                asksServer
                icon={<IconPlus size={16} stroke={1.8} aria-hidden />}
                why={isFull ? texts.full(MOST_APPROVAL_RULES) : undefined}
                onClick={() => setEditing({ index: null })}
              >
                {texts.add}
              </Button>
            )}
          </Row>
        }
      />
      <Stack>
        {!mayChange && <OnlyProcurement say={texts.only} />}
        <Loading read={company} skeleton={<Skeleton lines={4} height={48} />}>
          {(read) => (
            <Stack gap={3}>
              <Rules company={read} onEdit={mayChange ? (index) => setEditing({ index }) : null} />
              {read.changed && (
                <Text size="small">
                  {texts.changed(read.changed.by)} <DateText at={read.changed.at} as="dayTime" />
                </Text>
              )}
              {editing && <RuleModal company={read} index={editing.index} onClose={() => setEditing(null)} />}
            </Stack>
          )}
        </Loading>
      </Stack>
    </>
  )
}

type NumberedRule = ApprovalRule & { readonly index: number }

const Rules = ({ company, onEdit }: { company: CompanyRules; onEdit: ((index: number) => void) | null }) => {
  const { data: countries = [] } = useRead(listCountries, {}, { staleTime: millisecondsInHour })
  const command = useCommand(changeApprovalRules, { onDone: () => showSuccess(texts.saved) })
  const { version, rules, people } = company
  const nameOf = (id: string): string => {
    const person = people.find((it) => it.id === id)
    return person?.active === false ? texts.gone(person.name) : (person?.name ?? '—')
  }
  const countryOf = (id: string): string => countries.find((it) => it.id === id)?.name ?? '—'
  const save = (changed: readonly ApprovalRule[]) => void command.send({ version, rules: changed })
  const moved = (index: number, by: 1 | -1) => {
    const [rule] = rules.slice(index)
    const others = rules.toSpliced(index, 1)
    return rule ? others.toSpliced(index + by, 0, rule) : rules
  }
  const actions: Column<NumberedRule> = {
    id: 'actions',
    header: texts.columns.actions,
    hiddenHeader: true,
    align: 'end',
    card: 'actions',
    cell: ({ index }) => (
      <ActionMenu
        asksServer
        about={texts.ruleNamed(index + 1)}
        actions={[
          { label: texts.edit, run: () => onEdit?.(index) },
          ...(index > 0 ? [{ label: texts.up, run: () => save(moved(index, -1)) }] : []),
          ...(index < rules.length - 1 ? [{ label: texts.down, run: () => save(moved(index, 1)) }] : []),
          { label: texts.remove, danger: true, run: () => save(rules.toSpliced(index, 1)) },
        ]}
      />
    ),
  }
  return (
    <Card flush>
      <DataTable
        caption={texts.title}
        columns={[...columnsFor({ nameOf, countryOf }), ...(onEdit ? [actions] : [])]}
        rows={rules.map((rule, index) => ({ ...rule, index }))}
        rowKey={({ index }) => String(index)}
        empty={<EmptyState>{texts.off}</EmptyState>}
      />
    </Card>
  )
}

type Names = { readonly nameOf: (id: string) => string; readonly countryOf: (id: string) => string }

const ordersOf = ({ aboveAmount, countryIds, placedBy }: ApprovalRule, { nameOf, countryOf }: Names): string =>
  [
    aboveAmount === null ? texts.anyAmount : texts.above(money(aboveAmount)),
    countryIds.length === 0 ? texts.anyCountry : countryIds.map(countryOf).join(', '),
    placedBy.length === 0 ? texts.anyone : texts.placedBy(placedBy.map(nameOf).join(', ')),
  ].join(' · ')

const columnsFor = (names: Names): readonly Column<NumberedRule>[] => [
  { id: 'number', header: texts.columns.number, cell: ({ index }) => index + 1 },
  { id: 'orders', header: texts.columns.orders, card: 'title', cell: (rule) => <bdi>{ordersOf(rule, names)}</bdi> },
  { id: 'approver', header: texts.columns.approver, cell: ({ approver }) => <bdi>{names.nameOf(approver)}</bdi> },
  {
    id: 'deputy',
    header: texts.columns.deputy,
    cell: ({ deputy }) => <bdi>{deputy === null ? texts.noDeputy : names.nameOf(deputy)}</bdi>,
  },
  {
    id: 'passesOn',
    header: texts.columns.passesOn,
    cell: ({ passesOnAfterHours: hours }) => (hours === null ? texts.never : texts.after(hours)),
  },
]
