import type { ComponentProps } from 'react'

import { deciding, type QueueStep, useIgnoredKeys } from '#web/ui/actions/queue-keys.ts'
import { Skeleton } from '#web/ui/page/Loading.tsx'

/** The place of what a queue shows next. A key that is pressed meanwhile decides on nothing, and says so. */
export const QueueSkeleton = ({
  ignores = deciding,
  ...skeleton
}: ComponentProps<typeof Skeleton> & { ignores?: readonly QueueStep[] }) => {
  useIgnoredKeys(ignores)
  return <Skeleton {...skeleton} />
}
