import { officeProductTexts as texts } from '#texts/products.ts'

/** Whether a product is offered, as its pill says it. */
export const stateOf = ({ withdrawn }: { readonly withdrawn: boolean }) =>
  withdrawn
    ? ({ tone: 'closed', children: texts.states.WITHDRAWN } as const)
    : ({ tone: 'done', children: texts.states.OFFERED } as const)
