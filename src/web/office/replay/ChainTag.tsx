import { IconCheck, IconLinkOff } from '@tabler/icons-react'
import { Link } from 'react-router-dom'
import { checkOrderTrail } from '#modules/ordering/history/replay-contract.ts'
import { paths } from '#paths'
import type { Answer, Sent } from '#platform/http/endpoint.ts'
import { replayTexts } from '#texts/replay.ts'
import { useRead } from '#web/api/endpoint.ts'
import { useMay } from '#web/identity/may.ts'
import { count, unbroken } from '#web/ui/figures/format.ts'
import { StatusPill } from '#web/ui/page/StatusPill.tsx'
import classes from './ChainTag.module.css'

const texts = replayTexts.chain

export type TrailCheck = Answer<typeof checkOrderTrail>

/** The server's check of this order's chain; undefined: not yet, or the server is out of reach. */
export const useTrailCheck = (id: Sent<typeof checkOrderTrail>['id']) => useRead(checkOrderTrail, { id })

/** Whether the order's events are what was recorded. `steps`: how many are shown, of which some may be newer. */
export const ChainTag = ({
  read,
  id,
  steps,
}: {
  read: ReturnType<typeof useTrailCheck>
  id: string
  steps: number
}) => {
  const may = useMay()
  const found = read.data
  if (found?.fault) return <Broken id={id} fault={found.fault} />
  if (!found || found.steps < steps)
    return (
      <span className={classes['tag']}>
        <StatusPill tone="closed">{read.isError ? texts.unknown : texts.checking}</StatusPill>
        {read.isError && may('office.audit.check') && <Link to={paths.officeLog()}>{texts.log}</Link>}
      </span>
    )
  return (
    <span className={classes['tag']}>
      <StatusPill tone="done" icon={<IconCheck size={14} stroke={2.4} aria-hidden />}>
        {texts.verified}
      </StatusPill>
      {found.signedUpTo < found.steps && <span>{texts.signedUpTo(found.signedUpTo)}</span>}
    </span>
  )
}

const Broken = ({ id, fault: { what, step, position } }: { id: string; fault: NonNullable<TrailCheck['fault']> }) => (
  <span className={classes['tag']} role="status">
    <StatusPill tone="error" icon={<IconLinkOff size={14} stroke={2.4} aria-hidden />}>
      {texts.broken(step)}
    </StatusPill>
    <span>
      {texts.faults[what]}
      {position !== null && (
        <>
          ,{' '}
          <Link to={paths.officeStream({ kind: 'order', key: id }, { at: position })}>
            {unbroken(texts.at(count(position)))}
          </Link>
        </>
      )}
    </span>
  </span>
)
