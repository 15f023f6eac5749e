import { IconFileSpreadsheet } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { quickAddTexts as texts } from '#texts/quick-add.ts'
import { type Cells, readListFile } from '#web/imports/read-cells.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { useDropping } from '#web/ui/fields/dropping.ts'
import { TextArea } from '#web/ui/fields/TextArea.tsx'
import { useUnsavedPart } from '#web/ui/fields/unsaved-parts.ts'
import { Row } from '#web/ui/layout/Row.tsx'
import { Stack } from '#web/ui/layout/Stack.tsx'
import { Text } from '#web/ui/page/Text.tsx'
import classes from './QuickAdd.module.css'

/** Two hundred rows are far less. */
const MAXIMUM_BYTES = 500_000

/** Where rows come from: pasted, typed, or a file. */
export const PasteRows = ({
  onRead,
  onProblem,
}: {
  onRead: (source: string | Cells) => void
  onProblem: (problem: string) => void
}) => {
  const [text, setText] = useState('')
  useUnsavedPart(text.trim() !== '')
  const input = useRef<HTMLInputElement>(null)
  const take = async (file: File | undefined) => {
    if (!file) return
    const read = await readListFile(file, MAXIMUM_BYTES)
    if ('problem' in read) onProblem(texts[read.problem])
    else onRead('text' in read ? read.text : read.cells)
  }
  const dropping = useDropping(([file]) => void take(file))
  return (
    <div className={classes['paste']} {...dropping}>
      <Stack gap={4}>
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
          accept=".csv,.tsv,.txt,.xlsx,text/csv,text/plain,text/tab-separated-values"
          aria-label={texts.file}
          onChange={(change) => {
            void take(change.currentTarget.files?.[0])
            change.currentTarget.value = ''
          }}
        />
        <Row justify="between">
          <Row>
            <Button
              icon={<IconFileSpreadsheet size={18} stroke={1.6} aria-hidden />}
              onClick={() => input.current?.click()}
            >
              {texts.file}
            </Button>
            <Text as="span">{texts.dropped}</Text>
          </Row>
          <Button look="filled" onClick={() => onRead(text)}>
            {texts.read}
          </Button>
        </Row>
      </Stack>
    </div>
  )
}
