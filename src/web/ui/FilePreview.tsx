import { keep } from '#web/download.ts'
import type { FileCall } from '#web/http.ts'
import { useLentFile } from '#web/lent-file.ts'
import { uiWords } from '#web/words/ui.ts'
import { Button, ButtonAnchor } from './Button.tsx'
import { FileView } from './FileView.tsx'
import { Modal } from './Modal.tsx'

/** A file in front of the page: to read, to keep, to open in a tab of its own. */
export const FilePreview = ({
  call,
  name,
  label,
  onClose,
}: {
  /** How it is fetched. */
  call: FileCall
  /** As it is kept: 'quote-2026-000123.pdf'. */
  name: string
  /** What it is: 'Sales quote'. */
  label: string
  onClose: () => void
}) => {
  const file = useLentFile(call)
  return (
    <Modal
      opened
      onClose={onClose}
      width="chooser"
      title={name}
      actions={
        <>
          <Button onClick={onClose}>{uiWords.close}</Button>
          {file && 'address' in file && (
            <ButtonAnchor href={file.address} newTab>
              {uiWords.newTab}
            </ButtonAnchor>
          )}
          <Button look="soft" onClick={() => void keep(call, name)}>
            {uiWords.download}
          </Button>
        </>
      }
    >
      <FileView file={file} title={label} />
    </Modal>
  )
}
