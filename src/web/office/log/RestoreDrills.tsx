import { type Drill, readRestoreDrills } from '#modules/restore-drills/contract.ts'
import { drillTexts as texts } from '#texts/log.ts'
import { useRead } from '#web/api/endpoint.ts'
import { DateText, Num } from '#web/ui/figures/Figures.tsx'
import { unbroken } from '#web/ui/figures/format.ts'
import { Stack } from '#web/ui/layout/Stack.tsx'
import { type Column, DataTable } from '#web/ui/lists/DataTable.tsx'
import { Card } from '#web/ui/page/Card.tsx'
import { Loading, Skeleton } from '#web/ui/page/Loading.tsx'
import { StatusPill } from '#web/ui/page/StatusPill.tsx'
import { Text } from '#web/ui/page/Text.tsx'

const columns: readonly Column<Drill>[] = [
  {
    id: 'backup',
    header: texts.backup,
    card: 'title',
    cell: ({ file, asOf, sealed }) => (
      <Stack gap={1}>
        <span>{asOf ? <DateText at={asOf} as="dayTime" /> : '—'}</span>
        <Text size="small" as="span">
          {file === null ? texts.notMade : sealed ? texts.sealed(file) : file}
        </Text>
      </Stack>
    ),
  },
  { id: 'when', header: texts.when, cell: ({ at }) => <DateText at={at} as="dayTime" /> },
  {
    id: 'took',
    header: texts.took,
    align: 'end',
    cell: ({ tookMs }) => (tookMs === null ? '—' : unbroken(texts.seconds(Math.ceil(tookMs / 1000)))),
  },
  {
    id: 'commits',
    header: texts.commits,
    align: 'end',
    cell: ({ commits }) => (commits === null ? '—' : <Num value={commits} />),
  },
  {
    id: 'rows',
    header: texts.rows,
    align: 'end',
    cell: ({ rows }) => (rows === null ? '—' : <Num value={rows} />),
  },
  {
    id: 'result',
    header: texts.result,
    cell: ({ fault }) => (
      <Stack gap={1}>
        <StatusPill tone={fault ? 'error' : 'done'}>{fault ? texts.fault : texts.matches}</StatusPill>
        {fault && <span>{fault}</span>}
      </Stack>
    ),
  },
]

/** The backups of the last nights, and what the trial of each restore found. */
export const RestoreDrills = () => {
  const read = useRead(readRestoreDrills, {})
  return (
    <Loading read={read} skeleton={<Skeleton lines={3} height={56} />}>
      {({ planned, drills }) => (
        <>
          <Card title={texts.title}>
            <p>{planned ? texts.planned : texts.notPlanned}</p>
          </Card>
          {drills.length > 0 && (
            <Card flush>
              <DataTable
                caption={texts.list}
                columns={columns}
                rows={drills}
                rowKey={({ id }) => id}
                density="comfortable"
              />
            </Card>
          )}
        </>
      )}
    </Loading>
  )
}
