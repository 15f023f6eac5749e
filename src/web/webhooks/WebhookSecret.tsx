import { useState } from 'react'
import { webhookSecretTexts as texts } from '#texts/webhooks.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { Modal } from '#web/ui/dialogs/Modal.tsx'
import { announce } from '#web/ui/figures/announce.ts'

/** Shown once: it cannot be shown again. */
export const WebhookSecret = ({ secret, onClose }: { secret: string; onClose: () => void }) => {
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
            {texts.done}
          </Button>
        </>
      }
    >
      <p>{texts.lead}</p>
      <code>{secret}</code>
    </Modal>
  )
}
