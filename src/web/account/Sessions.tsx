import { endOtherSessions } from '#modules/identity/account-contract.ts'
import { endSession, listSessions } from '#modules/identity/contract.ts'
import type { Answer } from '#platform/http/endpoint.ts'
import { sessionTexts as texts } from '#texts/security.ts'
import { useCommand, useRead } from '#web/api/endpoint.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { showSuccess } from '#web/ui/dialogs/messages.ts'
import { DateText } from '#web/ui/figures/Figures.tsx'
import { Section } from '#web/ui/layout/Section.tsx'
import { type Column, DataTable } from '#web/ui/lists/DataTable.tsx'
import { Loading, Skeleton } from '#web/ui/page/Loading.tsx'
import { StatusPill } from '#web/ui/page/StatusPill.tsx'

type Session = Answer<typeof listSessions>[number]

/** No live message announces a sign-in elsewhere. */
const ASKED_EVERY_MS = 30_000

const columns: readonly Column<Session>[] = [
  { id: 'device', header: texts.device, card: 'title', cell: ({ device }) => device },
  { id: 'since', header: texts.since, cell: ({ createdAt }) => <DateText at={createdAt} as="dayTime" /> },
  { id: 'last', header: texts.last, cell: ({ lastSeenAt }) => <DateText at={lastSeenAt} as="dayTime" /> },
]

/** Where the person is signed in; one or all others are signed out from here. */
export const Sessions = () => {
  const sessions = useRead(listSessions, {}, { refetchInterval: ASKED_EVERY_MS })
  const announced = (says: string) => () => {
    void sessions.refetch()
    showSuccess(says)
  }
  const one = useCommand(endSession, { onDone: announced(texts.ended) })
  const others = useCommand(endOtherSessions, { onDone: announced(texts.othersEnded) })
  const end: Column<Session> = {
    id: 'end',
    header: texts.actions,
    hiddenHeader: true,
    align: 'end',
    card: 'actions',
    cell: ({ id, device, current }) =>
      current ? (
        <StatusPill tone="done">{texts.here}</StatusPill>
      ) : (
        <Button size="small" aria-label={texts.endOf(device)} onClick={() => void one.send({ id })}>
          {texts.end}
        </Button>
      ),
  }
  return (
    <Section
      title={texts.title}
      lead={texts.lead}
      flush
      aside={
        (sessions.data?.length ?? 0) > 1 && (
          <Button size="small" busy={others.busy} onClick={() => void others.send({})}>
            {texts.endOthers}
          </Button>
        )
      }
    >
      <Loading read={sessions} skeleton={<Skeleton lines={2} height={38} />}>
        {(rows) => <DataTable caption={texts.title} columns={[...columns, end]} rows={rows} rowKey={({ id }) => id} />}
      </Loading>
    </Section>
  )
}
