import type { LogRun, LogState } from '#modules/log-checks/contract.ts'
import { isRunning } from '#modules/log-checks/run-states.ts'
import { logTexts as texts } from '#texts/log.ts'
import { DateText } from '#web/ui/figures/Figures.tsx'
import { count, unbroken } from '#web/ui/figures/format.ts'
import { Card } from '#web/ui/page/Card.tsx'
import { ProgressBar } from '#web/ui/page/ProgressBar.tsx'
import { StatusPill } from '#web/ui/page/StatusPill.tsx'
import { Text } from '#web/ui/page/Text.tsx'
import { FaultText } from './FaultText.tsx'
import { isBetweenHeads } from './fault-place.ts'
import { runTones } from './run-tones.ts'

const Running = ({ progress }: Pick<LogState, 'progress'>) => (
  <Card title={texts.running} aside={<StatusPill tone="moving">{texts.states.RUNNING}</StatusPill>}>
    <ProgressBar label={texts.progress} done={progress?.done ?? 0} of={progress?.target ?? 1} />
    <Text size="small">
      {progress ? unbroken(texts.of(count(progress.done), count(progress.target))) : texts.beginning}
    </Text>
  </Card>
)

const Verdict = ({ run }: { run: LogRun }) => (
  <>
    <p>{run.fault ? <FaultText run={run} /> : unbroken(texts.whole(count(run.sealedUpTo ?? 0)))}</p>
    <Text size="small">
      {run.fault?.what === 'edited' && `${texts.wholeCommit} `}
      {run.fault && `${isBetweenHeads(run.fault) ? texts.beforeHead : texts.before} `}
      {run.signatures ? unbroken(texts.vouched(run.signatures, count(run.signedUpTo ?? 0))) : texts.unvouched}
    </Text>
  </>
)

/** No check can be recorded on such a log: this is shown instead. */
export const CutOffLog = ({ endsAt, wentTo }: NonNullable<LogState['cutOff']>) => (
  <Card title={texts.cutOff} aside={<StatusPill tone={runTones.FAULT}>{texts.states.FAULT}</StatusPill>}>
    <p>{unbroken(texts.endsEarly(count(endsAt), count(wentTo)))}</p>
    <Text size="small">{texts.restore}</Text>
  </Card>
)

/** The check that goes on, or else what the last one found. */
export const LastCheck = ({ runs, progress }: Pick<LogState, 'runs' | 'progress'>) => {
  if (isRunning(runs[0]?.state)) return <Running progress={progress} />
  const last = runs.find(({ finishedAt }) => finishedAt !== null)
  return (
    <Card
      title={texts.lastCheck}
      aside={last && <StatusPill tone={runTones[last.state]}>{texts.states[last.state]}</StatusPill>}
    >
      {last ? <Verdict run={last} /> : <p>{texts.noCheck}</p>}
      {last?.finishedAt && (
        <Text size="small">
          <DateText at={last.finishedAt} as="dayTime" /> · {last.who}
        </Text>
      )}
    </Card>
  )
}
