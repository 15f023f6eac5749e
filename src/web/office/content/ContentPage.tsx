import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { kindNames, type Language } from '#modules/library/kinds.ts'
import { type ContentRow, listContent } from '#modules/library/office-contract.ts'
import { paths } from '#paths'
import { isFound } from '#platform/search.ts'
import { contentTexts as texts } from '#texts/content.ts'
import { libraryTexts } from '#texts/library.ts'
import { uiTexts } from '#texts/ui.ts'
import { useRead } from '#web/api/endpoint.ts'
import { LiveNotice } from '#web/api/LiveNotice.tsx'
import { useTopics } from '#web/api/live.ts'
import { useMay } from '#web/identity/me.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { EmptyArt } from '#web/ui/art/EmptyArt.tsx'
import { CheckField } from '#web/ui/fields/CheckField.tsx'
import { SearchField } from '#web/ui/fields/SearchField.tsx'
import { DateText } from '#web/ui/figures/Figures.tsx'
import { type Column, DataTable } from '#web/ui/lists/DataTable.tsx'
import { EmptyState } from '#web/ui/lists/EmptyState.tsx'
import { chipOf, FilterBar } from '#web/ui/lists/FilterBar.tsx'
import { oneOf, text, useFilters } from '#web/ui/lists/filters.ts'
import { Views } from '#web/ui/lists/Views.tsx'
import { Card } from '#web/ui/page/Card.tsx'
import { Loading, Skeleton } from '#web/ui/page/Loading.tsx'
import { PageHeader } from '#web/ui/page/PageHeader.tsx'
import { StatusPill } from '#web/ui/page/StatusPill.tsx'
import { allLanguages, inLanguage, variantTones } from './content-looks.ts'
import { ResourceModal } from './ResourceModal.tsx'

const readers = { kind: oneOf(kindNames), search: text(100), behind: oneOf(['yes'] as const) }

const LanguageCell = ({ row, language, name }: { row: ContentRow; language: Language; name: string }) => {
  const variant = inLanguage(row, language)
  const to = paths.officeVariant({ resourceId: row.id, language })
  if (!variant)
    return (
      <Link to={to} aria-label={texts.addLanguage(name, row.title)}>
        {texts.missing}
      </Link>
    )
  const state = variant.behind ? texts.behind : texts.states[variant.state]
  return (
    <Link to={to} aria-label={texts.openLanguage(name, state, row.title)}>
      <StatusPill tone={variant.behind ? 'error' : variantTones[variant.state]}>{state}</StatusPill>
    </Link>
  )
}

const columns: readonly Column<ContentRow>[] = [
  {
    id: 'title',
    header: texts.columns.title,
    card: 'title',
    sort: ({ title }) => title,
    cell: ({ id, title }) => <Link to={paths.officeResource({ resourceId: id })}>{title}</Link>,
  },
  {
    id: 'kind',
    header: texts.columns.kind,
    card: 'under',
    sort: ({ kind }) => libraryTexts.kinds[kind].title,
    cell: ({ kind, highlight }) =>
      highlight ? `${libraryTexts.kinds[kind].title}, ${texts.highlighted}` : libraryTexts.kinds[kind].title,
  },
  ...allLanguages.map(
    ([language, name]): Column<ContentRow> => ({
      id: language,
      header: name,
      cell: (row) => <LanguageCell row={row} language={language} name={name} />,
    }),
  ),
  {
    id: 'changed',
    header: texts.columns.changed,
    sort: ({ changedAt }) => changedAt,
    cell: ({ changedAt }) => <DateText at={changedAt} />,
  },
]

/** /office/content: resources by languages. */
export default function ContentPage() {
  useTopics('office:library')
  const mayManage = useMay()('office.content.manage')
  const read = useRead(listContent, {})
  const [filters, set, reset] = useFilters(readers)
  const [adding, add] = useState(false)
  const navigate = useNavigate()
  return (
    <>
      <PageHeader
        title={texts.title}
        lead={texts.lead}
        actions={
          <>
            <LiveNotice />
            {mayManage && (
              <Button look="filled" icon={<IconPlus size={16} stroke={1.8} aria-hidden />} onClick={() => add(true)}>
                {texts.add}
              </Button>
            )}
          </>
        }
      />
      <Loading read={read} skeleton={<Skeleton lines={10} height={44} />}>
        {(all) => {
          const rows = all.filter(
            ({ kind, title, variants }) =>
              (!filters.kind || kind === filters.kind) &&
              (!filters.search || isFound(filters.search, title)) &&
              (!filters.behind || variants.some(({ behind }) => behind)),
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
              <Card flush>
                <FilterBar
                  chips={[
                    ...chipOf(texts.searchLabel, filters.search, () => set('search', null)),
                    ...chipOf(texts.behindChip, filters.behind && texts.onlyBehind, () => set('behind', null)),
                  ]}
                  onReset={reset}
                  results={rows.length}
                >
                  <SearchField
                    label={texts.search}
                    maxLength={100}
                    value={filters.search}
                    onSearch={(typed) => set('search', typed)}
                  />
                  <CheckField
                    label={texts.onlyBehind}
                    checked={filters.behind !== null}
                    onChange={(checked) => set('behind', checked ? 'yes' : null)}
                  />
                </FilterBar>
                <DataTable
                  caption={texts.title}
                  columns={columns}
                  rows={rows}
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
              </Card>
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
