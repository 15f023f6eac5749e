import { listCountries } from '#modules/catalogue/contract.ts'
import { useRead } from '#web/api/endpoint.ts'
import { choicesOf } from '#web/ui/fields/choices.ts'

/** The countries that a company may sell in, to choose from. */
export const useCountryChoices = () => {
  const { data = [] } = useRead(listCountries, {}, { staleTime: 3_600_000 })
  return choicesOf(data.filter(({ code }) => code !== 'ANY_COUNTRY'))
}
