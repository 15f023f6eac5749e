import { checkLog, type LogState, readLogState } from '#modules/log-checks/contract.ts'
import { isRunning } from '#modules/log-checks/run-states.ts'
import { logTexts as texts } from '#texts/log.ts'
import { useRead } from '#web/api/endpoint.ts'
import { useMay } from '#web/identity/may.ts'
import { ClosedPage } from '#web/office/ClosedPage.tsx'
import { DateText, Num } from '#web/ui/figures/Figures.tsx'
import { Facts } from '#web/ui/layout/Facts.tsx'
import { Stack } from '#web/ui/layout/Stack.tsx'
import { DataTable } from '#web/ui/lists/DataTable.tsx'
import { Card } from '#web/ui/page/Card.tsx'
import { Loading, Skeleton } from '#web/ui/page/Loading.tsx'
import { PageHeader } from '#web/ui/page/PageHeader.tsx'
import { Text } from '#web/ui/page/Text.tsx'
import { CheckButton } from './CheckButton.tsx'
import { CutOffLog, LastCheck } from './LastCheck.tsx'
import { RestoreDrills } from './RestoreDrills.tsx'
import { columns } from './run-columns.tsx'

/** No event says how far a check is: it is polled, more often while one is running. */
const LOOK_EVERY_MS = { running: 500, resting: 5_000 }

const hasRunning = (state: LogState | undefined): boolean => isRunning(state?.runs[0]?.state)

/** How far the log is sealed and signed, and what its checks found; for who may check it. */
export default function LogPage() {
  const may = useMay()('office.audit.check')
  return may ? <Log /> : <ClosedPage title={texts.title} lead={texts.lead} says={texts.onlyAuditors} />
}

const Log = () => {
  const read = useRead(
    readLogState,
    {},
    { refetchInterval: (state) => LOOK_EVERY_MS[hasRunning(state) ? 'running' : 'resting'] },
  )
  return (
    <>
      <PageHeader
        title={texts.title}
        lead={texts.lead}
        actions={
          !read.data?.cutOff && (
            <CheckButton command={checkLog} labels={texts} running={hasRunning(read.data)} onBegun={read.refetch} />
          )
        }
      />
      <Loading read={read} skeleton={<Skeleton lines={8} height={56} />}>
        {(state) => (
          <Stack>
            <Glance state={state} />
            {state.cutOff ? <CutOffLog {...state.cutOff} /> : <LastCheck runs={state.runs} progress={state.progress} />}
            {state.runs.length > 0 && (
              <Card flush>
                <DataTable
                  caption={texts.list}
                  columns={columns}
                  rows={state.runs}
                  rowKey={({ id }) => id}
                  density="comfortable"
                />
              </Card>
            )}
            <RestoreDrills />
          </Stack>
        )}
      </Loading>
    </>
  )
}

const Glance = ({
  state: { sealedUpTo, signedUpTo, signedAt, unknownHeads, waiting, nextNight },
}: {
  state: LogState
}) => (
  <Card title={texts.glance}>
    <Stack gap={4}>
      <Facts
        facts={{
          [texts.sealedUpTo]: <Num value={sealedUpTo} />,
          [texts.signedUpTo]: (
            <>
              {signedUpTo === 0 ? texts.notSigned : <Num value={signedUpTo} />}{' '}
              {signedAt && (
                <Text size="small" as="span">
                  <DateText at={signedAt} as="dayTime" />
                </Text>
              )}
            </>
          ),
          [texts.waiting]: <Num value={waiting} />,
          [texts.nextNight]: nextNight ? <DateText at={nextNight} as="dayTime" /> : texts.noNight,
        }}
      />
      {unknownHeads > 0 && (
        <Text size="small" tone="you">
          {texts.unknownHeads(unknownHeads)}
        </Text>
      )}
    </Stack>
  </Card>
)
