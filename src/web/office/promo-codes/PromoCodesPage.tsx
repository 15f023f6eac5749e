import { IconPlus } from '@tabler/icons-react'
import { Link } from 'react-router-dom'
import { listPromoCodes, type PromoCodeRow } from '#modules/promotions/contract.ts'
import { type PromoCodeStatus, promoCodeStatuses } from '#modules/promotions/validity.ts'
import { paths } from '#paths'
import { officePromoTexts as texts } from '#texts/promo-codes.ts'
import { uiTexts } from '#texts/ui.ts'
import { useRead } from '#web/api/endpoint.ts'
import { LiveNotice } from '#web/api/live/LiveNotice.tsx'
import { useTopics } from '#web/api/live/live.ts'
import { useHiddenColumns } from '#web/identity/columns.ts'
import { useMay } from '#web/identity/may.ts'
import { useChosenRows } from '#web/lists/chosen.tsx'
import { SavedTabs } from '#web/lists/SavedTabs.tsx'
import { ListTools } from '#web/office/lists/ListTools.tsx'
import { useWholePages } from '#web/office/lists/page-size.tsx'
import { ButtonLink } from '#web/ui/actions/Button.tsx'
import { EmptyArt } from '#web/ui/art/EmptyArt.tsx'
import { SearchField } from '#web/ui/fields/SearchField.tsx'
import { type Column, DataTable } from '#web/ui/lists/DataTable.tsx'
import { EmptyState } from '#web/ui/lists/EmptyState.tsx'
import { chipOf, FilterBar } from '#web/ui/lists/FilterBar.tsx'
import { given, oneOf, text, useFilters } from '#web/ui/lists/filters.ts'
import { Views } from '#web/ui/lists/Views.tsx'
import { Card } from '#web/ui/page/Card.tsx'
import { Loading, Skeleton } from '#web/ui/page/Loading.tsx'
import { PageHeader } from '#web/ui/page/PageHeader.tsx'
import { StatusPill } from '#web/ui/page/StatusPill.tsx'
import { givenBy, promoCodeTones, restrictedTo, usesOf, windowOf } from './promo-code-looks.ts'

const { columns: heads } = texts

const promoFilters = { status: oneOf(promoCodeStatuses), search: text(64) }

const columns: readonly Column<PromoCodeRow>[] = [
  {
    id: 'code',
    header: heads.code,
    card: 'title',
    sort: ({ code }) => code,
    cell: ({ code }) => (
      <Link to={paths.officePromoCode({ code })}>
        <bdi>{code}</bdi>
      </Link>
    ),
  },
  { id: 'type', header: heads.type, sort: ({ type }) => texts.types[type], cell: ({ type }) => texts.types[type] },
  { id: 'value', header: heads.value, align: 'end', cell: givenBy },
  {
    id: 'status',
    header: heads.status,
    card: 'aside',
    sort: ({ status }) => promoCodeStatuses.indexOf(status),
    cell: ({ status }) => <StatusPill tone={promoCodeTones[status]}>{texts.statuses[status]}</StatusPill>,
  },
  { id: 'window', header: heads.window, sort: ({ validFrom }) => validFrom, cell: windowOf },
  { id: 'restricted', header: heads.restricted, cell: restrictedTo },
  { id: 'uses', header: heads.uses, align: 'end', sort: ({ uses }) => uses, cell: usesOf },
]

const none: readonly PromoCodeRow[] = []

/** Every promo code, the newest first; uses count while one looks. */
export default function PromoCodesPage() {
  const may = useMay()
  useTopics('office:promo-codes')
  const [filters, setFilter, reset] = useFilters(promoFilters)
  const { status, ...query } = given(filters)
  const read = useRead(listPromoCodes, query)
  const chosen = useHiddenColumns('promo-codes')
  const pages = useWholePages()
  const selection = useChosenRows({
    file: 'promo-codes',
    page: read.data ?? none,
    rowKey: ({ code }) => code,
    label: ({ code }) => code,
    columns: columns.filter(({ id }) => !chosen.hidden.includes(id)),
  })
  return (
    <>
      <PageHeader
        title={texts.title}
        actions={
          <>
            <LiveNotice />
            {may('office.promo-codes.manage') && (
              <ButtonLink
                look="filled"
                to={paths.officeNewPromoCode()}
                icon={<IconPlus size={16} stroke={1.8} aria-hidden />}
              >
                {texts.add}
              </ButtonLink>
            )}
          </>
        }
      />
      <SavedTabs list="promo-codes" chosen={chosen} />
      <Loading read={read} skeleton={<Skeleton lines={8} height={38} />}>
        {(all) => {
          const rows = status ? all.filter((it) => it.status === status) : all
          return (
            <>
              <StatusViews all={all} chosen={filters.status} choose={(it) => setFilter('status', it)} />
              <Card flush>
                <FilterBar
                  chips={chipOf(texts.searchChip, filters.search, () => setFilter('search', null))}
                  onReset={reset}
                  results={rows.length}
                  end={
                    <ListTools
                      list="promo-codes"
                      of={texts.title}
                      columns={columns}
                      chosen={chosen}
                      rows={() => rows}
                    />
                  }
                >
                  <SearchField
                    label={texts.search}
                    maxLength={64}
                    capitals
                    value={filters.search}
                    onSearch={(typed) => setFilter('search', typed)}
                  />
                </FilterBar>
                <DataTable
                  caption={texts.title}
                  columns={columns}
                  hidden={chosen.hidden}
                  sortInAddress
                  page={pages.page(rows.length)}
                  rows={rows}
                  selection={selection}
                  rowKey={({ code }) => code}
                  href={({ code }) => paths.officePromoCode({ code })}
                  fingerprint={(row) => `${row.status} ${row.uses}`}
                  says={(row) => texts.says(row.code, usesOf(row))}
                  empty={
                    Object.keys(given(filters)).length > 0 ? (
                      <EmptyState>{uiTexts.noMatch(texts.things)}</EmptyState>
                    ) : (
                      <EmptyState art={<EmptyArt area="orders" />}>{texts.none}</EmptyState>
                    )
                  }
                />
                {pages.foot(rows.length)}
              </Card>
            </>
          )
        }}
      </Loading>
    </>
  )
}

/** All, then each status that codes are in, with how many. */
const StatusViews = ({
  all,
  chosen,
  choose,
}: {
  all: readonly PromoCodeRow[]
  chosen: PromoCodeStatus | null
  choose: (status: PromoCodeStatus | null) => void
}) => {
  const countOf = (status: string) => all.filter((row) => row.status === status).length
  const views = [
    { id: null, label: texts.all, count: all.length },
    ...promoCodeStatuses
      .map((id) => ({ id, label: texts.statuses[id], count: countOf(id) }))
      .filter(({ id, count }) => count > 0 || chosen === id),
  ]
  return <Views label={texts.views} views={views} chosen={chosen} choose={choose} />
}
