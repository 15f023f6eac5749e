import { LONGEST_DETAIL } from '#modules/labels/contract.ts'
import { type OfficeLabelIssue, proposeArtwork } from '#modules/labels/office-contract.ts'
import { initial } from '#platform/typed.ts'
import { proposeArtworkTexts as texts } from '#texts/labels.ts'
import { UploadField } from '#web/api/files/UploadField.tsx'
import { useModalForm } from '#web/api/form.ts'
import { FormModal } from '#web/ui/dialogs/FormModal.tsx'
import { DayField } from '#web/ui/fields/days/DayField.tsx'
import { readDay } from '#web/ui/fields/days/read-day.ts'
import { TextArea } from '#web/ui/fields/TextArea.tsx'
import { TextField } from '#web/ui/fields/TextField.tsx'

const CODE = /^[A-Z0-9][A-Z0-9./-]{1,39}$/

/** The next round: an artwork with the code of the label that it is to become. */
export const ProposeArtworkModal = ({
  issue: { id, rounds, distributor },
  onClose,
}: {
  issue: OfficeLabelIssue
  onClose: () => void
}) => {
  const form = useModalForm(proposeArtwork, {
    defaults: { file: initial<string | null>(null), code: '', note: '', dueOn: '' },
    rules: ({ file, code, dueOn }) => ({
      dueOn: dueOn.trim() !== '' && readDay(dueOn) === null ? texts.wrongDay : null,
      file: file === null ? texts.chooseFile : null,
      code: CODE.test(code.trim()) ? null : texts.enterCode,
    }),
    input: ({ file, code, note, dueOn }) => ({
      ...{ id, file: file ?? '', code: code.trim(), note: note.trim() || null },
      dueOn: readDay(dueOn),
    }),
    onClose,
    says: () => texts.sent(distributor.name),
  })
  return (
    <FormModal
      title={texts.title(rounds.length + 1)}
      labels={texts}
      busy={form.busy}
      onClose={onClose}
      onSubmit={form.submit}
    >
      <p>{texts.what(distributor.name)}</p>
      <UploadField label={texts.file} purpose="labels" required {...form.file('file')} />
      <TextField label={texts.code} required maxLength={40} {...form.field('code')} />
      <DayField label={texts.dueOn} help={texts.dueHelp} {...form.field('dueOn')} />
      <TextArea label={texts.note} maxLength={LONGEST_DETAIL} {...form.field('note')} />
    </FormModal>
  )
}
