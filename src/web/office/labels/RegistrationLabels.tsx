import { millisecondsInHour } from 'date-fns/constants'
import { listCountries } from '#modules/catalogue/contract.ts'
import { listOfficeLabels } from '#modules/labels/office-contract.ts'
import type { Answer } from '#platform/http/endpoint.ts'
import { labelKindTexts, labelTexts } from '#texts/labels.ts'
import { officeLabelTexts as texts } from '#texts/office-labels.ts'
import { useRead } from '#web/api/endpoint.ts'
import { FileButton } from '#web/api/files/FileButton.tsx'
import { useHiddenColumns } from '#web/identity/columns.ts'
import { useChosenRows } from '#web/lists/chosen.tsx'
import { SavedTabs } from '#web/lists/SavedTabs.tsx'
import { ListTools } from '#web/office/lists/ListTools.tsx'
import { useWholePages } from '#web/office/lists/page-size.tsx'
import { ChoiceFields, type ChoiceFilter, choiceChips } from '#web/ui/fields/ChoiceFields.tsx'
import { choicesOf } from '#web/ui/fields/choices.ts'
import { SearchField } from '#web/ui/fields/SearchField.tsx'
import { CodeText } from '#web/ui/figures/CodeText.tsx'
import { DateText } from '#web/ui/figures/Figures.tsx'
import { type Column, DataTable } from '#web/ui/lists/DataTable.tsx'
import { EmptyState } from '#web/ui/lists/EmptyState.tsx'
import { chipOf, FilterBar } from '#web/ui/lists/FilterBar.tsx'
import { given, text, useFilters } from '#web/ui/lists/filters.ts'
import { Card } from '#web/ui/page/Card.tsx'
import { Loading, Skeleton } from '#web/ui/page/Loading.tsx'
import { StatusPill } from '#web/ui/page/StatusPill.tsx'

type Registration = Answer<typeof listOfficeLabels>['registrations'][number]
type Row = Registration['labels'][number] & Pick<Registration, 'product' | 'country'>

const columns: readonly Column<Row>[] = [
  {
    id: 'product',
    header: texts.product,
    card: 'title',
    sort: ({ product }) => product.name,
    cell: ({ product }) => (
      <>
        <bdi>{product.name}</bdi>{' '}
        <small>
          <CodeText value={product.reference} />
        </small>
      </>
    ),
  },
  {
    id: 'country',
    header: texts.country,
    card: 'under',
    sort: ({ country }) => country.name,
    cell: ({ country }) => country.name,
  },
  {
    id: 'kind',
    header: labelTexts.kind,
    sort: ({ kind }) => labelKindTexts[kind],
    cell: ({ kind }) => labelKindTexts[kind],
  },
  { id: 'name', header: labelTexts.name, sort: ({ name }) => name, cell: ({ name }) => <bdi>{name}</bdi> },
  { id: 'code', header: labelTexts.code, sort: ({ code }) => code, cell: ({ code }) => <CodeText value={code} /> },
  {
    id: 'version',
    header: labelTexts.version,
    align: 'end',
    sort: ({ version }) => version,
    cell: ({ version }) => version,
  },
  { id: 'date', header: labelTexts.date, sort: ({ date }) => date, cell: ({ date }) => <DateText at={date} /> },
  {
    id: 'replaced',
    header: texts.replaced,
    card: 'aside',
    sort: ({ replacedAt }) => replacedAt ?? '',
    cell: ({ replacedAt }) =>
      replacedAt === null ? <StatusPill tone="done">{texts.inForce}</StatusPill> : <DateText at={replacedAt} />,
  },
  {
    id: 'download',
    header: labelTexts.download,
    cell: ({ code, download }) => (
      <FileButton address={download} name={`${code}.pdf`} label={code} named={labelTexts.downloadNamed(code)}>
        {labelTexts.download}
      </FileButton>
    ),
  },
]

const labelFilters = { search: text(80), country: text(3) }

/** Every label of every registration, with those that it replaced. */
export const RegistrationLabels = () => {
  const [filters, set, reset] = useFilters(labelFilters)
  const { data: countries = [] } = useRead(listCountries, {}, { staleTime: millisecondsInHour })
  const chosen = useHiddenColumns('labels')
  const { search, country } = filters
  const read = useRead(listOfficeLabels, given({ search, country: country }))
  const rows = (read.data?.registrations ?? []).flatMap(({ product, country: where, labels }) =>
    labels.map((label) => ({ ...label, product, country: where })),
  )
  const pages = useWholePages()
  const nameOf = ({ product, country: where }: Row) => `${product.name}, ${where.name}`
  const selection = useChosenRows<Row>({
    file: 'labels',
    page: rows,
    rowKey: ({ id }) => id,
    label: (row) => `${nameOf(row)}, ${row.code}`,
    columns: columns.filter(({ id }) => !chosen.hidden.includes(id)),
  })
  const choices: readonly ChoiceFilter<'country'>[] = [
    { name: 'country', label: texts.country, choices: choicesOf(countries) },
  ]
  return (
    <>
      <SavedTabs list="labels" chosen={chosen} />
      <Card flush>
        <FilterBar
          chips={[
            ...chipOf(texts.searchChip, search, () => set('search', null)),
            ...choiceChips(choices, filters, set),
          ]}
          onReset={reset}
          results={read.data?.total ?? null}
          end={<ListTools list="labels" of={texts.labels} columns={columns} chosen={chosen} rows={() => rows} />}
        >
          <SearchField label={texts.search} maxLength={80} value={search} onSearch={(typed) => set('search', typed)} />
          <ChoiceFields filters={choices} chosen={filters} choose={set} />
        </FilterBar>
        <Loading read={read} skeleton={<Skeleton lines={10} height={38} />}>
          {({ total, registrations }) => (
            <>
              <DataTable<Row>
                caption={total > registrations.length ? texts.shown(registrations.length, total) : texts.labels}
                columns={columns}
                hidden={chosen.hidden}
                rows={rows}
                selection={selection}
                sortInAddress
                page={pages.page(rows.length)}
                rowKey={({ id }) => id}
                folds={nameOf}
                empty={<EmptyState>{texts.noLabels}</EmptyState>}
              />
              {pages.foot(rows.length)}
            </>
          )}
        </Loading>
      </Card>
    </>
  )
}
