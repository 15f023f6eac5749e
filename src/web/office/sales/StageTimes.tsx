import { orderStages, type StageTime, stageTimes } from '#modules/ordering/desk/stage-times-contract.ts'
import { incoterms } from '#modules/ordering/terms/order-terms.ts'
import { leadTimeTexts as texts } from '#texts/lead-times.ts'
import { uiTexts } from '#texts/ui.ts'
import { useRead } from '#web/api/endpoint.ts'
import { LinkButton } from '#web/ui/actions/LinkButton.tsx'
import { FigureChart } from '#web/ui/charts/FigureChart.tsx'
import { ChoiceFields, type ChoiceFilter, choiceChips } from '#web/ui/fields/ChoiceFields.tsx'
import { namesAsChoices } from '#web/ui/fields/choices.ts'
import { Section } from '#web/ui/layout/Section.tsx'
import { Stack } from '#web/ui/layout/Stack.tsx'
import { type Column, DataTable } from '#web/ui/lists/DataTable.tsx'
import { EmptyState } from '#web/ui/lists/EmptyState.tsx'
import { FilterBar } from '#web/ui/lists/FilterBar.tsx'
import { anyText, given, oneOf, text, useFilters } from '#web/ui/lists/filters.ts'
import { Loading, Skeleton } from '#web/ui/page/Loading.tsx'
import { useIsNarrow } from '#web/ui/style/media.ts'
import { inDays } from './in-days.ts'
import { type Behind, StageOrders } from './StageOrders.tsx'
import { stagesModel, type Way, waysOf } from './stages-model.ts'

/** Of the ways that there are; who looks for one has filters. */
const SHOWN = { wide: 20, narrow: 8 }

const timeFilters = { ...anyText('destination', 'year'), method: oneOf(incoterms) }
/** The figure that was chosen. */
const behindFilters = { stage: oneOf(orderStages), to: text(120), by: oneOf(incoterms) }

const columnsFor = (ask: (behind: Behind) => void): readonly Column<Way>[] => [
  {
    id: 'destination',
    header: texts.destination,
    card: 'title',
    sort: ({ destination }) => destination,
    cell: ({ destination }) => <bdi>{destination}</bdi>,
  },
  { id: 'method', header: texts.method, sort: ({ method }) => method, cell: ({ method }) => method },
  ...orderStages.map(
    (stage): Column<Way> => ({
      id: stage,
      header: texts.stages[stage],
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
  const figure = orders === 1 ? median : texts.figure(median, p90)
  return (
    <LinkButton
      label={`${figure}. ${texts.open(texts.stages[stage], destination, method, median, p90, orders)}`}
      onClick={() => ask({ stage, destination, method })}
    >
      {figure}
    </LinkButton>
  )
}

/** How long each stage of orders took, by destination and Incoterm; each figure leads to its orders. */
export const StageTimes = () => {
  const [filters, set, reset] = useFilters(timeFilters)
  const [{ stage, to, by }, choose] = useFilters(behindFilters)
  const behind: Behind | null = stage && to && by ? { stage, destination: to, method: by } : null
  const ask = (behind: Behind | null) => {
    choose('stage', behind?.stage ?? null)
    choose('to', behind?.destination ?? null)
    choose('by', behind?.method ?? null)
  }
  const narrow = useIsNarrow()
  const { year, ...way } = given(filters)
  const read = useRead(stageTimes, { ...way, ...(year && { year: Number(year) }) })
  return (
    <Loading read={read} skeleton={<Skeleton lines={30} height={38} />}>
      {({ times, destinations, years }) => {
        const ways = waysOf(times)
        const lists: ChoiceFilter<keyof typeof timeFilters>[] = [
          { name: 'destination', label: texts.destination, choices: namesAsChoices(destinations) },
          { name: 'method', label: texts.method, choices: namesAsChoices(incoterms) },
          { name: 'year', label: texts.year, choices: namesAsChoices(years.map(String)) },
        ]
        const chips = choiceChips(lists, filters, set)
        return (
          <Stack>
            <Section flush title={texts.measured} lead={texts.measuredLead}>
              <FilterBar chips={chips} onReset={reset} results={ways.length}>
                <ChoiceFields filters={lists} chosen={filters} choose={set} />
              </FilterBar>
              {ways.length > 1 && <FigureChart model={stagesModel(ways, narrow ? 4 : 8)} says={texts.measuredChart} />}
              <DataTable
                caption={texts.measured}
                columns={columnsFor(ask)}
                rows={ways}
                first={SHOWN[narrow ? 'narrow' : 'wide']}
                rowKey={({ destination, method }) => `${destination} ${method}`}
                empty={<EmptyState>{chips.length > 0 ? uiTexts.noMatch(texts.things) : texts.none}</EmptyState>}
              />
            </Section>
            {behind && (
              <StageOrders
                key={`${behind.stage} ${behind.destination} ${behind.method}`}
                behind={behind}
                year={filters.year}
                onClose={() => ask(null)}
              />
            )}
          </Stack>
        )
      }}
    </Loading>
  )
}
