import { IconAlertTriangle } from '@tabler/icons-react'

import { Note } from '#web/ui/page/Note.tsx'

type Country = { readonly id: string; readonly name: string }

/** Said of a shipping address in another country than the order's: products are registered by country, and a hub is allowed. */
export const OtherCountry = ({
  address,
  order,
  say,
}: {
  address: Country
  order: Country
  say: (address: string, order: string) => string
}) =>
  address.id === order.id ? null : (
    <Note
      tone="you"
      icon={<IconAlertTriangle size={18} stroke={1.8} aria-hidden />}
      strong={say(address.name, order.name)}
    />
  )
