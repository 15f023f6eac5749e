import { IconAlertTriangle, IconCalendarClock, IconListCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { Language } from '#modules/library/kinds.ts'
import {
  cancelSchedule,
  type OfficeVariant,
  publishVariant,
  type readContent,
  scheduleVariant,
  withdrawVariant,
} from '#modules/library/office-contract.ts'
import { paths } from '#paths'
import type { Answer } from '#platform/http/endpoint.ts'
import { contentTexts as texts } from '#texts/content.ts'
import { useCommand } from '#web/api/endpoint.ts'
import { isWaiting } from '#web/api/leaving.ts'
import { undo } from '#web/api/undo.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { ConfirmModal } from '#web/ui/dialogs/ConfirmModal.tsx'
import { showSuccess } from '#web/ui/dialogs/messages.ts'
import { offerUndo } from '#web/ui/dialogs/undo.ts'
import { zonedTime } from '#web/ui/figures/format.ts'
import { Row } from '#web/ui/layout/Row.tsx'
import { Stack } from '#web/ui/layout/Stack.tsx'
import { Card } from '#web/ui/page/Card.tsx'
import { Note } from '#web/ui/page/Note.tsx'
import { idOfField } from './content-looks.ts'
import { ScheduleModal } from './ScheduleModal.tsx'

const goTo = (field: string) => {
  const place = document.getElementById(idOfField(field))
  place?.scrollIntoView({ block: 'center' })
  place?.querySelector<HTMLElement>('input:not([hidden]), textarea, button')?.focus({ preventScroll: true })
}

/** What a revision lacks before it can be published, each one click from where it is mended. */
const Checks = ({ resourceId, lacks }: { resourceId: string; lacks: Readonly<Record<string, string>> }) => (
  <Stack gap={2}>
    <Note tone="you" icon={<IconListCheck size={18} aria-hidden />} strong={texts.lacks} />
    <ul>
      {Object.entries(lacks).map(([field, says]) => (
        <li key={field}>
          {/* The kind is among what its languages share. */}
          {field === 'contentType' ? (
            <Link to={paths.officeResource({ resourceId })}>{says}</Link>
          ) : (
            <Button look="text" size="small" onClick={() => goTo(field)}>
              {says}
            </Button>
          )}
        </li>
      ))}
    </ul>
  </Stack>
)

type Props = {
  readonly resourceId: Answer<typeof readContent>['id']
  readonly language: Language
  readonly variant: OfficeVariant
}

/** The status of a language, what it still lacks, and what can be done about it. */
export const Publishing = ({ resourceId, language, variant }: Props) => {
  const { revision, state, published, schedule, fault, lacks, warnings } = variant
  const of = { resourceId, language }
  const [asking, ask] = useState<'schedule' | 'withdraw' | null>(null)
  const publish = useCommand(publishVariant, {
    onDone: (answer) => (isWaiting(answer) ? undefined : showSuccess(texts.publishedSaid)),
  })
  const cancel = useCommand(cancelSchedule)
  const withdraw = useCommand(withdrawVariant, { onDone: () => ask(null) })
  // To what is shown now: once the answer is there, the page may know of nothing any more that could be undone.
  const cancelNow = async () => {
    if (!(await cancel.send(of)) || !schedule) return
    offerUndo(texts.cancelledSaid, () => void undo(scheduleVariant, { ...of, ...schedule }))
  }
  const withdrawNow = async () => {
    if (!(await withdraw.send(of)) || !published) return
    offerUndo(texts.withdrawnSaid, () => void undo(publishVariant, { ...of, revision: published.revision }))
  }
  const missing = Object.values(lacks)
  return (
    <Card title={texts.publishing}>
      <Stack gap={3}>
        <p>{texts.revisionNow(revision, texts.states[state])}</p>
        {published && published.revision !== revision && <p>{texts.publishedNow(published.revision)}</p>}
        {fault && (
          <Note tone="error" icon={<IconAlertTriangle size={18} aria-hidden />} strong={texts.scheduleFailed}>
            {fault}
          </Note>
        )}
        {missing.length > 0 && <Checks resourceId={resourceId} lacks={lacks} />}
        {missing.length === 0 && warnings.length > 0 && (
          <Note tone="moving" icon={<IconListCheck size={18} aria-hidden />} strong={texts.warnings}>
            {warnings.join('. ')}.
          </Note>
        )}
        {schedule && (
          <Note
            tone="provider"
            icon={<IconCalendarClock size={18} aria-hidden />}
            strong={texts.scheduled(texts.actions[schedule.action], schedule.revision, zonedTime(schedule.due))}
          />
        )}
        <Row>
          {published?.revision !== revision && (
            <Button
              look="filled"
              busy={publish.busy}
              disabled={missing.length > 0}
              aria-label={texts.publishRevision(revision)}
              onClick={() => void publish.send({ ...of, revision })}
            >
              {texts.publish}
            </Button>
          )}
          {(missing.length === 0 || published) && <Button onClick={() => ask('schedule')}>{texts.schedule}</Button>}
          {schedule && (
            <Button busy={cancel.busy} onClick={() => void cancelNow()}>
              {texts.cancelSchedule}
            </Button>
          )}
          {published && (
            <Button look="danger" onClick={() => ask('withdraw')}>
              {texts.withdraw}
            </Button>
          )}
        </Row>
      </Stack>
      {asking === 'schedule' && <ScheduleModal {...of} variant={variant} onClose={() => ask(null)} />}
      {asking === 'withdraw' && (
        <ConfirmModal
          title={texts.withdrawTitle}
          keep={texts.keep}
          confirm={texts.withdraw}
          busy={withdraw.busy}
          onKeep={() => ask(null)}
          onConfirm={() => void withdrawNow()}
        >
          <p>{texts.withdrawLead}</p>
        </ConfirmModal>
      )}
    </Card>
  )
}
