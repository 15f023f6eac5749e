import type { ReactNode } from 'react'
import { Facts } from '#web/ui/layout/Facts.tsx'
import { More } from '#web/ui/layout/More.tsx'
import { Stack } from '#web/ui/layout/Stack.tsx'
import { Text } from '#web/ui/page/Text.tsx'

import classes from './AsData.module.css'

type AsDataProps = {
  readonly summary: string
  /** Shown next to the summary. */
  readonly position?: string
  /** By name; null is left out. */
  readonly facts: readonly (readonly [name: string, value: string | null])[]
  readonly data: unknown
  /** Between the facts and the data. */
  readonly children?: ReactNode
}

/** An event as the log holds it, on demand. */
export const AsData = ({ summary, position, facts, data, children }: AsDataProps) => (
  <More
    summary={
      <>
        {summary}{' '}
        {position && (
          <Text size="small" as="span">
            {position}
          </Text>
        )}
      </>
    }
  >
    <Stack gap={3}>
      <Facts facts={Object.fromEntries(facts.map(([name, value]) => [name, value && <bdi>{value}</bdi>]))} />
      {children}
      <pre dir="ltr" className={classes['data']}>
        {JSON.stringify(data, null, 2)}
      </pre>
    </Stack>
  </More>
)
