import type { LogRun } from '#modules/log-checks/contract.ts'
import { logTexts as texts } from '#texts/log.ts'
import { DateText, Num } from '#web/ui/figures/Figures.tsx'
import { count, unbroken } from '#web/ui/figures/format.ts'
import { Row } from '#web/ui/layout/Row.tsx'
import { Stack } from '#web/ui/layout/Stack.tsx'
import type { Column } from '#web/ui/lists/DataTable.tsx'
import { StatusPill } from '#web/ui/page/StatusPill.tsx'
import { Text } from '#web/ui/page/Text.tsx'
import { FaultText } from './FaultText.tsx'
import { runTones } from './run-tones.ts'

/** Commits a second; null where it took no measurable time. */
const rateOf = ({ commits, tookMs }: LogRun): number | null =>
  commits === null || !tookMs ? null : Math.round((commits * 1000) / tookMs)

export const columns: readonly Column<LogRun>[] = [
  {
    id: 'who',
    header: texts.who,
    card: 'title',
    cell: ({ who, trigger }) => (
      <Stack gap={1}>
        <span>{who}</span>
        {trigger === 'NIGHT' && (
          <Text size="small" as="span">
            {texts.night}
          </Text>
        )}
      </Stack>
    ),
  },
  { id: 'when', header: texts.when, cell: ({ startedAt }) => <DateText at={startedAt} as="dayTime" /> },
  {
    id: 'howFar',
    header: texts.howFar,
    align: 'end',
    cell: ({ sealedUpTo, commits }) =>
      sealedUpTo === null ? (
        '—'
      ) : (
        <Stack gap={1}>
          <Num value={sealedUpTo} />
          <Text size="small" as="span">
            {unbroken(texts.commits(count(commits ?? 0)))}
          </Text>
        </Stack>
      ),
  },
  {
    id: 'rate',
    header: texts.rate,
    align: 'end',
    cell: (run) => {
      const rate = rateOf(run)
      return rate === null ? '—' : unbroken(texts.perSecond(count(rate)))
    },
  },
  {
    id: 'verdict',
    header: texts.verdict,
    cell: (run) => (
      <Row gap={2}>
        <StatusPill tone={runTones[run.state]}>{texts.states[run.state]}</StatusPill>
        <FaultText run={run} />
      </Row>
    ),
  },
]
