import { Suspense } from 'react'
import { showWork } from '#modules/service/work/contract.ts'
import { officeHomeTexts as texts } from '#texts/office-home.ts'
import { useRead } from '#web/api/endpoint.ts'
import { LiveNotice } from '#web/api/live/LiveNotice.tsx'
import { useTopics } from '#web/api/live/live.ts'
import { useMay } from '#web/identity/may.ts'
import { useMe } from '#web/identity/me.ts'
import { whenShown } from '#web/loading-code.ts'
import { Stack } from '#web/ui/layout/Stack.tsx'
import { Skeleton, useSettled } from '#web/ui/page/Loading.tsx'
import { PageHeader } from '#web/ui/page/PageHeader.tsx'
import { ContentWork } from './home/ContentWork.tsx'
import { Promises } from './home/Promises.tsx'
import { Work } from './home/Work.tsx'

const FirstSteps = whenShown(() => import('#web/home/FirstSteps.tsx'))
/** As high as the four steps of staff. */
const firstStepsSkeleton = <Skeleton lines={3} height={40} card={105} />

/** Where staff begin: what waits for them by their role, and which promises were kept. */
export default function OfficeHome() {
  useTopics('office:quotes', 'office:orders', 'office:requests', 'office:agreements')
  useTopics('office:product-requests', 'office:labels', 'office:distributors', 'office:approvals')
  const { data: me } = useMe()
  const writes = useMay()('office.content.manage')
  // What is below waits for what is above it, so that nothing jumps.
  const work = useRead(showWork, {})
  const settled = useSettled(work)
  return (
    <>
      <PageHeader title={texts.title(me?.firstname ?? '')} lead={texts.lead} actions={<LiveNotice />} />
      <Stack>
        {me?.needsFirstSteps && (
          <Suspense fallback={firstStepsSkeleton}>
            <FirstSteps skeleton={firstStepsSkeleton} />
          </Suspense>
        )}
        {(!writes || !work.data || work.data.counts.length > 0) && <Work />}
        {settled && writes && <ContentWork />}
        {settled && <Promises />}
      </Stack>
    </>
  )
}
