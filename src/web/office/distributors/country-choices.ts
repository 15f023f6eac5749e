import { millisecondsInHour } from 'date-fns/constants'
import { listCountries } from '#modules/catalogue/contract.ts'
import { useRead } from '#web/api/endpoint.ts'

/** The countries that a company may sell in, to choose from. */
export const useCountryChoices = () => {
  const { data = [] } = useRead(listCountries, {}, { staleTime: millisecondsInHour })
  const places = data.filter(({ code }) => code !== 'ANY_COUNTRY')
  return places.map(({ id, name }) => ({ value: id, label: name }))
}
