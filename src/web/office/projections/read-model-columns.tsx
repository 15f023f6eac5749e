import type { ReadModel, ReadModelTable } from '#modules/projections/contract.ts'
import { isStandby } from '#modules/projections/table-states.ts'
import { projectionTexts as texts } from '#texts/projections.ts'
import { DateText } from '#web/ui/figures/Figures.tsx'
import { count, fileSize, unbroken } from '#web/ui/figures/format.ts'
import type { Column } from '#web/ui/lists/DataTable.tsx'
import { ProgressBar } from '#web/ui/page/ProgressBar.tsx'
import { StatusPill } from '#web/ui/page/StatusPill.tsx'
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
    <span className={classes['name']}>
      <strong>{name}</strong>
      <span className={classes['folded']}>{lagOf(row)}</span>
      {table.checkFound && <span className={`${classes['folded']} ${classes['error']}`}>{texts.differs}</span>}
      <span className={classes['unfolded']}>{texts.version(table.version, table.fold)}</span>
      {standby && (
        <span className={classes['unfolded']}>{texts.standby(standby.version, standby.version > table.version)}</span>
      )}
      {table.error && <span className={classes['error']}>{unbroken(table.error)}</span>}
    </span>
  )
}

const Pill = ({ state }: ReadModelTable) => <StatusPill tone={stateTones[state]}>{texts.states[state]}</StatusPill>

/** A rebuild is shown in its row too: the card with the details may be off screen. */
const State = ({ model, table }: ModelRow) => (
  <span className={classes['states']}>
    <Pill {...table} />
    {table.parkedCount > 0 && <span className={classes['error']}>{texts.parkedHere(table.parkedCount)}</span>}
    {beingBuilt(model).map((built) => (
      <span key={built.version} className={classes['built']}>
        <Pill {...built} />
        <ProgressBar label={texts.rowProgress(model.name)} done={built.position} of={model.target} />
      </span>
    ))}
  </span>
)

const Check = ({ checkedAt, checkFound, checkLeftOut }: ReadModelTable) => {
  if (!checkedAt) return texts.neverChecked
  return (
    <span className={classes['check']}>
      {checkFound ? <span className={classes['error']}>{unbroken(checkFound)}</span> : texts.asTold(checkLeftOut)}
      <DateText at={checkedAt} as="dayTime" />
    </span>
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
      <span className={classes['stacked']}>
        <bdi dir="ltr">{count(row.table.position)}</bdi>
        <span>{lagOf(row)}</span>
      </span>
    ),
  },
  {
    id: 'rate',
    header: texts.rate,
    align: 'end',
    cell: ({ table: { rate } }) => (
      <span className={classes['figure']}>{rate === null ? '—' : texts.perSecond(count(rate))}</span>
    ),
  },
  {
    id: 'size',
    header: texts.size,
    align: 'end',
    sort: ({ table }) => table.bytes,
    cell: ({ table }) => (
      <bdi dir="ltr" className={classes['figure']}>
        {fileSize(table.bytes)}
      </bdi>
    ),
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
