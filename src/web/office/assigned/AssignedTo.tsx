import type { OfficeTicket } from '#modules/service/tickets/contract.ts'
import { showOfficeDesk } from '#modules/service/work/contract.ts'
import { type AssignedKind, deskKey, mayHave } from '#modules/terms/assigned-work.ts'
import { assignedTexts as texts } from '#texts/assigned.ts'
import { useRead } from '#web/api/endpoint.ts'
import { useTopics } from '#web/api/live/live.ts'
import { useMay } from '#web/identity/may.ts'
import { ActionMenu } from '#web/ui/actions/ActionMenu.tsx'
import { Button } from '#web/ui/actions/Button.tsx'
import { usePageActions } from '#web/ui/actions/page-actions.ts'
import { queueKey, queueKeys } from '#web/ui/actions/queue-keys.ts'
import { Row } from '#web/ui/layout/Row.tsx'
import { Stack } from '#web/ui/layout/Stack.tsx'
import { Loading } from '#web/ui/page/Loading.tsx'
import { QueueSkeleton } from '#web/ui/queue/QueueSkeleton.tsx'
import { UNASSIGNED, useAssigning } from './assigning.ts'
import { Lookers } from './Lookers.tsx'
import { usePresence } from './presence.ts'

const assigns = ['assign'] as const

/** Whose an order, a quote, documents or a file is, taken, given and let go of in one line; below it who else is there. */
export const AssignedTo = ({
  kind,
  id,
  isPresent = false,
}: {
  kind: AssignedKind
  id: string
  /** Whether others see here that one has it open, and one sees them. */
  isPresent?: boolean
}) => {
  useTopics('office:requests')
  const key = deskKey(kind, id)
  usePresence(key, useMay()(mayHave[kind]) && isPresent, false)
  const read = useRead(showOfficeDesk, { id: key })
  return (
    <Loading read={read} skeleton={<QueueSkeleton ignores={assigns} height={44} />}>
      {(desk) => (
        <Stack gap={3}>
          <Line kind={kind} desk={desk} />
          {isPresent && <Lookers lookers={desk.lookers} />}
        </Stack>
      )}
    </Loading>
  )
}

const Line = ({ kind, desk }: { kind: AssignedKind; desk: Pick<OfficeTicket, 'id' | 'assignee'> }) => {
  const { may, ready, people, busy, chosen, choose, take } = useAssigning(desk, kind)
  usePageActions(take ? [{ key: queueKeys.assign, label: texts.take, busy, run: take }] : [])
  const says = desk.assignee ? texts.to(desk.assignee.name) : texts.toNobody
  // The library for lists of choices is not loaded on these pages until a form is opened.
  const others = [...people, { id: UNASSIGNED, name: texts.unassigned }].filter(({ id }) => id !== chosen)
  if (!ready) return <QueueSkeleton ignores={assigns} height={44} />
  if (!may || others.length === 0) return <p>{says}</p>
  return (
    <Row>
      <ActionMenu label={says} actions={others.map(({ id, name }) => ({ label: name, run: () => choose(id) }))} />
      {take && (
        <Button busy={busy} shortcut={queueKey('assign')} onClick={take}>
          {texts.take}
        </Button>
      )}
    </Row>
  )
}
