import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { kindNames } from '#modules/library/kinds.ts'
import { type ContentRow, listContent } from '#modules/library/office-contract.ts'
import { paths } from '#paths'
import { isFound } from '#platform/text/search.ts'
import { contentTexts as texts } from '#texts/content.ts'
import { libraryTexts } from '#texts/library.ts'
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
import { AddButton } from '#web/ui/actions/AddButton.tsx'
import { Segments } from '#web/ui/actions/Segments.tsx'
import { EmptyArt } from '#web/ui/art/EmptyArt.tsx'
import { SearchField } from '#web/ui/fields/SearchField.tsx'
import { SelectField } from '#web/ui/fields/SelectField.tsx'
import { Stack } from '#web/ui/layout/Stack.tsx'
import { DataTable } from '#web/ui/lists/DataTable.tsx'
import { EmptyState } from '#web/ui/lists/EmptyState.tsx'
import { chipOf, FilterBar } from '#web/ui/lists/FilterBar.tsx'
import { oneOf, text, useFilters } from '#web/ui/lists/filters.ts'
import { Views } from '#web/ui/lists/Views.tsx'
import { Card } from '#web/ui/page/Card.tsx'
import { Loading, Skeleton } from '#web/ui/page/Loading.tsx'
import { PageHeader } from '#web/ui/page/PageHeader.tsx'
import { contentColumns } from './content-columns.tsx'
import { allLanguages } from './content-looks.ts'
import { ResourceModal } from './ResourceModal.tsx'
import { Upcoming } from './Upcoming.tsx'

const statuses = ['BEHIND', 'MISSING', 'DRAFT', 'CHANGED', 'SCHEDULED', 'WITHDRAWN'] as const
type Status = (typeof statuses)[number]

/** Whether one of its languages is so, or one of those that the whole library has. */
const isSo = ({ variants }: ContentRow, status: Status): boolean => {
  if (status === 'MISSING') return variants.length < allLanguages.length
  return variants.some(({ behind, state }) => (status === 'BEHIND' ? behind : state === status))
}

const readers = { kind: oneOf(kindNames), search: text(100), status: oneOf(statuses), show: oneOf(['use'] as const) }

const shows = (['languages', 'use'] as const).map((value) => ({ value, label: texts.shows[value] }))

const none: readonly ContentRow[] = []

/** /office/content: resources by languages. */
export default function ContentPage() {
  useTopics('office:library')
  const mayManage = useMay()('office.content.manage')
  const read = useRead(listContent, {})
  const [filters, set, reset] = useFilters(readers)
  const chosen = useHiddenColumns('content')
  const pages = useWholePages()
  const [adding, add] = useState(false)
  const navigate = useNavigate()
  const selection = useChosenRows({
    file: 'content',
    page: read.data ?? none,
    rowKey: ({ id }) => id,
    label: ({ title }) => title,
    columns: contentColumns[filters.show ?? 'languages'].filter(({ id }) => !chosen.hidden.includes(id)),
  })
  return (
    <>
      <PageHeader
        title={texts.title}
        lead={texts.lead}
        actions={
          <>
            <LiveNotice />
            {mayManage && <AddButton onClick={() => add(true)}>{texts.add}</AddButton>}
          </>
        }
      />
      <SavedTabs list="content" chosen={chosen} />
      <Loading read={read} skeleton={<Skeleton lines={10} height={44} />}>
        {(all) => {
          const rows = all.filter(
            (row) =>
              (!filters.kind || row.kind === filters.kind) &&
              (!filters.search || isFound(filters.search, row.title)) &&
              (!filters.status || isSo(row, filters.status)),
          )
          const views = [
            { id: null, label: texts.all, count: all.length },
            ...kindNames.map((id) => ({
              id,
              label: libraryTexts.kinds[id].title,
              count: all.filter(({ kind }) => kind === id).length,
            })),
          ]
          return (
            <>
              <Views label={texts.kinds} views={views} chosen={filters.kind} choose={(kind) => set('kind', kind)} />
              <Stack>
                <Card flush>
                  <FilterBar
                    chips={[
                      ...chipOf(texts.searchLabel, filters.search, () => set('search', null)),
                      ...chipOf(texts.status, filters.status && texts.statuses[filters.status], () =>
                        set('status', null),
                      ),
                    ]}
                    onReset={reset}
                    results={rows.length}
                    end={
                      <>
                        <Segments
                          label={texts.show}
                          choices={shows}
                          value={filters.show ?? 'languages'}
                          onChange={(show) => set('show', show === 'use' ? show : null)}
                        />
                        <ListTools
                          list="content"
                          of={texts.title}
                          columns={contentColumns[filters.show ?? 'languages']}
                          chosen={chosen}
                          rows={() => rows}
                        />
                      </>
                    }
                  >
                    <SearchField
                      label={texts.search}
                      maxLength={100}
                      value={filters.search}
                      onSearch={(typed) => set('search', typed)}
                    />
                    <SelectField
                      label={texts.status}
                      clearable
                      choices={statuses.map((value) => ({ value, label: texts.statuses[value] }))}
                      value={filters.status}
                      onChange={(status) => set('status', status)}
                    />
                  </FilterBar>
                  <DataTable
                    caption={texts.title}
                    columns={contentColumns[filters.show ?? 'languages']}
                    hidden={chosen.hidden}
                    sortInAddress
                    page={pages.page(rows.length)}
                    rows={rows}
                    selection={selection}
                    rowKey={({ id }) => id}
                    href={({ id }) => paths.officeResource({ resourceId: id })}
                    fingerprint={({ changedAt }) => changedAt}
                    says={({ title }) => texts.says(title)}
                    folds={({ title }) => title}
                    empty={
                      all.length > 0 ? (
                        <EmptyState>{uiTexts.noMatch(texts.things)}</EmptyState>
                      ) : (
                        <EmptyState art={<EmptyArt area="documents" />}>{texts.none}</EmptyState>
                      )
                    }
                  />
                  {pages.foot(rows.length)}
                </Card>
                <Upcoming rows={all} />
              </Stack>
            </>
          )
        }}
      </Loading>
      {adding && (
        <ResourceModal
          resource={null}
          onClose={() => add(false)}
          onCreated={(resourceId) => void navigate(paths.officeResource({ resourceId }))}
        />
      )}
    </>
  )
}
