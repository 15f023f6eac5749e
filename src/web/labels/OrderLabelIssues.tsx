import { IconTag } from '@tabler/icons-react'
import { Link } from 'react-router-dom'
import { listLabelIssues } from '#modules/labels/contract.ts'
import { listOfficeLabelIssues } from '#modules/labels/office-contract.ts'
import type { OrderDetail } from '#modules/ordering/contract.ts'
import { paths } from '#paths'
import { issueTexts as texts } from '#texts/labels.ts'
import { useRead } from '#web/api/endpoint.ts'
import { useTopics } from '#web/api/live/live.ts'
import { useMe } from '#web/identity/me.ts'
import { Note } from '#web/ui/page/Note.tsx'
import { issueStatus, type Side } from './issue-status.ts'

/** Which label issues hold an order, and which round of each waits for whom. */
export const OrderLabelIssues = ({ order, side }: { order: Pick<OrderDetail, 'labelIssues'>; side: Side }) =>
  order.labelIssues.length > 0 && <Holding ids={order.labelIssues} side={side} />

const Holding = ({ ids, side }: { ids: readonly string[]; side: Side }) => {
  const { data: me } = useMe()
  useTopics(side === 'provider' ? 'office:labels' : me?.distributor ? `labels:${me.distributor.id}` : null)
  const own = useRead(listLabelIssues, {}, { enabled: side === 'distributor' })
  const all = useRead(listOfficeLabelIssues, { ids }, { enabled: side === 'provider' })
  const issues = (side === 'provider' ? all.data?.rows : own.data) ?? []
  const pageOf = (issue: string) => (side === 'provider' ? paths.officeLabels({}, { issue }) : paths.labels())
  return issues
    .filter(({ id }) => ids.includes(id))
    .map((issue) => {
      const { tone, says } = issueStatus(issue, side)
      return (
        <Note
          key={issue.id}
          tone={tone}
          icon={<IconTag size={18} stroke={1.8} aria-hidden />}
          strong={texts.issue(issue.number)}
        >
          <Link to={pageOf(issue.id)}>{says}</Link>
        </Note>
      )
    })
}
