import { IconX } from '@tabler/icons-react'
import { useEffect, useEffectEvent, useState } from 'react'

import { QUICK_ADD_ROWS, quickAdd } from '#modules/ordering/cart/quick-add-contract.ts'
import { quickAddTexts as texts } from '#texts/quick-add.ts'
import { useCommand } from '#web/api/endpoint.ts'
import { ColumnChoice } from '#web/imports/ColumnChoice.tsx'
import type { Cells } from '#web/imports/read-cells.ts'
import type { UnnamedColumn } from '#web/imports/unnamed-columns.ts'
import { Button, IconButton } from '#web/ui/actions/Button.tsx'
import { showSuccess } from '#web/ui/dialogs/messages.ts'
import { UnsavedParts } from '#web/ui/fields/UnsavedParts.tsx'
import { useUnsavedPart } from '#web/ui/fields/unsaved-parts.ts'
import { Row as Line } from '#web/ui/layout/Row.tsx'
import { Section } from '#web/ui/layout/Section.tsx'
import { Stack } from '#web/ui/layout/Stack.tsx'
import { Note } from '#web/ui/page/Note.tsx'
import { Text } from '#web/ui/page/Text.tsx'
import { type Row, typedOf, useCheckedRows } from './checked-rows.ts'
import type { Column } from './columns.ts'
import { ForAllRows } from './ForAllRows.tsx'
import {
  type ChosenOnce,
  chosenOnce,
  type ForAll,
  filledIn,
  folded,
  isWorthAsking,
  type RowAnswers,
} from './for-all-rows.ts'
import { PasteRows } from './PasteRows.tsx'
import { RowToAdd } from './RowToAdd.tsx'
import { type ReadRows, readRows } from './read-rows.ts'

/** The notice on what was not read, if anything. */
const noticeOf = ({ rows, free }: ReadRows): string | null => {
  const said = [
    free > 0 && texts.freeLeftOut(free),
    rows.length === 0 && free === 0 && texts.nothing,
    rows.length > QUICK_ADD_ROWS && texts.tooMany(QUICK_ADD_ROWS),
  ].filter((sentence) => sentence !== false)
  return said.length > 0 ? said.join(' ') : null
}

/** Many products at once: pasted, checked by the server, repaired in place, added in one command. */
export const QuickAdd = ({ onClose }: { onClose: () => void }) => {
  const [rows, setRows] = useState<readonly Row[]>([])
  const [notice, setNotice] = useState<string | null>(null)
  const [asking, setAsking] = useState<{ source: string | Cells; columns: readonly UnnamedColumn<Column>[] } | null>(
    null,
  )
  const read = async (source: string | Cells, chosen: readonly (Column | null)[] | null = null) => {
    const typed = await readRows(source, chosen)
    setAsking(typed.undecided && { source, columns: typed.undecided })
    setNotice(typed.undecided ? null : noticeOf(typed))
    setRows(typed.rows.slice(0, QUICK_ADD_ROWS).map((row, key) => ({ ...row, key, open: false })))
  }
  return (
    <section aria-label={texts.title}>
      <Section
        title={texts.title}
        lead={texts.lead}
        aside={
          <IconButton label={texts.close} onClick={onClose}>
            <IconX size={20} stroke={1.6} aria-hidden />
          </IconButton>
        }
      >
        <UnsavedParts>
          <Stack gap={5}>
            {asking && (
              <ColumnChoice
                columns={asking.columns}
                names={texts.columns.names}
                needed={(chosen) => (chosen.includes('reference') ? undefined : texts.columns.chooseReference)}
                onChosen={(chosen) => void read(asking.source, chosen)}
                onStartAgain={() => setAsking(null)}
              />
            )}
            {rows.length === 0 && !asking && <PasteRows onRead={(source) => void read(source)} onProblem={setNotice} />}
            {notice && <Note tone="you" role="alert" strong={notice} />}
            {rows.length > 0 && (
              <RowsToAdd
                rows={rows}
                setRows={setRows}
                onDone={onClose}
                onStartAgain={() => {
                  setRows([])
                  setNotice(null)
                }}
              />
            )}
          </Stack>
        </UnsavedParts>
      </Section>
    </section>
  )
}

const RowsToAdd = ({
  rows,
  setRows,
  onDone,
  onStartAgain,
}: {
  rows: readonly Row[]
  setRows: (rows: readonly Row[]) => void
  onDone: () => void
  onStartAgain: () => void
}) => {
  useUnsavedPart(true)
  const [refused, setRefused] = useState(0)
  const [forAll, setForAll] = useState<ForAll>({ country: [], packaging: [] })
  // Once shown, a field stays: rows that are chosen by hand meanwhile would remove it.
  const [fields, setFields] = useState<readonly ChosenOnce[]>([])
  // While it is checked again each row keeps what was said of it last.
  const [last, setLast] = useState<RowAnswers>(new Map())
  const meant = filledIn(rows, last, forAll)
  const checked = useCheckedRows(meant, refused)
  const [said, setSaid] = useState(checked)
  if (checked && checked !== said) {
    setSaid(checked)
    const now = new Map(rows.flatMap(({ key }, at) => (checked[at] ? [[key, checked[at]] as const] : [])))
    setLast(now)
    setFields(chosenOnce.filter((what) => fields.includes(what) || isWorthAsking(what, rows, now)))
  }
  // The rows are the dialog's: they are opened after this rendering.
  const openWrong = useEffectEvent((now: NonNullable<typeof checked>) =>
    setRows(rows.map((row, at) => ({ ...row, open: row.open || (now[at]?.problems.length ?? 0) > 0 }))),
  )
  useEffect(() => {
    if (checked) openWrong(checked)
  }, [checked])
  const wrong = checked?.filter(({ problems }) => problems.length > 0).length ?? 0
  const command = useCommand(quickAdd, {
    onDone: ({ added, rows: all }) => {
      showSuccess(texts.added(added) + (all.length > added ? texts.stayed(all.length - added) : ''))
      onDone()
    },
    onProblem: ({ hasFields }) => {
      setRefused((before) => before + 1)
      return hasFields
    },
  })
  const change = (key: number, next: Partial<Row>) =>
    setRows(rows.map((row) => (row.key === key ? { ...row, ...next } : row)))
  const merge = (at: number, into: number) => {
    const sum = (checked?.[at]?.quantity ?? 0) + (checked?.[into]?.quantity ?? 0)
    setRows(rows.flatMap((row, n) => (n === at ? [] : [n === into ? { ...row, quantity: String(sum) } : row])))
  }
  const forget = (what: ChosenOnce, keys: readonly number[]) => {
    const free = rows.map((row) => (keys.includes(row.key) ? { ...row, [what]: '' } : row))
    setRows(folded(free, last, forAll))
  }
  return (
    <>
      <ForAllRows
        fields={fields}
        rows={rows}
        said={last}
        chosen={forAll}
        onChoose={(what, names) => {
          const next = { ...forAll, [what]: names }
          setForAll(next)
          setRows(folded(rows, last, next))
        }}
        onForget={forget}
      />
      <ol role="list" aria-label={texts.rows}>
        {rows.map((row, at) => (
          <RowToAdd
            key={row.key}
            number={at + 1}
            row={row}
            checked={checked?.[at] ?? last.get(row.key) ?? null}
            onChange={(next) => change(row.key, next)}
            onRemove={() => setRows(rows.filter(({ key }) => key !== row.key))}
            // Places and quantities are those of the last check: not while it is made again.
            onMerge={checked ? (into) => merge(at, into) : null}
          />
        ))}
      </ol>
      <Line justify="end">
        <Text role="status">
          {checked === null
            ? texts.checking
            : wrong > 0
              ? texts.toRepair(texts.counted(wrong))
              : texts.allRight(texts.counted(rows.length))}
        </Text>
        <Button onClick={onStartAgain}>{texts.startAgain}</Button>
        <Button
          look="filled"
          busy={command.busy}
          disabled={checked === null}
          why={wrong > 0 ? texts.repairFirst : undefined}
          onClick={() => void command.send({ lines: meant.map(typedOf) })}
        >
          {texts.add(rows.length)}
        </Button>
      </Line>
    </>
  )
}
