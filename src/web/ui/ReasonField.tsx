import { TextArea } from './TextField.tsx'

/** Characters of a reason, as the server takes them. */
const LONGEST = 1_000

/** Why something is done: nothing happens without a reason. */
export const ReasonField = ({
  words: { reason, reasonHelp },
  most = LONGEST,
  ...field
}: {
  words: {
    readonly reason: string
    /** Who reads it. */
    readonly reasonHelp?: string
  }
  most?: number | undefined
  value: string
  onChange: (typed: string) => void
  error: string | null
  'data-autofocus'?: boolean
}) => <TextArea label={reason} help={reasonHelp} required maxLength={most} {...field} />
