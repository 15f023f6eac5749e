import { IconEye, IconPencil, IconUser } from '@tabler/icons-react'
import { assignRequest, listAnswerers, noteRequest, type OfficeTicket } from '#modules/service/office-contract.ts'
import { LONGEST_COMMENT } from '#modules/service/service-terms.ts'
import { requestRecordTexts as texts } from '#texts/office-requests.ts'
import { useCommand, useRead } from '#web/api/endpoint.ts'
import { useCommandForm } from '#web/api/form.ts'
import { useMay, useMe } from '#web/identity/me.ts'
import { Thread } from '#web/ordering/messages/Thread.tsx'
import { Button } from '#web/ui/actions/Button.tsx'
import { usePageActions } from '#web/ui/actions/page-actions.ts'
import { showSuccess } from '#web/ui/dialogs/messages.ts'
import { SelectField } from '#web/ui/fields/SelectField.tsx'
import { TextArea } from '#web/ui/fields/TextField.tsx'
import { FormEnd } from '#web/ui/layout/FormEnd.tsx'
import { Row } from '#web/ui/layout/Row.tsx'
import { Stack } from '#web/ui/layout/Stack.tsx'
import { Card } from '#web/ui/page/Card.tsx'
import { Note } from '#web/ui/page/Note.tsx'

const NOBODY = 'nobody'
const icon = { size: 18, stroke: 1.8, 'aria-hidden': true } as const

export type Desk = Pick<OfficeTicket, 'id' | 'assignee' | 'notes' | 'lookers'>

/** What staff note among themselves. */
export const Notes = ({ request: { id, notes } }: { request: Desk }) => {
  const may = useMay()('office.requests.answer')
  return (
    <Card title={texts.notes}>
      <Stack gap={4}>
        <Thread
          label={texts.notes}
          empty={texts.noNotes}
          entries={notes.map(({ author, own, ...note }) => ({ ...note, who: author, mine: own }))}
        />
        {may && <NoteForm id={id} />}
      </Stack>
    </Card>
  )
}

/** Who has it. Somebody else who has it is named before one begins to write. */
export const Assignee = ({ request: { id, assignee, lookers } }: { request: Desk }) => {
  const may = useMay()('office.requests.answer')
  const { data: me } = useMe()
  const { data: people = [] } = useRead(listAnswerers, {})
  const assign = useCommand(assignRequest, { onDone: () => showSuccess(texts.taken) })
  const from = assignee?.id ?? null
  const to = (next: string | null) => void assign.send({ id, from, to: next })
  usePageActions(may && me && from === null ? [{ key: 'a', label: texts.take, run: () => to(me.id) }] : [])
  if (!may)
    return (
      <p>
        {texts.assignee} {assignee?.name ?? texts.nobody}
      </p>
    )
  return (
    <Stack gap={3}>
      {assignee && assignee.id !== me?.id && (
        <Note tone="you" icon={<IconUser size={18} stroke={1.8} aria-hidden />} strong={texts.others(assignee.name)} />
      )}
      {lookers.map(({ id: looker, name, writing }) => (
        <Note
          key={looker}
          tone="provider"
          icon={writing ? <IconPencil {...icon} /> : <IconEye {...icon} />}
          strong={writing ? texts.writes(name) : texts.looks(name)}
        />
      ))}
      <SelectField<string>
        label={texts.assignee}
        choices={[{ value: NOBODY, label: texts.nobody }, ...people.map((it) => ({ value: it.id, label: it.name }))]}
        value={from ?? NOBODY}
        onChange={(next) => to(next === NOBODY ? null : next)}
      />
      {me && from === null && (
        <Row>
          <Button busy={assign.busy} shortcut="A" onClick={() => to(me.id)}>
            {texts.take}
          </Button>
        </Row>
      )}
    </Stack>
  )
}

const NoteForm = ({ id }: { id: string }) => {
  const form = useCommandForm(noteRequest, {
    defaults: { text: '' },
    rules: ({ text }) => ({ text: text.trim() === '' ? texts.enter : null }),
    input: ({ text }) => ({ id, text: text.trim() }),
    onDone: () => form.reset({ text: '' }),
  })
  return (
    <form noValidate onSubmit={form.submit} data-no-print>
      <Stack gap={3}>
        <TextArea
          label={texts.note}
          help={texts.noteHelp}
          rows={2}
          maxLength={LONGEST_COMMENT}
          {...form.field('text')}
        />
        <FormEnd>
          <Button type="submit" look="soft" busy={form.busy}>
            {texts.saveNote}
          </Button>
        </FormEnd>
      </Stack>
    </form>
  )
}
