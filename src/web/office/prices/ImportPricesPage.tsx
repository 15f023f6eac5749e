import { useCallback, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'

import { changePrices, type PriceChange } from '#modules/catalogue/price-change-contract.ts'
import type { TypedPrice } from '#modules/catalogue/price-rows.ts'
import { paths } from '#paths'
import { priceChangeTexts, priceTexts, priceImportTexts as texts } from '#texts/prices.ts'
import { useCommand } from '#web/api/endpoint.ts'
import { useMay } from '#web/identity/may.ts'
import { ClosedPage } from '#web/office/ClosedPage.tsx'
import { Button } from '#web/ui/actions/Button.tsx'
import { ConfirmModal } from '#web/ui/dialogs/ConfirmModal.tsx'
import { showSuccess } from '#web/ui/dialogs/messages.ts'
import { DayField } from '#web/ui/fields/DayField.tsx'
import { UnsavedGuard } from '#web/ui/fields/UnsavedGuard.tsx'
import { day } from '#web/ui/figures/format.ts'
import { FormEnd } from '#web/ui/layout/FormEnd.tsx'
import { Stack } from '#web/ui/layout/Stack.tsx'
import { given, useFilters } from '#web/ui/lists/filters.ts'
import { Card } from '#web/ui/page/Card.tsx'
import { PageHeader } from '#web/ui/page/PageHeader.tsx'
import { currentPrices } from './current-prices.ts'
import { effectiveDay, wrongDay } from './effective-day.ts'
import { PasteList } from './PasteList.tsx'
import { type GridRow, isWrong, PriceGrid } from './PriceGrid.tsx'
import { PriceImpact } from './PriceImpact.tsx'
import { priceListFilters } from './price-list-filters.ts'
import { useCheckedPrices } from './use-checked-prices.ts'

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
          current={() => currentPrices(given(filters) as {})}
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

type Typed = TypedPrice & { readonly key: number }

const RowsToImport = ({
  rows,
  setRows,
}: {
  rows: readonly Typed[]
  setRows: (next: (before: readonly Typed[]) => readonly Typed[]) => void
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
