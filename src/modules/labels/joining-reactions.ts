import { orderStream } from '#modules/ordering/events.ts'
import { type Background, reaction } from '#platform/module.ts'
import { openLabelIssuesOf } from '#projections/label_issues.ts'
import { anyOrder } from '#projections/orders.ts'
import { labelIssueStream } from './events.ts'
import { joinIssue, labelIssue } from './label-issue.ts'
import { unshippedWith } from './unshipped-routes.ts'

type Products = readonly { readonly productId: string }[]

/** An order of the company, with what is in it and for which country. */
const join = async (
  { db, logFor }: Background,
  order: {
    readonly id: string
    readonly distributorId: string
    readonly countryId: string
    readonly products: Products
  },
): Promise<void> => {
  const products = new Set(order.products.map(({ productId }) => productId))
  for (const issue of await openLabelIssuesOf(db, order.distributorId))
    if (issue.countryId === order.countryId && products.has(issue.productId))
      await logFor(`${issue.id} ${order.id}`).decide(labelIssue, issue.id, joinIssue(order.id))
}

/** Orders with the label wait for the release: placed after the report, changed to include it, or placed during it. */
export const holdLaterOrders = reaction({
  name: 'later-orders-join-label-issues',
  of: [orderStream, labelIssueStream],
  reads: ['label_issues', 'orders'],
  newsForDays: 60,
  on: {
    OrderPlaced: (context, { orderId: id, distributorId, countryId, lines, bonusLines }) =>
      join(context, { id, distributorId, countryId, products: [...lines, ...bonusLines] }),
    OrderItemsChanged: async (context, { orderId: id, lines, bonusLines }, { distributorId }) => {
      const order = await anyOrder(context.db, id)
      if (order && distributorId)
        await join(context, { id, distributorId, countryId: order.countryId, products: [...lines, ...bonusLines] })
    },
    LabelIssueReported: async ({ db, logFor }, { issueId, distributorId, productId, countryId, orderIds }) => {
      for (const { id } of await unshippedWith(db, { distributorId, productId, countryId }))
        if (!orderIds.includes(id)) await logFor(`${issueId} ${id}`).decide(labelIssue, issueId, joinIssue(id))
    },
  },
})
