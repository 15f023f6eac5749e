import { IconCheck, IconCloudUpload, IconFileText, IconX } from '@tabler/icons-react'
import { useEffect, useId, useRef, useState } from 'react'

import { Problem } from '#web/http.ts'
import { type Purpose, type Stored, upload } from '#web/upload.ts'
import { formWords as words } from '#web/words/forms.ts'
import { Button, IconButton } from './Button.tsx'
import { errorLine } from './field-look.tsx'
import { fileSize } from './format.ts'
import classes from './UploadField.module.css'

type Row = {
  readonly id: string
  readonly file: File
  readonly state: 'sending' | 'done' | 'failed'
  readonly sent: number
  readonly stored?: Stored
  readonly problem?: string
  /** For pictures and PDFs, an address of the file itself. */
  readonly preview: string | null
}

const canPreview = (file: File): boolean => file.type === 'application/pdf' || file.type.startsWith('image/')

/** A place to drop files, and a button; each file is sent at once and shows how far it is. */
export const UploadField = ({
  label,
  purpose,
  accept,
  hint,
  multiple = false,
  required = false,
  error,
  onChange,
}: {
  label: string
  purpose: Purpose
  /** Media types: 'application/pdf,image/png'. */
  accept: string
  /** 'PDF, up to 25 MB' */
  hint: string
  /** Files are added one at a time: 'Add new document'. */
  multiple?: boolean
  required?: boolean
  error?: string | null
  /** What has arrived so far. */
  onChange: (stored: readonly Stored[]) => void
}) => {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  const { rows, add, again, remove } = useUploads(purpose, multiple, onChange)
  const choose = () => input.current?.click()
  const take = (files: FileList | null) => {
    for (const file of [...(files ?? [])].slice(0, multiple ? undefined : 1)) add(file)
  }

  return (
    <div className={classes['field']}>
      <span id={id} className={classes['label']}>
        {label}
        {required && ' *'}
      </span>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        multiple={multiple}
        aria-labelledby={id}
        onChange={(change) => {
          take(change.currentTarget.files)
          change.currentTarget.value = ''
        }}
      />
      {(multiple || rows.length === 0) && (
        <button
          type="button"
          className={classes['drop']}
          data-over={over || undefined}
          aria-describedby={`${id}-hint`}
          onClick={choose}
          onDragOver={(drag) => {
            drag.preventDefault()
            setOver(true)
          }}
          onDragLeave={() => setOver(false)}
          onDrop={(drop) => {
            drop.preventDefault()
            setOver(false)
            take(drop.dataTransfer.files)
          }}
        >
          <IconCloudUpload size={28} stroke={1.6} aria-hidden />
          <span>
            <span className={classes['call']}>{multiple && rows.length > 0 ? words.addDocument : words.dropFile}</span>
            <span id={`${id}-hint`} className={classes['hint']}>
              {hint}
            </span>
          </span>
        </button>
      )}
      {rows.length > 0 && (
        <ul role="list" className={classes['files']}>
          {rows.map((row) => (
            <UploadRow key={row.id} row={row} onAgain={() => again(row)} onRemove={() => remove(row)} />
          ))}
        </ul>
      )}
      {error && <p className={classes['error']}>{errorLine(error)}</p>}
    </div>
  )
}

const UploadRow = ({ row, onAgain, onRemove }: { row: Row; onAgain: () => void; onRemove: () => void }) => {
  const { file, state, sent, problem, preview } = row
  return (
    <li className={classes['file']} data-state={state}>
      {state === 'done' ? (
        <IconCheck size={20} stroke={1.8} aria-hidden />
      ) : (
        <IconFileText size={20} stroke={1.6} aria-hidden />
      )}
      <span className={classes['name']}>
        <bdi>{file.name}</bdi>
        <span className={classes['hint']} role="status">
          {state === 'failed'
            ? problem
            : state === 'done'
              ? words.uploaded
              : words.of(fileSize(sent), fileSize(file.size))}
        </span>
        {state === 'sending' && <progress max={file.size} value={sent} aria-label={file.name} />}
      </span>
      {state === 'done' && preview && (
        <a href={preview} target="_blank" rel="noopener">
          {words.previewFile}
        </a>
      )}
      {state === 'failed' && (
        <Button size="small" onClick={onAgain}>
          {words.retryUpload}
        </Button>
      )}
      <IconButton
        label={`${state === 'sending' ? words.cancelUpload : words.removeFile} ${file.name}`}
        onClick={onRemove}
      >
        <IconX size={18} stroke={1.8} aria-hidden />
      </IconButton>
    </li>
  )
}

/** The files of one field and what becomes of them; leaving the screen ends what is on its way. */
const useUploads = (purpose: Purpose, multiple: boolean, onChange: (stored: readonly Stored[]) => void) => {
  const [rows, setRows] = useState<readonly Row[]>([])
  const running = useRef(new Map<string, AbortController>())
  const latest = useRef(onChange)
  useEffect(() => {
    latest.current = onChange
  })
  useEffect(() => {
    const all = running.current
    return () => {
      for (const sending of all.values()) sending.abort()
    }
  }, [])

  const change = (id: string, of: Partial<Row>) =>
    setRows((all) => all.map((row) => (row.id === id ? { ...row, ...of } : row)))
  useEffect(() => latest.current(rows.flatMap(({ stored }) => stored ?? [])), [rows])

  const send = async (row: Row) => {
    const abort = new AbortController()
    running.current.set(row.id, abort)
    try {
      const stored = await upload(row.file, purpose, (sent) => change(row.id, { sent }), abort.signal)
      change(row.id, { state: 'done', stored })
    } catch (fault) {
      if (abort.signal.aborted) return
      if (!(fault instanceof Problem)) throw fault
      change(row.id, { state: 'failed', problem: fault.message })
    } finally {
      running.current.delete(row.id)
    }
  }
  const add = (file: File) => {
    const preview = canPreview(file) ? URL.createObjectURL(file) : null
    const row: Row = { id: crypto.randomUUID(), file, state: 'sending', sent: 0, preview }
    setRows((all) => (multiple ? [...all, row] : [row]))
    void send(row)
  }
  const again = (row: Row) => {
    change(row.id, { state: 'sending', sent: 0 })
    void send(row)
  }
  const remove = ({ id, preview }: Row) => {
    running.current.get(id)?.abort()
    if (preview) URL.revokeObjectURL(preview)
    setRows((all) => all.filter((row) => row.id !== id))
  }
  return { rows, add, again, remove }
}
