import { Link } from 'react-router-dom'
import { type ParkedStream, type ReadModel, retryParked } from '#modules/projections/contract.ts'
import { paths } from '#paths'
import { projectionTexts as texts } from '#texts/projections.ts'
import { useCommand } from '#web/api/endpoint.ts'
import { useMay } from '#web/identity/may.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { showProblem, showSuccess } from '#web/ui/dialogs/messages.ts'
import { count } from '#web/ui/figures/format.ts'
import { Entries, Entry } from '#web/ui/lists/Entries.tsx'
import { Card } from '#web/ui/page/Card.tsx'
import { Text } from '#web/ui/page/Text.tsx'

/** Streams that a read model leaves out, in its live table or in one that is being built, each with the event and the error, and a way to take it up again. */
export const ParkedStreams = ({ model, changed }: { model: ReadModel; changed: () => void }) => {
  const { name, tables, parked, parkedCount } = model
  const may = useMay()('office.projections.manage')
  const retry = useCommand(retryParked, {
    onDone: ({ freed, left }) => {
      // Where some run again, the list shows those that are left.
      const say = freed === 0 && left > 0 ? showProblem : showSuccess
      say(texts.retried(freed, left))
      changed()
    },
  })
  const placeOf = ({ table, type, position }: ParkedStream): string => {
    const at = texts.parkedAt(type, count(position))
    return table === tables[0]?.version ? at : texts.parkedInBuilt(at, table)
  }
  return (
    <Card
      title={texts.parked(name, parkedCount)}
      aside={
        may && (
          <Button size="small" busy={retry.busy} onClick={() => retry.send({ name, stream: null })}>
            {texts.retryAll}
          </Button>
        )
      }
    >
      <Text size="small">{texts.parkedLead}</Text>
      <Entries>
        {parked.map((stream) => {
          const { kind, key, position, error } = stream
          return (
            <Entry
              key={`${kind}/${key}`}
              actions={
                may && (
                  <Button
                    size="small"
                    aria-label={texts.retryOf(`${kind} ${key}`)}
                    disabled={retry.busy}
                    onClick={() => retry.send({ name, stream: { kind, key } })}
                  >
                    {texts.retry}
                  </Button>
                )
              }
            >
              <Link to={paths.officeStream({ kind, key }, { at: position })}>
                {kind} {key}
              </Link>
              <Text size="small" typed>
                {placeOf(stream)}
              </Text>
              <Text size="small" tone="error" typed>
                {error}
              </Text>
            </Entry>
          )
        })}
      </Entries>
      {parkedCount > parked.length && <p>{texts.more(parkedCount - parked.length)}</p>}
    </Card>
  )
}
