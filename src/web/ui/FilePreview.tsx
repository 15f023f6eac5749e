import type { Endpoint, Input } from '#platform/http/endpoint.ts'
import { download } from '#web/download.ts'
import { useLentFile } from '#web/lent-file.ts'
import { uiWords } from '#web/words/ui.ts'
import { Button, ButtonAnchor } from './Button.tsx'
import { FileView } from './FileView.tsx'
import { Modal } from './Modal.tsx'

/** A file in front of the page: to read, to keep, to open in a tab of its own. */
export const FilePreview = <E extends Endpoint>({
  endpoint,
  input,
  name,
  label,
  onClose,
}: {
  /** Where it is downloaded. */
  endpoint: E
  input: Input<E>
  /** As it is kept: 'quote-2026-000123.pdf'. */
  name: string
  /** What it is: 'Sales quote'. */
  label: string
  onClose: () => void
}) => {
  const file = useLentFile(endpoint, input)
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
          <Button look="soft" onClick={() => void download(endpoint, input, name)}>
            {uiWords.download}
          </Button>
        </>
      }
    >
      <FileView file={file} title={label} />
    </Modal>
  )
}
