import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'

import { uiTexts } from '#texts/ui.ts'
import { useAddressSearch } from '#web/ui/lists/address-search.ts'
import { useIsNarrow } from '#web/ui/style/media.ts'
import classes from './Pager.module.css'

const twoDigits = (page: number): string => String(page).padStart(2, '0')

/** First, last, and so many on either side of the current one; 0 is a gap. Exported for its spec. */
export const shownPages = (page: number, pages: number, neighbours: number): number[] => {
  const near = new Set([1, pages, ...Array.from({ length: 2 * neighbours + 1 }, (_, at) => page - neighbours + at)])
  const shown = [...near].filter((it) => it >= 1 && it <= pages).sort((a, b) => a - b)
  return shown.flatMap((it, index) => {
    const before = shown[index - 1] ?? 0
    return it - before === 2 ? [it - 1, it] : it - before > 2 ? [0, it] : [it]
  })
}

/** Two-digit page numbers, shown only with two or more pages. `label` distinguishes several pagers. */
export const Pager = ({
  page,
  pages,
  onPage,
  label = uiTexts.pages,
}: {
  page: number
  pages: number
  onPage: (page: number) => void
  label?: string
}) => {
  const neighbours = useIsNarrow() ? 1 : 2
  if (pages < 2) return null
  return (
    <nav className={classes['pager']} aria-label={label} data-no-print>
      <button type="button" aria-label={uiTexts.previousPage} disabled={page <= 1} onClick={() => onPage(page - 1)}>
        <IconChevronLeft size={16} stroke={1.8} aria-hidden />
      </button>
      {shownPages(page, pages, neighbours).map((it, index, all) =>
        it === 0 ? (
          <span key={`after-${all[index - 1]}`} aria-hidden="true">
            …
          </span>
        ) : (
          <button
            key={it}
            type="button"
            aria-label={uiTexts.page(twoDigits(it))}
            aria-current={it === page ? 'page' : undefined}
            onClick={() => onPage(it)}
          >
            {twoDigits(it)}
          </button>
        ),
      )}
      <button type="button" aria-label={uiTexts.nextPage} disabled={page >= pages} onClick={() => onPage(page + 1)}>
        <IconChevronRight size={16} stroke={1.8} aria-hidden />
      </button>
    </nav>
  )
}

/** An empty list has one page, too. */
export const pagesOf = (total: number, perPage: number): number => Math.max(1, Math.ceil(total / perPage))

/** The page that is shown: the last one where the address names a later one. `total`: of all rows, once it is known. */
export const pageWithin = (requested: number, perPage: number, total: number | undefined): number =>
  total === undefined ? requested : Math.min(requested, pagesOf(total, perPage))

/** The page of this screen, from 1, kept in the address. */
export const usePage = (parameter = 'page'): [number, (page: number) => void] => {
  const [search, change] = useAddressSearch()
  const requested = Number(search.get(parameter) ?? 1)
  const go = (page: number) =>
    change((next) => {
      if (page === 1) next.delete(parameter)
      else next.set(parameter, String(page))
    }, {})
  return [Number.isInteger(requested) && requested >= 1 ? requested : 1, go]
}
