import { type ReactNode, useState } from 'react'

import { UnsavedGuard } from './UnsavedGuard.tsx'
import { UnsavedContext } from './unsaved-parts.ts'

/** A page of several parts, each saved on its own: it is not left without a question while one of them is not. */
export const UnsavedParts = ({ children }: { children: ReactNode }) => {
  const [parts] = useState(() => new Set<string>())
  const [unsaved] = useState(() => () => parts.size > 0)
  return (
    <UnsavedContext value={parts}>
      <UnsavedGuard unsaved={unsaved} />
      {children}
    </UnsavedContext>
  )
}
