import { ownActivity } from '#modules/identity/account-contract.ts'
import type { Answer } from '#platform/http/endpoint.ts'
import { activityTexts as texts } from '#texts/security.ts'
import { useRead } from '#web/api/endpoint.ts'
import { DateText } from '#web/ui/figures/Figures.tsx'
import { Section } from '#web/ui/layout/Section.tsx'
import { type Column, DataTable } from '#web/ui/lists/DataTable.tsx'
import { EmptyState } from '#web/ui/lists/EmptyState.tsx'
import { Loading, Skeleton } from '#web/ui/page/Loading.tsx'

type ActivityRow = Answer<typeof ownActivity>[number]

const columns: readonly Column<ActivityRow>[] = [
  {
    id: 'what',
    header: texts.what,
    card: 'title',
    cell: ({ what, by }) => (
      <bdi>
        {what}
        {by && ` ${texts.by(by)}`}
      </bdi>
    ),
  },
  { id: 'detail', header: texts.detail, card: 'under', cell: ({ detail }) => detail },
  { id: 'where', header: texts.where, cell: ({ where }) => where },
  { id: 'when', header: texts.when, cell: ({ at }) => <DateText at={at} as="dayTime" /> },
]

const SHOWN_FIRST = 8

/** The last security events of the own account. */
export const Activity = () => {
  const activity = useRead(ownActivity, {})
  return (
    <Section title={texts.title} lead={texts.lead} flush>
      <Loading read={activity} skeleton={<Skeleton lines={4} height={38} />}>
        {(happened) => (
          <DataTable
            caption={texts.title}
            columns={columns}
            rows={happened}
            rowKey={({ at, what }) => `${at} ${what}`}
            first={SHOWN_FIRST}
            empty={<EmptyState>{texts.none}</EmptyState>}
          />
        )}
      </Loading>
    </Section>
  )
}
