import '@mantine/core/styles/UnstyledButton.layer.css'
import '@mantine/core/styles/Input.layer.css'
import '@mantine/core/styles/CloseButton.layer.css'
import '@mantine/core/styles/Popover.layer.css'
import '@mantine/core/styles/Combobox.layer.css'
import '@mantine/core/styles/Pill.layer.css'
import '@mantine/core/styles/PillsInput.layer.css'

import { MultiSelect } from '@mantine/core'

import { formWords } from '#web/words/forms.ts'
import { foundChoices } from './choices.ts'
import type { FieldProps } from './field-look.tsx'
import { Library } from './Library.tsx'
import lists from './library-look.module.css'
import { fieldProps, listLook } from './library-look.ts'
import type { Choice } from './SelectField.tsx'

/** The library's list box does not say by itself that several of it may be chosen. */
const severalMayBeChosen = {
  onDropdownOpen: () =>
    requestAnimationFrame(() => {
      for (const list of document.querySelectorAll('.mantine-MultiSelect-options')) {
        list.setAttribute('aria-multiselectable', 'true')
      }
    }),
}

/** Several of a list, each shown as a chip. */
export const MultiSelectField = <Value extends string>({
  choices,
  value,
  onChange,
  placeholder,
  ...field
}: FieldProps & {
  choices: readonly Choice<Value>[]
  value: readonly Value[]
  onChange: (value: Value[]) => void
  placeholder?: string
}) => (
  <Library>
    <MultiSelect
      {...fieldProps(field)}
      {...(placeholder && value.length === 0 && { placeholder })}
      classNames={{ ...listLook, inputField: lists['typed'] ?? '' }}
      data={[...choices]}
      value={[...value]}
      onChange={(chosen) => onChange(chosen as Value[])}
      searchable
      filter={foundChoices}
      {...severalMayBeChosen}
      withScrollArea={false}
      nothingFoundMessage={formWords.noMatch}
    />
  </Library>
)
