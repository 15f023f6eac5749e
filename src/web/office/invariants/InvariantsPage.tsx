import { checkInvariants, listInvariants } from '#modules/audit/invariant-contract.ts'
import type { Answer } from '#platform/http/endpoint.ts'
import { invariantTexts as texts } from '#texts/invariants.ts'
import { useRead } from '#web/api/endpoint.ts'
import { useMay } from '#web/identity/may.ts'
import { CheckButton } from '#web/office/log/CheckButton.tsx'
import { DateText, Num } from '#web/ui/figures/Figures.tsx'
import { count, unbroken } from '#web/ui/figures/format.ts'
import { Stack } from '#web/ui/layout/Stack.tsx'
import { type Column, DataTable } from '#web/ui/lists/DataTable.tsx'
import { Card } from '#web/ui/page/Card.tsx'
import { Loading, Skeleton } from '#web/ui/page/Loading.tsx'
import { PageHeader } from '#web/ui/page/PageHeader.tsx'
import { StatusPill } from '#web/ui/page/StatusPill.tsx'
import { Text } from '#web/ui/page/Text.tsx'
import { BrokenStreams } from './BrokenStreams.tsx'

type InvariantStatus = Answer<typeof listInvariants>
type Rule = InvariantStatus['invariants'][number] & { readonly head: number }

/** While a check goes on, its progress is looked for so often. */
const LOOK_EVERY_MS = 5_000

/** The rules about the log: how far each was checked, when, and where one does not hold. */
export default function InvariantsPage() {
  const read = useRead(listInvariants, {}, { refetchInterval: LOOK_EVERY_MS })
  const may = useMay()
  return (
    <>
      <PageHeader
        title={texts.title}
        lead={texts.lead}
        actions={
          may('office.audit.check') && <CheckButton command={checkInvariants} labels={texts} onBegun={read.refetch} />
        }
      />
      <Loading read={read} skeleton={<Skeleton lines={7} height={56} />}>
        {({ head, invariants }) => (
          <Stack>
            <Card flush>
              <DataTable
                caption={texts.list}
                columns={columns}
                rows={invariants.map((rule) => ({ ...rule, head }))}
                rowKey={({ name }) => name}
                density="comfortable"
              />
            </Card>
            {invariants
              .filter(({ violations }) => violations > 0)
              .map((rule) => (
                <BrokenStreams key={rule.name} rule={rule} />
              ))}
          </Stack>
        )}
      </Loading>
    </>
  )
}

/** So many events behind, a rule does not just follow the log: all of it is being checked again. */
const FAR_BEHIND = 1_000

const State = ({ rule: { violations, streams, brokenSince, checkedAt, position, head } }: { rule: Rule }) => {
  if (violations > 0)
    return (
      <Stack gap={2}>
        <StatusPill tone="error">{texts.violations(violations)}</StatusPill>
        <Text size="small" as="span">
          {texts.inStreamsSince(streams)} {brokenSince && <DateText at={brokenSince} as="dayTime" />}
        </Text>
      </Stack>
    )
  if (head - position > FAR_BEHIND) return <StatusPill tone="moving">{texts.waiting}</StatusPill>
  return checkedAt === null ? (
    <StatusPill tone="moving">{texts.waiting}</StatusPill>
  ) : (
    <StatusPill tone="done">{texts.holds}</StatusPill>
  )
}

const columns: readonly Column<Rule>[] = [
  { id: 'rule', header: texts.rule, card: 'full', cell: ({ says }) => says },
  { id: 'state', header: texts.state, cell: (rule) => <State rule={rule} /> },
  { id: 'checked', header: texts.lookedAt, align: 'end', cell: ({ lookedAt }) => <Num value={lookedAt} /> },
  {
    id: 'upTo',
    header: texts.upTo,
    align: 'end',
    cell: ({ position, head }) => unbroken(texts.of(count(position), count(head))),
  },
  {
    id: 'last',
    header: texts.last,
    cell: ({ checkedAt }) => (checkedAt ? <DateText at={checkedAt} as="dayTime" /> : texts.never),
  },
]
