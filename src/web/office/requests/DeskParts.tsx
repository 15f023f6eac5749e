import { IconUser } from '@tabler/icons-react'
import { LONGEST_COMMENT } from '#modules/service/service-states.ts'
import type { OfficeTicket } from '#modules/service/tickets/contract.ts'
import { noteRequest } from '#modules/service/work/contract.ts'
import { assignedTexts } from '#texts/assigned.ts'
import { requestRecordTexts as texts } from '#texts/office-requests.ts'
import { useCommandForm } from '#web/api/form.ts'
import { useMay } from '#web/identity/may.ts'
import { UNASSIGNED, useAssigning } from '#web/office/assigned/assigning.ts'
import { Lookers } from '#web/office/assigned/Lookers.tsx'
import { Thread } from '#web/ordering/messages/Thread.tsx'
import { Button } from '#web/ui/actions/Button.tsx'
import { usePageActions } from '#web/ui/actions/page-actions.ts'
import { queueKey, queueKeys } from '#web/ui/actions/queue-keys.ts'
import { SelectField } from '#web/ui/fields/SelectField.tsx'
import { TextArea } from '#web/ui/fields/TextArea.tsx'
import { FormEnd } from '#web/ui/layout/FormEnd.tsx'
import { Row } from '#web/ui/layout/Row.tsx'
import { Stack } from '#web/ui/layout/Stack.tsx'
import { Card } from '#web/ui/page/Card.tsx'
import { Note } from '#web/ui/page/Note.tsx'

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

/** The assignee. Another user who has it is named before one begins to write. */
export const Assignee = ({ request }: { request: Desk }) => {
  const { assignee, lookers } = request
  const { may, people, busy, isMine, chosen, choose, take } = useAssigning(request)
  usePageActions(take ? [{ key: queueKeys.assign, label: assignedTexts.take, busy, run: take }] : [])
  if (!may)
    return (
      <p>
        {assignedTexts.assignee} {assignee?.name ?? assignedTexts.unassigned}
      </p>
    )
  return (
    <Stack gap={3}>
      {assignee && !isMine && (
        <Note
          tone="you"
          icon={<IconUser size={18} stroke={1.8} aria-hidden />}
          strong={assignedTexts.others(assignee.name)}
        />
      )}
      <Lookers lookers={lookers} />
      <SelectField<string>
        label={assignedTexts.assignee}
        choices={[
          { value: UNASSIGNED, label: assignedTexts.unassigned },
          ...people.map((it) => ({ value: it.id, label: it.name })),
        ]}
        value={chosen}
        onChange={choose}
      />
      {take && (
        <Row>
          <Button busy={busy} shortcut={queueKey('assign')} onClick={take}>
            {assignedTexts.take}
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
