import { useState } from 'react'

import { changePersonPicture, type PersonListed } from '#modules/identity/people-contract.ts'
import { pictureTexts as texts } from '#texts/people.ts'
import { useCommand } from '#web/api/endpoint.ts'
import { UploadField } from '#web/api/UploadField.tsx'
import type { Stored } from '#web/api/upload.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { FormModal } from '#web/ui/dialogs/FormModal.tsx'
import { showSuccess } from '#web/ui/dialogs/messages.ts'
import { useChecked } from '#web/ui/fields/checked.ts'
import classes from './People.module.css'

/** Of a member of staff, for the companies that they represent. */
export const PictureModal = ({
  person: { id, name, picture },
  onClose,
}: {
  person: PersonListed
  onClose: () => void
}) => {
  const [sent, setSent] = useState<readonly Stored[]>([])
  const change = useCommand(changePersonPicture, {
    onDone: () => {
      onClose()
      showSuccess(texts.done)
    },
  })
  const file = sent.at(-1)?.path ?? null
  const { errors, submit } = useChecked({ file: file === null ? texts.missing : null }, change.errors)
  return (
    <FormModal
      title={texts.title(name)}
      words={texts}
      busy={change.busy}
      onClose={onClose}
      onSubmit={() => submit(() => change.send({ id, file }))}
    >
      <p>{texts.what}</p>
      {picture && (
        <p className={classes['picture']}>
          <img src={picture} alt={texts.title(name)} width={96} height={96} />
          <Button look="text" onClick={() => void change.send({ id, file: null })}>
            {texts.remove}
          </Button>
        </p>
      )}
      <UploadField label={texts.file} purpose="pictures" required error={errors.file ?? null} onChange={setSent} />
    </FormModal>
  )
}
