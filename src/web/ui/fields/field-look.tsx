import { IconAlertCircle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { uiTexts } from '#texts/ui.ts'

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

/** The note that belongs to every form with an asterisk (specification 1, section 5). */
export const MandatoryNote = () => <p className={classes['mandatory']}>{uiTexts.mandatory}</p>
