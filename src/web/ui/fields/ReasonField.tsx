import type { Ref } from 'react'

import { TextArea } from './TextArea.tsx'

/** Characters of a reason, as the server takes them. */
const LONGEST = 1_000

/** Why something is done: nothing happens without a reason, but where the form says that it can do without. */
export const ReasonField = ({
  labels: { reason, reasonHelp },
  most = LONGEST,
  required = true,
  ...field
}: {
  labels: {
    readonly reason: string
    /** Who reads it. */
    readonly reasonHelp?: string
  }
  most?: number | undefined
  required?: boolean
  value: string
  onChange: (typed: string) => void
  error: string | null
  ref?: Ref<HTMLTextAreaElement>
  'data-autofocus'?: boolean
}) => <TextArea label={reason} help={reasonHelp} required={required} maxLength={most} {...field} />
