import { useState } from 'react'
import type { writeToReport } from '#modules/service/reports/contract.ts'
import { LONGEST_COMMENT } from '#modules/service/service-states.ts'
import type { writeToTicket } from '#modules/service/tickets/contract.ts'
import { newTicketTexts, ticketTexts as texts } from '#texts/tickets.ts'
import { UploadField } from '#web/api/files/UploadField.tsx'
import { useCommandForm } from '#web/api/form.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { showSuccess } from '#web/ui/dialogs/messages.ts'
import { TextArea } from '#web/ui/fields/TextArea.tsx'
import { FormEnd } from '#web/ui/layout/FormEnd.tsx'
import { Stack } from '#web/ui/layout/Stack.tsx'
import { useDraft } from './use-draft.ts'

const drafted = ['comment']

/** A message to the provider, with files. What is not sent yet is kept. */
export const Reply = ({
  to,
  id,
  purpose,
  help,
}: {
  to: typeof writeToTicket | typeof writeToReport
  id: string
  purpose: 'tickets' | 'reports'
  help?: string
}) => {
  const [round, setRound] = useState(0)
  const form = useCommandForm<typeof writeToTicket, { comment: string; files: readonly string[] }>(
    to as typeof writeToTicket,
    {
      defaults: { comment: '', files: [] },
      rules: ({ comment }) => ({ comment: comment.trim() === '' ? newTicketTexts.enterComment : null }),
      input: ({ comment, files }) => ({ id, comment: comment.trim(), files }),
      onDone: () => {
        draft.forget()
        form.reset({ comment: '', files: [] })
        setRound((before) => before + 1)
        showSuccess(texts.sent)
      },
    },
  )
  const draft = useDraft(`reply:${id}`, drafted, form)
  return (
    <form noValidate onSubmit={form.submit} data-no-print>
      <Stack gap={3}>
        <TextArea label={texts.reply} help={help} maxLength={LONGEST_COMMENT} {...form.field('comment')} />
        <UploadField key={round} label={texts.files} purpose={purpose} {...form.files('files')} />
        <FormEnd>
          <Button type="submit" look="filled" busy={form.busy}>
            {texts.send}
          </Button>
        </FormEnd>
      </Stack>
    </form>
  )
}
