import { IconCheck, IconCloudUpload, IconFileText, IconX } from '@tabler/icons-react'
import { type RefCallback, useId, useRef } from 'react'

import type { Purpose } from '#platform/files/file-kinds.ts'
import { formTexts as texts } from '#texts/forms.ts'
import { Button, IconButton } from '#web/ui/actions/Button.tsx'
import { useDropping } from '#web/ui/fields/dropping.ts'
import { errorLine } from '#web/ui/fields/field-look.tsx'
import { fileSize } from '#web/ui/figures/format.ts'
import classes from './UploadField.module.css'
import type { StoredFile } from './upload.ts'
import { acceptOf, hintOf } from './upload-check.ts'
import { hasFailed, isSending, isUploaded, type Upload, useUploads } from './uploads.ts'

/** A place to drop files, and a button; each file is sent at once and shows how far it is. */
export const UploadField = ({
  label,
  purpose,
  multiple = false,
  required = false,
  error,
  initial,
  onChange,
  onUploading,
  ref,
}: {
  label: string
  /** It decides which kinds and sizes are taken. */
  purpose: Purpose
  /** Files are added one at a time: 'Add new document'. */
  multiple?: boolean
  required?: boolean
  error?: string | null
  /** What was sent before the page was opened. */
  initial?: readonly StoredFile[]
  /** What has arrived so far. */
  onChange: (stored: readonly StoredFile[]) => void
  /** A file is on its way, or none is any more. */
  onUploading?: (isOn: boolean) => void
  ref?: RefCallback<HTMLButtonElement>
}) => {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const { rows, add, again, remove } = useUploads(purpose, multiple, onChange, { initial, onUploading })
  const choose = () => input.current?.click()
  const list = useRef<HTMLUListElement>(null)
  const drop = useRef<HTMLButtonElement>(null)
  const take = (files: FileList | null) => {
    for (const file of [...(files ?? [])].slice(0, multiple ? undefined : 1)) void add(file)
    // The place to drop may be gone now, and the keyboard would begin at the top of the page.
    if (files?.length) requestAnimationFrame(() => list.current?.focus({ preventScroll: true }))
  }
  const takeAway = (row: Upload) => {
    remove(row)
    requestAnimationFrame(() => drop.current?.focus({ preventScroll: true }))
  }
  const has = (state: Upload['state']) => rows.some((row) => row.state === state)
  // A file that failed says why itself.
  const said = error && (has('sending') ? texts.stillSending : has('failed') ? null : error)
  const dropping = useDropping(take)

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
        accept={acceptOf(purpose)}
        multiple={multiple}
        aria-labelledby={id}
        onChange={(change) => {
          take(change.currentTarget.files)
          change.currentTarget.value = ''
        }}
      />
      {(multiple || rows.every(({ wrong }) => wrong)) && (
        <button
          ref={(button) => {
            drop.current = button
            ref?.(button)
          }}
          type="button"
          className={classes['drop']}
          aria-describedby={`${id}-hint`}
          onClick={choose}
          {...dropping}
        >
          <IconCloudUpload size={28} stroke={1.6} aria-hidden />
          <span>
            <span className={classes['call']}>{multiple && rows.length > 0 ? texts.addDocument : texts.dropFile}</span>
            <span id={`${id}-hint`} className={classes['hint']}>
              {hintOf(purpose)}
            </span>
          </span>
        </button>
      )}
      {rows.length > 0 && (
        <ul ref={list} role="list" tabIndex={-1} className={classes['files']}>
          {rows.map((row) => (
            <UploadRow key={row.id} row={row} onAgain={() => again(row)} onRemove={() => takeAway(row)} />
          ))}
        </ul>
      )}
      {said && <p className={classes['error']}>{errorLine(said)}</p>}
    </div>
  )
}

const UploadRow = ({ row, onAgain, onRemove }: { row: Upload; onAgain: () => void; onRemove: () => void }) => {
  const { file, state, sent, problem, wrong, preview } = row
  return (
    <li className={classes['file']} data-state={state}>
      {isUploaded(state) ? (
        <IconCheck size={20} stroke={1.8} aria-hidden />
      ) : (
        <IconFileText size={20} stroke={1.6} aria-hidden />
      )}
      <span className={classes['name']}>
        <bdi>{file.name}</bdi>
        <span className={classes['hint']} role="status">
          {hasFailed(state)
            ? problem
            : isUploaded(state)
              ? texts.uploaded
              : texts.of(fileSize(sent), fileSize(file.size))}
        </span>
        {isSending(state) && <progress max={file.size} value={sent} aria-label={file.name} />}
      </span>
      {isUploaded(state) && preview && (
        <a href={preview} target="_blank" rel="noopener">
          {texts.previewFile}
        </a>
      )}
      {hasFailed(state) && !wrong && (
        <Button size="small" onClick={onAgain}>
          {texts.retryUpload}
        </Button>
      )}
      <IconButton label={`${isSending(state) ? texts.cancelUpload : texts.removeFile} ${file.name}`} onClick={onRemove}>
        <IconX size={18} stroke={1.8} aria-hidden />
      </IconButton>
    </li>
  )
}
