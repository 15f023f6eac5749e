import type { LogRun } from '#modules/log-checks/contract.ts'
import { logTexts as texts } from '#texts/log.ts'
import { DateText, Num } from '#web/ui/figures/Figures.tsx'
import { count, unbroken } from '#web/ui/figures/format.ts'
import type { Column } from '#web/ui/lists/DataTable.tsx'
import { StatusPill } from '#web/ui/page/StatusPill.tsx'
import { FaultText } from './FaultText.tsx'
import classes from './LogPage.module.css'
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
      <span className={classes['stacked']}>
        <span>{who}</span>
        {trigger === 'NIGHT' && <span>{texts.night}</span>}
      </span>
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
        <span className={`${classes['stacked']} ${classes['end']}`}>
          <Num value={sealedUpTo} />
          <span>{unbroken(texts.commits(count(commits ?? 0)))}</span>
        </span>
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
      <span className={classes['fault']}>
        <StatusPill tone={runTones[run.state]}>{texts.states[run.state]}</StatusPill>
        <FaultText run={run} />
      </span>
    ),
  },
]
