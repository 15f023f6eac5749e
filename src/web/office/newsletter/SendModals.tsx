import {
  issueMails,
  type OfficeIssue,
  retryMails,
  scheduleIssue,
} from '#modules/notifications/newsletter/office-contract.ts'
import { present } from '#platform/typed.ts'
import { officeNewsletterTexts as texts } from '#texts/newsletter.ts'
import { uiTexts } from '#texts/ui.ts'
import { useCommand, useRead } from '#web/api/endpoint.ts'
import { useModalForm } from '#web/api/form.ts'
import { readMoment } from '#web/replay/read-moment.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { FormModal } from '#web/ui/dialogs/FormModal.tsx'
import { Modal } from '#web/ui/dialogs/Modal.tsx'
import { showSuccess } from '#web/ui/dialogs/messages.ts'
import { TextField } from '#web/ui/fields/TextField.tsx'
import { Facts } from '#web/ui/layout/Facts.tsx'
import { Stack } from '#web/ui/layout/Stack.tsx'
import { DataTable } from '#web/ui/lists/DataTable.tsx'
import { Loading, Skeleton } from '#web/ui/page/Loading.tsx'

type Props = { readonly issue: OfficeIssue; readonly onClose: () => void }

/** Sends the newest revision, now or at a moment. */
export const SendModal = ({ issue, onClose }: Props) => {
  const { subject } = issue.texts[0]!
  const form = useModalForm(scheduleIssue, {
    defaults: { sendAt: '' },
    rules: ({ sendAt }) => ({ sendAt: sendAt.trim() && !readMoment(sendAt, 'start') ? texts.noMoment : null }),
    input: ({ sendAt }) => ({
      id: issue.id,
      revision: issue.revision,
      ...(sendAt.trim() && { sendAt: present(readMoment(sendAt, 'start')) }),
    }),
    onClose,
    says: (_, { sendAt }) => (sendAt ? texts.scheduled(subject) : texts.sending(subject)),
  })
  return (
    <FormModal
      title={texts.sendTitle(subject)}
      labels={{ keep: texts.keep, confirm: texts.confirmSend }}
      busy={form.busy}
      onClose={onClose}
      onSubmit={form.submit}
    >
      <p>{texts.sendLead(issue.revision)}</p>
      <TextField
        label={texts.sendAt}
        help={texts.sendAtHelp}
        placeholder="DD/MM/YYYY HH:mm"
        maxLength={16}
        {...form.field('sendAt')}
      />
    </FormModal>
  )
}

const LOOK_EVERY_MS = 2_000

/** What became of the mails of an issue, while it happens. */
export const MailsModal = ({ issue, onClose }: Props) => {
  const read = useRead(issueMails, { id: issue.id }, { refetchInterval: () => LOOK_EVERY_MS })
  const retry = useCommand(retryMails, { onDone: ({ mails }) => showSuccess(texts.retried(mails)) })
  const failed = read.data?.failed ?? 0
  return (
    <Modal
      opened
      title={texts.mailsTitle(issue.texts[0]!.subject)}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{uiTexts.close}</Button>
          {failed > 0 && (
            <Button busy={retry.busy} onClick={() => void retry.send({ id: issue.id })}>
              {texts.retry}
            </Button>
          )}
        </>
      }
    >
      <Loading read={read} skeleton={<Skeleton lines={3} height={28} />}>
        {({ waiting, done, failed: count, failures }) => (
          <Stack gap={4}>
            <Facts
              facts={{ [texts.counts.waiting]: waiting, [texts.counts.done]: done, [texts.counts.failed]: count }}
            />
            {failures.length > 0 && (
              <DataTable
                caption={texts.failures}
                rows={failures}
                rowKey={({ to, error }) => `${to} ${error}`}
                columns={[
                  {
                    id: 'to',
                    header: texts.failure.to,
                    card: 'title',
                    cell: ({ to }) => <bdi dir="ltr">{to || texts.noAddress}</bdi>,
                  },
                  { id: 'error', header: texts.failure.error, cell: ({ error }) => error },
                ]}
              />
            )}
          </Stack>
        )}
      </Loading>
    </Modal>
  )
}
