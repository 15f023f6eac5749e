import '@mantine/core/styles/UnstyledButton.layer.css'
import '@mantine/core/styles/Input.layer.css'
import '@mantine/core/styles/CloseButton.layer.css'
import '@mantine/core/styles/Popover.layer.css'
import '@mantine/core/styles/Combobox.layer.css'

import { Select } from '@mantine/core'
import type { Ref } from 'react'

import { formWords } from '#web/words/forms.ts'
import { foundChoices } from './choices.ts'
import type { FieldProps } from './field-look.tsx'
import { Library } from './Library.tsx'
import { fieldProps, listLook } from './library-look.ts'

export type Choice<Value extends string = string> = {
  readonly value: Value
  readonly label: string
  readonly disabled?: boolean
}

/** Long lists are searched by typing. */
const SEARCHED_ABOVE = 7

/** One of a list. `clearable` for filters; null means nothing is chosen. */
export const SelectField = <Value extends string>({
  choices,
  value,
  onChange,
  placeholder,
  clearable = false,
  hideLabel = false,
  name,
  ref,
  ...field
}: FieldProps & {
  choices: readonly Choice<Value>[]
  value: Value | null
  onChange: (value: Value | null) => void
  placeholder?: string
  clearable?: boolean
  /** The label is for people who listen only: in a list that names the row. */
  hideLabel?: boolean
  name?: string
  ref?: Ref<HTMLInputElement>
}) => (
  <Library>
    <Select
      {...fieldProps(field)}
      {...(hideLabel && { label: undefined, 'aria-label': field.label })}
      {...(ref && { ref })}
      {...(name && { name })}
      {...(placeholder && { placeholder })}
      {...(clearable && value && { 'data-clearable': true })}
      classNames={listLook}
      data={[...choices]}
      value={value}
      onChange={(chosen) => onChange(chosen as Value | null)}
      searchable={choices.length > SEARCHED_ABOVE}
      filter={foundChoices}
      clearable={clearable}
      allowDeselect={clearable}
      withScrollArea={false}
      nothingFoundMessage={formWords.noMatch}
    />
  </Library>
)
