import { useLocation, useNavigate, useParams } from 'react-router-dom'
import { listVettingQueue } from '#modules/distributors/desk/vetting-contract.ts'
import { paths } from '#paths'
import { vettingTexts as texts } from '#texts/vetting.ts'
import { useRead } from '#web/api/endpoint.ts'
import { useTopics } from '#web/api/live/live.ts'
import { useStableRows } from '#web/api/live/stable-rows.ts'
import { useWhose } from '#web/office/assigned/whose.tsx'
import desk from '#web/office/quotes/QuotesPage.module.css'
import { usePageActions } from '#web/ui/actions/page-actions.ts'
import { queueKeys } from '#web/ui/actions/queue-keys.ts'
import { useTitle } from '#web/ui/figures/title.ts'
import { EmptyState } from '#web/ui/lists/EmptyState.tsx'
import { Loading, Skeleton } from '#web/ui/page/Loading.tsx'
import { useIsTablet } from '#web/ui/style/media.ts'
import { VettingFile } from './VettingFile.tsx'
import { VettingQueue } from './VettingQueue.tsx'

/** Files that wait for us, the one that has been complete for longest on top; one of them open. Below 1024 px these are two screens. */
export default function VettingPage() {
  useTitle(texts.title)
  useTopics('office:distributors')
  const { distributorId } = useParams()
  const navigate = useNavigate()
  const read = useRead(listVettingQueue, {})
  const stable = useStableRows(read.data)
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
    <div className={desk['desk']} data-open={distributorId !== undefined || undefined}>
      <h1 className="visually-hidden">{texts.title}</h1>
      <section className={desk['queue']} aria-label={texts.title}>
        <Loading read={read} skeleton={<Skeleton lines={9} height={68} className={desk['skeleton'] ?? ''} />}>
          {() => (
            <Loading
              read={assigned.read}
              skeleton={<Skeleton lines={9} height={68} className={desk['skeleton'] ?? ''} />}
            >
              {() => <VettingQueue {...{ stable, assigned, chosen, narrowed }} />}
            </Loading>
          )}
        </Loading>
      </section>
      <section className={desk['record']} aria-label={texts.record}>
        {chosen ? (
          <VettingFile key={chosen} distributorId={chosen} onNextFile={goOn} />
        ) : (
          read.data && <EmptyState>{texts.choose}</EmptyState>
        )}
      </section>
    </div>
  )
}
