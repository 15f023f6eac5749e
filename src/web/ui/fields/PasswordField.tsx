import { IconCheck, IconCircle, IconEye, IconEyeOff } from '@tabler/icons-react'
import { type Ref, useState } from 'react'

import { passwordTexts } from '#texts/forms.ts'
import { IconButton } from '#web/ui/actions/Button.tsx'
import { Field } from './Field.tsx'
import type { FieldProps } from './field-look.tsx'
import fields from './fields.module.css'
import classes from './PasswordField.module.css'

type Rule = { readonly label: string; readonly met: boolean }

/** Shows and hides what is typed; `rules` tick while one types. Pasting and password managers work. */
export const PasswordField = ({
  value,
  onChange,
  rules,
  autoComplete,
  ref,
  onBlur,
  ...field
}: FieldProps & {
  value: string
  onChange: (value: string) => void
  rules?: readonly Rule[]
  autoComplete: 'current-password' | 'new-password'
  ref?: Ref<HTMLInputElement>
  onBlur?: () => void
}) => {
  const [shown, setShown] = useState(false)
  const EyeIcon = shown ? IconEyeOff : IconEye
  return (
    <Field {...field} rules={rules && <Rules rules={rules} />}>
      {(control) => (
        <div className={classes['with-toggle']}>
          <input
            {...control}
            ref={ref}
            className={fields['input']}
            type={shown ? 'text' : 'password'}
            autoComplete={autoComplete}
            spellCheck={false}
            autoCapitalize="none"
            value={value}
            onBlur={onBlur}
            onChange={(change) => onChange(change.currentTarget.value)}
          />
          <IconButton
            size="small"
            className={classes['toggle'] ?? ''}
            label={shown ? passwordTexts.hide : passwordTexts.show}
            aria-pressed={shown}
            onClick={() => setShown(!shown)}
          >
            <EyeIcon size={18} stroke={1.6} aria-hidden />
          </IconButton>
        </div>
      )}
    </Field>
  )
}

const Rules = ({ rules }: { rules: readonly Rule[] }) => (
  <ul role="list" className={fields['rules']}>
    {rules.map(({ label, met }) => (
      <li key={label} data-met={met || undefined}>
        {met ? <IconCheck size={14} stroke={2} aria-hidden /> : <IconCircle size={14} stroke={1.6} aria-hidden />}
        {label}
        <span className="visually-hidden">{met ? passwordTexts.met : passwordTexts.unmet}</span>
      </li>
    ))}
  </ul>
)
