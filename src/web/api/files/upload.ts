import { askForUpload } from '#modules/files/contract.ts'
import type { Purpose } from '#platform/files/file-kinds.ts'
import { type FileKind, fileKinds } from '#platform/files/file-kinds.ts'
import { problemTexts } from '#texts/problems.ts'
import { call } from '#web/api/endpoint.ts'
import { sentenceOf } from '#web/api/http.ts'
import { Problem } from '#web/problem.ts'

export type StoredFile = {
  readonly path: string
  readonly name: string
  readonly mediaType: string
  readonly bytes: number
}

/** Requests an address and sends the file there; `onProgress` gets the bytes that were sent. Aborting ends it. */
export const upload = async (
  file: File,
  { kind, purpose }: { readonly kind: FileKind; readonly purpose: Purpose },
  onProgress: (sent: number) => void,
  signal: AbortSignal,
): Promise<StoredFile> => {
  const { mediaType } = fileKinds[kind]
  const { url } = await call(askForUpload, { type: mediaType, bucket: purpose }, { signal })
  return new Promise((resolve, reject) => {
    // XMLHttpRequest, because fetch has no upload progress.
    const sending = new XMLHttpRequest()
    const address = new URL(url, location.href)
    address.searchParams.set('name', file.name)
    sending.open('PUT', address)
    sending.setRequestHeader('content-type', mediaType)
    sending.responseType = 'json'
    sending.upload.addEventListener('progress', ({ loaded }) => onProgress(loaded))
    sending.addEventListener('load', () => {
      const answer = sending.response as (StoredFile & Record<string, unknown>) | null
      if (sending.status < 300 && answer) resolve(answer)
      else reject(new Problem(sending.status, sentenceOf(sending.status, answer)))
    })
    sending.addEventListener('error', () => reject(new Problem(0, problemTexts.unreachable)))
    sending.addEventListener('abort', () => reject(signal.reason))
    signal.addEventListener('abort', () => sending.abort())
    sending.send(file)
  })
}
