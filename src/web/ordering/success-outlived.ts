import { useEffect, useRef } from 'react'

import type { OrderStatus } from '#modules/ordering/order-status.ts'
import { successOutlived } from '#web/ui/dialogs/messages.ts'

/** What was said of an order is true until somebody else moves it on. */
export const useSuccessOutlived = ({ id, status }: { readonly id: string; readonly status: OrderStatus }): void => {
  const before = useRef({ id, status })
  useEffect(() => {
    const moved = before.current.id === id && before.current.status !== status
    before.current = { id, status }
    if (moved) successOutlived()
  }, [id, status])
}
