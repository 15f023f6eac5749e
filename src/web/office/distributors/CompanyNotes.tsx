import { LONGEST_NOTE, listCompanyNotes, writeCompanyNote } from '#modules/distributors/desk/desk-contract.ts'
import type { Answer } from '#platform/http/endpoint.ts'
import { companyNotesTexts as texts } from '#texts/office-distributors.ts'
import { useRead } from '#web/api/endpoint.ts'
import { useCommandForm } from '#web/api/form.ts'
import { useMay } from '#web/identity/may.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { TextArea } from '#web/ui/fields/TextArea.tsx'
import { DateText } from '#web/ui/figures/Figures.tsx'
import { FormEnd } from '#web/ui/layout/FormEnd.tsx'
import { Section } from '#web/ui/layout/Section.tsx'
import { Stack } from '#web/ui/layout/Stack.tsx'
import { Loading, Skeleton } from '#web/ui/page/Loading.tsx'

/** What staff note among themselves: it never leaves the house. */
export const CompanyNotes = ({ id }: { id: string }) => {
  const read = useRead(listCompanyNotes, { id })
  const may = useMay()('office.distributors.note')
  return (
    <Section title={texts.title} lead={texts.lead}>
      <Stack gap={5}>
        <Loading read={read} skeleton={<Skeleton lines={2} height={48} />}>
          {(notes) => <NoteList notes={notes} none={texts.none} />}
        </Loading>
        {may && <WriteNote id={id} />}
      </Stack>
    </Section>
  )
}

/** Notes in their order, read-only. */
export const NoteList = ({ notes, none }: { notes: Answer<typeof listCompanyNotes>; none: string }) => (
  <Stack gap={4}>
    {notes.length === 0 && <p>{none}</p>}
    {notes.map((note) => (
      <div key={note.id}>
        <small>
          <bdi>{note.writtenBy}</bdi> · <DateText at={note.writtenAt} as="dayTime" />
        </small>
        <p>
          <bdi>{note.text}</bdi>
        </p>
      </div>
    ))}
  </Stack>
)

const WriteNote = ({ id }: { id: string }) => {
  const form = useCommandForm(writeCompanyNote, {
    defaults: { text: '' },
    rules: ({ text }) => ({ text: text.trim() === '' ? texts.enter : null }),
    input: ({ text }) => ({ id, text: text.trim() }),
    onDone: () => form.reset({ text: '' }),
  })
  return (
    <form noValidate onSubmit={form.submit} data-no-print>
      <Stack gap={3}>
        <TextArea label={texts.note} maxLength={LONGEST_NOTE} {...form.field('text')} />
        <FormEnd>
          <Button type="submit" busy={form.busy}>
            {texts.keep}
          </Button>
        </FormEnd>
      </Stack>
    </form>
  )
}
