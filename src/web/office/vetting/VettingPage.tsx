import { useLocation, useNavigate, useParams } from 'react-router-dom'
import { listVettingQueue } from '#modules/distributors/desk/vetting-contract.ts'
import { paths } from '#paths'
import { vettingTexts as texts } from '#texts/vetting.ts'
import { useRead } from '#web/api/endpoint.ts'
import { useTopics } from '#web/api/live/live.ts'
import { useStableRows } from '#web/api/live/stable-rows.ts'
import { useWhose } from '#web/office/assigned/whose.tsx'
import { usePageActions } from '#web/ui/actions/page-actions.ts'
import { queueKeys } from '#web/ui/actions/queue-keys.ts'
import { EmptyState } from '#web/ui/lists/EmptyState.tsx'
import { Loading } from '#web/ui/page/Loading.tsx'
import { QueueDesk, RowsSkeleton } from '#web/ui/queue/QueueDesk.tsx'
import { useIsTablet } from '#web/ui/style/media.ts'
import { VettingFile } from './VettingFile.tsx'
import { VettingQueue } from './VettingQueue.tsx'

/** Files that wait for us, the one that has been complete for longest on top; one of them open. */
export default function VettingPage() {
  useTopics('office:distributors')
  const { distributorId } = useParams()
  const navigate = useNavigate()
  const read = useRead(listVettingQueue, {})
  const stable = useStableRows(read.data?.files)
  const assigned = useWhose(
    'FILE',
    stable,
    ({ id }) => id,
    ({ name, country }) => `${name} ${country}`,
  )
  const { search } = useLocation()
  const waiting = assigned.shown.rows.filter(({ id }) => !stable.gone.has(id))
  const isNextToQueue = !useIsTablet()
  const chosen = distributorId ?? (isNextToQueue ? (waiting[0]?.id ?? null) : null)
  const at = waiting.findIndex(({ id }) => id === chosen)
  const following = waiting[at + 1] ?? waiting.find(({ id }) => id !== chosen)
  /** What the queue is narrowed to stays; which document is open does not. */
  const kept = new URLSearchParams(search)
  kept.delete('document')
  const narrowed = kept.size > 0 ? `?${kept}` : ''
  const goOn = following
    ? () => void navigate(paths.officeVetting({ distributorId: following.id }) + narrowed, { replace: true })
    : null
  usePageActions(goOn ? [{ key: queueKeys.nextFile, label: texts.nextFile, run: goOn }] : [])
  return (
    <QueueDesk
      title={texts.title}
      record={texts.record}
      isOpen={distributorId !== undefined}
      queue={
        <Loading read={read} skeleton={<RowsSkeleton />}>
          {({ waiting: all }) => (
            <Loading read={assigned.read} skeleton={<RowsSkeleton />}>
              {() => <VettingQueue {...{ stable, assigned, chosen, narrowed, all }} />}
            </Loading>
          )}
        </Loading>
      }
    >
      {chosen ? (
        <VettingFile key={chosen} distributorId={chosen} onNextFile={goOn} />
      ) : (
        read.data && <EmptyState>{texts.choose}</EmptyState>
      )}
    </QueueDesk>
  )
}
