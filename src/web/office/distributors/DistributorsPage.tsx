import {
  COMPANIES_PAGE,
  type CompanyRow,
  companyColumns,
  companyViews,
  listCompanies,
} from '#modules/distributors/desk/desk-contract.ts'
import { paths } from '#paths'
import { officeDistributorsTexts as texts } from '#texts/office-distributors.ts'
import { uiTexts } from '#texts/ui.ts'
import { LiveNotice } from '#web/api/live/LiveNotice.tsx'
import { useTopics } from '#web/api/live/live.ts'
import { useHiddenColumns } from '#web/identity/columns.ts'
import { useChosenRows } from '#web/lists/chosen.tsx'
import { SavedTabs } from '#web/lists/SavedTabs.tsx'
import { everyPage } from '#web/office/lists/every-page.ts'
import { ListTools } from '#web/office/lists/ListTools.tsx'
import { orderingBy } from '#web/office/lists/ordering-by.ts'
import { usePagedList } from '#web/office/lists/paged-list.tsx'
import { Button, ButtonLink } from '#web/ui/actions/Button.tsx'
import { DataTable } from '#web/ui/lists/DataTable.tsx'
import { EmptyState } from '#web/ui/lists/EmptyState.tsx'
import { given, useFilters } from '#web/ui/lists/filters.ts'
import { Views } from '#web/ui/lists/Views.tsx'
import { Card } from '#web/ui/page/Card.tsx'
import { Loading, Skeleton } from '#web/ui/page/Loading.tsx'
import { PageHeader } from '#web/ui/page/PageHeader.tsx'
import { DistributorFilters, distributorFilters } from './DistributorFilters.tsx'
import { distributorColumns } from './distributor-columns.tsx'

const none: readonly CompanyRow[] = []

/** Every company by what it needs, found by name, city, country and representative. */
export default function DistributorsPage() {
  useTopics('office:distributors')
  const [filters, setFilter, reset] = useFilters(distributorFilters)
  const question = given(filters)
  const chosen = useHiddenColumns('distributors')
  const { read, foot } = usePagedList(listCompanies, COMPANIES_PAGE, question)
  const shown = distributorColumns.filter(({ id }) => !chosen.hidden.includes(id))
  const selection = useChosenRows({
    file: 'distributors',
    page: read.data?.companies ?? none,
    rowKey: ({ id }) => id,
    label: ({ name }) => name,
    columns: shown,
  })
  return (
    <>
      <PageHeader
        title={texts.title}
        lead={texts.lead}
        actions={
          <>
            <LiveNotice />
            <ButtonLink to={paths.officeVetting()}>{texts.toVetting}</ButtonLink>
          </>
        }
      />
      <SavedTabs list="distributors" chosen={chosen} />
      <Loading read={read} skeleton={<Skeleton lines={10} height={38} />}>
        {({ total, companies, counts, countries, representatives }) => (
          <>
            <Views
              label={texts.views}
              views={[
                { id: null, label: texts.all, count: counts.all },
                ...companyViews.map((id) => ({ id, label: texts.view[id], count: counts[id] })),
              ]}
              chosen={filters.view}
              choose={(view) => setFilter('view', view)}
            />
            <Card flush>
              <DistributorFilters
                {...{ filters, setFilter, countries, representatives }}
                onReset={reset}
                results={total}
                end={
                  <ListTools
                    list="distributors"
                    of={texts.title}
                    columns={distributorColumns}
                    chosen={chosen}
                    rows={() => everyPage(listCompanies, question, (page) => page.companies)}
                  />
                }
              />
              <DataTable<CompanyRow>
                caption={texts.title}
                columns={distributorColumns}
                hidden={chosen.hidden}
                rows={companies}
                selection={selection}
                ordering={orderingBy(companyColumns, filters.sort ?? 'name', (sort) => setFilter('sort', sort))}
                rowKey={({ id }) => id}
                href={({ id }) => paths.officeDistributor({ distributorId: id })}
                folds={({ name }) => name}
                fingerprint={({ state, approved, inReview }) => `${state} ${approved} ${inReview}`}
                says={({ name, state }) => texts.says(name, texts.states[state])}
                empty={
                  <EmptyState action={<Button onClick={reset}>{uiTexts.reset}</Button>}>
                    {uiTexts.noMatch(texts.things)}
                  </EmptyState>
                }
              />
              {foot(total)}
            </Card>
          </>
        )}
      </Loading>
    </>
  )
}
