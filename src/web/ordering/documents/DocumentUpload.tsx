import { useState } from 'react'

import type { OrderDetail } from '#modules/ordering/contract.ts'
import { submitDocument } from '#modules/ordering/fulfilment/documents-contract.ts'
import { type UploadedDocumentType, uploadedDocumentLabels } from '#modules/ordering/order-states.ts'
import { documentTexts as texts } from '#texts/order-documents.ts'
import { useCommand } from '#web/api/endpoint.ts'
import { UploadField } from '#web/api/files/UploadField.tsx'
import type { StoredFile } from '#web/api/files/upload.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { showSuccess } from '#web/ui/dialogs/messages.ts'
import classes from './DocumentUpload.module.css'

/** Chooses the file, shows it go up, and hands it in. */
export const DocumentUpload = ({
  order: { id },
  type,
  onSent,
}: {
  order: OrderDetail
  type: UploadedDocumentType
  onSent: () => void
}) => {
  const [stored, setStored] = useState<StoredFile | undefined>()
  const [missing, setMissing] = useState(false)
  const send = useCommand(submitDocument, {
    onDone: () => {
      showSuccess(texts.sent(uploadedDocumentLabels[type]))
      onSent()
    },
  })
  const submit = () => {
    setMissing(!stored)
    if (stored) void send.send({ orderId: id, type, file: stored.path })
  }
  return (
    <div className={classes['upload']} data-no-print>
      <UploadField
        label={uploadedDocumentLabels[type]}
        purpose="orders"
        error={send.errors['file'] ?? (missing && !stored ? texts.chooseFirst : null)}
        onChange={([arrived]) => setStored(arrived)}
      />
      <Button look="filled" busy={send.busy} onClick={submit}>
        {texts.send}
      </Button>
    </div>
  )
}
