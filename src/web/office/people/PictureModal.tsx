import { changePersonPicture, type PersonListed } from '#modules/identity/people-contract.ts'
import { pictureTexts as texts } from '#texts/people.ts'
import { useModalForm } from '#web/api/form.ts'
import { UploadField } from '#web/api/UploadField.tsx'
import { Button } from '#web/ui/actions/Button.tsx'
import { FormModal } from '#web/ui/dialogs/FormModal.tsx'
import classes from './People.module.css'

/** Of a member of staff, for the companies that they represent. */
export const PictureModal = ({
  person: { id, name, picture },
  onClose,
}: {
  person: PersonListed
  onClose: () => void
}) => {
  const form = useModalForm(changePersonPicture, {
    defaults: { file: null as string | null },
    rules: ({ file }) => ({ file: file === null ? texts.missing : null }),
    input: ({ file }) => ({ id, file }),
    onClose,
    says: () => texts.done,
  })
  return (
    <FormModal title={texts.title(name)} labels={texts} busy={form.busy} onClose={onClose} onSubmit={form.submit}>
      <p>{texts.what}</p>
      {picture && (
        <p className={classes['picture']}>
          <img src={picture} alt={texts.title(name)} width={96} height={96} />
          <Button look="text" onClick={() => void form.send({ id, file: null })}>
            {texts.remove}
          </Button>
        </p>
      )}
      <UploadField label={texts.file} purpose="pictures" required {...form.file('file')} />
    </FormModal>
  )
}
