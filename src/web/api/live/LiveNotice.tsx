import { IconRefresh } from '@tabler/icons-react'
import { uiTexts } from '#texts/ui.ts'
import { allChanged } from '#web/api/reads.ts'
import { clock } from '#web/ui/figures/format.ts'
import classes from './LiveNotice.module.css'
import { useLiveState } from './live.ts'

/** 'Updated 09:12' with a refresh button; 'Offline since 09:12 · Reconnecting' while the line is down. Has its room before either is known. */
export const LiveNotice = () => {
  const { up, since, at } = useLiveState()
  const unknown = !up && since === null
  return (
    <p className={classes['notice']} role="status" data-unknown={unknown || undefined} data-no-print>
      {since ? (
        <span className={classes['offline']}>{uiTexts.offline(clock(since))}</span>
      ) : (
        <span>{uiTexts.updated(clock(at ?? new Date()))}</span>
      )}
      <button type="button" aria-label={uiTexts.refresh} title={uiTexts.refresh} onClick={() => void allChanged()}>
        <IconRefresh size={16} stroke={1.8} aria-hidden />
      </button>
    </p>
  )
}
