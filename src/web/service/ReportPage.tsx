import { IconPhone } from '@tabler/icons-react'
import { useLocation, useSearchParams } from 'react-router-dom'
import type { ReportType } from '#modules/service/service-states.ts'
import { paths } from '#paths'
import { reportPageTexts as texts } from '#texts/tickets.ts'
import { LiveNotice } from '#web/api/live/LiveNotice.tsx'
import { useTopics } from '#web/api/live/live.ts'
import { useHouse } from '#web/house.ts'
import { useMe } from '#web/identity/me.ts'
import { Stack } from '#web/ui/layout/Stack.tsx'
import { Note } from '#web/ui/page/Note.tsx'
import { PageHeader } from '#web/ui/page/PageHeader.tsx'
import { OwnReports } from './OwnReports.tsx'
import { ReportForm } from './ReportForm.tsx'

const pages: Readonly<Record<string, ReportType>> = {
  [paths.reportOrderIssue()]: 'reportOrderIssue',
  [paths.reportTender()]: 'reportTender',
  [paths.reportCompetitor()]: 'reportCompetitor',
  [paths.reportLawChange()]: 'reportLawChange',
}

/** One kind of report: the form, and what the company reported before. */
export default function ReportPage() {
  const type = pages[useLocation().pathname.replace(/\/$/, '')] ?? 'reportOrderIssue'
  const { data: me } = useMe()
  useTopics(me?.distributor ? `tickets:${me.distributor.id}` : 'catalogue')
  const [search] = useSearchParams()
  return (
    <>
      <PageHeader title={texts.titles[type]} lead={texts.leads[type]} actions={<LiveNotice />} />
      <Stack key={type}>
        {type === 'reportTender' && <Emergency />}
        {search.get('report') === null && <ReportForm type={type} />}
        <OwnReports type={type} opened={search.get('report')} />
      </Stack>
    </>
  )
}

const Emergency = () => {
  const { emergencyPhone } = useHouse()
  return (
    <Note tone="you" icon={<IconPhone size={18} stroke={1.8} aria-hidden />} strong={texts.emergency}>
      <a href={`tel:${emergencyPhone.replaceAll(' ', '')}`}>
        <bdi dir="ltr">{emergencyPhone}</bdi>
      </a>
    </Note>
  )
}
