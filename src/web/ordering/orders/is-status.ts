import { type OrderStatus, orderStatusNames } from '#modules/ordering/order-status.ts'

/** Whether the status in an address exists. */
export const isStatus = (name: string | null): name is OrderStatus =>
  (orderStatusNames as readonly (string | null)[]).includes(name)
