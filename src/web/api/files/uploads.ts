import { useEffect, useRef, useState } from 'react'
import type { Purpose } from '#platform/files/file-kinds.ts'
import { type FileKind, kindOf } from '#platform/files/file-kinds.ts'
import { Problem } from '#web/problem.ts'
import { type StoredFile, upload } from './upload.ts'
import { isRefusedFile, kindOfFile, wrongFile } from './upload-check.ts'

type UploadState = 'sending' | 'done' | 'failed'
export const isSending = (state: UploadState) => state === 'sending'
export const isUploaded = (state: UploadState) => state === 'done'
export const hasFailed = (state: UploadState) => state === 'failed'

/** A file that was chosen, and how far it is. */
export type Upload = {
  readonly id: string
  /** Of what was sent before, its name and size. */
  readonly file: Pick<File, 'name' | 'size'>
  /** null: of none that may be sent. */
  readonly kind: FileKind | null
  readonly state: UploadState
  /** Bytes. */
  readonly sent: number
  readonly stored?: StoredFile
  readonly problem?: string
  /** It is the file itself: trying again would not help. */
  readonly wrong?: boolean
  /** For pictures and PDFs, an address of the file itself. */
  readonly preview: string | null
}

const canPreview = (kind: FileKind | null): boolean => kind === 'pdf' || kind === 'png' || kind === 'jpeg'

const sentBefore = (stored: StoredFile): Upload => ({
  id: stored.path,
  file: { name: stored.name, size: stored.bytes },
  kind: kindOf(stored.mediaType),
  state: 'done',
  sent: stored.bytes,
  stored,
  preview: null,
})

/** The files of one field and what becomes of them; leaving the screen ends what is on its way. */
export const useUploads = (
  purpose: Purpose,
  multiple: boolean,
  onChange: (stored: readonly StoredFile[]) => void,
  {
    initial = [],
    onUploading,
  }: { initial?: readonly StoredFile[] | undefined; onUploading?: ((isOn: boolean) => void) | undefined } = {},
) => {
  const [rows, setRows] = useState<readonly Upload[]>(() => initial.map(sentBefore))
  const running = useRef(new Map<string, AbortController>())
  const latest = useRef({ onChange, onUploading })
  useEffect(() => {
    latest.current = { onChange, onUploading }
  })
  useEffect(() => {
    const all = running.current
    return () => {
      for (const sending of all.values()) sending.abort()
    }
  }, [])

  const change = (id: string, of: Partial<Upload>) =>
    setRows((all) => all.map((row) => (row.id === id ? { ...row, ...of } : row)))
  useEffect(() => latest.current.onChange(rows.flatMap(({ stored }) => stored ?? [])), [rows])
  const isUploading = rows.some(({ state }) => isSending(state))
  // A field that is taken away ends what is on its way.
  useEffect(() => {
    latest.current.onUploading?.(isUploading)
    const { onUploading: heard } = latest.current
    return () => heard?.(false)
  }, [isUploading])

  const send = async (row: Upload) => {
    if (!row.kind || !(row.file instanceof File)) return
    const abort = new AbortController()
    running.current.set(row.id, abort)
    try {
      const stored = await upload(
        row.file,
        { kind: row.kind, purpose },
        (sent) => change(row.id, { sent }),
        abort.signal,
      )
      change(row.id, { state: 'done', stored })
    } catch (fault) {
      if (abort.signal.aborted) return
      if (!(fault instanceof Problem)) throw fault
      change(row.id, { state: 'failed', problem: fault.message, wrong: isRefusedFile(fault.status) })
    } finally {
      running.current.delete(row.id)
    }
  }
  const add = async (file: File) => {
    const kind = await kindOfFile(file)
    const problem = wrongFile(file, kind, purpose)
    const preview = !problem && canPreview(kind) ? URL.createObjectURL(file) : null
    const row: Upload = {
      id: crypto.randomUUID(),
      file,
      kind,
      preview,
      sent: 0,
      ...(problem ? { state: 'failed', problem, wrong: true } : { state: 'sending' }),
    }
    setRows((all) => (multiple ? [...all, row] : [row]))
    if (!problem) void send(row)
  }
  const again = (row: Upload) => {
    change(row.id, { state: 'sending', sent: 0 })
    void send(row)
  }
  const remove = ({ id, preview }: Upload) => {
    running.current.get(id)?.abort()
    if (preview) URL.revokeObjectURL(preview)
    setRows((all) => all.filter((row) => row.id !== id))
  }
  return { rows, add, again, remove }
}
