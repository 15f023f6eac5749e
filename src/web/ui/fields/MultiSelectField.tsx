import { Combobox } from '@base-ui/react/combobox'
import { IconX } from '@tabler/icons-react'
import { type Ref, useRef } from 'react'

import { formTexts } from '#texts/forms.ts'
import look from '#web/ui/layout/chip.module.css'
import { ChoiceList, useChoiceList } from './ChoiceList.tsx'
import type { Choice } from './choices.ts'
import { Field } from './Field.tsx'
import type { FieldProps } from './field-look.tsx'
import fields from './fields.module.css'
import classes from './MultiSelectField.module.css'

/** Several of a list, each shown as a chip. */
export const MultiSelectField = <Value extends string>({
  choices,
  value,
  onChange,
  placeholder,
  onType,
  ref,
  ...field
}: FieldProps & {
  choices: readonly Choice<Value>[]
  value: readonly Value[]
  onChange: (value: Value[]) => void
  placeholder?: string
  /** Of a list that the server searches: what is typed; '' once it is closed. */
  onType?: (typed: string) => void
  ref?: Ref<HTMLInputElement>
}) => {
  const { open, root, onKeyDown, close } = useChoiceList(choices, onType)
  const box = useRef<HTMLDivElement>(null)
  const labels = new Map<string, string>(choices.map((it) => [it.value, it.label]))
  return (
    <Field {...field}>
      {(control) => (
        <Combobox.Root {...root} multiple value={[...value]} onValueChange={onChange} disabled={control.disabled}>
          <Combobox.Chips
            ref={box}
            className={`${fields['input']} ${classes['box']}`}
            data-error={control['aria-invalid']}
          >
            {value.map((it) => {
              const label = labels.get(it) ?? it
              return (
                <Combobox.Chip key={it} className={look['chip']} aria-label={label}>
                  <bdi>{label}</bdi>
                  <Combobox.ChipRemove aria-label={formTexts.takeAway(label)}>
                    <IconX size={12} stroke={2} aria-hidden />
                  </Combobox.ChipRemove>
                </Combobox.Chip>
              )
            })}
            <Combobox.Input
              {...control}
              {...(ref && { ref })}
              className={classes['typed']}
              placeholder={value.length === 0 ? placeholder : undefined}
              autoComplete="off"
              onKeyDown={onKeyDown}
              onBlur={close}
            />
          </Combobox.Chips>
          {open && <ChoiceList label={field.label} anchor={box} />}
        </Combobox.Root>
      )}
    </Field>
  )
}
