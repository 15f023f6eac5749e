import { IconX } from '@tabler/icons-react'
import type { WaitingFile } from '#modules/distributors/desk/vetting-contract.ts'
import { paths } from '#paths'
import { vettingTexts as texts } from '#texts/vetting.ts'
import { LiveNotice } from '#web/api/LiveNotice.tsx'
import type { useStableRows } from '#web/api/stable-rows.ts'
import { QueueLink } from '#web/office/quotes/QueueLink.tsx'
import classes from '#web/office/quotes/QuoteQueue.module.css'
import { ButtonLink, IconButton } from '#web/ui/actions/Button.tsx'
import { EmptyArt } from '#web/ui/art/EmptyArt.tsx'
import { useArrivals } from '#web/ui/figures/announce.ts'
import { useNow } from '#web/ui/figures/clock.ts'
import { DateText } from '#web/ui/figures/Figures.tsx'
import { EmptyState } from '#web/ui/lists/EmptyState.tsx'

/** The files that wait. What arrives waits behind a button, what was sent stays struck through. */
export const VettingQueue = ({
  stable,
  chosen,
}: {
  stable: ReturnType<typeof useStableRows<WaitingFile>>
  chosen: string | null
}) => {
  const { rows, gone, arrived } = stable
  const waiting = rows.length - gone.size + arrived.length
  useArrivals(arrived.length, texts.arrived)
  return (
    <>
      <header className={classes['head']}>
        <div className={classes['title']}>
          <h2>{texts.title}</h2>
          <span className={classes['count']}>
            {waiting}
            <span className="visually-hidden"> {texts.waiting(waiting)}</span>
          </span>
          <LiveNotice />
        </div>
      </header>
      {rows.length === 0 ? (
        <EmptyState
          art={<EmptyArt area="documents" />}
          action={<ButtonLink to={paths.officeDistributors()}>{texts.allDistributors}</ButtonLink>}
        >
          {texts.empty}
        </EmptyState>
      ) : (
        <ol role="list" className={classes['rows']}>
          {rows.map((row) => (
            <li key={row.id}>
              {gone.has(row.id) ? (
                <div className={classes['left']}>
                  <QueueLink to={paths.officeVetting({ distributorId: row.id })} chosen={row.id === chosen}>
                    <strong className={classes['how']}>{texts.left}</strong>
                    <Name row={row} />
                  </QueueLink>
                  <IconButton label={texts.remove(row.name)} onClick={() => stable.drop(row.id)}>
                    <IconX size={16} stroke={1.8} aria-hidden />
                  </IconButton>
                </div>
              ) : (
                <Row row={row} chosen={row.id === chosen} />
              )}
            </li>
          ))}
        </ol>
      )}
      {arrived.length > 0 && (
        <button type="button" className={classes['fresh']} onClick={stable.show}>
          {texts.fresh(arrived.length)}
        </button>
      )}
    </>
  )
}

const whatWaits = ({ dataChanged, ready, inReview }: WaitingFile): string =>
  dataChanged && inReview === 0
    ? texts.dataChanged
    : ready && inReview === 0
      ? texts.ready
      : [texts.toReview(inReview), ...(dataChanged ? [texts.dataChanged] : [])].join(' · ')

const Name = ({ row }: { row: WaitingFile }) => (
  <>
    <span className={classes['first']}>
      <bdi>{row.name}</bdi>
    </span>
    <span className={classes['second']}>
      {row.country} · {whatWaits(row)}
    </span>
  </>
)

const Row = ({ row, chosen }: { row: WaitingFile; chosen: boolean }) => {
  const now = useNow()
  const { completeSince, ready, since, lookers } = row
  return (
    <QueueLink to={paths.officeVetting({ distributorId: row.id })} chosen={chosen}>
      <span className={classes['how']}>
        {completeSince || ready ? texts.complete : texts.incomplete} {texts.since}{' '}
        <DateText at={completeSince ?? since} relative={now} />
      </span>
      <Name row={row} />
      {lookers.length > 0 && (
        <span className={classes['elsewhere']}>
          <bdi>{texts.lookedAtBy(lookers.map(({ name }) => name).join(', '))}</bdi>
        </span>
      )}
    </QueueLink>
  )
}
