import { useState } from 'react'
import { LONGEST_COMMENT } from '#modules/service/service-states.ts'
import { rateTicket, type TicketDetail } from '#modules/service/tickets/contract.ts'
import { ratingTexts as texts } from '#texts/tickets.ts'
import { useCommandForm } from '#web/api/form.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { Segments } from '#web/ui/actions/Segments.tsx'
import { showSuccess } from '#web/ui/dialogs/messages.ts'
import { TextField } from '#web/ui/fields/TextField.tsx'
import { FormEnd } from '#web/ui/layout/FormEnd.tsx'
import { Stack } from '#web/ui/layout/Stack.tsx'

const choices = [
  { value: 'yes', label: texts.yes },
  { value: 'no', label: texts.no },
] as const

/** One question once a request is solved. */
export const Rating = ({ ticket: { id, rating } }: { ticket: TicketDetail }) => {
  const [changes, setChanges] = useState(rating === null)
  const form = useCommandForm(rateTicket, {
    defaults: { text: rating?.text ?? '' },
    extra: { helped: rating?.helped === false ? 'no' : 'yes' },
    input: ({ helped, text }) => ({ id, helped: helped === 'yes', ...(text.trim() && { text: text.trim() }) }),
    onDone: () => {
      setChanges(false)
      showSuccess(texts.thanks)
    },
  })
  if (!changes)
    return (
      <p>
        {texts.question} <strong>{form.typed.helped === 'yes' ? texts.yes : texts.no}</strong>{' '}
        <Button size="small" look="text" onClick={() => setChanges(true)}>
          {texts.change}
        </Button>
      </p>
    )
  return (
    <form noValidate onSubmit={form.submit} data-no-print>
      <Stack gap={3}>
        <p>{texts.question}</p>
        <Segments
          label={texts.question}
          choices={choices}
          value={form.typed.helped}
          onChange={(helped) => form.set('helped', helped)}
        />
        <TextField label={texts.why} maxLength={LONGEST_COMMENT} {...form.field('text')} />
        <FormEnd>
          <Button type="submit" look="soft" busy={form.busy}>
            {texts.send}
          </Button>
        </FormEnd>
      </Stack>
    </form>
  )
}
