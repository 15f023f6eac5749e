import { IconDownload, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { type CompanyDocument, companyFolder, listDocuments } from '#modules/distributors/file/file-contract.ts'
import { companyDocumentGroups } from '#modules/distributors/file/requirements.ts'
import { keysOf } from '#platform/records.ts'
import { compareTexts } from '#platform/text/alphabet.ts'
import { isOneOf } from '#platform/typed.ts'
import { documentsTexts as texts } from '#texts/company-file.ts'
import { uiTexts } from '#texts/ui.ts'
import { useRead } from '#web/api/endpoint.ts'
import { download } from '#web/api/files/download.ts'
import { FilePreview } from '#web/api/files/FilePreview.tsx'
import { fileAt } from '#web/api/http.ts'
import { useMay } from '#web/identity/may.ts'
import { OnlyProcurement } from '#web/ordering/OnlyProcurement.tsx'
import { Button } from '#web/ui/actions/Button.tsx'
import { EmptyArt } from '#web/ui/art/EmptyArt.tsx'
import { SelectField } from '#web/ui/fields/SelectField.tsx'
import { useNow } from '#web/ui/figures/clock.ts'
import { Stack } from '#web/ui/layout/Stack.tsx'
import { DataTable } from '#web/ui/lists/DataTable.tsx'
import { EmptyState } from '#web/ui/lists/EmptyState.tsx'
import { type Chip, chipOf, FilterBar } from '#web/ui/lists/FilterBar.tsx'
import { given, oneOf, text, useFilters } from '#web/ui/lists/filters.ts'
import { ListFoot } from '#web/ui/lists/ListFoot.tsx'
import { pageWithin, usePage } from '#web/ui/lists/Pager.tsx'
import { Views } from '#web/ui/lists/Views.tsx'
import { Card } from '#web/ui/page/Card.tsx'
import { Loading, Skeleton } from '#web/ui/page/Loading.tsx'
import { PageHeader } from '#web/ui/page/PageHeader.tsx'
import { documentColumns, endsWithin } from './document-columns.tsx'
import { type DocumentToSend, SendDocument } from './SendDocument.tsx'
import { VersionCompare } from './VersionCompare.tsx'
import { VersionsModal } from './VersionsModal.tsx'
import { YourFile } from './YourFile.tsx'

/** Specification 1 §9. */
const PER_PAGE = 18

const groups = keysOf(companyDocumentGroups)
const ends = ['EXPIRED', 'DAYS_30', 'DAYS_60'] as const
const filterReaders = { type: oneOf(groups), year: text(4), ends: oneOf(ends) }

/** Specification 1 §3: the first four characters of the day on which it was sent. */
const yearOf = ({ uploadDate }: CompanyDocument): string => uploadDate.slice(0, 4)
const isOf = (group: keyof typeof companyDocumentGroups, { type }: CompanyDocument): boolean =>
  isOneOf<string>(companyDocumentGroups[group], type)

/** The company's file and its documents: sent, reviewed, in force, about to end. */
export default function DocumentsPage() {
  const mayChange = useMay()('company.change')
  const read = useRead(listDocuments, {})
  const [sending, setSending] = useState<DocumentToSend | null>(null)
  const [search, setSearch] = useSearchParams()
  /** A link led to sending this document again. */
  const meant = mayChange && read.data?.find(({ id }) => id === search.get('send'))
  const shown = sending ?? (meant ? { document: meant } : null)
  const close = () => {
    setSending(null)
    if (meant) setSearch({}, { replace: true, preventScrollReset: true })
  }
  return (
    <>
      <PageHeader
        title={texts.title}
        lead={texts.lead}
        actions={
          <>
            <Button
              icon={<IconDownload size={16} stroke={1.8} aria-hidden />}
              disabled={!read.data?.length}
              onClick={() => void download(companyFolder, {}, texts.folderName)}
            >
              {texts.folder}
            </Button>
            {mayChange && (
              <Button
                look="filled"
                icon={<IconPlus size={16} stroke={1.8} aria-hidden />}
                onClick={() => setSending({})}
              >
                {texts.add}
              </Button>
            )}
          </>
        }
      />
      <Stack>
        {!mayChange && <OnlyProcurement say={texts.only} />}
        <YourFile />
        <Loading read={read} skeleton={<Skeleton lines={8} height={38} />}>
          {(all) => <DocumentList all={all} mayChange={mayChange} onSend={(document) => setSending({ document })} />}
        </Loading>
      </Stack>
      {shown && <SendDocument sending={shown} onClose={close} />}
    </>
  )
}

const DocumentList = ({
  all,
  mayChange,
  onSend,
}: {
  all: readonly CompanyDocument[]
  mayChange: boolean
  onSend: (document: CompanyDocument) => void
}) => {
  const now = useNow()
  const [filters, setFilter, reset] = useFilters(filterReaders)
  const [requested, setPage] = usePage()
  const [opened, setOpened] = useState<CompanyDocument | null>(null)
  const [history, setHistory] = useState<string | null>(null)
  const [compares, setCompares] = useState(false)
  const closeHistory = () => {
    setHistory(null)
    setCompares(false)
  }
  const ofType = all.filter(
    (document) =>
      (filters.type === null || isOf(filters.type, document)) &&
      (filters.year === null || yearOf(document) === filters.year),
  )
  const rows = filters.ends === null ? ofType : ofType.filter((document) => endsWithin(document, now) === filters.ends)
  const page = pageWithin(requested, PER_PAGE, rows.length)
  const chips: Chip[] = [
    ...chipOf(texts.type, filters.type && texts.groups[filters.type], () => setFilter('type', null)),
    ...chipOf(texts.year, filters.year, () => setFilter('year', null)),
  ]
  const years = [...new Set(all.map(yearOf))].toSorted(compareTexts).toReversed()
  const versions = all.find(({ id }) => id === history)
  return (
    <>
      <Views
        label={texts.views}
        views={[
          { id: null, label: texts.all, count: ofType.length },
          ...ends.map((id) => ({
            id,
            label: texts.ends[id],
            count: ofType.filter((document) => endsWithin(document, now) === id).length,
          })),
        ]}
        chosen={filters.ends}
        choose={(id) => setFilter('ends', id)}
      />
      <Card flush>
        <FilterBar chips={chips} onReset={reset} results={rows.length} thing={texts.thing}>
          <SelectField
            label={texts.type}
            clearable
            placeholder={texts.anyType}
            choices={groups.map((value) => ({ value, label: texts.groups[value] }))}
            value={filters.type}
            onChange={(value) => setFilter('type', value)}
          />
          <SelectField
            label={texts.year}
            clearable
            placeholder={texts.anyYear}
            choices={years.map((value) => ({ value, label: value }))}
            value={filters.year}
            onChange={(value) => setFilter('year', value)}
          />
        </FilterBar>
        <DataTable
          caption={texts.title}
          columns={documentColumns({
            now,
            mayChange,
            onSend,
            onOpen: setOpened,
            onHistory: ({ id }) => setHistory(id),
          })}
          rows={rows.slice((page - 1) * PER_PAGE, page * PER_PAGE)}
          rowKey={({ id }) => id}
          fingerprint={({ status, versions: { length } }) => `${status} ${length}`}
          says={({ name, status }) => texts.says(name, texts.statuses[status])}
          empty={
            <EmptyState art={<EmptyArt area="documents" />}>
              {Object.keys(given(filters)).length > 0 ? uiTexts.noMatch(texts.thing) : texts.none}
            </EmptyState>
          }
        />
        <ListFoot page={page} perPage={PER_PAGE} total={rows.length} onPage={setPage} />
      </Card>
      {opened && (
        <FilePreview
          call={fileAt(`/files/${opened.file}`)}
          name={`${opened.name}.${opened.file.split('.').at(-1)}`}
          label={opened.typeLabel}
          onClose={() => setOpened(null)}
        />
      )}
      {versions && !compares && (
        <VersionsModal document={versions} onCompare={() => setCompares(true)} onClose={closeHistory} />
      )}
      {versions && compares && <VersionCompare document={versions} onClose={closeHistory} />}
    </>
  )
}
