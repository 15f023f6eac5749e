import { IconAlertTriangle } from '@tabler/icons-react'
import { useState } from 'react'
import { type Label, type LabelIssue, listLabelIssues, listLabels } from '#modules/labels/contract.ts'
import { isReleased } from '#modules/labels/issue-states.ts'
import { paths } from '#paths'
import { isFound } from '#platform/text/search.ts'
import { issueTexts, labelKindTexts, labelTexts as texts } from '#texts/labels.ts'
import { uiTexts } from '#texts/ui.ts'
import { useRead } from '#web/api/endpoint.ts'
import { FileButton } from '#web/api/files/FileButton.tsx'
import { LiveNotice } from '#web/api/live/LiveNotice.tsx'
import { useTopics } from '#web/api/live/live.ts'
import { useMay } from '#web/identity/may.ts'
import { useMe } from '#web/identity/me.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { EmptyArt } from '#web/ui/art/EmptyArt.tsx'
import { SearchField } from '#web/ui/fields/SearchField.tsx'
import { CodeText } from '#web/ui/figures/CodeText.tsx'
import { DateText } from '#web/ui/figures/Figures.tsx'
import { Stack } from '#web/ui/layout/Stack.tsx'
import { type Column, DataTable } from '#web/ui/lists/DataTable.tsx'
import { EmptyState } from '#web/ui/lists/EmptyState.tsx'
import { chipOf, FilterBar } from '#web/ui/lists/FilterBar.tsx'
import { text, useFilters } from '#web/ui/lists/filters.ts'
import { ListFoot } from '#web/ui/lists/ListFoot.tsx'
import { pageWithin, usePage } from '#web/ui/lists/Pager.tsx'
import { Card } from '#web/ui/page/Card.tsx'
import { Loading, Skeleton } from '#web/ui/page/Loading.tsx'
import { PageHeader } from '#web/ui/page/PageHeader.tsx'
import { AcceptArtworkModal, AnswerArtworkModal } from './AnswerArtworkModals.tsx'
import { IssueCard } from './IssueCard.tsx'
import { ReportIssueModal } from './ReportIssueModal.tsx'

const columns: readonly Column<Label>[] = [
  { id: 'date', header: texts.date, sort: ({ date }) => date, cell: ({ date }) => <DateText at={date} /> },
  {
    id: 'download',
    header: texts.download,
    cell: ({ code, download, replaced }) => (
      <Stack gap={1}>
        <FileButton address={download} name={`${code}.pdf`} label={code} named={texts.downloadNamed(code)}>
          {texts.download}
        </FileButton>
        {replaced.map((former) => (
          <FileButton key={former.id} address={former.download} name={`${former.code}.pdf`} label={former.code}>
            {texts.former(former.version, former.code)}
          </FileButton>
        ))}
      </Stack>
    ),
  },
  {
    id: 'product',
    header: texts.product,
    card: 'title',
    sort: ({ product }) => product.name,
    cell: ({ product }) => <bdi>{product.name}</bdi>,
  },
  { id: 'name', header: texts.name, sort: ({ name }) => name, cell: ({ name }) => <bdi>{name}</bdi> },
  { id: 'kind', header: texts.kind, cell: ({ kind }) => labelKindTexts[kind] },
  { id: 'region', header: texts.region, card: 'under', sort: ({ region }) => region, cell: ({ region }) => region },
  { id: 'code', header: texts.code, sort: ({ code }) => code, cell: ({ code }) => <CodeText value={code} /> },
  { id: 'version', header: texts.version, align: 'end', cell: ({ version }) => version },
]

const reporting = (choose: (label: Label) => void): Column<Label> => ({
  id: 'actions',
  header: texts.actions,
  hiddenHeader: true,
  align: 'end',
  card: 'actions',
  cell: (label) => (
    <Button size="small" asksServer aria-label={texts.reportNamed(label.code)} onClick={() => choose(label)}>
      {texts.report}
    </Button>
  ),
})

const PER_PAGE = 18
const labelFilters = { search: text(80) }

/** The company's labels, what is wrong with them, and the rounds until they are released. */
export default function LabelsPage() {
  const { data: me } = useMe()
  useTopics(me?.distributor ? `labels:${me.distributor.id}` : null)
  const mayReport = useMay()('labels.report')
  const read = useRead(listLabels, {})
  const issues = useRead(listLabelIssues, {})
  const [{ search }, set, reset] = useFilters(labelFilters)
  const [report, setReport] = useState<{ label: Label | null } | null>(null)
  const found = (read.data ?? []).filter(({ product, code, region, name }) =>
    isFound(search ?? '', `${product.name} ${product.reference} ${code} ${region} ${name}`),
  )
  const [requested, setPage] = usePage()
  const page = pageWithin(requested, PER_PAGE, found.length)
  return (
    <>
      <PageHeader
        title={texts.title}
        lead={texts.lead}
        actions={
          <>
            <LiveNotice />
            {mayReport && (
              <Button
                look="filled"
                icon={<IconAlertTriangle size={16} stroke={1.8} aria-hidden />}
                asksServer
                onClick={() => setReport({ label: null })}
              >
                {texts.report}
              </Button>
            )}
          </>
        }
      />
      <Loading read={issues} skeleton={<Skeleton lines={16} height={56} />}>
        {(all) => (
          <Stack>
            <Issues title={issueTexts.inProgress} issues={all.filter(({ state }) => !isReleased(state))} />
            <Card flush>
              <FilterBar
                chips={chipOf(texts.searchChip, search, () => set('search', null))}
                onReset={reset}
                results={found.length}
                thing={texts.thing}
              >
                <SearchField
                  label={texts.search}
                  maxLength={80}
                  value={search}
                  onSearch={(typed) => set('search', typed)}
                />
              </FilterBar>
              <Loading read={read} skeleton={<Skeleton lines={8} height={38} />}>
                {(labels) => (
                  <DataTable
                    caption={texts.table}
                    columns={mayReport ? [...columns, reporting((label) => setReport({ label }))] : columns}
                    rows={found.slice((page - 1) * PER_PAGE, page * PER_PAGE)}
                    rowKey={({ product, region, kind }) => `${product.id} ${region} ${kind}`}
                    fingerprint={({ id }) => id}
                    folds={({ product, region }) => `${product.name}, ${region}`}
                    empty={
                      <EmptyState art={labels.length === 0 && <EmptyArt area="documents" />}>
                        {labels.length === 0 ? texts.empty : uiTexts.noMatch(texts.things)}
                      </EmptyState>
                    }
                  />
                )}
              </Loading>
              <ListFoot page={page} perPage={PER_PAGE} total={found.length} onPage={setPage} />
            </Card>
            <Issues title={issueTexts.released} issues={all.filter(({ state }) => isReleased(state))} />
          </Stack>
        )}
      </Loading>
      {report && <ReportIssueModal labels={read.data ?? []} label={report.label} onClose={() => setReport(null)} />}
    </>
  )
}

const Issues = ({ title, issues }: { title: string; issues: readonly LabelIssue[] }) => {
  const mayAnswer = useMay()('labels.answer')
  const [answering, setAnswering] = useState<{ issue: LabelIssue; accepts: boolean } | null>(null)
  const close = () => setAnswering(null)
  const Answering = answering?.accepts ? AcceptArtworkModal : AnswerArtworkModal
  if (issues.length === 0) return null
  return (
    <Stack gap={3}>
      <h2>{title}</h2>
      {issues.map((issue) => (
        <IssueCard
          key={issue.id}
          issue={issue}
          side="distributor"
          orderPage={(id) => paths.order({ id })}
          actions={
            issue.waitsFor === 'DISTRIBUTOR' &&
            mayAnswer && (
              <>
                <Button look="filled" asksServer onClick={() => setAnswering({ issue, accepts: true })}>
                  {issueTexts.accept}
                </Button>
                <Button asksServer onClick={() => setAnswering({ issue, accepts: false })}>
                  {issueTexts.answer}
                </Button>
              </>
            )
          }
        />
      ))}
      {answering && <Answering issue={answering.issue} onClose={close} />}
    </Stack>
  )
}
