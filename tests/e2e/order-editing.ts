import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect } from 'vitest'

import type { OrderDetail } from '#modules/ordering/contract.ts'
import { oneFreight } from '#tests/quote-terms.ts'

import { type Caller, callerOf } from './caller.ts'
import { type OwnOrder, ownOrder } from './own-order.ts'
import { type Look, type Stage, stage } from './portal.ts'

export const LUCIA = 'procurement@andina.example'

/** A stage for one file, on which Lucía edits orders of her own. */
export const orderEditing = () => {
  const it = {} as { stage: Stage; lucia: Caller; sales: Caller }
  beforeAll(async () => {
    it.stage = await stage()
    it.lucia = await callerOf(it.stage.portal.url, LUCIA)
    it.sales = await callerOf(it.stage.portal.url, 'sales@partnercare.example')
  })
  afterAll(() => it.stage.close())

  return Object.assign(it, {
    quoted: async (lines = 2): Promise<OwnOrder> => {
      const order = await ownOrder(it.lucia, lines)
      await it.sales.send('POST', `/office/orders/${order.id}/quote`, oneFreight(12_340))
      return order
    },

    now: ({ id }: Pick<OwnOrder, 'id'>) => it.lucia.get<OrderDetail>(`/order/${id}`),

    openEdit: async (order: OwnOrder, look?: Look): Promise<Page> => {
      const page = await it.stage.open(`/profile/order/${order.id}/edit`, LUCIA, look)
      await button(page, `Remove ${order.products[0]?.name} from the order`).waitFor()
      return page
    },
  })
}

/** Waits until the keyboard is there. */
export const hasFocus = (field: Locator) =>
  expect.poll(() => field.evaluate((it) => it === it.ownerDocument.activeElement)).toBe(true)

export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
export const said = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor()
