import { IconAlertTriangle } from '@tabler/icons-react'
import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react'
import type { answerReport } from '#modules/service/reports/contract.ts'
import { LONGEST_COMMENT } from '#modules/service/service-states.ts'
import type { answerTicket } from '#modules/service/tickets/contract.ts'
import { requestRecordTexts as texts } from '#texts/office-requests.ts'
import { UploadField } from '#web/api/files/UploadField.tsx'
import { useCommandForm } from '#web/api/form.ts'
import { usePresence } from '#web/office/assigned/presence.ts'
import { useDraft } from '#web/service/use-draft.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { usePageActions } from '#web/ui/actions/page-actions.ts'
import { queueKeys } from '#web/ui/actions/queue-keys.ts'
import { showSuccess } from '#web/ui/dialogs/messages.ts'
import { TextArea } from '#web/ui/fields/TextArea.tsx'
import { FormEnd } from '#web/ui/layout/FormEnd.tsx'
import { Stack } from '#web/ui/layout/Stack.tsx'
import { Note } from '#web/ui/page/Note.tsx'
import { Templates } from './Templates.tsx'

const drafted = ['text']

/** An answer that the distributor reads. What arrives while it is written has to be read before it can be sent. */
export const AnswerForm = ({
  to,
  id,
  company,
  purpose,
  messages,
  solves = false,
}: {
  to: typeof answerTicket | typeof answerReport
  id: string
  company: string
  purpose: 'tickets' | 'reports'
  /** How many stand in the thread now. */
  messages: number
  /** Whether the answer may solve the request with it. */
  solves?: boolean
}) => {
  const solving = useRef(false)
  const [round, setRound] = useState(0)
  const [seen, setSeen] = useState(messages)
  const form = useCommandForm<typeof answerTicket, { text: string; files: readonly string[] }>(
    to as typeof answerTicket,
    {
      defaults: { text: '', files: [] },
      rules: ({ text }) => ({ text: text.trim() === '' ? texts.enter : null }),
      input: ({ text, files }) => ({ id, text: text.trim(), files, seen, ...(solving.current && { solve: true }) }),
      onDone: (_, { solve }) => {
        draft.forget()
        form.reset({ text: '', files: [] })
        setSeen((before) => before + 1)
        setRound((before) => before + 1)
        showSuccess(solve ? texts.solved : texts.sent)
      },
    },
  )
  const draft = useDraft(`answer:${id}`, drafted, form)
  usePresence(id, true, form.typed.text.trim() !== '')
  const element = useRef<HTMLFormElement>(null)
  usePageActions([
    { key: queueKeys.write, label: texts.answer, run: () => element.current?.querySelector('textarea')?.focus() },
  ])
  const untouched = form.typed.text === ''
  if (untouched && seen !== messages && !form.busy) setSeen(messages)
  const arrived = messages > seen
  const submit = (event?: FormEvent, solve = false) => {
    solving.current = solve
    form.submit(event)
  }
  const sendByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || arrived || form.busy) return
    event.preventDefault()
    submit()
  }
  return (
    <form ref={element} noValidate onSubmit={submit} onKeyDown={sendByKey} data-no-print>
      <Stack gap={3}>
        {arrived && (
          <Note tone="you" icon={<IconAlertTriangle size={18} stroke={1.8} aria-hidden />} strong={texts.arrived}>
            <Button size="small" onClick={() => setSeen(messages)}>
              {texts.seen}
            </Button>
          </Note>
        )}
        <TextArea
          label={texts.answer}
          help={texts.answerHelp(company)}
          maxLength={LONGEST_COMMENT}
          {...form.field('text')}
        />
        <Templates answer={form.typed.text} onChoose={(text) => form.set('text', text)} />
        <UploadField key={round} label={texts.files} purpose={purpose} {...form.files('files')} />
        <FormEnd>
          {solves && (
            <Button busy={form.busy} disabled={arrived} onClick={() => submit(undefined, true)}>
              {texts.sendAndSolve}
            </Button>
          )}
          <Button type="submit" look="filled" busy={form.busy} disabled={arrived}>
            {texts.send}
          </Button>
        </FormEnd>
      </Stack>
    </form>
  )
}
