import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import {
  officePrices,
  PRICES_PER_PAGE,
  type PriceLine,
  priceSorts,
  sortsOfPrices,
} from '#modules/catalogue/prices/price-contract.ts'
import { exportPrices } from '#modules/catalogue/prices/price-sheet-contract.ts'
import { registrationStatuses } from '#modules/catalogue/registrations/registration-status.ts'
import { paths } from '#paths'
import type { Answer } from '#platform/http/endpoint.ts'
import { priceTexts as texts } from '#texts/prices.ts'
import { replayTexts } from '#texts/replay.ts'
import { uiTexts } from '#texts/ui.ts'
import { download } from '#web/api/files/download.ts'
import { LiveNotice } from '#web/api/live/LiveNotice.tsx'
import { useTopics } from '#web/api/live/live.ts'
import { useHiddenColumns } from '#web/identity/columns.ts'
import { useMay } from '#web/identity/may.ts'
import { useChosenRows } from '#web/lists/chosen.tsx'
import { SavedTabs } from '#web/lists/SavedTabs.tsx'
import { ListTools } from '#web/office/lists/ListTools.tsx'
import { orderingBy } from '#web/office/lists/ordering-by.ts'
import { usePagedList } from '#web/office/lists/paged-list.tsx'
import { AsOfButton, useAsOf } from '#web/replay/AsOfButton.tsx'
import { PastBanner } from '#web/replay/PastBanner.tsx'
import { ButtonLink } from '#web/ui/actions/Button.tsx'
import { ExportButtons } from '#web/ui/actions/ExportButtons.tsx'
import { ChoiceFields, type ChoiceFilter, choiceChips } from '#web/ui/fields/ChoiceFields.tsx'
import { choicesOf, namesAsChoices } from '#web/ui/fields/choices.ts'
import { CodeText } from '#web/ui/figures/CodeText.tsx'
import { Money } from '#web/ui/figures/Figures.tsx'
import { percent } from '#web/ui/figures/format.ts'
import { type Column, DataTable } from '#web/ui/lists/DataTable.tsx'
import { EmptyState } from '#web/ui/lists/EmptyState.tsx'
import { FilterBar } from '#web/ui/lists/FilterBar.tsx'
import { type FilterValues, given, oneOf, useFilters } from '#web/ui/lists/filters.ts'
import { Card } from '#web/ui/page/Card.tsx'
import { Loading, Skeleton } from '#web/ui/page/Loading.tsx'
import { PageHeader } from '#web/ui/page/PageHeader.tsx'
import { StatusPill } from '#web/ui/page/StatusPill.tsx'
import { priceListFilters } from './price-list-filters.ts'

type Filters = FilterValues<typeof priceListFilters>
type FilterName = keyof Filters

const columns: readonly Column<PriceLine>[] = [
  {
    id: 'name',
    header: texts.product,
    card: 'title',
    cell: ({ productId, name }) => (
      <Link to={paths.officeStream({ kind: 'product', key: productId })} aria-label={texts.historyOf(name)}>
        <bdi>{name}</bdi>
      </Link>
    ),
  },
  { id: 'reference', header: texts.reference, cell: ({ reference }) => <CodeText value={reference} /> },
  { id: 'country', header: texts.country, card: 'under', cell: ({ country }) => country },
  {
    id: 'status',
    header: texts.status,
    cell: ({ status, sellable }) => (
      <StatusPill tone={sellable ? 'done' : 'closed'}>{registrationStatuses[status].label}</StatusPill>
    ),
  },
  {
    id: 'price',
    header: texts.price,
    align: 'end',
    cell: ({ price }) => (price === null ? texts.noPrice : <Money cents={price} />),
  },
  {
    id: 'discount',
    header: texts.discount,
    align: 'end',
    cell: ({ price, discount }) => (price === null ? '—' : percent(discount)),
  },
  {
    id: 'effective',
    header: texts.effective,
    align: 'end',
    card: 'aside',
    cell: ({ effectivePrice }) => (effectivePrice === null ? '—' : <Money cents={effectivePrice} />),
  },
]

const none: readonly PriceLine[] = []

/** What every product costs where, as of now or of any moment: with the way back to now, to what is scheduled and to an import. */
export default function PricesPage() {
  useTopics('catalogue')
  const [asOf, goTo] = useAsOf()
  const [filters, set, reset] = useFilters(priceListFilters)
  const [{ sort }, order] = useFilters({ sort: oneOf(sortsOfPrices) })
  const chosen = useHiddenColumns('prices')
  const manages = useMay()('office.catalogue.manage')
  const query = { ...given({ ...filters, sort }), ...(asOf !== null && { asOf: asOf }) }
  const { read, foot } = usePagedList(officePrices, PRICES_PER_PAGE, query)
  const selection = useChosenRows({
    file: 'prices',
    page: read.data?.lines ?? none,
    rowKey: ({ registrationId }) => registrationId,
    label: ({ name, country }) => `${name}, ${country}`,
    columns: columns.filter(({ id }) => !chosen.hidden.includes(id)),
  })
  return (
    <>
      <PageHeader
        title={texts.title}
        lead={texts.lead}
        actions={
          <>
            <LiveNotice />
            <ExportButtons
              of={texts.title}
              onExport={(format) => download(exportPrices, { format, ...query }, `prices.${format}`)}
            />
            <ButtonLink to={paths.officeScheduledPrices()}>{texts.scheduled}</ButtonLink>
            {manages && <ButtonLink to={paths.officeImportPrices({}, given(filters))}>{texts.import}</ButtonLink>}
            <AsOfButton what={texts.what} onMoment={goTo} />
          </>
        }
      />
      {asOf !== null && <PastBanner at={asOf} says={replayTexts.asItWas} to="?" back={replayTexts.backToNow} />}
      <SavedTabs list="prices" chosen={chosen} />
      <Loading read={read} skeleton={<Skeleton lines={12} height={38} />}>
        {(prices) => (
          <Card flush>
            <PriceFilters
              {...{ prices, filters, set, reset }}
              end={<ListTools list="prices" of={texts.title} columns={columns} chosen={chosen} />}
            />
            <DataTable
              caption={texts.title}
              columns={columns}
              hidden={chosen.hidden}
              rows={prices.lines}
              selection={selection}
              ordering={orderingBy(priceSorts, sort ?? 'name', (next) => order('sort', next))}
              rowKey={({ registrationId }) => registrationId}
              folds={({ name, country }) => `${name}, ${country}`}
              empty={
                <EmptyState>
                  {prices.products.length === 0 ? texts.nothingThen : uiTexts.noMatch(texts.things)}
                </EmptyState>
              }
            />
            {foot(prices.total)}
          </Card>
        )}
      </Loading>
    </>
  )
}

type FilterProps = {
  readonly prices: Answer<typeof officePrices>
  readonly filters: Filters
  readonly set: (name: FilterName, value: string | null) => void
  readonly reset: () => void
  readonly end: ReactNode
}

const PriceFilters = ({ prices, filters, set, reset, end }: FilterProps) => {
  const lists: ChoiceFilter<FilterName>[] = [
    { name: 'product', label: texts.product, choices: choicesOf(prices.products) },
    { name: 'category', label: texts.category, choices: namesAsChoices(prices.categories) },
    { name: 'country', label: texts.country, choices: namesAsChoices(prices.countries) },
  ]
  return (
    <FilterBar chips={choiceChips(lists, filters, set)} onReset={reset} results={prices.total} end={end}>
      <ChoiceFields filters={lists} chosen={filters} choose={set} />
    </FilterBar>
  )
}
