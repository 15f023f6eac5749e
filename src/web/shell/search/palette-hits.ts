import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import brand from '#brand'
import { findEverywhere, listSynonyms } from '#modules/search/contract.ts'
import type { Synonym } from '#modules/settings/events.ts'
import { paths } from '#paths'
import { shortcutTexts, paletteTexts as texts } from '#texts/palette.ts'
import { shellTexts } from '#texts/shell.ts'
import { useRead } from '#web/api/endpoint.ts'
import { useMay } from '#web/identity/may.ts'
import { openShortcutList } from '#web/shell/in-front.ts'
import { keyName, shortcutOf } from '#web/shell/shortcuts.ts'
import { useOfferedActions } from '#web/ui/actions/page-actions.ts'
import { answersFor, fitOf } from './answers.ts'
import type { Hit, RecentHit } from './palette-search.ts'
import { placesFor } from './places.ts'

type Place = Omit<Hit, 'choose'>

/** Everything that this person can jump to, and what the page in front of them offers. `typed`: the server looks for it, and staff can among all orders. `recent`: what was chosen before. */
export const usePaletteHits = (
  staff: boolean,
  typed: string,
  recent: readonly RecentHit[],
): { readonly hits: Hit[]; readonly synonyms: readonly Synonym[]; readonly isSearching: boolean } => {
  const navigate = useNavigate()
  const may = useMay()
  const actions = useOfferedActions()
  const { found, isSearching } = useFound(typed)
  const { data: synonyms = [] } = useRead(listSynonyms, {}, { staleTime: Number.POSITIVE_INFINITY })
  const places: Place[] = [...useGoTo(staff), ...found, ...allOrders(staff, typed)]
  const known = new Set(places.map(({ id }) => id))
  if (typed === '') places.push(...recent.filter(({ id }) => id.startsWith('/') && !known.has(id)))
  const hits = [
    ...places.map((place): Hit => ({ ...place, choose: () => void navigate(place.id) })),
    ...actions.flatMap(({ label, key, onlyByKey, run }): Hit[] =>
      onlyByKey ? [] : [{ id: label, group: 'actions', label, detail: '', shortcut: key && keyName(key), choose: run }],
    ),
    ...answersFor(may, staff).map(
      (answer): Hit => ({
        id: `answer ${answer.id}`,
        group: 'answers',
        label: answer.question,
        detail: answer.answer,
        suits: (question) => fitOf(answer, question),
        choose: () => void navigate(answer.to),
      }),
    ),
    ...help,
  ]
  return { hits, synonyms, isSearching }
}

const help: readonly Hit[] = [
  {
    id: brand.helpCentreUrl,
    group: 'help',
    label: shellTexts.helpCentre,
    detail: texts.helpCentre,
    choose: () => window.open(brand.helpCentreUrl, '_blank', 'noopener'),
  },
  {
    id: 'shortcuts',
    group: 'help',
    label: shortcutTexts.title,
    detail: shortcutTexts.helpHint,
    shortcut: '?',
    choose: openShortcutList,
  },
]

/** The orders above are the first that fit; the desk knows all. */
const allOrders = (staff: boolean, typed: string): Place[] =>
  staff && typed !== ''
    ? [
        {
          id: paths.officeOrders({}, { search: typed }),
          group: 'search',
          label: texts.allOrders(typed),
          detail: texts.allOrdersHelp,
        },
      ]
    : []

const useGoTo = (staff: boolean): Place[] => {
  const may = useMay()
  return placesFor(may, staff).map(({ label, help: detail, to }) => ({
    id: to,
    group: 'goTo',
    label,
    detail,
    shortcut: shortcutOf(to, staff),
  }))
}

/** The longest pause between two letters while typing. */
const STOPPED_MS = 150

/** What the server finds for what is typed, once one stops typing. Until it has answered: what still fits of what it found before. */
const useFound = (typed: string): { readonly found: Place[]; readonly isSearching: boolean } => {
  const [query, setQuery] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setQuery(typed), STOPPED_MS)
    return () => clearTimeout(timer)
  }, [typed])
  const { data, isPlaceholderData, isFetching } = useRead(
    findEverywhere,
    { search: query },
    { enabled: query !== '', staleTime: 10_000 },
  )
  if (typed === '') return { found: [], isSearching: false }
  const isFresh = query === typed && !isPlaceholderData
  const found = query === '' ? [] : (data ?? [])
  return {
    found: found.map(({ kind, to, label, detail }) => ({ id: to, group: kind, label, detail, found: isFresh })),
    isSearching: query !== typed || (isFetching && (isPlaceholderData || data === undefined)),
  }
}
