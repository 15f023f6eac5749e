import { Link } from 'react-router-dom'
import { languages } from '#modules/library/kinds.ts'
import { type ContentRow, listContent } from '#modules/library/office-contract.ts'
import { isUnpublished } from '#modules/library/variant-states.ts'
import { paths } from '#paths'
import { compareTexts } from '#platform/text/alphabet.ts'
import { contentWorkTexts as texts } from '#texts/content.ts'
import { useRead } from '#web/api/endpoint.ts'
import { useTopics } from '#web/api/live/live.ts'
import { Upcoming } from '#web/office/content/Upcoming.tsx'
import { DateText } from '#web/ui/figures/Figures.tsx'
import { type Column, DataTable } from '#web/ui/lists/DataTable.tsx'
import { EmptyState } from '#web/ui/lists/EmptyState.tsx'
import { Card } from '#web/ui/page/Card.tsx'
import { Loading, Skeleton } from '#web/ui/page/Loading.tsx'

type UnfinishedVariant = {
  readonly resource: ContentRow
  readonly variant: ContentRow['variants'][number]
  readonly why: keyof typeof texts.reasons
}

const reasonOf = ({ state, behind }: UnfinishedVariant['variant']): UnfinishedVariant['why'] | null =>
  isUnpublished(state) ? state : behind ? 'BEHIND' : null

/** What is written and not published, published and changed since, or older than what it is translated from; the latest first. */
const unfinished = (rows: readonly ContentRow[]): UnfinishedVariant[] =>
  rows
    .flatMap((resource) =>
      resource.variants.flatMap((variant) => {
        const why = reasonOf(variant)
        return why ? [{ resource, variant, why }] : []
      }),
    )
    .toSorted((a, b) => compareTexts(b.variant.savedAt, a.variant.savedAt))

const placeOf = ({ resource: { id }, variant: { language } }: UnfinishedVariant): string =>
  paths.officeVariant({ resourceId: id, language })

const columns: readonly Column<UnfinishedVariant>[] = [
  {
    id: 'resource',
    header: texts.resource,
    card: 'title',
    cell: (row) => (
      <Link to={placeOf(row)}>
        <bdi>{row.variant.title || row.resource.title}</bdi>
      </Link>
    ),
  },
  { id: 'language', header: texts.language, card: 'under', cell: ({ variant }) => languages[variant.language] },
  { id: 'why', header: texts.why, cell: ({ why }) => texts.reasons[why] },
  { id: 'saved', header: texts.saved, card: 'aside', cell: ({ variant }) => <DateText at={variant.savedAt} /> },
]

/** What waits for those who write: unfinished languages, and what is published next. */
export const ContentWork = () => {
  useTopics('office:library')
  const read = useRead(listContent, { status: 'UNFINISHED' })
  return (
    <Loading read={read} skeleton={<Skeleton lines={8} height={51} card={115} />}>
      {({ rows }) => (
        <>
          <Card title={texts.title} flush>
            <DataTable
              caption={texts.title}
              columns={columns}
              rows={unfinished(rows)}
              rowKey={({ variant }) => variant.id}
              href={placeOf}
              first={10}
              empty={<EmptyState>{texts.none}</EmptyState>}
            />
          </Card>
          <Upcoming />
        </>
      )}
    </Loading>
  )
}
