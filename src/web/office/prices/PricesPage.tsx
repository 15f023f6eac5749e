import { Link } from 'react-router'

import { officePrices, type PriceLine } from '#modules/catalogue/price-contract.ts'
import { registrationStatuses } from '#modules/catalogue/registration-status.ts'
import { useRead } from '#web/endpoint.ts'
import { useTopics } from '#web/live.ts'
import { AsOfButton, useAsOf } from '#web/replay/AsOfButton.tsx'
import { PastBanner } from '#web/replay/PastBanner.tsx'
import { Card } from '#web/ui/Card.tsx'
import { type Column, DataTable } from '#web/ui/DataTable.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { Money } from '#web/ui/Figures.tsx'
import { type Chip, FilterBar, useFilters } from '#web/ui/FilterBar.tsx'
import { percent } from '#web/ui/format.ts'
import { LiveNotice } from '#web/ui/LiveNotice.tsx'
import { Loading, Skeleton } from '#web/ui/Loading.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { Pager, usePage } from '#web/ui/Pager.tsx'
import { SelectField } from '#web/ui/SelectField.tsx'
import { StatusPill } from '#web/ui/StatusPill.tsx'
import { priceWords as words } from '#web/words/prices.ts'
import { replayWords } from '#web/words/replay.ts'
import { uiWords } from '#web/words/ui.ts'
import classes from './PricesPage.module.css'

const ON_A_PAGE = 50
const filterNames = ['product', 'category', 'country'] as const
type FilterName = (typeof filterNames)[number]
type Filters = Record<FilterName, string | null>

const valueIn: Record<FilterName, (line: PriceLine) => string> = {
  product: ({ name }) => name,
  category: ({ category }) => category,
  country: ({ country }) => country,
}

const columns: readonly Column<PriceLine>[] = [
  {
    id: 'name',
    header: words.product,
    card: 'title',
    cell: ({ productId, name }) => (
      <Link to={`/office/audit/product/${productId}`} aria-label={words.historyOf(name)}>
        <bdi>{name}</bdi>
      </Link>
    ),
  },
  { id: 'reference', header: words.reference, cell: ({ reference }) => <bdi dir="ltr">{reference}</bdi> },
  { id: 'country', header: words.country, cell: ({ country }) => country },
  {
    id: 'status',
    header: words.status,
    cell: ({ status, sellable }) => (
      <StatusPill tone={sellable ? 'done' : 'closed'}>{registrationStatuses[status].label}</StatusPill>
    ),
  },
  {
    id: 'price',
    header: words.price,
    align: 'end',
    cell: ({ price }) => (price === null ? words.noPrice : <Money cents={price} />),
  },
  {
    id: 'discount',
    header: words.discount,
    align: 'end',
    cell: ({ price, discount }) => (price === null ? '' : percent(discount)),
  },
  {
    id: 'effective',
    header: words.effective,
    align: 'end',
    card: 'beside',
    cell: ({ effectivePrice }) => effectivePrice !== null && <Money cents={effectivePrice} />,
  },
]

/** What every product costs where, as of now or of any moment: read-only, with the way back to now. */
export default function PricesPage() {
  useTopics('catalogue')
  const [asOf, goTo] = useAsOf()
  const [filters, set, reset] = useFilters(...filterNames)
  const read = useRead(officePrices, asOf === null ? {} : { asOf: asOf as never })
  return (
    <>
      <PageHeader
        title={words.title}
        lead={words.lead}
        actions={
          <>
            <LiveNotice />
            <AsOfButton what={words.what} onMoment={goTo} />
          </>
        }
      />
      {asOf !== null && <PastBanner at={asOf} says={replayWords.asItWas} to="?" back={replayWords.backToNow} />}
      <Loading read={read} skeleton={<Skeleton lines={12} height={38} />}>
        {(lines) => (
          <Card flush>
            <Prices lines={lines} filters={filters} set={set} reset={reset} past={asOf !== null} />
          </Card>
        )}
      </Loading>
    </>
  )
}

type PricesProps = {
  readonly lines: readonly PriceLine[]
  readonly filters: Filters
  readonly set: (name: FilterName, value: string | null) => void
  readonly reset: () => void
  readonly past: boolean
}

const Prices = ({ lines, filters, set, reset, past }: PricesProps) => {
  const [page, setPage] = usePage()
  const fits = (line: PriceLine) =>
    filterNames.every((name) => filters[name] === null || filters[name] === valueIn[name](line))
  const found = lines.filter(fits)
  const chips = filterNames.flatMap((name): Chip[] => {
    const value = filters[name]
    return value === null ? [] : [{ name: words[name], value, onRemove: () => set(name, null) }]
  })
  const empty = past && lines.length === 0 ? words.nothingThen : uiWords.noMatch(words.things)
  return (
    <>
      <FilterBar chips={chips} onReset={reset} results={found.length}>
        {filterNames.map((name) => (
          <SelectField
            key={name}
            label={words[name]}
            placeholder={words.all}
            clearable
            choices={choicesOf(lines, name)}
            value={filters[name]}
            onChange={(value) => set(name, value)}
          />
        ))}
      </FilterBar>
      <DataTable
        caption={words.title}
        columns={columns}
        rows={found.slice((page - 1) * ON_A_PAGE, page * ON_A_PAGE)}
        rowKey={({ registrationId }) => registrationId}
        empty={<EmptyState>{empty}</EmptyState>}
      />
      {found.length > ON_A_PAGE && (
        <div className={classes['pages']}>
          <span>
            {uiWords.range((page - 1) * ON_A_PAGE + 1, Math.min(page * ON_A_PAGE, found.length), found.length)}
          </span>
          <Pager page={page} pages={Math.ceil(found.length / ON_A_PAGE)} onPage={setPage} />
        </div>
      )}
    </>
  )
}

const choicesOf = (lines: readonly PriceLine[], name: FilterName) =>
  [...new Set(lines.map(valueIn[name]))].toSorted().map((value) => ({ value, label: value }))
