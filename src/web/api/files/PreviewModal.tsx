import { uiTexts } from '#texts/ui.ts'
import { Button, ButtonAnchor } from '#web/ui/actions/Button.tsx'
import { FileView } from '#web/ui/dialogs/FileView.tsx'
import { Modal } from '#web/ui/dialogs/Modal.tsx'
import { keep } from './download.ts'
import type { Preview } from './FilePreview.tsx'
import { useLentFile } from './lent-file.ts'

/** The dialog that previews a file. */
export default function PreviewModal({ call, name, label, onClose, onKeep }: Preview) {
  const file = useLentFile(call)
  return (
    <Modal
      opened
      onClose={onClose}
      width="chooser"
      title={name}
      actions={
        <>
          <Button onClick={onClose}>{uiTexts.close}</Button>
          {file && 'address' in file && (
            <ButtonAnchor href={file.address} newTab>
              {uiTexts.newTab}
            </ButtonAnchor>
          )}
          <Button look="soft" onClick={onKeep ?? (() => void keep(call, name))}>
            {uiTexts.download}
          </Button>
        </>
      }
    >
      <FileView file={file} title={label} />
    </Modal>
  )
}
