import { useState } from 'react'

import { orderStages, type StageTime, stageTimes } from '#modules/ordering/desk/stage-times-contract.ts'
import { incoterms } from '#modules/ordering/order-terms.ts'
import type { Input } from '#platform/http/endpoint.ts'
import { useRead } from '#web/endpoint.ts'
import { Card } from '#web/ui/Card.tsx'
import { ChoiceFields, type ChoiceFilter, choiceChips } from '#web/ui/ChoiceFields.tsx'
import { FigureChart } from '#web/ui/charts/FigureChart.tsx'
import { namesAsChoices } from '#web/ui/choices.ts'
import { type Column, DataTable } from '#web/ui/DataTable.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { FilterBar, useFilters } from '#web/ui/FilterBar.tsx'
import { Loading, Skeleton } from '#web/ui/Loading.tsx'
import { useIsNarrow } from '#web/ui/media.ts'
import { leadTimeWords as words } from '#web/words/lead-times.ts'
import { uiWords } from '#web/words/ui.ts'
import { inDays } from './in-days.ts'
import classes from './LeadTimes.module.css'
import { type Behind, StageOrders } from './StageOrders.tsx'
import { stagesModel, type Way, waysOf } from './stages-model.ts'

/** Of the ways that there are; who looks for one has filters. */
const SHOWN = { wide: 20, narrow: 8 }

const filterNames = ['destination', 'method', 'year'] as const
type FilterName = (typeof filterNames)[number]
type Filters = Record<FilterName, string | null>

const columnsFor = (ask: (behind: Behind) => void): readonly Column<Way>[] => [
  {
    id: 'destination',
    header: words.destination,
    card: 'title',
    sort: ({ destination }) => destination,
    cell: ({ destination }) => <bdi>{destination}</bdi>,
  },
  { id: 'method', header: words.method, sort: ({ method }) => method, cell: ({ method }) => method },
  ...orderStages.map(
    (stage): Column<Way> => ({
      id: stage,
      header: words.stages[stage],
      align: 'end',
      sort: ({ times }) => times.get(stage)?.median ?? -1,
      cell: ({ times }) => <Figure time={times.get(stage)} ask={ask} />,
    }),
  ),
]

const Figure = ({ time, ask }: { time: StageTime | undefined; ask: (behind: Behind) => void }) => {
  if (!time) return '—'
  const { stage, destination, method, orders } = time
  const [median, p90] = [inDays(time.median), inDays(time.p90)]
  const figure = orders === 1 ? median : words.figure(median, p90)
  return (
    <button
      type="button"
      className={classes['figure']}
      aria-label={`${figure}. ${words.open(words.stages[stage], destination, method, median, p90, orders)}`}
      onClick={() => ask({ stage, destination, method })}
    >
      {figure}
    </button>
  )
}

const inputOf = ({ destination, method, year }: Filters): Input<typeof stageTimes> => ({
  ...(destination && { destination }),
  ...(method && { method: method as StageTime['method'] }),
  ...(year && { year: Number(year) }),
})

/** How long each stage of orders took, by destination and Incoterm; each figure leads to its orders. */
export const StageTimes = () => {
  const [filters, set, reset] = useFilters(...filterNames)
  const [asked, ask] = useState<Behind | null>(null)
  const narrow = useIsNarrow()
  const read = useRead(stageTimes, inputOf(filters))
  return (
    <Loading read={read} skeleton={<Skeleton lines={30} height={38} />}>
      {({ times, destinations, years }) => {
        const ways = waysOf(times)
        const lists: ChoiceFilter<FilterName>[] = [
          { name: 'destination', label: words.destination, choices: namesAsChoices(destinations) },
          { name: 'method', label: words.method, choices: namesAsChoices(incoterms) },
          { name: 'year', label: words.year, choices: namesAsChoices(years.map(String)) },
        ]
        const chips = choiceChips(lists, filters, set)
        return (
          <div className={classes['page']}>
            <Card flush title={words.measured}>
              <p className={classes['lead']}>{words.measuredLead}</p>
              <FilterBar chips={chips} onReset={reset} results={ways.length}>
                <ChoiceFields filters={lists} chosen={filters} choose={set} />
              </FilterBar>
              {ways.length > 1 && <FigureChart model={stagesModel(ways, narrow ? 4 : 8)} says={words.measuredChart} />}
              <DataTable
                caption={words.measured}
                columns={columnsFor(ask)}
                rows={ways}
                first={SHOWN[narrow ? 'narrow' : 'wide']}
                rowKey={({ destination, method }) => `${destination} ${method}`}
                empty={<EmptyState>{chips.length > 0 ? uiWords.noMatch(words.things) : words.none}</EmptyState>}
              />
            </Card>
            {asked && (
              <StageOrders
                key={`${asked.stage} ${asked.destination} ${asked.method}`}
                behind={asked}
                year={filters.year}
                onClose={() => ask(null)}
              />
            )}
          </div>
        )
      }}
    </Loading>
  )
}
