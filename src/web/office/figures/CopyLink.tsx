import { IconCopy } from '@tabler/icons-react'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { officeFigureTexts as texts } from '#texts/office-figures.ts'
import { Button } from '#web/ui/actions/Button.tsx'

/** The address of what is on screen, with all that was chosen, to share. */
export const CopyLink = () => {
  const { pathname, search } = useLocation()
  const [copied, setCopied] = useState<string | null>(null)
  const address = `${window.location.origin}${pathname}${search}`
  const copy = async () => {
    await navigator.clipboard.writeText(address)
    setCopied(address)
  }
  return (
    <>
      <Button size="small" icon={<IconCopy size={16} stroke={1.6} aria-hidden />} onClick={() => void copy()}>
        {copied === address ? texts.copied : texts.copyLink}
      </Button>
      <span role="status" className="visually-hidden">
        {copied === address && texts.copied}
      </span>
    </>
  )
}
