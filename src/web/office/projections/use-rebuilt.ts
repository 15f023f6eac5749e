import { useEffect, useRef } from 'react'

import type { ReadModel } from '#modules/projections/contract.ts'
import { projectionTexts as texts } from '#texts/projections.ts'
import { showSuccess } from '#web/ui/dialogs/messages.ts'
import { count } from '#web/ui/figures/format.ts'
import { duration } from './duration.ts'
import { beingBuilt, rebuiltSince } from './rebuilt.ts'

/** Says of every rebuild that ends while the page is open that it is done, and how long it took where its beginning was seen. */
export const useRebuilt = (models: readonly ReadModel[] | undefined): void => {
  const before = useRef<readonly ReadModel[] | undefined>(undefined)
  const began = useRef(new Map<string, number>())
  useEffect(() => {
    if (!models) return
    const wasBuilt = before.current?.filter((model) => beingBuilt(model).length > 0).map(({ name }) => name)
    for (const { name, target } of rebuiltSince(before.current ?? [], models)) {
      const since = began.current.get(name)
      const took = since === undefined ? null : duration(Math.max(1, Math.round((Date.now() - since) / 1000)))
      showSuccess(texts.rebuilt(name, count(target), took))
    }
    for (const model of models) {
      if (beingBuilt(model).length === 0) began.current.delete(model.name)
      else if (wasBuilt && !wasBuilt.includes(model.name)) began.current.set(model.name, Date.now())
    }
    before.current = models
  }, [models])
}
