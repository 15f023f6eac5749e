import { IconPlus } from '@tabler/icons-react'
import { Link } from 'react-router-dom'
import { listCategories } from '#modules/catalogue/contract.ts'
import {
  listOfficeProducts,
  OFFICE_PRODUCTS_PER_PAGE,
  type OfficeProductRow,
  productSorts,
  productStates,
  sortsOfProducts,
} from '#modules/catalogue/products/product-office-contract.ts'
import { paths } from '#paths'
import { officeProductTexts as texts } from '#texts/products.ts'
import { uiTexts } from '#texts/ui.ts'
import { useRead } from '#web/api/endpoint.ts'
import { LiveNotice } from '#web/api/live/LiveNotice.tsx'
import { useTopics } from '#web/api/live/live.ts'
import { useHiddenColumns } from '#web/identity/columns.ts'
import { useMay } from '#web/identity/may.ts'
import { useChosenRows } from '#web/lists/chosen.tsx'
import { SavedTabs } from '#web/lists/SavedTabs.tsx'
import { everyPage } from '#web/office/lists/every-page.ts'
import { ListTools } from '#web/office/lists/ListTools.tsx'
import { orderingBy } from '#web/office/lists/ordering-by.ts'
import { usePagedList } from '#web/office/lists/paged-list.tsx'
import { ButtonLink } from '#web/ui/actions/Button.tsx'
import { ChoiceFields, type ChoiceFilter, choiceChips } from '#web/ui/fields/ChoiceFields.tsx'
import { choicesOf } from '#web/ui/fields/choices.ts'
import { SearchField } from '#web/ui/fields/SearchField.tsx'
import { CodeText } from '#web/ui/figures/CodeText.tsx'
import { DateText } from '#web/ui/figures/Figures.tsx'
import { type Column, DataTable } from '#web/ui/lists/DataTable.tsx'
import { EmptyState } from '#web/ui/lists/EmptyState.tsx'
import { chipOf, FilterBar } from '#web/ui/lists/FilterBar.tsx'
import { given, oneOf, text, useFilters } from '#web/ui/lists/filters.ts'
import { Card } from '#web/ui/page/Card.tsx'
import { Loading, Skeleton } from '#web/ui/page/Loading.tsx'
import { PageHeader } from '#web/ui/page/PageHeader.tsx'
import { StatusPill } from '#web/ui/page/StatusPill.tsx'
import { stateOf } from './product-state.ts'

const { columns: heads } = texts
const productFilters = {
  search: text(80),
  category: text(40),
  state: oneOf(productStates),
  sort: oneOf(sortsOfProducts),
}

const columns: readonly Column<OfficeProductRow>[] = [
  {
    id: 'name',
    header: heads.name,
    card: 'title',
    cell: ({ id, name }) => (
      <Link to={paths.officeProduct({ productId: id })}>
        <bdi>{name}</bdi>
      </Link>
    ),
  },
  {
    id: 'reference',
    header: heads.reference,
    card: 'under',
    cell: ({ reference }) => <CodeText value={reference} />,
  },
  { id: 'category', header: heads.category, cell: ({ category, subCategory }) => `${category}, ${subCategory}` },
  {
    id: 'countries',
    header: heads.countries,
    cell: ({ orderable, countries }) => texts.orderableIn(orderable, countries),
  },
  {
    id: 'state',
    header: heads.state,
    card: 'aside',
    cell: (product) => <StatusPill {...stateOf(product)} />,
  },
  { id: 'changed', header: heads.changed, cell: ({ changedAt }) => <DateText at={changedAt} /> },
]

const none: readonly OfficeProductRow[] = []

/** Every product that there is or was: found, filtered and sorted by what the address says. */
export default function ProductsPage() {
  useTopics('catalogue')
  const may = useMay()
  const [filters, set, reset] = useFilters(productFilters)
  const { data: categories = [] } = useRead(listCategories, {}, { staleTime: 300_000 })
  const question = given(filters)
  const chosen = useHiddenColumns('products')
  const { read, foot } = usePagedList(listOfficeProducts, OFFICE_PRODUCTS_PER_PAGE, question)
  const choices: readonly ChoiceFilter<'category' | 'state'>[] = [
    { name: 'category', label: texts.category, choices: choicesOf(categories) },
    {
      name: 'state',
      label: texts.state,
      choices: productStates.map((value) => ({ value, label: texts.states[value] })),
    },
  ]
  const selection = useChosenRows({
    file: 'products',
    page: read.data?.products ?? none,
    rowKey: ({ id }) => id,
    label: ({ name }) => name,
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
            <ButtonLink to={paths.officeCategories()}>{texts.categories}</ButtonLink>
            {may('office.catalogue.manage') && (
              <ButtonLink
                look="filled"
                to={paths.officeNewProduct()}
                icon={<IconPlus size={16} stroke={1.8} aria-hidden />}
              >
                {texts.add}
              </ButtonLink>
            )}
          </>
        }
      />
      <SavedTabs list="products" chosen={chosen} />
      <Loading read={read} skeleton={<Skeleton lines={12} height={38} />}>
        {({ products, total }) => (
          <Card flush>
            <FilterBar
              chips={[
                ...chipOf(texts.searchChip, filters.search, () => set('search', null)),
                ...choiceChips(choices, filters, set),
              ]}
              onReset={reset}
              results={total}
              end={
                <ListTools
                  list="products"
                  of={texts.title}
                  columns={columns}
                  chosen={chosen}
                  rows={() => everyPage(listOfficeProducts, question, (page) => page.products)}
                />
              }
            >
              <SearchField
                label={texts.search}
                maxLength={80}
                value={filters.search}
                onSearch={(typed) => set('search', typed)}
              />
              <ChoiceFields filters={choices} chosen={filters} choose={set} />
            </FilterBar>
            <DataTable
              caption={texts.title}
              columns={columns}
              hidden={chosen.hidden}
              rows={products}
              selection={selection}
              rowKey={({ id }) => id}
              href={({ id }) => paths.officeProduct({ productId: id })}
              fingerprint={(row) => `${row.withdrawn} ${row.orderable} ${row.changedAt}`}
              says={(row) => texts.says(row.name, stateOf(row).children)}
              ordering={orderingBy(productSorts, filters.sort ?? 'name', (sort) => set('sort', sort))}
              folds={({ name }) => name}
              empty={
                <EmptyState>{total === 0 && !filters.search ? texts.none : uiTexts.noMatch(texts.things)}</EmptyState>
              }
            />
            {foot(total)}
          </Card>
        )}
      </Loading>
    </>
  )
}
