import type { WaitingFile } from '#modules/distributors/desk/vetting-contract.ts'
import { paths } from '#paths'
import { vettingTexts as texts } from '#texts/vetting.ts'
import type { useStableRows } from '#web/api/live/stable-rows.ts'
import { type useWhose, With } from '#web/office/assigned/whose.tsx'
import { LeftRow, QueueFrame } from '#web/office/queue/QueueFrame.tsx'
import { QueueLink } from '#web/office/quotes/QueueLink.tsx'
import classes from '#web/office/quotes/QuoteQueue.module.css'
import { useNow } from '#web/ui/figures/clock.ts'
import { DateText } from '#web/ui/figures/Figures.tsx'

/** The files that wait. What arrives waits behind a button, what was sent stays struck through. */
export const VettingQueue = ({
  stable,
  assigned,
  chosen,
  narrowed,
}: {
  stable: ReturnType<typeof useStableRows<WaitingFile>>
  assigned: ReturnType<typeof useWhose<WaitingFile>>
  chosen: string | null
  /** The end of an address, with what the queue is narrowed to. */
  narrowed: string
}) => (
  <QueueFrame
    texts={texts}
    area="documents"
    elsewhere={{ to: paths.officeDistributors(), label: texts.allDistributors }}
    stable={{ ...stable, ...assigned.shown }}
    name="vetting"
    views={assigned.views}
  >
    {(row, left) =>
      left ? (
        <LeftRow remove={texts.remove(row.name)} onRemove={() => stable.drop(row.id)}>
          <QueueLink to={paths.officeVetting({ distributorId: row.id }) + narrowed} chosen={row.id === chosen}>
            <strong className={classes['how']}>{texts.left}</strong>
            <Name row={row} />
          </QueueLink>
        </LeftRow>
      ) : (
        <Row row={row} narrowed={narrowed} with={assigned.nameOf(row)} chosen={row.id === chosen} />
      )
    }
  </QueueFrame>
)

const whatWaits = ({ dataChanged, ready, inReview }: WaitingFile): string =>
  dataChanged && inReview === 0
    ? texts.dataChanged
    : ready && inReview === 0
      ? texts.ready
      : [texts.toReview(inReview), ...(dataChanged ? [texts.dataChanged] : [])].join(' · ')

const Name = ({ row, with: name = null }: { row: WaitingFile; with?: string | null }) => (
  <>
    <span className={classes['first']}>
      <bdi>{row.name}</bdi>
    </span>
    <span className={classes['second']}>
      {row.country} · {whatWaits(row)}
      <With name={name} />
    </span>
  </>
)

const Row = ({
  row,
  narrowed,
  with: name,
  chosen,
}: {
  row: WaitingFile
  narrowed: string
  with: string | null
  chosen: boolean
}) => {
  const now = useNow()
  const { completeSince, ready, since, lookers } = row
  return (
    <QueueLink to={paths.officeVetting({ distributorId: row.id }) + narrowed} chosen={chosen}>
      <span className={classes['how']}>
        {completeSince || ready ? texts.complete : texts.incomplete} {texts.since}{' '}
        <DateText at={completeSince ?? since} relative={now} />
      </span>
      <Name row={row} with={name} />
      {lookers.length > 0 && (
        <span className={classes['elsewhere']}>
          <bdi>{texts.lookedAtBy(lookers.map(({ name }) => name).join(', '))}</bdi>
        </span>
      )}
    </QueueLink>
  )
}
