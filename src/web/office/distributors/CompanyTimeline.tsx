import { useState } from 'react'
import { searchAudit } from '#modules/audit/contract.ts'
import { paths } from '#paths'
import { companySectionTexts as texts } from '#texts/company-sections.ts'
import { useRead } from '#web/api/endpoint.ts'
import { Event } from '#web/office/audit/Event.tsx'
import { Button, ButtonLink } from '#web/ui/actions/Button.tsx'
import { Row } from '#web/ui/layout/Row.tsx'
import { Section } from '#web/ui/layout/Section.tsx'
import { Stack } from '#web/ui/layout/Stack.tsx'
import { EmptyState } from '#web/ui/lists/EmptyState.tsx'
import { Loading, Skeleton } from '#web/ui/page/Loading.tsx'

/** Everything that was recorded about a company: its account, people, file, orders, coins, labels and requests. `until`: up to a moment. */
export const CompanyTimeline = ({ id, until }: { id: string; until?: string }) => {
  const [before, goTo] = useState<number | null>(null)
  const query = { about: id, ...(until && { until }) }
  const read = useRead(searchAudit, { ...query, ...(before !== null && { before }) })
  return (
    <Section title={texts.timeline} lead={texts.timelineLead}>
      <Loading read={read} skeleton={<Skeleton lines={10} height={48} />}>
        {({ entries, next }) => (
          <Stack gap={4}>
            {entries.length === 0 && <EmptyState>{texts.noTimeline}</EmptyState>}
            <ol role="list" aria-label={texts.timeline}>
              {entries.map((entry) => (
                <li key={entry.position}>
                  <Event entry={entry} linked />
                </li>
              ))}
            </ol>
            <Row gap={2}>
              {before !== null && <Button onClick={() => goTo(null)}>{texts.newest}</Button>}
              {next !== null && <Button onClick={() => goTo(next)}>{texts.older}</Button>}
              <ButtonLink to={paths.officeAudit({}, query)}>{texts.inAudit}</ButtonLink>
            </Row>
          </Stack>
        )}
      </Loading>
    </Section>
  )
}
