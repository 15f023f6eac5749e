import { type ReactNode, useState } from 'react'
import { Button } from '#web/ui/actions/Button.tsx'
import { announce } from '#web/ui/figures/announce.ts'
import { Modal } from './Modal.tsx'

type ShownOnceTexts = {
  readonly title: string
  readonly lead: string
  readonly copy: string
  readonly copied: string
  readonly saved: string
}

/** A secret that cannot be shown again: left by its button alone. `secret`: what is copied. */
export const ShownOnceModal = ({
  secret,
  texts,
  onClose,
  children,
}: {
  secret: string
  texts: ShownOnceTexts
  onClose: () => void
  children: ReactNode
}) => {
  const [isCopied, setCopied] = useState(false)
  const copy = async () => {
    await navigator.clipboard.writeText(secret)
    setCopied(true)
    announce(texts.copied)
  }
  return (
    <Modal
      opened
      title={texts.title}
      onClose={onClose}
      closeIcon={false}
      closeOnBackground={false}
      actions={
        <>
          <Button onClick={() => void copy().catch(() => undefined)}>{isCopied ? texts.copied : texts.copy}</Button>
          <Button look="filled" onClick={onClose} data-autofocus>
            {texts.saved}
          </Button>
        </>
      }
    >
      <p>{texts.lead}</p>
      {children}
    </Modal>
  )
}
