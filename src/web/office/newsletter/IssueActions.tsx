import { useNavigate } from 'react-router-dom'
import {
  hasBegun,
  isDraft,
  isPaused,
  isScheduled,
  isSending,
  isSent,
} from '#modules/notifications/newsletter/newsletter-states.ts'
import {
  cancelIssue,
  type OfficeIssue,
  pauseIssue,
  resumeIssue,
  scheduleIssue,
} from '#modules/notifications/newsletter/office-contract.ts'
import { paths } from '#paths'
import { draftTexts } from '#texts/news.ts'
import { officeNewsletterTexts as texts } from '#texts/newsletter.ts'
import { useCommand } from '#web/api/endpoint.ts'
import { undo } from '#web/api/undo.ts'
import { ActionMenu } from '#web/ui/actions/ActionMenu.tsx'
import { Button, ButtonLink } from '#web/ui/actions/Button.tsx'
import { showSuccess } from '#web/ui/dialogs/messages.ts'
import { offerUndo } from '#web/ui/dialogs/undo.ts'
import { Row } from '#web/ui/layout/Row.tsx'

export type Does = 'edit' | 'preview' | 'send' | 'mails' | 'delete'

/** What can be done with an issue in its status. */
export const IssueActions = ({
  issue: {
    id,
    state,
    scheduled,
    texts: [first],
  },
  onOpen,
}: {
  issue: OfficeIssue
  onOpen: (does: Does) => void
}) => {
  const { subject } = first!
  const navigate = useNavigate()
  const issue = paths.newsletterIssue({ id })
  const unschedule = useCommand(cancelIssue, {
    onDone: () =>
      offerUndo(texts.scheduleCancelled(subject), () => void (scheduled && undo(scheduleIssue, { id, ...scheduled }))),
  })
  const pause = useCommand(pauseIssue, { onDone: () => showSuccess(texts.paused(subject)) })
  const resume = useCommand(resumeIssue, { onDone: () => showSuccess(texts.resumed(subject)) })
  if (hasBegun(state))
    return (
      <Row justify="end">
        {isSending(state) && (
          <Button size="small" busy={pause.busy} onClick={() => void pause.send({ id })}>
            {texts.pause}
          </Button>
        )}
        {isPaused(state) && (
          <Button size="small" busy={resume.busy} onClick={() => void resume.send({ id })}>
            {texts.resume}
          </Button>
        )}
        {isSent(state) && (
          <ButtonLink size="small" to={issue} target="_blank">
            {texts.open}
          </ButtonLink>
        )}
        <ActionMenu
          about={subject}
          actions={[
            { label: texts.mails, run: () => onOpen('mails') },
            ...(isSent(state) ? [] : [{ label: texts.open, run: () => void navigate(issue) }]),
          ]}
        />
      </Row>
    )
  return (
    <Row justify="end">
      <Button size="small" aria-label={texts.editOf(subject)} onClick={() => onOpen('edit')}>
        {texts.edit}
      </Button>
      <ActionMenu
        about={subject}
        actions={[
          { label: texts.preview, run: () => onOpen('preview') },
          { label: texts.send, run: () => onOpen('send') },
          ...(isScheduled(state) ? [{ label: texts.cancelSchedule, run: () => void unschedule.send({ id }) }] : []),
          ...(isDraft(state) ? [{ label: draftTexts.delete, danger: true, run: () => onOpen('delete') }] : []),
        ]}
      />
    </Row>
  )
}
