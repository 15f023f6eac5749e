import { type OrderStatus, orderStatusNames } from '#modules/ordering/order-status.ts'

/** Whether an address asks for a status that there is. */
export const isStatus = (name: string | null): name is OrderStatus =>
  (orderStatusNames as readonly (string | null)[]).includes(name)
