import { type ReactNode, useState } from 'react'
import { Button } from '#web/ui/actions/Button.tsx'
import { FilePreview } from './FilePreview.tsx'
import { fileAt } from './http.ts'

/** A file of ours by its address: shown in front of the page, to be read and kept. */
export const FileButton = ({
  address,
  name,
  label,
  children,
}: {
  address: string
  /** As it is kept. */
  name: string
  /** What it is. */
  label: string
  children: ReactNode
}) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="small" look="text" aria-label={label} onClick={() => setOpen(true)}>
        {children}
      </Button>
      {isOpen && <FilePreview call={fileAt(address)} name={name} label={label} onClose={() => setOpen(false)} />}
    </>
  )
}
