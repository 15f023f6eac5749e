import { IconExternalLink } from '@tabler/icons-react'
import { suggestAnswers } from '#modules/library/shelf-contract.ts'
import {
  type Department,
  departments,
  LONGEST_COMMENT,
  LONGEST_SUBJECT,
  type Sharing,
} from '#modules/service/service-states.ts'
import { openTicket } from '#modules/service/tickets/contract.ts'
import { paths } from '#paths'
import type { Answer, Sent } from '#platform/http/endpoint.ts'
import { translated } from '#platform/text/say.ts'
import { initial, present } from '#platform/typed.ts'
import { foundTexts, newTicketTexts as texts } from '#texts/tickets.ts'
import { useRead } from '#web/api/endpoint.ts'
import { UploadField } from '#web/api/files/UploadField.tsx'
import { useCommandForm } from '#web/api/form.ts'
import { useHouse } from '#web/house.ts'
import { languageCodes } from '#web/library/own-languages.ts'
import { Segments } from '#web/ui/actions/Segments.tsx'
import { FormModal } from '#web/ui/dialogs/FormModal.tsx'
import { SelectField } from '#web/ui/fields/SelectField.tsx'
import { useSettledText } from '#web/ui/fields/settled-text.ts'
import { TextArea } from '#web/ui/fields/TextArea.tsx'
import { TextField } from '#web/ui/fields/TextField.tsx'
import { type About, AboutField } from './AboutField.tsx'
import { DraftNote } from './DraftNote.tsx'
import { useDraft } from './use-draft.ts'

const LEAST_TYPED = 4

/** What may answer the question before it is sent. It is next to the form and never in its way. */
const FoundAnswers = ({ subject }: { subject: string }) => {
  const typed = useSettledText(subject.trim())
  const { data: answers = [] } = useRead(
    suggestAnswers,
    { subject: typed, languages: languageCodes() },
    { enabled: typed.length >= LEAST_TYPED },
  )
  const { helpCentreUrl } = useHouse()
  if (answers.length === 0) return null
  return (
    <section aria-label={foundTexts.title}>
      <p>{foundTexts.title}</p>
      <ul>
        {answers.map(({ id, title }) => (
          <li key={id}>
            <a href={paths.resource({ type: 'best-practices', id })} target="_blank" rel="noreferrer">
              <bdi>{title}</bdi> <IconExternalLink size={14} stroke={1.8} aria-label={foundTexts.newTab} />
            </a>
          </li>
        ))}
        <li>
          <a href={helpCentreUrl} target="_blank" rel="noreferrer">
            {foundTexts.faq} <IconExternalLink size={14} stroke={1.8} aria-label={foundTexts.newTab} />
          </a>
        </li>
      </ul>
    </section>
  )
}

type OpenedTicket = Answer<typeof openTicket>
/** The subject that another page links to, and its name there. */
export type Subject = NonNullable<Sent<typeof openTicket>['about']> & { readonly label: string }

const choices = departments.map((value) => ({ value, label: translated(value) }))
const sharings = [
  { value: 'COMPANY', label: texts.company },
  { value: 'PRIVATE', label: texts.own },
] as const

const drafted = ['department', 'subject', 'comment']

export const NewTicket = ({
  about,
  onClose,
  onSent,
}: {
  about: Subject | null
  onClose: () => void
  onSent: (opened: OpenedTicket) => void
}) => {
  const form = useCommandForm(openTicket, {
    defaults: {
      department: initial<Department | null>(null),
      subject: '',
      comment: '',
      sharing: initial<Sharing>('COMPANY'),
      files: initial<readonly string[]>([]),
    },
    extra: { thing: initial<About>({ kind: null, id: null }) },
    rules: ({ department, subject, comment, thing }) => ({
      thing: thing.kind !== null && thing.id === null ? texts.chooseThing : null,
      department: department ? null : texts.chooseDepartment,
      subject: subject.trim() === '' ? texts.enterSubject : null,
      comment: comment.trim() === '' ? texts.enterComment : null,
    }),
    input: ({ department, subject, comment, sharing, files, thing }) => ({
      department: present(department),
      subject: subject.trim(),
      comment: comment.trim(),
      sharing,
      files,
      ...(about && { about: { kind: about.kind, id: about.id } }),
      ...(!about && thing.kind && thing.id && { about: { kind: thing.kind, id: thing.id } }),
    }),
    onDone: (answer) => {
      draft.forget()
      onSent(answer)
    },
  })
  const draft = useDraft('ticket', drafted, form)
  return (
    <FormModal
      title={texts.title}
      labels={{ keep: texts.keep, confirm: texts.confirm }}
      busy={form.busy}
      onClose={onClose}
      onSubmit={form.submit}
    >
      {about ? (
        <p>{texts.about(about.label)}</p>
      ) : (
        <AboutField about={form.typed.thing} onChange={(thing) => form.set('thing', thing)} {...form.part('thing')} />
      )}
      <SelectField<Department> label={texts.department} required choices={choices} {...form.field('department')} />
      <TextField label={texts.subject} required maxLength={LONGEST_SUBJECT} {...form.field('subject')} />
      <FoundAnswers subject={form.typed.subject} />
      <TextArea label={texts.comment} required maxLength={LONGEST_COMMENT} {...form.field('comment')} />
      <Segments
        label={texts.sharing}
        choices={sharings}
        value={form.typed.sharing}
        onChange={(sharing) => form.set('sharing', sharing)}
      />
      <UploadField label={texts.files} purpose="tickets" {...form.files('files')} />
      <DraftNote
        isBack={draft.isBack}
        onDiscard={() => {
          draft.forget()
          form.reset()
        }}
      />
    </FormModal>
  )
}
