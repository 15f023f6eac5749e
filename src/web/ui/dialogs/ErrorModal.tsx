import { IconAlertTriangle } from '@tabler/icons-react'

import { uiTexts } from '#texts/ui.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { ProblemText } from '#web/ui/fields/ProblemText.tsx'
import classes from './ErrorModal.module.css'
import { Modal } from './Modal.tsx'
import { clearProblem, useMessages } from './messages.ts'

/** For errors that concern no field and happened in no modal. Closed by the background, the icon, Escape or the button. */
export default function ErrorModal() {
  const { error } = useMessages()
  return (
    <Modal
      opened={error !== null}
      onClose={clearProblem}
      saysProblems={false}
      title={
        <span className={classes['title']}>
          <IconAlertTriangle size={21} stroke={1.8} aria-hidden />
          {uiTexts.somethingWrong}
        </span>
      }
      actions={
        <Button look="outlined" onClick={clearProblem} data-autofocus>
          {uiTexts.close}
        </Button>
      }
    >
      {error !== null && <ProblemText problem={error} />}
    </Modal>
  )
}
