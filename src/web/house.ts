import brand from '#brand'
import { showHouse } from '#modules/settings/house-contract.ts'
import type { Answer } from '#platform/http/endpoint.ts'
import { useRead } from '#web/api/endpoint.ts'
import { useTopics } from '#web/api/live/live.ts'

export type House = Pick<Answer<typeof showHouse>, 'emergencyPhone' | 'helpCentreUrl' | 'contacts'>

/** What the provider says of itself, live: until the answer is there, what the page brought along. */
export const useHouse = (): House => {
  useTopics('house')
  const { data } = useRead(showHouse, {}, { staleTime: 60_000 })
  return data ?? { contacts: [], ...brand }
}
