import { useNow } from './clock.ts'
import { DateText } from './Figures.tsx'

/** How long ago it was, as time goes on. A component of its own: only it is drawn again, not its list. */
export const Since = ({ at }: { at: string }) => <DateText at={at} relative={useNow()} />
