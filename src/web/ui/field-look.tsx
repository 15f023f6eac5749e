import { IconAlertCircle } from '@tabler/icons-react'
import type { ReactNode } from 'react'

import classes from './fields.module.css'

/** What every field of the house shares: label above, asterisk after it, help and error below. */
export type FieldProps = {
  label: string
  /** One line under the label. */
  help?: string | undefined
  /** Shown under the field; set it on blur after a first submission, never while typing the first time. */
  error?: string | null | undefined
  required?: boolean | undefined
  disabled?: boolean | undefined
}

export const errorLine = (error: string | null | undefined): ReactNode =>
  error ? (
    <>
      <IconAlertCircle size={16} stroke={1.8} aria-hidden="true" />
      {error}
    </>
  ) : null

/** `classNames` of the library's inputs. */
export const look = {
  root: classes['field'] ?? '',
  wrapper: classes['box'] ?? '',
  label: classes['label'] ?? '',
  required: classes['required'] ?? '',
  description: classes['help'] ?? '',
  input: classes['input'] ?? '',
  error: classes['error'] ?? '',
}

export const listLook = {
  ...look,
  dropdown: classes['dropdown'] ?? '',
  option: classes['option'] ?? '',
  options: classes['options'] ?? '',
  pill: classes['pill'] ?? '',
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

/** The note that belongs to every form with an asterisk (specification 1, section 5). */
export const MandatoryNote = () => <p className={classes['mandatory']}>* Mandatory field</p>
