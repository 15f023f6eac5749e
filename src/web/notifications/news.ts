import { useEffect, useRef, useState } from 'react'

type Item = { readonly id: string }

const NEW_FOR = 4_000

/** Those above the ones that were known; none when the page holds none of them. */
const arrived = <I extends Item>(known: readonly I[], latest: readonly I[]): readonly I[] => {
  const first = latest.findIndex(({ id }) => known.some((item) => item.id === id))
  return latest.slice(0, Math.max(0, first))
}

/** What came on top since the last look; everything when there was nothing. Exported for its spec. */
export const news = <I extends Item>(before: readonly I[] | undefined, latest: readonly I[]): readonly I[] =>
  before === undefined ? [] : before.length === 0 ? latest : arrived(before, latest)

const nothing: ReadonlySet<string> = new Set()

/** Ids of new ones, each for 4 s. `latest`: undefined while something else is shown. `says`: once per arrival. */
export const useNews = <I extends Item>(
  latest: readonly I[] | undefined,
  says?: (newest: I) => void,
): ReadonlySet<string> => {
  const before = useRef(latest)
  const [fresh, setFresh] = useState(nothing)
  const notify = useRef(says)
  useEffect(() => {
    notify.current = says
  })
  useEffect(() => {
    const came = latest ? news(before.current, latest) : []
    before.current = latest
    const [newest] = came
    if (!newest) return
    notify.current?.(newest)
    setFresh(new Set(came.map(({ id }) => id)))
    setTimeout(() => setFresh(nothing), NEW_FOR)
  }, [latest])
  return fresh
}
