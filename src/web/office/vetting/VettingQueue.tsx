import type { WaitingFile } from '#modules/distributors/desk/vetting-contract.ts'
import { paths } from '#paths'
import { vettingTexts as texts } from '#texts/vetting.ts'
import type { useStableRows } from '#web/api/live/stable-rows.ts'
import { type useWhose, With } from '#web/office/assigned/whose.tsx'
import { QueueFrame } from '#web/office/queue/QueueFrame.tsx'
import { useNow } from '#web/ui/figures/clock.ts'
import { DateText } from '#web/ui/figures/Figures.tsx'
import { LeftRow, QueueLines, QueueLink } from '#web/ui/queue/QueueList.tsx'

/** The files that wait. What arrives waits behind a button, what was sent stays struck through. */
export const VettingQueue = ({
  stable,
  assigned,
  chosen,
  narrowed,
  all,
}: {
  stable: ReturnType<typeof useStableRows<WaitingFile>>
  assigned: ReturnType<typeof useWhose<WaitingFile>>
  chosen: string | null
  /** The end of an address, with what the queue is narrowed to. */
  narrowed: string
  /** How many wait. */
  all: number
}) => (
  <QueueFrame
    texts={texts}
    area="documents"
    elsewhere={{ to: paths.officeDistributors(), label: texts.allDistributors }}
    stable={{ ...stable, ...assigned.shown }}
    list="vetting"
    views={assigned.views}
    all={all}
  >
    {(row, left) => {
      const link = (
        <QueueLink to={paths.officeVetting({ distributorId: row.id }) + narrowed} chosen={row.id === chosen}>
          <QueueLines how={left ? texts.left : <Waiting row={row} />} name={row.name}>
            {row.country} · {whatWaits(row)}
            {!left && (
              <>
                <With name={assigned.nameOf(row)} />
                <Lookers row={row} />
              </>
            )}
          </QueueLines>
        </QueueLink>
      )
      if (!left) return link
      return (
        <LeftRow remove={texts.remove(row.name)} onRemove={() => stable.drop(row.id)}>
          {link}
        </LeftRow>
      )
    }}
  </QueueFrame>
)

const whatWaits = ({ dataChanged, ready, inReview }: WaitingFile): string =>
  dataChanged && inReview === 0
    ? texts.dataChanged
    : ready && inReview === 0
      ? texts.ready
      : [texts.toReview(inReview), ...(dataChanged ? [texts.dataChanged] : [])].join(' · ')

const Waiting = ({ row: { completeSince, ready, since } }: { row: WaitingFile }) => (
  <>
    {completeSince || ready ? texts.complete : texts.incomplete} {texts.since}{' '}
    <DateText at={completeSince ?? since} relative={useNow()} />
  </>
)

const Lookers = ({ row: { lookers } }: { row: WaitingFile }) =>
  lookers.length > 0 && (
    <>
      <br />
      <strong>
        <bdi>{texts.lookedAtBy(lookers.map(({ name }) => name).join(', '))}</bdi>
      </strong>
    </>
  )
