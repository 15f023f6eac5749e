import { type ReactNode, useState } from 'react'
import { fileAt } from '#web/api/http.ts'
import classes from './FileButton.module.css'
import { FilePreview } from './FilePreview.tsx'

/** A file of ours by its address: shown in front of the page, to be read and kept. */
export const FileButton = ({
  address,
  name,
  label,
  named,
  children,
}: {
  address: string
  /** As it is kept. */
  name: string
  /** What it is. */
  label: string
  /** For people who listen, where `children` alone do not say which file it is. */
  named?: string
  children: ReactNode
}) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className={classes['file']} aria-label={named} onClick={() => setOpen(true)}>
        {children}
      </button>
      {isOpen && <FilePreview call={fileAt(address)} name={name} label={label} onClose={() => setOpen(false)} />}
    </>
  )
}
