import { useSearchParams } from 'react-router-dom'

/** The open item of a queue is in the address under its name; what the queue is narrowed to stays there. */
export const useOpened = (name: string) => {
  const [search, setSearch] = useSearchParams()
  const withId = (id: string | null): URLSearchParams => {
    const next = new URLSearchParams(search)
    if (id === null) next.delete(name)
    else next.set(name, id)
    return next
  }
  return {
    requested: search.get(name),
    choose: (id: string | null) => setSearch(withId(id), { replace: true }),
    href: (id: string | null): string => `?${withId(id)}`,
  }
}

/** What comes before and after the chosen item; of one that is not in the queue, the first one. */
export const neighboursOf = (ids: readonly string[], chosen: string | null) => {
  const index = chosen === null ? -1 : ids.indexOf(chosen)
  const at = (step: 1 | -1): string | null => (index === -1 ? (ids[0] ?? null) : (ids[index + step] ?? null))
  return { previous: at(-1), next: at(1) }
}
