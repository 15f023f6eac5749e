import { useState } from 'react'
import { Link } from 'react-router-dom'
import {
  giveUpParkedEvent,
  listParked,
  type ParkedStream,
  retryParkedStream,
} from '#modules/notifications/mails/parked-contract.ts'
import { paths } from '#paths'
import type { Answer } from '#platform/http/endpoint.ts'
import { outboxTexts as texts } from '#texts/outbox.ts'
import { useCommand, useRead } from '#web/api/endpoint.ts'
import { useMay } from '#web/identity/may.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { ConfirmModal } from '#web/ui/dialogs/ConfirmModal.tsx'
import { showProblem, showSuccess } from '#web/ui/dialogs/messages.ts'
import { DateText } from '#web/ui/figures/Figures.tsx'
import { count } from '#web/ui/figures/format.ts'
import { Entries, Entry } from '#web/ui/lists/Entries.tsx'
import { Card } from '#web/ui/page/Card.tsx'
import { Text } from '#web/ui/page/Text.tsx'

const LOOK_EVERY_MS = 10_000

const nameOf = ({ kind, key }: ParkedStream): string => `${kind} ${key}`
const streamOf = ({ reaction, kind, key }: ParkedStream) => ({ reaction, kind, key })

const say = ({ outcome, error }: Answer<typeof retryParkedStream>) =>
  outcome === 'GOES_ON'
    ? showSuccess(texts.parkedOutcomes[outcome])
    : showProblem([texts.parkedOutcomes[outcome], error].filter(Boolean).join(' '))

/** What reactions have parked, with the last error of each, and what an administrator can do about it. Nothing where nothing is. */
export const ParkedWork = () => (useMay()('office.reactions.manage') ? <ParkedStreams /> : null)

const ParkedStreams = () => {
  const { data, refetch } = useRead(listParked, {}, { refetchInterval: () => LOOK_EVERY_MS })
  const [chosen, setChosen] = useState<ParkedStream | null>(null)
  const onDone = (answer: Answer<typeof retryParkedStream>) => {
    setChosen(null)
    say(answer)
    void refetch()
  }
  const retry = useCommand(retryParkedStream, { onDone })
  const giveUp = useCommand(giveUpParkedEvent, { onDone })
  if (!data || data.total === 0) return null
  return (
    <Card title={texts.parked(data.total)}>
      <Text size="small">{texts.parkedLead}</Text>
      <Entries>
        {data.streams.map((stream) => {
          const { reaction, kind, key, position, type, since, attempts, error } = stream
          return (
            <Entry
              key={`${reaction}/${kind}/${key}`}
              actions={
                <>
                  <Button
                    size="small"
                    aria-label={texts.retryParkedOf(nameOf(stream))}
                    disabled={retry.busy}
                    onClick={() => retry.send(streamOf(stream))}
                  >
                    {texts.retryParked}
                  </Button>
                  <Button size="small" aria-label={texts.giveUpOf(nameOf(stream))} onClick={() => setChosen(stream)}>
                    {texts.giveUp}
                  </Button>
                </>
              }
            >
              <Link to={paths.officeStream({ kind, key }, { at: position })}>{nameOf(stream)}</Link>
              <Text size="small">
                {texts.parkedAt(reaction, type, count(position))} · {texts.parkedSince}{' '}
                <DateText at={since} as="dayTime" /> · {texts.parkedTries(attempts)}
              </Text>
              <Text size="small" tone="error" typed>
                {error}
              </Text>
            </Entry>
          )
        })}
      </Entries>
      {data.total > data.streams.length && (
        <Text size="small">{texts.parkedMore(data.total - data.streams.length)}</Text>
      )}
      <ConfirmModal
        opened={chosen !== null}
        title={texts.giveUpConfirm}
        confirm={texts.giveUp}
        keep={texts.keepParked}
        busy={giveUp.busy}
        onKeep={() => setChosen(null)}
        onConfirm={() => chosen && void giveUp.send(streamOf(chosen))}
      >
        {chosen && texts.giveUpLead(chosen.type, nameOf(chosen))}
      </ConfirmModal>
    </Card>
  )
}
