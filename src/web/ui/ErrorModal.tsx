import { IconAlertTriangle } from '@tabler/icons-react'

import { Problem } from '#web/http.ts'
import { uiWords } from '#web/words/ui.ts'
import { Button } from './Button.tsx'
import classes from './ErrorModal.module.css'
import { Modal } from './Modal.tsx'
import { clearProblem, useMessages } from './messages.ts'

/** The one place for errors that concern no field. Closed by the background, the icon, Escape or the button. */
export default function ErrorModal() {
  const { error } = useMessages()
  const words = error instanceof Problem ? error.message : error
  const reference = error instanceof Problem && error.status >= 500 ? error.reference : null
  return (
    <Modal
      opened={error !== null}
      onClose={clearProblem}
      title={
        <span className={classes['title']}>
          <IconAlertTriangle size={21} stroke={1.8} aria-hidden />
          {uiWords.somethingWrong}
        </span>
      }
      actions={
        <Button look="outlined" onClick={clearProblem} data-autofocus>
          {uiWords.close}
        </Button>
      }
    >
      <p role="alert">{words}</p>
      {reference && <p className={classes['reference']}>{uiWords.reference(reference)}</p>}
    </Modal>
  )
}
