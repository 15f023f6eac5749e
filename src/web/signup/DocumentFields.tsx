import { requirements } from '#modules/distributors/file/requirements.ts'
import { documentsStepTexts as texts } from '#texts/signup.ts'
import { UploadField } from '#web/api/files/UploadField.tsx'
import type { StoredFile } from '#web/api/files/upload.ts'
import type { FormFields } from '#web/api/form-fields.ts'
import { CheckField } from '#web/ui/fields/CheckField.tsx'
import { Section } from '#web/ui/layout/Section.tsx'
import { Stack } from '#web/ui/layout/Stack.tsx'
import { Card } from '#web/ui/page/Card.tsx'
import type { SentFiles } from './DocumentsStep.tsx'

/** A place for each document of the requirement table; the checkbox is below the licence that it replaces. */
export const DocumentFields = ({
  sent,
  part,
  who,
  onFiles,
  onWho,
}: {
  /** What was there when the page was opened. */
  sent: SentFiles
  part: FormFields<Record<string, unknown>>['part']
  who: { readonly checked: boolean; readonly error: string | null }
  onFiles: (field: string, stored: readonly StoredFile[]) => void
  onWho: (accepted: boolean) => void
}) => {
  const fieldOf = ({ field, label, required, orWho, multiple }: (typeof requirements)[number]) => (
    <Stack key={field} gap={3}>
      <UploadField
        label={label}
        purpose="signup"
        required={required && !(orWho && who.checked)}
        multiple={multiple === true}
        initial={sent[field] ?? []}
        onChange={(stored) => onFiles(field, stored)}
        {...part(field)}
      />
      {orWho && <CheckField label={texts.who} checked={who.checked} onChange={onWho} />}
    </Stack>
  )
  return (
    <>
      <Section title={texts.documents} lead={texts.documentsLead}>
        <Stack>{requirements.filter(({ required }) => required).map(fieldOf)}</Stack>
      </Section>
      <Card title={texts.optional}>
        <Stack>{requirements.filter(({ required }) => !required).map(fieldOf)}</Stack>
      </Card>
    </>
  )
}
