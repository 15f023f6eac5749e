import { IconChevronRight } from '@tabler/icons-react'
import { useState } from 'react'

import { uiWords } from '#web/words/ui.ts'
import classes from './DataTable.module.css'

const turned = (id: string) => (before: ReadonlySet<string>) => {
  const after = new Set(before)
  if (!after.delete(id)) after.add(id)
  return after
}

/** Which rows somebody has unfolded, by their ids. */
export const useUnfolded = () => {
  const [unfolded, setUnfolded] = useState<ReadonlySet<string>>(new Set())
  return { has: (id: string) => unfolded.has(id), turn: (id: string) => setUnfolded(turned(id)) }
}

/** Unfolds the card that it stands in, and folds it again; folded, all of the card is its target. */
export const Unfold = ({ of, isOpen, onTurn }: { of: string; isOpen: boolean; onTurn: () => void }) => (
  <button
    type="button"
    className={classes['unfold']}
    aria-expanded={isOpen}
    aria-label={uiWords.details(of)}
    onClick={onTurn}
  >
    <IconChevronRight size={18} stroke={1.8} aria-hidden />
  </button>
)
