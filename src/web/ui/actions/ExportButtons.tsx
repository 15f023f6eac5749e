import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'

import { uiTexts } from '#texts/ui.ts'
import { Button } from './Button.tsx'
import { usePageActions } from './page-actions.ts'

const exportFormats = ['xlsx', 'csv'] as const
export type ExportFormat = (typeof exportFormats)[number]

/** What is on screen as a file: for Excel, which E does too, or as plain CSV. `of` names it for people who listen. */
export const ExportButtons = ({
  of,
  disabled = false,
  isPageAction = true,
  onExport,
}: {
  of: string
  disabled?: boolean
  /** Whether E does it. */
  isPageAction?: boolean
  onExport: (format: ExportFormat) => Promise<unknown>
}) => {
  const [busy, setBusy] = useState<ExportFormat | null>(null)
  const take = async (format: ExportFormat) => {
    setBusy(format)
    await onExport(format)
    setBusy(null)
  }
  usePageActions(disabled || !isPageAction ? [] : [{ key: 'e', label: uiTexts.export, run: () => void take('xlsx') }])
  return (
    <>
      {exportFormats.map((format) => (
        <Button
          key={format}
          size="small"
          icon={<IconDownload size={16} stroke={1.6} aria-hidden />}
          busy={busy === format}
          disabled={disabled}
          onClick={() => void take(format)}
        >
          {uiTexts.exportAs[format]}
          <span className="visually-hidden"> {of}</span>
        </Button>
      ))}
    </>
  )
}
