import {
  type Icon,
  IconBolt,
  IconBuilding,
  IconHelp,
  IconHistory,
  IconMap2,
  IconSearch,
  IconShoppingBag,
  IconTruckDelivery,
} from '@tabler/icons-react'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'

import { KeyHint } from '#web/ui/KeyHint.tsx'
import { paletteWords as words } from '#web/words/palette.ts'
import { shellWords } from '#web/words/shell.ts'
import classes from './Palette.module.css'
import { usePaletteHits } from './palette-hits.ts'
import { atFirst, type Hit, matching, recentChoices, remember, type Section } from './palette-search.ts'

const icons: Readonly<Record<Section['of'], Icon>> = {
  recent: IconHistory,
  goTo: IconMap2,
  actions: IconBolt,
  orders: IconTruckDelivery,
  products: IconShoppingBag,
  distributors: IconBuilding,
  search: IconSearch,
  help: IconHelp,
}

/** Search, jump or do; recent choices first while nothing is typed. */
export default function Palette({ staff, onClose }: { staff: boolean; onClose: () => void }) {
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const [typed, setTyped] = useState('')
  const [at, setAt] = useState(0)
  const [recent] = useState(recentChoices)
  const hits = usePaletteHits(staff, typed.trim())
  const sections = typed.trim() === '' ? atFirst(hits, recent) : matching(hits, typed)
  const shown = sections.flatMap(({ of, hits: found }) => found.map((hit, place) => ({ hit, of, first: place === 0 })))

  useEffect(() => dialog.current?.showModal(), [])

  const choose = (hit: Hit | undefined) => {
    if (!hit) return
    remember(hit)
    onClose()
    // Once the palette is gone: until then nothing behind it takes the focus.
    requestAnimationFrame(hit.choose)
  }
  const press = (key: KeyboardEvent) => {
    if (key.key === 'ArrowDown') setAt(Math.min(at + 1, shown.length - 1))
    else if (key.key === 'ArrowUp') setAt(Math.max(at - 1, 0))
    else if (key.key === 'Enter') choose(shown[at]?.hit)
    else return
    key.preventDefault()
    requestAnimationFrame(() => document.getElementById(`${id}-${at}`)?.scrollIntoView({ block: 'nearest' }))
  }

  return (
    <dialog
      ref={dialog}
      className={classes['palette']}
      aria-label={shellWords.searchLabel}
      onClose={onClose}
      onClick={(click) => {
        if (click.target === dialog.current) onClose()
      }}
    >
      <div className={classes['field']}>
        <IconSearch size={18} stroke={1.6} aria-hidden />
        <input
          autoFocus
          role="combobox"
          aria-expanded="true"
          aria-controls={`${id}-list`}
          aria-activedescendant={shown.length > 0 ? `${id}-${at}` : undefined}
          aria-label={shellWords.searchLabel}
          placeholder={shellWords.search}
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onChange={(change) => {
            setTyped(change.currentTarget.value)
            setAt(0)
          }}
          onKeyDown={press}
        />
        <KeyHint>Esc</KeyHint>
      </div>
      <ul role="listbox" id={`${id}-list`} aria-label={words.results} className={classes['list']}>
        {shown.map(({ hit, of, first }, place) => {
          const HitIcon = icons[of]
          return (
            <li
              key={hit.id}
              id={`${id}-${place}`}
              role="option"
              aria-selected={place === at}
              data-first={first ? words.groups[of] : undefined}
              onClick={() => choose(hit)}
              onPointerMove={() => setAt(place)}
            >
              <HitIcon size={18} stroke={1.6} aria-hidden />
              <span className={classes['label']}>
                <bdi>{hit.label}</bdi>
                {hit.detail && <span>{hit.detail}</span>}
              </span>
              {hit.shortcut && <KeyHint>{hit.shortcut}</KeyHint>}
            </li>
          )
        })}
      </ul>
      {shown.length === 0 && <p className={classes['none']}>{words.nothing}</p>}
    </dialog>
  )
}
