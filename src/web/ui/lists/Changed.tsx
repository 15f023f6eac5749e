import type { ReactNode } from 'react'

import { uiTexts } from '#texts/ui.ts'
import classes from './Changed.module.css'
import { useChanges } from './changed.ts'

/** Marks one field that another user changed: tinted for 4 s, then a dot until one looks at it. */
export const Changed = ({
  of,
  value,
  says,
  children,
}: {
  /** Whose field it is: another order's value is no change. */
  of: string
  value: string | number | null
  /** Spoken when it changes: 'Order 2026-000123: Quote received'. */
  says?: string
  children: ReactNode
}) => {
  const changes = useChanges([of], { key: (it) => it, value: () => String(value), says: () => says })
  const change = changes.of(of)
  return (
    <span
      className={classes['changed']}
      data-changed={change}
      onPointerEnter={() => changes.seen(of)}
      onFocus={() => changes.seen(of)}
    >
      {children}
      {change === 'unseen' && <span className="visually-hidden"> {uiTexts.changed}</span>}
    </span>
  )
}
