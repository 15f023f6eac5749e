import type { Page } from 'playwright-core'

/** Types the one freight that a quote offers, and how long it takes; the transport is the order's. */
export const typesFreight = async (form: Pick<Page, 'getByLabel'>, dollars: string) => {
  await form.getByLabel('Freight in dollars').fill(dollars)
  await form.getByLabel('Transit in days').fill('4')
}
