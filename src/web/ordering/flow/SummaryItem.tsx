import type { ReactNode } from 'react'
import type { Cents } from '#platform/money.ts'
import { flowTexts as texts } from '#texts/order-flow.ts'
import { timeTexts } from '#texts/time.ts'
import { Money } from '#web/ui/figures/Figures.tsx'
import { unbroken } from '#web/ui/figures/format.ts'
import { Stack } from '#web/ui/layout/Stack.tsx'
import { StatusPill } from '#web/ui/page/StatusPill.tsx'
import classes from './SummaryItem.module.css'

/** A line of a summary: what, how many, for how much. `free`: a bonus line. */
export const SummaryItem = ({
  name,
  quantity,
  total,
  free = false,
}: {
  name: string
  quantity: number
  total: Cents
  free?: boolean
}) => (
  <SummaryLine
    name={
      <>
        <bdi>{name}</bdi>, {unbroken(timeTexts.units(quantity))}
        {free && (
          <>
            {' '}
            <StatusPill tone="done" icon={null}>
              {texts.free}
            </StatusPill>
          </>
        )}
      </>
    }
  >
    <Money cents={total} />
  </SummaryLine>
)

/** A name, and a figure at the end of its line. */
export const SummaryLine = ({ name, children }: { name: ReactNode; children: ReactNode }) => (
  <li className={classes['line']}>
    <span>{name}</span>
    {children}
  </li>
)

export const SummaryList = ({ children }: { children: ReactNode }) => (
  <Stack as="ul" gap={2}>
    {children}
  </Stack>
)
