import { languages } from '#modules/library/kinds.ts'
import type { OfficeIssue } from '#modules/notifications/newsletter/office-contract.ts'
import { officeNewsletterTexts as texts } from '#texts/newsletter.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { TextArea } from '#web/ui/fields/TextArea.tsx'
import { TextField } from '#web/ui/fields/TextField.tsx'
import { Row } from '#web/ui/layout/Row.tsx'
import { Stack } from '#web/ui/layout/Stack.tsx'

type Text = OfficeIssue['texts'][number]

/** Subject and introduction in one language; the first language stays. */
export const IssueTextFields = ({
  text,
  first,
  wrong,
  onChange,
  onRemove,
}: {
  text: Text
  first: boolean
  wrong: string | null
  onChange: (text: Text) => void
  onRemove: () => void
}) => {
  const name = languages[text.language]
  const missing = (typed: string) => (wrong && !typed.trim() ? wrong : null)
  return (
    <Stack gap={3}>
      <TextField
        label={texts.fields.subject(name)}
        required
        maxLength={120}
        value={text.subject}
        error={missing(text.subject)}
        onChange={(subject) => onChange({ ...text, subject })}
        {...(first && { 'data-autofocus': true })}
      />
      <TextArea
        label={texts.fields.introduction(name)}
        required
        rows={4}
        maxLength={2_000}
        value={text.introduction}
        error={missing(text.introduction)}
        onChange={(introduction) => onChange({ ...text, introduction })}
      />
      {!first && (
        <Row>
          <Button size="small" onClick={onRemove}>
            {texts.removeLanguage(name)}
          </Button>
        </Row>
      )}
    </Stack>
  )
}
