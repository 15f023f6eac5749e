import { useNavigate } from 'react-router-dom'
import { listQuoteQueue } from '#modules/ordering/desk/office-contract.ts'
import { paths } from '#paths'
import { queueKeyTexts, queueTexts as texts } from '#texts/office.ts'
import { useRead } from '#web/api/endpoint.ts'
import { useStableRows } from '#web/api/live/stable-rows.ts'
import { useWhose } from '#web/office/assigned/whose.tsx'
import { useOpened } from '#web/office/queue/opened.ts'
import { usePageActions } from '#web/ui/actions/page-actions.ts'
import { queueKeys } from '#web/ui/actions/queue-keys.ts'
import { useTitle } from '#web/ui/figures/title.ts'
import { Loading, Skeleton } from '#web/ui/page/Loading.tsx'
import { QueueRecord } from './QueueRecord.tsx'
import { QuoteQueue } from './QuoteQueue.tsx'
import classes from './QuotesPage.module.css'

/** J and K choose the next and the previous order, Enter opens the chosen one's page, O opens it in a new tab. */
const useQueueKeys = ({
  previous,
  next,
  chosen,
  choose,
}: {
  previous: string | null
  next: string | null
  chosen: string | null
  choose: (id: string) => void
}): void => {
  const navigate = useNavigate()
  const page = chosen && paths.officeOrder({ id: chosen })
  usePageActions([
    { key: queueKeys.next, label: queueKeyTexts.next, onlyByKey: true, run: () => next && choose(next) },
    {
      key: queueKeys.previous,
      label: queueKeyTexts.previous,
      onlyByKey: true,
      run: () => previous && choose(previous),
    },
    { key: 'Enter', label: queueKeyTexts.open, run: () => page && void navigate(page) },
    { key: 'o', label: queueKeyTexts.newTab, run: () => page && window.open(page, '_blank', 'noopener') },
  ])
}

/** The quote queue: what is due first comes first, one order is open next to it. Below 1024 px these are two screens. */
export default function QuotesPage() {
  useTitle(texts.title)
  const read = useRead(listQuoteQueue, {})
  const stable = useStableRows(read.data?.quotes)
  const assigned = useWhose(
    'QUOTE',
    stable,
    ({ id }) => id,
    ({ num, distributor, destination }) => `${num} ${distributor.name} ${destination}`,
  )
  const { requested, choose, href } = useOpened('order')

  const ids = assigned.shown.rows.map(({ id }) => id)
  const chosen = requested ?? ids[0] ?? null
  const at = ids.indexOf(chosen as (typeof ids)[number])
  const neighbour = (step: 1 | -1): string | null => (at === -1 ? (ids[0] ?? null) : (ids[at + step] ?? null))
  const decided = (id: string, waits = false) => {
    if (!waits) stable.drop(id)
    choose(neighbour(1) ?? neighbour(-1))
  }
  useQueueKeys({ previous: neighbour(-1), next: neighbour(1), chosen, choose })

  return (
    <div className={classes['desk']} data-open={requested !== null || undefined}>
      <h1 className="visually-hidden">{texts.title}</h1>
      <section className={classes['queue']} aria-label={texts.title}>
        <Loading read={read} skeleton={<Skeleton lines={9} height={68} className={classes['skeleton'] ?? ''} />}>
          {({ counts }) => (
            <Loading
              read={assigned.read}
              skeleton={<Skeleton lines={9} height={68} className={classes['skeleton'] ?? ''} />}
            >
              {() => <QuoteQueue {...{ counts, stable, assigned, chosen, href }} />}
            </Loading>
          )}
        </Loading>
      </section>
      <section className={classes['record']} aria-label={texts.record}>
        {chosen !== null && (
          <QueueRecord
            key={chosen}
            id={chosen}
            previous={neighbour(-1)}
            next={neighbour(1)}
            choose={choose}
            back={href(null)}
            onDecided={(waits) => decided(chosen, waits)}
          />
        )}
      </section>
    </div>
  )
}
