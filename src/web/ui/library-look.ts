import { errorLine, type FieldProps } from './field-look.tsx'
import classes from './fields.module.css'
import lists from './library-look.module.css'

/** `classNames` of the library's inputs that open a list. */
export const listLook = {
  root: classes['field'] ?? '',
  wrapper: classes['box'] ?? '',
  label: classes['label'] ?? '',
  required: classes['required'] ?? '',
  description: classes['help'] ?? '',
  input: classes['input'] ?? '',
  error: classes['error'] ?? '',
  dropdown: lists['dropdown'] ?? '',
  option: lists['option'] ?? '',
  options: lists['options'] ?? '',
  pill: lists['pill'] ?? '',
}

/** The library's props for ours. */
export const fieldProps = ({ label, help, error, required, disabled }: FieldProps) => ({
  label,
  description: help,
  error: errorLine(error),
  withAsterisk: required ?? false,
  'aria-required': required || undefined,
  disabled: disabled ?? false,
})
