import { IconSearch } from '@tabler/icons-react'

import { KeyHint } from '#web/ui/KeyHint.tsx'
import { shellWords as words } from '#web/words/shell.ts'
import { openPalette } from './in-front.ts'

const KEYS = 'Ctrl K'

/** Opens the palette; its look is the frame's. */
export const SearchButton = ({ className = '' }: { className?: string | undefined }) => (
  <button
    type="button"
    className={className}
    aria-label={`${words.search} ${KEYS}`} // whoever speaks to the machine says what stands there
    aria-keyshortcuts="Control+K /"
    onClick={openPalette}
  >
    <IconSearch size={18} stroke={1.6} aria-hidden />
    <span>{words.search}</span>
    <KeyHint>{KEYS}</KeyHint>
  </button>
)
