import { IconShoppingBagEdit } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Navigate } from 'react-router-dom'
import { toOrderTexts as texts } from '#texts/order-edit.ts'
import { ButtonLink } from '#web/ui/actions/Button.tsx'
import { Stack } from '#web/ui/layout/Stack.tsx'
import { Note } from '#web/ui/page/Note.tsx'
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
  if (!order) return children
  return (
    <Stack gap={5}>
      <Note
        tone="moving"
        icon={<IconShoppingBagEdit size={20} stroke={1.8} aria-hidden />}
        action={
          <ButtonLink size="small" to={orderEditPage(order.id)}>
            {texts.back}
          </ButtonLink>
        }
      >
        {says(order.num, holdings(order))}
        {withdraws && order.statusData.toConfirm && order.quote && <strong> {withdraws(order.quote.version)}</strong>}
      </Note>
      <div>{children}</div>
    </Stack>
  )
}
