import { useState } from 'react'
import { recoveryTexts as texts } from '#texts/security.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { Modal } from '#web/ui/dialogs/Modal.tsx'
import { announce } from '#web/ui/figures/announce.ts'
import classes from './FactorKey.module.css'

/** Shown once: they cannot be shown again. */
export const RecoveryCodes = ({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) => {
  const [isCopied, setCopied] = useState(false)
  const copy = async () => {
    await navigator.clipboard.writeText(codes.join('\n'))
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
      <ul role="list" className={classes['codes']} aria-label={texts.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
    </Modal>
  )
}
