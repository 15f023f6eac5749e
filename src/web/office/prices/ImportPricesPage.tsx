import { useCallback, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { changePrices, MOST_PRICE_CHANGES, type PriceChange } from '#modules/catalogue/prices/price-change-contract.ts'
import { officePrices, PRICES_PER_PAGE } from '#modules/catalogue/prices/price-contract.ts'
import type { TypedPrice } from '#modules/catalogue/prices/price-rows.ts'
import { type CheckedPriceRow, checkPriceRows } from '#modules/catalogue/prices/price-sheet-contract.ts'
import { paths } from '#paths'
import type { Sent } from '#platform/http/endpoint.ts'
import { priceChangeTexts, priceTexts, priceImportTexts as texts } from '#texts/prices.ts'
import { useAnswerOnceStill } from '#web/api/answer-once-still.ts'
import { call, useCommand } from '#web/api/endpoint.ts'
import { useMay } from '#web/identity/may.ts'
import { ClosedPage } from '#web/office/ClosedPage.tsx'
import { typedDollars } from '#web/office/quotes/freight.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { ConfirmModal } from '#web/ui/dialogs/ConfirmModal.tsx'
import { showSuccess } from '#web/ui/dialogs/messages.ts'
import { DayField } from '#web/ui/fields/days/DayField.tsx'
import { UnsavedGuard } from '#web/ui/fields/UnsavedGuard.tsx'
import { day } from '#web/ui/figures/format.ts'
import { FormEnd } from '#web/ui/layout/FormEnd.tsx'
import { Stack } from '#web/ui/layout/Stack.tsx'
import { given, useFilters } from '#web/ui/lists/filters.ts'
import { Card } from '#web/ui/page/Card.tsx'
import { PageHeader } from '#web/ui/page/PageHeader.tsx'
import { effectiveDay, wrongDay } from './effective-day.ts'
import { PasteList } from './PasteList.tsx'
import { type GridRow, isWrong, PriceGrid } from './PriceGrid.tsx'
import { PriceImpact } from './PriceImpact.tsx'
import { priceListFilters } from './price-list-filters.ts'
import type { ReadPrices } from './read-price-rows.ts'

const PAUSE = 300

const cellsOf = ({ reference, country, price, discount }: TypedPrice): TypedPrice => ({
  ...{ reference, country, price, discount },
})

const check = async (rows: string, signal: AbortSignal): Promise<readonly CheckedPriceRow[]> =>
  (await call(checkPriceRows, { rows: JSON.parse(rows) }, { signal })).rows

/** The server's check, after a pause in typing; unchanged rows keep the last answer. `isNew`: it is current. */
const useCheckedPrices = (rows: readonly TypedPrice[]) => {
  const text = JSON.stringify(rows.map(cellsOf))
  const said = useAnswerOnceStill(text, check, PAUSE) ?? { of: '[]', answer: [] }
  const isNew = said.of === text
  const before: readonly TypedPrice[] = isNew ? [] : JSON.parse(said.of)
  const last = new Map(before.map((row, index) => [JSON.stringify(row), said.answer[index]]))
  const checked = rows.map(
    (row, index) => (isNew ? said.answer[index] : last.get(JSON.stringify(cellsOf(row)))) ?? null,
  )
  return { checked, isNew }
}

/** The prices of now under the filters of the list, as if they had been typed. */
const currentPrices = async (filters: Omit<Sent<typeof officePrices>, 'page' | 'asOf'>): Promise<ReadPrices> => {
  const first = await call(officePrices, { ...filters, page: 1 })
  if (first.total > MOST_PRICE_CHANGES) return { rows: [], problem: texts.tooMany(first.total), undecided: null }
  const lines = [...first.lines]
  for (let page = 2; lines.length < first.total && page <= MOST_PRICE_CHANGES / PRICES_PER_PAGE; page++)
    lines.push(...(await call(officePrices, { ...filters, page })).lines)
  const rows = lines.flatMap(({ reference, country, price, discount }) =>
    price === null ? [] : [{ reference, country, price: typedDollars(price), discount: String(discount) }],
  )
  return { rows, problem: rows.length === 0 ? texts.noCurrent : null, undecided: null }
}

const crumbs = [{ label: priceTexts.title, to: paths.officePrices() }]

/** /office/prices/import */
export default function ImportPricesPage() {
  const may = useMay()('office.catalogue.manage')
  const [rows, setRows] = useState<readonly (TypedPrice & { readonly key: number })[]>([])
  const [filters] = useFilters(priceListFilters)
  if (!may) return <ClosedPage title={texts.title} crumbs={crumbs} says={texts.onlyOperations} />
  return (
    <>
      <PageHeader title={texts.title} lead={texts.lead} crumbs={crumbs} />
      {rows.length === 0 ? (
        <PasteList
          onRead={(read) => setRows(read.map((row, key) => ({ ...row, key })))}
          current={() => currentPrices(given(filters))}
        />
      ) : (
        <RowsToImport rows={rows} setRows={setRows} />
      )}
    </>
  )
}

const changesOf = (rows: readonly GridRow[]): PriceChange[] | null => {
  const changes = rows.flatMap((row) => {
    const { registrationId, price, discount } = row.checked ?? {}
    return registrationId && price != null && discount !== undefined && !isWrong(row)
      ? [{ registrationId, price, discount }]
      : []
  })
  return changes.length === rows.length ? changes : null
}

type ImportRow = TypedPrice & { readonly key: number }

const RowsToImport = ({
  rows,
  setRows,
}: {
  rows: readonly ImportRow[]
  setRows: (next: (before: readonly ImportRow[]) => readonly ImportRow[]) => void
}) => {
  const navigate = useNavigate()
  const [from, setFrom] = useState('')
  const [asking, setAsking] = useState(false)
  const { checked, isNew } = useCheckedPrices(rows)
  const grid: readonly GridRow[] = rows.map((row, index) => ({ ...row, checked: checked[index] ?? null }))
  const changes = isNew ? changesOf(grid) : null
  const effectiveOn = effectiveDay(from)
  const isDone = useRef(false)
  const unsaved = useCallback(() => !isDone.current, [])
  const command = useCommand(changePrices, {
    onDone: (_, sent) => {
      isDone.current = true
      const { length } = sent.changes
      showSuccess(sent.effectiveOn === null ? texts.applied(length) : texts.scheduled(length, day(sent.effectiveOn)))
      void navigate(sent.effectiveOn === null ? paths.officePrices() : paths.officeScheduledPrices())
    },
  })
  const wrong = wrongDay(from)
  const large = grid.filter((row) => row.checked?.large).length
  const send = () => changes && void command.send({ effectiveOn, changes })
  return (
    <Stack>
      <UnsavedGuard unsaved={unsaved} />
      <PriceGrid
        rows={grid}
        onChange={(key, field, typed) =>
          setRows((before) => before.map((row) => (row.key === key ? { ...row, [field]: typed } : row)))
        }
        onRemove={(key) => setRows((before) => before.filter((row) => row.key !== key))}
      />
      <Card title={priceChangeTexts.impact}>
        <Stack gap={5}>
          <DayField
            label={priceChangeTexts.from}
            help={priceChangeTexts.fromHelp}
            value={from}
            onChange={setFrom}
            error={wrong ?? command.errors['effectiveOn']}
          />
          {changes && !wrong && <PriceImpact effectiveOn={effectiveOn} changes={changes} />}
        </Stack>
      </Card>
      <FormEnd error={isNew && !changes ? texts.repairFirst : null}>
        <Button onClick={() => setRows(() => [])}>{texts.startAgain}</Button>
        <Button
          look="filled"
          busy={command.busy}
          disabled={!changes || wrong !== null}
          onClick={large > 0 ? () => setAsking(true) : send}
        >
          {effectiveOn === null ? texts.apply : texts.schedule}
        </Button>
      </FormEnd>
      {asking && (
        <ConfirmModal
          title={texts.largeTitle}
          keep={texts.largeKeep}
          confirm={effectiveOn === null ? texts.apply : texts.schedule}
          busy={command.busy}
          onKeep={() => setAsking(false)}
          onConfirm={send}
        >
          <p>{texts.largeLead(large)}</p>
        </ConfirmModal>
      )}
    </Stack>
  )
}
