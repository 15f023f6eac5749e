import { useEffect } from 'react'
import { openItem, type ResourceItem } from '#modules/library/contract.ts'
import { present } from '#platform/typed.ts'
import { command } from '#web/api/endpoint.ts'

/** Says that items were seen, once for each revision. */
export const useOpening = (items: readonly Pick<ResourceItem, 'id' | 'revision'>[]): void => {
  const seen = items.map(({ id, revision }) => `${id} ${revision}`).join()
  useEffect(() => {
    // Whether they still count as new is worth no message.
    for (const one of seen.split(',').filter(Boolean))
      command(openItem, { id: present(one.split(' ')[0]) }).catch(() => undefined)
  }, [seen])
}
