import type { ReadModel, ReadModelTable } from '#modules/projections/contract.ts'
import { isStandby } from '#modules/projections/table-states.ts'
import { projectionTexts as texts } from '#texts/projections.ts'
import { DateText, Num } from '#web/ui/figures/Figures.tsx'
import { count, fileSize, unbroken } from '#web/ui/figures/format.ts'
import { Row } from '#web/ui/layout/Row.tsx'
import { Stack } from '#web/ui/layout/Stack.tsx'
import type { Column } from '#web/ui/lists/DataTable.tsx'
import { ProgressBar } from '#web/ui/page/ProgressBar.tsx'
import { StatusPill } from '#web/ui/page/StatusPill.tsx'
import { Text } from '#web/ui/page/Text.tsx'
import classes from './ProjectionsPage.module.css'
import { ReadModelMenu } from './ReadModelMenu.tsx'
import { beingBuilt } from './rebuilt.ts'
import { stateTones } from './state-tones.ts'

/** A read model by the table that is read. */
export type ModelRow = { readonly model: ReadModel; readonly table: ReadModelTable }

const lagOf = ({ model: { target }, table: { lag, position, parkedCount } }: ModelRow): string => {
  if (position > target) return texts.beyondTheEnd
  if (lag > 0) return texts.behind(count(lag))
  return parkedCount > 0 ? texts.othersUpToDate : texts.upToDate
}

const Name = (row: ModelRow) => {
  const {
    model: { name, tables },
    table,
  } = row
  const standby = tables.find(({ state }) => isStandby(state))
  return (
    <Stack gap={1}>
      <strong>{name}</strong>
      <span className={classes['folded']}>
        <Text size="small" as="span">
          {lagOf(row)}
        </Text>
      </span>
      {table.checkFound && (
        <span className={classes['folded']}>
          <Text size="small" as="span" tone="error">
            {texts.differs}
          </Text>
        </span>
      )}
      <span className={classes['unfolded']}>
        <Text size="small">{texts.version(table.version, table.fold)}</Text>
        {standby && <Text size="small">{texts.standby(standby.version, standby.version > table.version)}</Text>}
      </span>
      {table.error && (
        <Text size="small" tone="error" typed>
          {unbroken(table.error)}
        </Text>
      )}
    </Stack>
  )
}

const Pill = ({ state }: ReadModelTable) => (
  <Row>
    <StatusPill tone={stateTones[state]}>{texts.states[state]}</StatusPill>
  </Row>
)

/** A rebuild is shown in its row too: the card with the details may be off screen. */
const State = ({ model, table }: ModelRow) => (
  <div className={classes['states']}>
    <Stack gap={2}>
      <Pill {...table} />
      {table.parkedCount > 0 && (
        <Text size="small" tone="error">
          {texts.parkedHere(table.parkedCount)}
        </Text>
      )}
      {beingBuilt(model).map((built) => (
        <Stack key={built.version} gap={2}>
          <Pill {...built} />
          <ProgressBar label={texts.rowProgress(model.name)} done={built.position} of={model.target} />
        </Stack>
      ))}
    </Stack>
  </div>
)

const Check = ({ checkedAt, checkFound, checkLeftOut }: ReadModelTable) => {
  if (!checkedAt) return texts.neverChecked
  return (
    <Stack gap={1}>
      {checkFound ? (
        <Text size="small" tone="error" typed>
          {unbroken(checkFound)}
        </Text>
      ) : (
        <span>{texts.asTold(checkLeftOut)}</span>
      )}
      <Text size="small">
        <DateText at={checkedAt} as="dayTime" />
      </Text>
    </Stack>
  )
}

export const columnsFor = (mayAct: boolean, changed: () => void): readonly Column<ModelRow>[] => [
  { id: 'name', header: texts.name, card: 'title', cell: (row) => <Name {...row} /> },
  {
    id: 'state',
    header: texts.state,
    card: 'aside',
    cell: (row) => <State {...row} />,
  },
  {
    id: 'position',
    header: texts.position,
    align: 'end',
    cell: (row) => (
      <Stack gap={1}>
        <Num value={row.table.position} />
        <Text size="small" as="span">
          {lagOf(row)}
        </Text>
      </Stack>
    ),
  },
  {
    id: 'rate',
    header: texts.rate,
    align: 'end',
    cell: ({ table: { rate } }) => (rate === null ? '—' : unbroken(texts.perSecond(count(rate)))),
  },
  {
    id: 'size',
    header: texts.size,
    align: 'end',
    sort: ({ table }) => table.bytes,
    cell: ({ table }) => <bdi dir="ltr">{fileSize(table.bytes)}</bdi>,
  },
  { id: 'check', header: texts.check, cell: ({ table }) => <Check {...table} /> },
  ...(mayAct
    ? [
        {
          id: 'actions',
          header: texts.actions,
          hiddenHeader: true,
          align: 'end' as const,
          card: 'actions' as const,
          cell: ({ model }: ModelRow) => <ReadModelMenu model={model} changed={changed} />,
        },
      ]
    : []),
]
