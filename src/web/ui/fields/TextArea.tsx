import type { Ref, TextareaHTMLAttributes } from 'react'

import { typedTexts as texts } from '#texts/ui.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { Row } from '#web/ui/layout/Row.tsx'
import { Field } from './Field.tsx'
import type { FieldProps } from './field-look.tsx'
import classes from './fields.module.css'
import { useTypedText } from './typed-texts.ts'

type Native = Omit<
  TextareaHTMLAttributes<HTMLTextAreaElement>,
  'size' | 'value' | 'onChange' | 'disabled' | 'required' | 'className'
>
type Area = Native & { value: string; onChange: (value: string) => void; ref?: Ref<HTMLTextAreaElement> }

/** A text of more letters is not typed a second time: it is kept until it is sent. */
const LONG = 200

/** Several lines of text; grows with what is typed. */
export const TextArea = ({ label, help, error, required, disabled, ...area }: FieldProps & Omit<Area, 'id'>) => (
  <Field label={label} help={help} error={error} required={required} disabled={disabled}>
    {(control) =>
      (area.maxLength ?? LONG + 1) > LONG ? (
        <KeptArea {...area} {...control} label={label} />
      ) : (
        <PlainArea {...area} {...control} />
      )
    }
  </Field>
)

const PlainArea = ({ rows = 3, onChange, ...area }: Area) => (
  <textarea
    {...area}
    rows={rows}
    // A box that grows with its text forgets its rows.
    style={rows > 3 ? { minBlockSize: `calc(${rows}lh + 18px)`, maxBlockSize: '70vh' } : undefined}
    className={classes['input']}
    onChange={(change) => onChange(change.currentTarget.value)}
  />
)

const KeptArea = ({ label, ...area }: Area & { label: string; id: string }) => {
  const { id, value, onChange } = area
  const typed = useTypedText(id, label, value)
  const change = (text: string) => {
    typed.keep(text)
    onChange(text)
  }
  const { offered } = typed
  return (
    <>
      <PlainArea {...area} onChange={change} />
      {offered !== null && (
        <Row gap={2}>
          <span role="status">{texts.offered(offered)}</span>
          <Button size="small" look="text" onClick={() => change(offered)}>
            {texts.use}
          </Button>
          <Button size="small" look="text" onClick={typed.discard}>
            {texts.discard}
          </Button>
        </Row>
      )}
    </>
  )
}
