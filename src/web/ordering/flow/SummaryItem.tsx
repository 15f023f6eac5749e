import type { ReactNode } from 'react'
import { unitsInPacks } from '#modules/ordering/terms/in-packs.ts'
import type { Cents } from '#platform/money.ts'
import { flowTexts as texts } from '#texts/order-flow.ts'
import { Money } from '#web/ui/figures/Figures.tsx'
import { unbroken } from '#web/ui/figures/format.ts'
import { Stack } from '#web/ui/layout/Stack.tsx'
import { StatusPill } from '#web/ui/page/StatusPill.tsx'
import classes from './SummaryItem.module.css'

/** A line of a summary: what, how many, for how much. `free`: a bonus line. */
export const SummaryItem = ({
  name,
  quantity,
  perPack,
  total,
  free = false,
}: {
  name: string
  quantity: number
  /** Units in a pack; none: it is in no packaging. */
  perPack?: number | undefined
  total: Cents
  free?: boolean
}) => (
  <SummaryLine
    name={
      <>
        <bdi>{name}</bdi>, {unbroken(unitsInPacks(quantity, perPack))}
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
