import { type AriaAttributes, type ReactNode, Suspense } from 'react'

import { whenRequested } from '#web/loading-code.ts'

export type OverlayProps = Pick<AriaAttributes, 'aria-label' | 'aria-labelledby'> & {
  readonly onClose: () => void
  readonly closeOnBackground?: boolean
  /** Classes of the ground that covers the page, and of what lies on it. */
  readonly ground?: string | undefined
  readonly className: string | undefined
  readonly 'data-width'?: string
  readonly children: ReactNode
}

/** Comes as soon as the page is at rest: no page carries the library's dialog before. */
const OpenOverlay = whenRequested(() => import('./OpenOverlay.tsx'))

/** Focus goes to `data-autofocus`, first field or safe action, and back. Escape and backdrop close; page inert. */
export const Overlay = (props: OverlayProps) => (
  <Suspense fallback={null}>
    <OpenOverlay {...props} />
  </Suspense>
)
