import { useState } from 'react'
import { isSent, issueColumns } from '#modules/notifications/newsletter/newsletter-states.ts'
import { deleteIssue, type OfficeIssue, officeIssues } from '#modules/notifications/newsletter/office-contract.ts'
import { officeNewsletterTexts as texts } from '#texts/newsletter.ts'
import { useRead } from '#web/api/endpoint.ts'
import { LiveNotice } from '#web/api/live/LiveNotice.tsx'
import { useTopics } from '#web/api/live/live.ts'
import { PagedList } from '#web/office/lists/PagedList.tsx'
import { DeleteDraftModal } from '#web/office/news/ArticleModals.tsx'
import { AddButton } from '#web/ui/actions/AddButton.tsx'
import { DateText } from '#web/ui/figures/Figures.tsx'
import { Stack } from '#web/ui/layout/Stack.tsx'
import type { Column } from '#web/ui/lists/DataTable.tsx'
import { PageHeader } from '#web/ui/page/PageHeader.tsx'
import { ProgressBar } from '#web/ui/page/ProgressBar.tsx'
import { StatusPill, type Tone } from '#web/ui/page/StatusPill.tsx'
import { type Does, IssueActions } from './IssueActions.tsx'
import { IssueModal } from './IssueModal.tsx'
import { PreviewModal } from './PreviewModal.tsx'
import { MailsModal, SendModal } from './SendModals.tsx'

const tones: Readonly<Record<OfficeIssue['state'], Tone>> = {
  DRAFT: 'closed',
  SCHEDULED: 'moving',
  SENDING: 'moving',
  PAUSED: 'you',
  SENT: 'done',
}
type OpenModal = { readonly issue: OfficeIssue | null; readonly does: Does }

/** The newsletter: who reads it, and its issues from the draft to the last mail. */
export default function OfficeNewsletterPage() {
  useTopics('office:news')
  const { data } = useRead(officeIssues, { pageSize: 1 })
  const [opened, setOpened] = useState<OpenModal | null>(null)
  const close = () => setOpened(null)
  const issue = opened?.issue
  const readers = data?.subscribers
  return (
    <>
      <PageHeader
        title={texts.title}
        lead={texts.lead(readers?.confirmed ?? 0, readers?.asked ?? 0, readers?.left ?? 0)}
        actions={
          <>
            <LiveNotice />
            <AddButton onClick={() => setOpened({ issue: null, does: 'edit' })}>{texts.add}</AddButton>
          </>
        }
      />
      <PagedList
        list="newsletter"
        title={texts.title}
        thing={texts.thing}
        endpoint={officeIssues}
        columns={columns}
        actions={actions((row, does) => setOpened({ issue: row, does }))}
        sorts={issueColumns}
        search={texts.search}
        states={{ name: 'state', label: texts.views, names: texts.states }}
        rowKey={({ id }) => id}
        folds={subjectOf}
        fingerprint={({ state, revision }) => `${state} ${revision}`}
        says={(row) => texts.says(subjectOf(row), texts.states[row.state])}
        none={texts.none}
      />
      {opened?.does === 'edit' && <IssueModal issue={opened.issue} onClose={close} />}
      {opened?.does === 'preview' && issue && <PreviewModal issue={issue} onClose={close} />}
      {opened?.does === 'send' && issue && <SendModal issue={issue} onClose={close} />}
      {opened?.does === 'delete' && issue && (
        <DeleteDraftModal by={deleteIssue} draft={{ id: issue.id, title: subjectOf(issue) }} onClose={close} />
      )}
      {opened?.does === 'mails' && issue && <MailsModal issue={issue} onClose={close} />}
    </>
  )
}

const subjectOf = ({ texts: [first] }: OfficeIssue): string => first!.subject

const whenOf = ({ scheduled, sending, changedAt }: OfficeIssue): string =>
  scheduled?.sendAt ?? sending?.begunAt ?? changedAt

const When = ({ issue }: { issue: OfficeIssue }) => {
  const revision = issue.scheduled?.revision ?? issue.sending?.revision
  return (
    <Stack gap={1}>
      <DateText at={whenOf(issue)} as="dayTime" />
      <small>{revision === undefined ? texts.changed : texts.revision(revision)}</small>
    </Stack>
  )
}

const columns: readonly Column<OfficeIssue>[] = [
  { id: 'subject', header: texts.columns.subject, card: 'title', sort: subjectOf, cell: subjectOf },
  {
    id: 'state',
    header: texts.columns.state,
    card: 'aside',
    sort: ({ state }) => texts.states[state],
    cell: ({ state }) => <StatusPill tone={tones[state]}>{texts.states[state]}</StatusPill>,
  },
  {
    id: 'when',
    header: texts.columns.when,
    sort: whenOf,
    cell: (issue) => <When issue={issue} />,
    text: whenOf,
  },
  {
    id: 'mails',
    header: texts.columns.mails,
    sort: ({ sending }) => sending?.mails ?? 0,
    cell: (issue) =>
      issue.sending && (
        <Stack gap={1}>
          <span>
            {isSent(issue.state) ? issue.sending.mails : texts.progress(issue.sending.mails, issue.sending.readers)}
          </span>
          {!isSent(issue.state) && (
            <ProgressBar
              label={texts.progressOf(subjectOf(issue))}
              done={issue.sending.mails}
              of={issue.sending.readers}
            />
          )}
        </Stack>
      ),
  },
]

const actions = (onOpen: (issue: OfficeIssue, does: Does) => void): Column<OfficeIssue> => ({
  id: 'actions',
  header: texts.columns.actions,
  hiddenHeader: true,
  align: 'end',
  card: 'actions',
  cell: (issue) => <IssueActions issue={issue} onOpen={(does) => onOpen(issue, does)} />,
})
