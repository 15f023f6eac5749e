import type { PlantedFault } from './planted-fault.ts'

/** What a person does on a screen and is not done, or done twice. */
export const screens: readonly PlantedFault[] = [
  {
    kind: 'screen',
    what: 'another filter keeps the number of the page',
    file: 'src/web/ui/lists/filters.ts',
    from: `    next.delete('page')
`,
    to: '',
    by: ['src/web/office/desk/DeskPage.component.spec.tsx'],
  },
  {
    kind: 'screen',
    what: 'a busy button takes a second click',
    file: 'src/web/api/endpoint.ts',
    from: 'if (running.current) return running.current',
    to: '',
    by: ['src/web/ordering/flow/OrderFlow.component.spec.tsx'],
  },
  {
    kind: 'screen',
    what: 'an older answer wins over a newer change',
    file: 'src/web/api/reads.ts',
    from: 'if (state.data === undefined) void promise?.then(again, again)',
    to: 'void [state, promise, again]',
    by: ['src/web/ordering/orders/OrdersPage.component.spec.tsx'],
  },
  {
    kind: 'screen',
    what: 'a quantity that was saved is kept as a change',
    file: 'src/web/ordering/edit/EditItems.tsx',
    from: `    onDone: () => {
      setChanges(new Map())`,
    to: '    onDone: () => {',
    by: ['src/web/ordering/edit/EditOrderPage.component.spec.tsx'],
  },
  {
    kind: 'screen',
    what: 'a page stays empty when its last row goes',
    file: 'src/web/api/paged-read.ts',
    from: 'const page = pageWithin(requested, perPage, total)',
    to: 'const page = total === undefined ? pageWithin(requested, perPage, total) : requested',
    by: ['src/web/office/desk/DeskPage.component.spec.tsx'],
  },
  {
    kind: 'screen',
    what: 'a late answer undoes what was changed in the cart since',
    file: 'src/web/cart/changes.ts',
    from: 'return isPriced ? [{ ...line, quantity }] : [line]',
    to: 'return isPriced ? [line] : [line]',
    by: ['src/web/cart/CartPage.component.spec.tsx'],
  },
]
