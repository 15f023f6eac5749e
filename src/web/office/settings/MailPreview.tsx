import { useState } from 'react'

import { previewMail } from '#modules/settings/mail-contract.ts'
import { keysOf } from '#platform/records.ts'
import { type PortalLanguage, portalLanguages } from '#platform/text/languages.ts'
import { mailTextTexts, mailKindTexts as texts } from '#texts/mail-kinds.ts'
import { uiTexts } from '#texts/ui.ts'
import { useRead } from '#web/api/endpoint.ts'
import canvas from '#web/office/newsletter/MailCanvas.module.css'
import { MailCanvas } from '#web/office/newsletter/MailCanvas.tsx'
import { Button } from '#web/ui/actions/Button.tsx'
import { Segments } from '#web/ui/actions/Segments.tsx'
import { Modal } from '#web/ui/dialogs/Modal.tsx'
import { SelectField } from '#web/ui/fields/SelectField.tsx'
import { Row } from '#web/ui/layout/Row.tsx'
import { Stack } from '#web/ui/layout/Stack.tsx'
import { Loading, Skeleton } from '#web/ui/page/Loading.tsx'
import { Text } from '#web/ui/page/Text.tsx'
import { MailTextModal } from './MailTextModal.tsx'
import classes from './mails.module.css'

const looks = (['wide', 'narrow', 'text'] as const).map((value) => ({ value, label: texts.looks[value] }))
const languages = keysOf(portalLanguages).map((value) => ({ value, label: portalLanguages[value] }))
const schemes = (['light', 'dark'] as const).map((value) => ({ value, label: texts.schemes[value] }))

/** One mail of sample data, as a computer, a phone and a program without pictures show it. */
export const MailPreview = ({ kind, onClose }: { kind: string; onClose: () => void }) => {
  const [language, setLanguage] = useState<PortalLanguage>('en')
  const [isWriting, setWriting] = useState(false)
  const [as, setAs] = useState<(typeof looks)[number]['value']>('wide')
  const [scheme, setScheme] = useState<(typeof schemes)[number]['value']>('light')
  const read = useRead(previewMail, { kind, language })
  const editable = read.data?.editable
  // The mail of the language that was chosen before is shown until this one is there.
  if (isWriting && read.data && editable && !read.isPlaceholderData)
    return (
      <MailTextModal
        mail={{ kind, language }}
        shown={read.data}
        editable={editable}
        onClose={() => setWriting(false)}
      />
    )
  return (
    <Modal
      opened
      width="chooser"
      title={read.data?.subject ?? texts.title}
      onClose={onClose}
      actions={<Button onClick={onClose}>{uiTexts.close}</Button>}
    >
      <Stack gap={4}>
        <Row>
          <Segments label={texts.as} choices={looks} value={as} onChange={setAs} />
          <Segments label={texts.around} choices={schemes} value={scheme} onChange={setScheme} />
          {editable && (
            <Button look="filled" onClick={() => setWriting(true)}>
              {mailTextTexts.change}
            </Button>
          )}
        </Row>
        {editable && (
          <SelectField
            label={mailTextTexts.language}
            choices={languages}
            value={language}
            onChange={(tag: PortalLanguage) => setLanguage(tag)}
          />
        )}
        {read.data && !editable && <Text size="small">{mailTextTexts.fixed}</Text>}
        {scheme === 'dark' && <p>{texts.note}</p>}
        <Loading read={read} skeleton={<Skeleton lines={8} height={40} />}>
          {({ html, text }) =>
            as === 'text' ? (
              <p className={canvas['text']}>{text}</p>
            ) : (
              <div className={classes['around']} data-scheme={scheme}>
                <MailCanvas html={html} width={as} />
              </div>
            )
          }
        </Loading>
      </Stack>
    </Modal>
  )
}
