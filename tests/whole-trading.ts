import { modules, projections } from '#portal'
import { startTrading, trading } from './trading.ts'

const without = <Part extends { readonly name: string }>(
  all: readonly Part[],
  some: readonly { readonly name: string }[],
) => {
  const names = new Set(some.map(({ name }) => name))
  return all.filter(({ name }) => !names.has(name))
}

/** The same trade, in a portal with all that there is. */
export const startWholeTrading = (more: Pick<NonNullable<Parameters<typeof startTrading>[0]>, 'logTo'> = {}) =>
  startTrading({
    ...more,
    modules: without(modules, trading.modules),
    projections: without(projections, trading.projections),
  })
