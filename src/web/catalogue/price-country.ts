import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { Product } from '#modules/catalogue/contract.ts'
import { orderable } from '#modules/catalogue/registrations/availability.ts'
import { note, noted } from '#web/api/session-notes.ts'
import { useMe } from '#web/identity/me.ts'

const NOTE = 'country'

/** The first wish that can be ordered in, else the only country that can; null: none of these, the person chooses. */
export const countryFor = (wishes: readonly (string | null | undefined)[], offered: readonly string[]): string | null =>
  wishes.find((id): id is string => id != null && offered.includes(id)) ??
  (offered.length === 1 ? (offered[0] ?? null) : null)

/** Whose prices this person looks at: the country that was chosen last, else the company's own. */
export const useUsualCountry = (): string | null => {
  const { data: me } = useMe()
  return noted(NOTE) ?? me?.distributor?.countryId ?? null
}

/** Kept as long as the session: the next product opens with it. null: the company's own counts again. */
export const keepCountry = (countryId: string | null): void => note(NOTE, countryId)

const idsOf = (product: Product): readonly string[] => orderable(product).map(({ country }) => country.id)

/** The country in the address, or the usual one; null where the product cannot be ordered there. And how to choose another. */
export const useCountryOf = (product: Product): [countryId: string | null, choose: (countryId: string) => void] => {
  const [search, setSearch] = useSearchParams()
  const usual = useUsualCountry()
  const wanted = search.get('country')
  const countryId = countryFor([wanted, usual], idsOf(product))
  useEffect(() => {
    if (wanted !== null && wanted === countryId) keepCountry(wanted)
  }, [wanted, countryId])
  const choose = (chosen: string) => {
    keepCountry(chosen)
    setSearch(
      (before) => {
        const next = new URLSearchParams(before)
        next.set('country', chosen)
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  }
  return [countryId, choose]
}

/** The country whose price a list shows for a product; null: the lowest of several. */
export const listedCountry = (product: Product, filtered: string | null, usual: string | null): string | null =>
  countryFor([filtered, usual], idsOf(product))
