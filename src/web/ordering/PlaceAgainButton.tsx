import type { ComponentProps, ReactNode } from 'react'
import { Button } from '#web/ui/actions/Button.tsx'
import { usePlaceAgain } from './place-again.ts'

type Props = Pick<ComponentProps<typeof Button>, 'size'> & {
  readonly order: Parameters<typeof usePlaceAgain>[0]
  readonly children: ReactNode
}

/** 'Place this order again': into the cart in one step. */
export const PlaceAgainButton = ({ order, size, children }: Props) => {
  const { place, busy } = usePlaceAgain(order)
  return (
    <Button {...(size && { size })} busy={busy} onClick={place}>
      {children}
    </Button>
  )
}
