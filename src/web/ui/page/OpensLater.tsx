import { IconCloudOff } from '@tabler/icons-react'

import { uiTexts } from '#texts/ui.ts'
import { useMessages } from '#web/ui/dialogs/messages.ts'
import classes from './OpensLater.module.css'

/** At the foot of the window while what was requested waits for the connection; the page can be used meanwhile. */
export const OpensLater = () => {
  const { opensLater } = useMessages()
  return (
    <div role="status" data-no-print>
      {opensLater && (
        <p className={classes['notice']}>
          <IconCloudOff size={18} stroke={1.8} aria-hidden />
          {uiTexts.opensLater}
        </p>
      )}
    </div>
  )
}
