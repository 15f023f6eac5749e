import { IconCloudOff } from '@tabler/icons-react'
import { useEffect } from 'react'
import { createPortal } from 'react-dom'
import { uiTexts } from '#texts/ui.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { announce } from '#web/ui/figures/announce.ts'
import classes from '#web/ui/page/OpensLater.module.css'
import { askLostNow, useLostAnswers } from './lost-answers.ts'

/** At the foot of the window, and above whatever is in front, while it is not known whether a command was done. */
export const LostAnswer = () => {
  const isLost = useLostAnswers() > 0
  useEffect(() => {
    if (isLost) announce(uiTexts.answerLost)
  }, [isLost])
  if (!isLost) return null
  return createPortal(
    <section className={classes['notice']} aria-label={uiTexts.answerLostTitle} aria-live="off" data-no-print>
      <IconCloudOff size={18} stroke={1.8} aria-hidden />
      <p>{uiTexts.answerLost}</p>
      <Button size="small" look="outlined" onClick={askLostNow}>
        {uiTexts.askNow}
      </Button>
    </section>,
    document.body,
  )
}
