import { resendMail } from '#modules/notifications/mails/mail-contract.ts'
import { outboxTexts as texts } from '#texts/outbox.ts'
import { uiTexts } from '#texts/ui.ts'
import { useCommand } from '#web/api/endpoint.ts'
import { allChanged } from '#web/api/reads.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { Modal } from '#web/ui/dialogs/Modal.tsx'
import { showSuccess } from '#web/ui/dialogs/messages.ts'
import { DateText } from '#web/ui/figures/Figures.tsx'
import { Row } from '#web/ui/layout/Row.tsx'
import { Said } from '#web/ui/layout/Said.tsx'
import { Stack } from '#web/ui/layout/Stack.tsx'
import { StatusPill } from '#web/ui/page/StatusPill.tsx'
import { Text } from '#web/ui/page/Text.tsx'
import { mailTones, type OutboxMail } from './mail-tones.ts'

/** One mail as its reader got it, in plain text with its links to click. */
export const MailModal = ({ mail, onClose }: { mail: OutboxMail | null; onClose: () => void }) => {
  const again = useCommand(resendMail, {
    onDone: () => {
      void allChanged()
      onClose()
      showSuccess(texts.sentAgain)
    },
  })
  return (
    <Modal
      opened={mail !== null}
      onClose={onClose}
      width="chooser"
      title={mail?.subject ?? ''}
      actions={
        <>
          <Button onClick={onClose}>{uiTexts.close}</Button>
          <Button busy={again.busy} onClick={() => mail && void again.send({ id: mail.id })}>
            {texts.again}
          </Button>
        </>
      }
    >
      {mail && (
        <Stack gap={4}>
          <Row>
            {texts.to} <bdi dir="ltr">{mail.to}</bdi> · <DateText at={mail.at} as="dayTime" />{' '}
            <StatusPill tone={mailTones[mail.state]}>{texts.states[mail.state]}</StatusPill>
          </Row>
          {mail.error && (
            <Text size="small" tone="error" typed>
              {texts.failed}: {mail.error}
            </Text>
          )}
          <Said>{withLinks(mail.text)}</Said>
        </Stack>
      )}
    </Modal>
  )
}

/** Addresses in a text become links. */
const withLinks = (text: string) =>
  text.split(/(https?:\/\/\S+)/).map((part, index) =>
    index % 2 === 1 ? (
      <a key={part} href={part}>
        {part}
      </a>
    ) : (
      part
    ),
  )
