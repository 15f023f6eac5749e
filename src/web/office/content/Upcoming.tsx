import { Link } from 'react-router-dom'
import { languages } from '#modules/library/kinds.ts'
import { type ContentRow, listContent } from '#modules/library/office-contract.ts'
import { paths } from '#paths'
import { compareTexts } from '#platform/text/alphabet.ts'
import { contentTexts as texts } from '#texts/content.ts'
import { useRead } from '#web/api/endpoint.ts'
import { zonedTime } from '#web/ui/figures/format.ts'
import { type Column, DataTable } from '#web/ui/lists/DataTable.tsx'
import { Card } from '#web/ui/page/Card.tsx'

type ScheduledChange = {
  readonly resource: ContentRow
  readonly language: ContentRow['variants'][number]['language']
  readonly schedule: NonNullable<ContentRow['variants'][number]['schedule']>
}
const heads = texts.upcomingColumns

const columns: readonly Column<ScheduledChange>[] = [
  { id: 'due', header: heads.due, card: 'under', cell: ({ schedule }) => zonedTime(schedule.due) },
  {
    id: 'resource',
    header: heads.resource,
    card: 'title',
    cell: ({ resource, language }) => (
      <Link to={paths.officeVariant({ resourceId: resource.id, language })}>{resource.title}</Link>
    ),
  },
  { id: 'language', header: heads.language, cell: ({ language }) => languages[language] },
  { id: 'what', header: heads.what, cell: ({ schedule }) => texts.actions[schedule.action] },
  { id: 'revision', header: heads.revision, align: 'end', cell: ({ schedule }) => schedule.revision },
]

/** What is published or withdrawn by itself, the next first. */
export const Upcoming = () => {
  const { data } = useRead(listContent, { status: 'SCHEDULED', sort: 'due' })
  const scheduled = (data?.rows ?? [])
    .flatMap((resource) =>
      resource.variants.flatMap(({ language, schedule }) => (schedule ? [{ resource, language, schedule }] : [])),
    )
    .toSorted((a, b) => compareTexts(a.schedule.due, b.schedule.due))
  return (
    scheduled.length > 0 && (
      <Card title={texts.upcoming} flush>
        <DataTable
          caption={texts.upcoming}
          columns={columns}
          rows={scheduled}
          rowKey={({ resource, language }) => `${resource.id} ${language}`}
          href={({ resource, language }) => paths.officeVariant({ resourceId: resource.id, language })}
          first={10}
        />
      </Card>
    )
  )
}
