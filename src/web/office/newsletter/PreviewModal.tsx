import { useState } from 'react'
import { type Language, languages } from '#modules/library/kinds.ts'
import { type OfficeIssue, previewIssue, sendTest } from '#modules/notifications/newsletter/office-contract.ts'
import { officeNewsletterTexts as texts } from '#texts/newsletter.ts'
import { uiTexts } from '#texts/ui.ts'
import { useCommand, useRead } from '#web/api/endpoint.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { Segments } from '#web/ui/actions/Segments.tsx'
import { Modal } from '#web/ui/dialogs/Modal.tsx'
import { showSuccess } from '#web/ui/dialogs/messages.ts'
import { Row } from '#web/ui/layout/Row.tsx'
import { Stack } from '#web/ui/layout/Stack.tsx'
import { Loading, Skeleton } from '#web/ui/page/Loading.tsx'
import classes from './MailCanvas.module.css'
import { MailCanvas } from './MailCanvas.tsx'

const widths = ['wide', 'narrow', 'text'] as const
const choices = widths.map((value) => ({ value, label: texts.widths[value] }))

/** The newest revision as a mail, in each of its languages. */
export const PreviewModal = ({ issue, onClose }: { issue: OfficeIssue; onClose: () => void }) => {
  const [as, setAs] = useState<(typeof widths)[number]>('wide')
  const [language, setLanguage] = useState<Language>(issue.texts[0]!.language)
  const read = useRead(previewIssue, { id: issue.id, language })
  const test = useCommand(sendTest, { onDone: () => showSuccess(texts.tested) })
  return (
    <Modal
      opened
      width="chooser"
      title={texts.previewTitle(issue.texts[0]!.subject)}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{uiTexts.close}</Button>
          <Button busy={test.busy} onClick={() => void test.send({ id: issue.id, language })}>
            {texts.test}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <Row>
          <Segments label={texts.previewAs} choices={choices} value={as} onChange={setAs} />
          {issue.texts.length > 1 && (
            <Segments
              label={texts.language}
              choices={issue.texts.map((text) => ({ value: text.language, label: languages[text.language] }))}
              value={language}
              onChange={setLanguage}
            />
          )}
        </Row>
        <Loading read={read} skeleton={<Skeleton lines={8} height={40} />}>
          {({ html, text }) =>
            as === 'text' ? <p className={classes['text']}>{text}</p> : <MailCanvas html={html} width={as} />
          }
        </Loading>
      </Stack>
    </Modal>
  )
}
