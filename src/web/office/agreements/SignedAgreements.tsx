import { agreementTypeNames } from '#modules/agreements/agreement-names.ts'
import { listOfficeAgreements } from '#modules/agreements/office-contract.ts'
import type { Answer } from '#platform/http/endpoint.ts'
import { isFound } from '#platform/search.ts'
import { agreementTexts, officeAgreementTexts as texts } from '#texts/agreements.ts'
import { useRead } from '#web/api/endpoint.ts'
import { FileButton } from '#web/api/FileButton.tsx'
import { useHiddenColumns } from '#web/identity/columns.ts'
import { ListTools } from '#web/office/lists/ListTools.tsx'
import { SearchField } from '#web/ui/fields/SearchField.tsx'
import { monthYear } from '#web/ui/figures/format.ts'
import { Stack } from '#web/ui/layout/Stack.tsx'
import { type Column, DataTable } from '#web/ui/lists/DataTable.tsx'
import { EmptyState } from '#web/ui/lists/EmptyState.tsx'
import { chipOf, FilterBar } from '#web/ui/lists/FilterBar.tsx'
import { text, useFilters } from '#web/ui/lists/filters.ts'
import { Card } from '#web/ui/page/Card.tsx'
import { Loading, Skeleton } from '#web/ui/page/Loading.tsx'

type Signed = Answer<typeof listOfficeAgreements>[number]

const columns: readonly Column<Signed>[] = [
  {
    id: 'company',
    header: texts.company,
    card: 'title',
    sort: ({ distributor }) => distributor.name,
    cell: ({ distributor }) => <bdi>{distributor.name}</bdi>,
  },
  {
    id: 'agreement',
    header: agreementTexts.agreement,
    card: 'under',
    sort: ({ date }) => date,
    cell: ({ date }) => agreementTexts.signedIn(monthYear(date)),
  },
  { id: 'type', header: agreementTexts.type, cell: ({ type }) => agreementTypeNames[type] },
  { id: 'codes', header: agreementTexts.codes, cell: ({ productCode }) => <bdi dir="ltr">{productCode}</bdi> },
  {
    id: 'country',
    header: agreementTexts.country,
    sort: ({ countryName }) => countryName,
    cell: ({ countryName }) => countryName,
  },
  { id: 'version', header: texts.version, align: 'end', cell: ({ version }) => version },
  {
    id: 'download',
    header: agreementTexts.download,
    cell: ({ type, countryName, date, download, replaced }) => {
      const name = `${agreementTypeNames[type]}, ${countryName}`
      return (
        <Stack gap={1}>
          <FileButton
            address={download}
            name={`${name}, ${date}.pdf`}
            label={name}
            named={agreementTexts.downloadNamed(agreementTypeNames[type], countryName)}
          >
            {agreementTexts.download}
          </FileButton>
          {replaced.map((former) => (
            <FileButton
              key={former.version}
              address={former.download}
              name={`${name}, ${former.date}.pdf`}
              label={name}
              named={`${name}, ${texts.versions(former.version)}`}
            >
              {texts.versions(former.version)}
            </FileButton>
          ))}
        </Stack>
      )
    },
  },
]

const agreementFilters = { search: text(80) }

/** Those in force of all companies, with the versions that they replaced. */
export const SignedAgreements = () => {
  const read = useRead(listOfficeAgreements, {})
  const [{ search }, set, reset] = useFilters(agreementFilters)
  const chosen = useHiddenColumns('agreements')
  const found = (read.data ?? []).filter(({ distributor, productCode, countryName }) =>
    isFound(search ?? '', `${distributor.name} ${productCode} ${countryName}`),
  )
  return (
    <Card flush>
      <FilterBar
        chips={chipOf(texts.searchChip, search, () => set('search', null))}
        onReset={reset}
        results={found.length}
        end={<ListTools list="agreements" of={texts.signed} columns={columns} chosen={chosen} rows={() => found} />}
      >
        <SearchField label={texts.search} maxLength={80} value={search} onSearch={(typed) => set('search', typed)} />
      </FilterBar>
      <Loading read={read} skeleton={<Skeleton lines={8} height={38} />}>
        {() => (
          <DataTable
            caption={texts.signed}
            columns={columns}
            hidden={chosen.hidden}
            sortInAddress
            rows={found}
            rowKey={({ id }) => id}
            fingerprint={({ version }) => String(version)}
            folds={({ distributor, countryName }) => `${distributor.name}, ${countryName}`}
            empty={<EmptyState>{texts.noAgreements}</EmptyState>}
          />
        )}
      </Loading>
    </Card>
  )
}
