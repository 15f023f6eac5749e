import { useEffect, useRef, useState } from 'react'
import { listReadModels, type ReadModel } from '#modules/projections/contract.ts'
import { projectionTexts as texts } from '#texts/projections.ts'
import { useRead } from '#web/api/endpoint.ts'
import { useMay } from '#web/identity/may.ts'
import { showSuccess } from '#web/ui/dialogs/messages.ts'
import { count } from '#web/ui/figures/format.ts'
import { Stack } from '#web/ui/layout/Stack.tsx'
import { DataTable } from '#web/ui/lists/DataTable.tsx'
import { Card } from '#web/ui/page/Card.tsx'
import { Loading, Skeleton } from '#web/ui/page/Loading.tsx'
import { PageHeader } from '#web/ui/page/PageHeader.tsx'
import { duration } from './duration.ts'
import { type FirstSeen, lasting, seenAt } from './lasting.ts'
import { ParkedStreams } from './ParkedStreams.tsx'
import { Rebuilding } from './Rebuilding.tsx'
import { columnsFor, type ModelRow } from './read-model-columns.tsx'
import { beingBuilt, rebuiltSince } from './rebuilt.ts'

/** Says of every rebuild that ends while the page is open that it is done, and how long it took where its beginning was seen. */
const useRebuilt = (models: readonly ReadModel[] | undefined): void => {
  const before = useRef<readonly ReadModel[] | undefined>(undefined)
  const began = useRef(new Map<string, number>())
  useEffect(() => {
    if (!models) return
    const wasBuilt = before.current?.filter((model) => beingBuilt(model).length > 0).map(({ name }) => name)
    for (const { name, target } of rebuiltSince(before.current ?? [], models)) {
      const since = began.current.get(name)
      const took = since === undefined ? null : duration(Math.max(1, Math.round((Date.now() - since) / 1000)))
      showSuccess(texts.rebuilt(name, count(target), took))
    }
    for (const model of models) {
      if (beingBuilt(model).length === 0) began.current.delete(model.name)
      else if (wasBuilt && !wasBuilt.includes(model.name)) began.current.set(model.name, Date.now())
    }
    before.current = models
  }, [models])
}

/** No event announces these figures: they are polled, more often during a rebuild. */
const LOOK_EVERY_MS = { building: 500, resting: 3000 }

const isBuilding = (models: readonly ReadModel[] = []): boolean => models.some((model) => beingBuilt(model).length > 0)
const rowOf = (model: ReadModel): ModelRow[] => model.tables.slice(0, 1).map((table) => ({ model, table }))

/** Answers which rebuilds of a read model get a card, from what was seen of them at this look and before. */
const useLasting = (models: readonly ReadModel[] | undefined, at: number) => {
  const [look, setLook] = useState<{ at: number; seen: FirstSeen } | null>(null)
  const now = models && look?.at !== at ? { at, seen: seenAt(at, models, look?.seen ?? null) } : look
  if (now !== look) setLook(now)
  return (model: ReadModel) => (now ? lasting(model, now.seen, now.at) : [])
}

/** Every read model: how far, how fast, how big, whether it is right, and what can be done about it. */
export default function ProjectionsPage() {
  const may = useMay()('office.projections.manage')
  const read = useRead(
    listReadModels,
    {},
    { refetchInterval: (models) => LOOK_EVERY_MS[isBuilding(models) ? 'building' : 'resting'] },
  )
  useRebuilt(read.data)
  const cardsOf = useLasting(read.data, read.dataUpdatedAt)
  const changed = () => void read.refetch()
  return (
    <>
      <PageHeader title={texts.title} lead={texts.lead} />
      <Loading read={read} skeleton={<Skeleton lines={12} height={56} />}>
        {(models) => (
          <Stack>
            {models.flatMap((model) =>
              cardsOf(model).map((table) => (
                <Rebuilding key={`${model.name}/${table.version}`} model={model} table={table} changed={changed} />
              )),
            )}
            {models
              .filter(({ parkedCount }) => parkedCount > 0)
              .map((model) => (
                <ParkedStreams key={model.name} model={model} changed={changed} />
              ))}
            <Card flush>
              <DataTable
                caption={texts.list}
                columns={columnsFor(may, changed)}
                rows={models.flatMap(rowOf)}
                rowKey={({ model }) => model.name}
                folds={({ model }) => model.name}
                density="comfortable"
              />
            </Card>
          </Stack>
        )}
      </Loading>
    </>
  )
}
