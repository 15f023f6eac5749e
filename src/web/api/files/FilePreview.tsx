import { Suspense } from 'react'
import type { FileCall } from '#web/api/http.ts'
import { whenShown } from '#web/loading-code.ts'

export type Preview = {
  /** How it is fetched. */
  readonly call: FileCall
  /** As it is kept: 'quote-2026-000123.pdf'. */
  readonly name: string
  /** What it is: 'Sales quote'. */
  readonly label: string
  readonly onClose: () => void
  /** Keeps it in another way: where that is counted. */
  readonly onKeep?: () => void
}

/** Comes with the first file that is looked at. */
const PreviewModal = whenShown(() => import('./PreviewModal.tsx'))

/** A file in front of the page: to read, to keep, to open in a tab of its own. */
export const FilePreview = (preview: Preview) => (
  <Suspense fallback={null}>
    <PreviewModal {...preview} />
  </Suspense>
)
