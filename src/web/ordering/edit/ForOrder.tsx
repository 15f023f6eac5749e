import { IconShoppingBagEdit } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Navigate } from 'react-router-dom'
import { toOrderTexts as texts } from '#texts/order-edit.ts'
import { ButtonLink } from '#web/ui/actions/Button.tsx'
import classes from './ForOrder.module.css'
import { holdings, orderEditPage, useOrderToEdit } from './order-to-edit.ts'

/** A page on which one may be on the way back to an order that is being changed: it says so, or leads away once the order cannot be changed any more. */
export const ForOrder = ({
  says = texts.banner,
  withdraws,
  children,
}: {
  /** What one does for it here: of its number, and what it holds. */
  says?: (num: string, what: string) => string
  /** What that does to a quote that is out, where it needs no confirmation. */
  withdraws?: (version: number) => string
  children: ReactNode
}) => {
  const { order, instead } = useOrderToEdit()
  if (instead !== null) return <Navigate to={instead} replace />
  return (
    <>
      {order && (
        <aside className={classes['banner']}>
          <IconShoppingBagEdit size={20} stroke={1.8} aria-hidden />
          <p>
            {says(order.num, holdings(order))}
            {withdraws && order.statusData.toConfirm && order.quote && (
              <strong> {withdraws(order.quote.version)}</strong>
            )}
          </p>
          <ButtonLink size="small" to={orderEditPage(order.id)}>
            {texts.back}
          </ButtonLink>
        </aside>
      )}
      {children}
    </>
  )
}
