import { Autocomplete } from '@base-ui/react/autocomplete'
import {
  type Icon,
  IconBolt,
  IconBook,
  IconBuilding,
  IconBulb,
  IconCalendarEvent,
  IconFlag,
  IconFolder,
  IconHelp,
  IconHistory,
  IconMap2,
  IconMessage2,
  IconNews,
  IconSearch,
  IconShoppingBag,
  IconTag,
  IconTruckDelivery,
  IconUser,
} from '@tabler/icons-react'
import { useState } from 'react'
import { paletteTexts as texts } from '#texts/palette.ts'
import { shellTexts } from '#texts/shell.ts'
import { KeyHint } from '#web/ui/actions/KeyHint.tsx'
import { Overlay } from '#web/ui/dialogs/Overlay.tsx'
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
  people: IconUser,
  documents: IconFolder,
  tickets: IconMessage2,
  reports: IconFlag,
  content: IconBook,
  news: IconNews,
  events: IconCalendarEvent,
  labels: IconTag,
  search: IconSearch,
  answers: IconBulb,
  help: IconHelp,
}

/** Search, jump or do; recent choices first while nothing is typed. */
export default function Palette({ staff, onClose }: { staff: boolean; onClose: () => void }) {
  const [typed, setTyped] = useState('')
  const [recent] = useState(recentChoices)
  const { hits, synonyms, isSearching } = usePaletteHits(staff, typed.trim(), recent)
  const sections = typed.trim() === '' ? atFirst(hits, recent) : matching(hits, typed, synonyms)
  const shown = sections.flatMap(({ of, hits: found }) => found.map((hit, place) => ({ hit, of, first: place === 0 })))

  const choose = (hit: Hit) => {
    remember(hit)
    onClose()
    // Once the palette is gone: until then nothing behind it takes the focus.
    requestAnimationFrame(hit.choose)
  }
  return (
    <Overlay onClose={onClose} aria-label={shellTexts.searchLabel} className={classes['palette']}>
      <Autocomplete.Root
        open
        inline
        items={shown}
        itemToStringValue={({ hit }) => hit.label}
        filter={null}
        value={typed}
        onValueChange={setTyped}
        autoHighlight="always"
        keepHighlight
      >
        <div className={classes['field']}>
          <IconSearch size={18} stroke={1.6} aria-hidden />
          <Autocomplete.Input
            aria-label={shellTexts.searchLabel}
            placeholder={shellTexts.search}
            autoComplete="off"
            spellCheck={false}
          />
          <KeyHint>Esc</KeyHint>
        </div>
        <Autocomplete.List aria-label={texts.results} className={classes['list']}>
          {(choice: (typeof shown)[number]) => {
            const { hit, of, first } = choice
            const HitIcon = icons[of]
            return (
              <Autocomplete.Item
                key={`${of} ${hit.id} ${hit.label}`} // people of a company are found at its address
                value={choice}
                data-first={first ? texts.groups[of] : undefined}
                onClick={() => choose(hit)}
              >
                <HitIcon size={18} stroke={1.6} aria-hidden />
                <span className={classes['label']}>
                  <bdi>{hit.label}</bdi>
                  {hit.detail && <span>{hit.detail}</span>}
                </span>
                {hit.shortcut && <KeyHint>{hit.shortcut}</KeyHint>}
              </Autocomplete.Item>
            )
          }}
        </Autocomplete.List>
        <p className={classes['none']} role="status">
          {isSearching ? texts.searching : shown.length === 0 && texts.nothing}
        </p>
      </Autocomplete.Root>
    </Overlay>
  )
}
