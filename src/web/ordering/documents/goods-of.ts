import type { OrderDetail } from '#modules/ordering/contract.ts'

/** The lines of an order, paid and free, by the name of their product. */
export const goodsOf = ({ orderItems, orderExtraItems }: OrderDetail) => [
  ...orderItems.map(({ id, registration }) => ({ id, name: registration.product.name, free: false })),
  ...orderExtraItems.map(({ id, product }) => ({ id, name: product.name, free: true })),
]
