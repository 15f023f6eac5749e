import { uiTexts } from '#texts/ui.ts'
import { keep } from '#web/download.ts'
import { useLentFile } from '#web/lent-file.ts'
import { Button, ButtonAnchor } from '#web/ui/actions/Button.tsx'
import type { Preview } from './FilePreview.tsx'
import { FileView } from './FileView.tsx'
import { Modal } from './Modal.tsx'

/** What stands in front of the page while a file is looked at. */
export default function PreviewModal({ call, name, label, onClose }: Preview) {
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
          <Button look="soft" onClick={() => void keep(call, name)}>
            {uiTexts.download}
          </Button>
        </>
      }
    >
      <FileView file={file} title={label} />
    </Modal>
  )
}
