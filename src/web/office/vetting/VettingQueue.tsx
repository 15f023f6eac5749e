import type { WaitingFile } from '#modules/distributors/desk/vetting-contract.ts'
import { paths } from '#paths'
import { vettingTexts as texts } from '#texts/vetting.ts'
import type { useStableRows } from '#web/api/stable-rows.ts'
import { LeftRow, QueueFrame } from '#web/office/queue/QueueFrame.tsx'
import { QueueLink } from '#web/office/quotes/QueueLink.tsx'
import classes from '#web/office/quotes/QuoteQueue.module.css'
import { useNow } from '#web/ui/figures/clock.ts'
import { DateText } from '#web/ui/figures/Figures.tsx'

/** The files that wait. What arrives waits behind a button, what was sent stays struck through. */
export const VettingQueue = ({
  stable,
  chosen,
}: {
  stable: ReturnType<typeof useStableRows<WaitingFile>>
  chosen: string | null
}) => (
  <QueueFrame
    words={texts}
    area="documents"
    elsewhere={{ to: paths.officeDistributors(), label: texts.allDistributors }}
    stable={stable}
  >
    {(row, left) =>
      left ? (
        <LeftRow remove={texts.remove(row.name)} onRemove={() => stable.drop(row.id)}>
          <QueueLink to={paths.officeVetting({ distributorId: row.id })} chosen={row.id === chosen}>
            <strong className={classes['how']}>{texts.left}</strong>
            <Name row={row} />
          </QueueLink>
        </LeftRow>
      ) : (
        <Row row={row} chosen={row.id === chosen} />
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
