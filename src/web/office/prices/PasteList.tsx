import { IconFileSpreadsheet } from '@tabler/icons-react'
import { useRef, useState } from 'react'

import { priceImportTexts as texts } from '#texts/prices.ts'
import { ColumnChoice } from '#web/imports/ColumnChoice.tsx'
import { Button } from '#web/ui/actions/Button.tsx'
import { useDropping } from '#web/ui/fields/dropping.ts'
import { TextArea } from '#web/ui/fields/TextArea.tsx'
import { FormEnd } from '#web/ui/layout/FormEnd.tsx'
import { Card } from '#web/ui/page/Card.tsx'
import { pricesIn, type ReadPrices, readPriceFile, readPriceText } from './read-price-rows.ts'

const { reference, country, price, discount } = texts.columns
const columnNames = { reference, country, price, discount }

/** Where the rows of a price list come from: pasted, typed, or a file that is chosen or dropped. */
export const PasteList = ({
  onRead,
  current,
}: {
  onRead: (rows: ReadPrices['rows']) => void
  /** The prices of now, to be changed in place. */
  current: () => Promise<ReadPrices>
}) => {
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [undecided, setUndecided] = useState<ReadPrices['undecided']>(null)
  const input = useRef<HTMLInputElement>(null)
  const take = async (reading: Promise<ReadPrices>) => {
    const read = await reading
    setProblem(read.problem)
    setUndecided(read.undecided)
    if (read.problem === null && read.undecided === null) onRead(read.rows)
  }
  const takeFile = (file: File | undefined) => file && void take(readPriceFile(file))
  const dropping = useDropping(([file]) => takeFile(file))
  if (undecided)
    return (
      <Card>
        <ColumnChoice
          columns={undecided.columns}
          names={columnNames}
          needed={(chosen) =>
            chosen.includes('reference') &&
            chosen.includes('country') &&
            chosen.some((it) => it === 'price' || it === 'discount')
              ? undefined
              : texts.chooseColumns
          }
          onChosen={(chosen) => void take(Promise.resolve(pricesIn(undecided.cells, null, chosen)))}
          onStartAgain={() => setUndecided(null)}
        />
      </Card>
    )
  return (
    <Card>
      <div {...dropping}>
        <TextArea
          label={texts.paste}
          help={texts.pasteHelp}
          error={problem}
          placeholder={texts.placeholder}
          rows={10}
          spellCheck={false}
          maxLength={200_000}
          value={text}
          onChange={setText}
        />
        <input
          ref={input}
          type="file"
          hidden
          accept=".csv,.tsv,.txt,.xlsx,text/csv,text/plain"
          aria-label={texts.file}
          onChange={(change) => {
            takeFile(change.currentTarget.files?.[0])
            change.currentTarget.value = ''
          }}
        />
      </div>
      <FormEnd>
        <Button
          icon={<IconFileSpreadsheet size={18} stroke={1.6} aria-hidden />}
          onClick={() => input.current?.click()}
        >
          {texts.file}
        </Button>
        <span>{texts.dropped}</span>
        <Button asksServer onClick={() => void take(current())}>
          {texts.current}
        </Button>
        <Button look="filled" onClick={() => void take(readPriceText(text))}>
          {texts.read}
        </Button>
      </FormEnd>
    </Card>
  )
}
