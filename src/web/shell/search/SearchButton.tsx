import { IconSearch } from '@tabler/icons-react'
import { shellTexts as texts } from '#texts/shell.ts'
import { openPalette } from '#web/shell/in-front.ts'
import { KeyHint } from '#web/ui/actions/KeyHint.tsx'

/** Opens the palette; its look is the frame's. `keys`: of the ones that do the same, those that there is room for. */
export const SearchButton = ({
  className = '',
  keys = 'Ctrl K',
}: {
  className?: string | undefined
  keys?: 'Ctrl K' | '/'
}) => (
  <button
    type="button"
    className={className}
    aria-label={`${texts.search} ${keys}`} // speech input needs the visible label in the name
    aria-keyshortcuts="Control+K /"
    data-tip={texts.search}
    onClick={openPalette}
  >
    <IconSearch size={18} stroke={1.6} aria-hidden />
    <span>{texts.search}</span>
    <KeyHint>{keys}</KeyHint>
  </button>
)
