import { IconFileSpreadsheet } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { quickAddTexts as texts } from '#texts/quick-add.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { useDropping } from '#web/ui/fields/dropping.ts'
import { TextArea } from '#web/ui/fields/TextArea.tsx'
import { useUnsavedPart } from '#web/ui/fields/unsaved-parts.ts'
import classes from './QuickAdd.module.css'

/** Two hundred rows are far less. */
const MAXIMUM_BYTES = 500_000

/** Where rows come from: pasted, typed, or a file. */
export const PasteRows = ({
  onText,
  onProblem,
}: {
  onText: (text: string) => void
  onProblem: (problem: string) => void
}) => {
  const [text, setText] = useState('')
  useUnsavedPart(text.trim() !== '')
  const input = useRef<HTMLInputElement>(null)
  const take = async (file: File | undefined) => {
    if (!file) return
    const read = file.size > MAXIMUM_BYTES ? '\0' : await file.text()
    // A workbook is a zip: it holds bytes that no text has.
    if (read.includes('\0')) onProblem(texts.notText)
    else onText(read)
  }
  const dropping = useDropping(([file]) => void take(file))
  return (
    <div className={classes['paste']} {...dropping}>
      <TextArea
        label={texts.paste}
        placeholder={texts.placeholder}
        rows={6}
        spellCheck={false}
        maxLength={MAXIMUM_BYTES}
        value={text}
        onChange={setText}
        autoFocus
      />
      <input
        ref={input}
        type="file"
        hidden
        accept=".csv,.tsv,.txt,text/csv,text/plain,text/tab-separated-values"
        aria-label={texts.file}
        onChange={(change) => {
          void take(change.currentTarget.files?.[0])
          change.currentTarget.value = ''
        }}
      />
      <div className={classes['start']}>
        <Button
          icon={<IconFileSpreadsheet size={18} stroke={1.6} aria-hidden />}
          onClick={() => input.current?.click()}
        >
          {texts.file}
        </Button>
        <span>{texts.dropped}</span>
        <Button look="filled" onClick={() => onText(text)}>
          {texts.read}
        </Button>
      </div>
    </div>
  )
}
