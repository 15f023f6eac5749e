import { listWebhookAttempts, type WebhookAttempt, type WebhookItem } from '#modules/webhooks/contract.ts'
import { LIST_PAGE } from '#platform/http/lists.ts'
import { uiTexts } from '#texts/ui.ts'
import { webhookAttemptTexts as texts } from '#texts/webhooks.ts'
import { usePagedList } from '#web/office/lists/paged-list.tsx'
import { Button } from '#web/ui/actions/Button.tsx'
import { DateText } from '#web/ui/figures/Figures.tsx'
import { count } from '#web/ui/figures/format.ts'
import { Section } from '#web/ui/layout/Section.tsx'
import { type Column, DataTable } from '#web/ui/lists/DataTable.tsx'
import { EmptyState } from '#web/ui/lists/EmptyState.tsx'
import { given, oneOf, useFilters } from '#web/ui/lists/filters.ts'
import { Views } from '#web/ui/lists/Views.tsx'
import { Loading, Skeleton } from '#web/ui/page/Loading.tsx'
import { StatusPill } from '#web/ui/page/StatusPill.tsx'
import { attemptResult } from './attempt-result.ts'

/** No live message announces an attempt. */
const LOOK_EVERY_MS = 10_000

const columns: readonly Column<WebhookAttempt>[] = [
  { id: 'at', header: texts.at, card: 'under', cell: ({ at }) => <DateText at={at} as="dayTime" /> },
  { id: 'kind', header: texts.kind, card: 'title', cell: ({ kind }) => <bdi dir="ltr">{kind}</bdi> },
  {
    id: 'position',
    header: texts.position,
    align: 'end',
    cell: ({ position }) => (position === null ? texts.test : count(position)),
  },
  {
    id: 'result',
    header: texts.result,
    card: 'aside',
    cell: (attempt) => {
      const { delivered, says } = attemptResult(attempt)
      return <StatusPill tone={delivered ? 'done' : 'error'}>{says}</StatusPill>
    },
  },
  {
    id: 'took',
    header: texts.took,
    align: 'end',
    cell: ({ milliseconds }) => texts.milliseconds(count(milliseconds)),
  },
]

const views = ['failed'] as const

/** What was sent to the receiver of this webhook, and how it answered. */
export const WebhookAttempts = ({ of, onClose }: { of: WebhookItem; onClose: () => void }) => {
  const [{ attempts: shown }, set] = useFilters({ attempts: oneOf(views) })
  const query = { id: of.id, ...given({ failed: shown === 'failed' ? ('true' as const) : null }) }
  const { read, foot } = usePagedList(listWebhookAttempts, LIST_PAGE, query, { refetchInterval: LOOK_EVERY_MS })
  const { ALL: all = null, FAILED: failed = null } = read.data?.counts ?? {}
  return (
    <Section
      title={texts.title(of.name)}
      lead={texts.lead}
      flush
      aside={
        <Button size="small" onClick={onClose}>
          {uiTexts.close}
        </Button>
      }
    >
      <Views
        label={texts.shown}
        views={[
          { id: null, label: texts.all, count: all },
          { id: 'failed', label: texts.failed, count: failed },
        ]}
        chosen={shown}
        choose={(id) => set('attempts', id)}
      />
      <Loading read={read} skeleton={<Skeleton lines={6} height={38} />}>
        {({ rows, total }) => (
          <>
            <DataTable
              caption={texts.title(of.name)}
              columns={columns}
              rows={rows}
              rowKey={({ id }) => String(id)}
              empty={<EmptyState>{texts.none}</EmptyState>}
            />
            {foot(total)}
          </>
        )}
      </Loading>
    </Section>
  )
}
