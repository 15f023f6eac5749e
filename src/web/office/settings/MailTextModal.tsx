import { IconAlertTriangle } from '@tabler/icons-react'
import { useState } from 'react'
import { changeMailText, type previewMail, previewMailText } from '#modules/settings/mail-contract.ts'
import { type EditableMail, wrongInMailText } from '#modules/settings/rules.ts'
import type { Answer } from '#platform/http/endpoint.ts'
import { type MailText, mailParts } from '#platform/mail/mail-text.ts'
import { recordOf } from '#platform/records.ts'
import { type PortalLanguage, portalLanguages } from '#platform/text/languages.ts'
import { mailTextTexts as texts } from '#texts/mail-kinds.ts'
import { settingsTexts } from '#texts/settings.ts'
import { useAnswerOnceStill } from '#web/api/answer-once-still.ts'
import { call } from '#web/api/endpoint.ts'
import { useModalForm } from '#web/api/form.ts'
import { OthersInForm } from '#web/office/assigned/OthersInForm.tsx'
import { MailCanvas } from '#web/office/newsletter/MailCanvas.tsx'
import { Button } from '#web/ui/actions/Button.tsx'
import { FormModal } from '#web/ui/dialogs/FormModal.tsx'
import { TextArea } from '#web/ui/fields/TextArea.tsx'
import { TextField } from '#web/ui/fields/TextField.tsx'
import { Grid } from '#web/ui/layout/Grid.tsx'
import { Row } from '#web/ui/layout/Row.tsx'
import { Stack } from '#web/ui/layout/Stack.tsx'
import { Skeleton } from '#web/ui/page/Loading.tsx'
import { Note } from '#web/ui/page/Note.tsx'
import { Text } from '#web/ui/page/Text.tsx'
import { useConflict } from './conflict.tsx'
import classes from './mails.module.css'

type ShownMail = Answer<typeof previewMail>
type Mail = { readonly kind: string; readonly language: PortalLanguage }
type TypedText = Record<keyof MailText, string>

const typedOf = (text: MailText | null): TypedText => recordOf(mailParts, (part) => text?.[part] ?? '')
const read = (typed: TypedText): MailText => recordOf(mailParts, (part) => typed[part].trim() || null)
const right = (text: MailText, editable: EditableMail): boolean =>
  Object.keys(wrongInMailText(text, editable)).length === 0

/** What administrators write in one kind of mail, in one language, with the mail as it will read next to it. */
export const MailTextModal = ({
  mail,
  shown: { subject, written },
  editable,
  onClose,
}: {
  mail: Mail
  shown: ShownMail
  editable: EditableMail
  onClose: () => void
}) => {
  const { expectedVersion, isTold, onProblem } = useConflict(written.version)
  const form = useModalForm(changeMailText, {
    defaults: typedOf(written.text),
    rules: (typed) => wrongInMailText(read(typed), editable),
    input: (typed) => ({ ...mail, expectedVersion, ...read(typed) }),
    onProblem,
    onClose,
    says: () => texts.saved,
  })
  const restore = () => {
    for (const part of mailParts) form.set(part, '')
  }
  const text = read(form.typed)
  const isFixed = !editable.parts.includes('subject')
  return (
    <FormModal
      title={texts.changeOf(subject, portalLanguages[mail.language])}
      width="page"
      labels={{ keep: settingsTexts.cancel, confirm: settingsTexts.save }}
      busy={form.busy}
      onClose={onClose}
      onSubmit={form.submit}
    >
      <OthersInForm form="settings" id={`mails/${mail.kind}/${mail.language}`} writing={form.isDirty} />
      {isTold && <TheirText text={written.text} />}
      <Grid least={320} gap={6}>
        <Stack>
          <Text>{isFixed ? texts.closingOnly : texts.lead}</Text>
          {editable.parts.includes('subject') && (
            <TextField
              label={texts.parts.subject}
              help={texts.help.subject}
              maxLength={120}
              {...form.field('subject')}
            />
          )}
          {editable.parts.includes('introduction') && (
            <TextArea
              label={texts.parts.introduction}
              help={texts.help.introduction}
              maxLength={600}
              {...form.field('introduction')}
            />
          )}
          <TextArea label={texts.parts.closing} help={texts.help.closing} maxLength={600} {...form.field('closing')} />
          <Text size="small">{texts.placeholders(editable.placeholders.map((name) => `{${name}}`).join(', '))}</Text>
          {mail.language === 'en' && <Text size="small">{texts.fallback}</Text>}
          <Row>
            <Button onClick={restore}>{texts.restore}</Button>
          </Row>
        </Stack>
        <Draft mail={mail} text={text} isRight={right(text, editable)} />
      </Grid>
    </FormModal>
  )
}

const TheirText = ({ text }: { text: MailText | null }) => (
  <div role="alert">
    <Note tone="error" icon={<IconAlertTriangle size={18} stroke={1.8} aria-hidden />} strong={settingsTexts.conflict}>
      {settingsTexts.conflictNext}
    </Note>
    <ul>
      {mailParts.map((part) => (
        <li key={part}>
          <bdi>{`${texts.parts[part]}: ${text?.[part] ?? settingsTexts.usual}`}</bdi>
        </li>
      ))}
    </ul>
  </div>
)

const PAUSE_MS = 300

/** The mail as it reads with what is typed; while that is wrong, as it was before. */
const Draft = ({ mail, text, isRight }: { mail: Mail; text: MailText; isRight: boolean }) => {
  const [before, setBefore] = useState(text)
  if (isRight && JSON.stringify(text) !== JSON.stringify(before)) setBefore(text)
  const ask = (typed: string, signal: AbortSignal) =>
    call(previewMailText, { ...mail, ...JSON.parse(typed) }, { signal })
  const drafted = useAnswerOnceStill(JSON.stringify(before), ask, PAUSE_MS)
  return (
    <Stack gap={3}>
      <strong>{texts.preview}</strong>
      <Text size="small">{texts.outlined}</Text>
      {drafted ? (
        <div className={classes['draft']}>
          <div className={classes['around']} data-scheme="light">
            <MailCanvas html={drafted.answer.html} width="wide" />
          </div>
        </div>
      ) : (
        <Skeleton lines={8} height={40} />
      )}
    </Stack>
  )
}
