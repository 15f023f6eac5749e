import { useState } from 'react'
import type { ReadModel, ReadModelTable } from '#modules/projections/contract.ts'
import { isBuilding, isHalted, isPaused } from '#modules/projections/table-states.ts'
import { projectionTexts as texts } from '#texts/projections.ts'
import { useMay } from '#web/identity/may.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { count, unbroken } from '#web/ui/figures/format.ts'
import { Row } from '#web/ui/layout/Row.tsx'
import { Stack } from '#web/ui/layout/Stack.tsx'
import { Card } from '#web/ui/page/Card.tsx'
import { ProgressBar } from '#web/ui/page/ProgressBar.tsx'
import { StatusPill } from '#web/ui/page/StatusPill.tsx'
import { Text } from '#web/ui/page/Text.tsx'
import { ConfirmRebuildAction } from './ConfirmRebuildAction.tsx'
import { duration } from './duration.ts'
import { useActs } from './ReadModelMenu.tsx'
import { stateTones } from './state-tones.ts'

const standingOf = ({ state, position, rate, secondsLeft }: ReadModelTable, target: number): string => {
  if (isPaused(state)) return texts.resting
  if (isHalted(state)) return texts.standing
  if (position >= target) return texts.finishing
  return [rate !== null && texts.perSecond(count(rate)), secondsLeft !== null && texts.left(duration(secondsLeft))]
    .filter(Boolean)
    .join(' · ')
}

/** A table that is being built: how far it is, how fast, how long it will take, and what can be done about it. */
export const Rebuilding = ({
  model,
  table,
  changed,
}: {
  model: ReadModel
  table: ReadModelTable
  changed: () => void
}) => {
  const acts = useActs(model, changed)
  const may = useMay()('office.projections.manage')
  const [isConfirming, setConfirming] = useState(false)
  const { name, target } = model
  const goesOn = isBuilding(table.state) ? 'pause' : 'resume'
  const act = (action: 'pause' | 'resume' | 'cancel') => acts.send({ name, action })
  return (
    <Card
      title={texts.rebuilding(name, table.version, table.fold)}
      aside={<StatusPill tone={stateTones[table.state]}>{texts.states[table.state]}</StatusPill>}
    >
      <Stack gap={4}>
        <ProgressBar label={texts.progress(name)} done={table.position} of={target} />
        <Row justify="between">
          <Text size="small" as="span">
            {texts.of(count(table.position), count(target))}
          </Text>
          <Text size="small" as="span">
            {standingOf(table, target)}
          </Text>
        </Row>
        {isBuilding(table.state) && <Text size="small">{texts.alone}</Text>}
        {table.error && (
          <Text size="small" tone="error" typed>
            {unbroken(table.error)}
          </Text>
        )}
        {may && (
          <Row>
            <Button size="small" busy={acts.busy} onClick={() => void act(goesOn)}>
              {texts.do[goesOn]}
            </Button>
            <Button size="small" look="danger" disabled={acts.busy} onClick={() => setConfirming(true)}>
              {texts.do.cancel}
            </Button>
          </Row>
        )}
      </Stack>
      <ConfirmRebuildAction
        action="cancel"
        name={name}
        opened={isConfirming}
        busy={acts.busy}
        act={() => act('cancel')}
        onClose={() => setConfirming(false)}
      />
    </Card>
  )
}
