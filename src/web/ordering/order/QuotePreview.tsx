import { useEffect, useState } from 'react'

import { downloadQuote, type OrderDetail } from '#modules/ordering/contract.ts'
import { download } from '#web/download.ts'
import { wire } from '#web/endpoint.ts'
import { FAILED, Problem, request } from '#web/http.ts'
import { Button } from '#web/ui/Button.tsx'
import { Modal } from '#web/ui/Modal.tsx'
import { orderWords as words } from '#web/words/orders.ts'
import { uiWords } from '#web/words/ui.ts'
import classes from './Documents.module.css'

/** The quote as a PDF in the browser's own view. */
export const QuotePreview = ({
  id,
  name,
  label,
  onClose,
}: {
  id: OrderDetail['id']
  name: string
  label: string
  onClose: () => void
}) => {
  const file = useQuoteFile(id)
  return (
    <Modal
      opened
      onClose={onClose}
      width="chooser"
      title={name}
      actions={
        <>
          <Button onClick={onClose}>{uiWords.close}</Button>
          <Button look="soft" onClick={() => void download(downloadQuote, { id }, name)}>
            {words.download}
          </Button>
        </>
      }
    >
      {file && 'address' in file ? (
        <iframe className={classes['viewer']} src={file.address} title={label} />
      ) : (
        <p className={classes['opening']} role="status">
          {file ? file.problem : words.openingPdf}
        </p>
      )}
    </Modal>
  )
}

type File = { readonly address: string } | { readonly problem: string }

/** The file needs the session's rights: it is fetched, and lent to the frame as long as it is open. */
const useQuoteFile = (id: OrderDetail['id']): File | null => {
  const [file, setFile] = useState<File | null>(null)
  useEffect(() => {
    const stopped = new AbortController()
    let lent: string | null = null
    const fetchFile = async () => {
      const response = await request({ ...wire(downloadQuote, { id }), signal: stopped.signal })
      const bytes = await response.blob()
      if (stopped.signal.aborted) return
      lent = URL.createObjectURL(bytes)
      setFile({ address: lent })
    }
    fetchFile().catch((fault: unknown) => {
      if (stopped.signal.aborted) return
      setFile({ problem: fault instanceof Problem ? fault.message : FAILED })
    })
    return () => {
      stopped.abort()
      if (lent) URL.revokeObjectURL(lent)
    }
  }, [id])
  return file
}
