import { paths } from '#paths'
import type { Permission } from '#platform/access/permissions.ts'
import { menuTexts as texts } from '#texts/menu.ts'
import { isScreen } from '#web/shell/is-screen.ts'
import { tabsFor } from '#web/shell/menu/menu.tsx'
import { officeTabsFor } from '#web/shell/menu/office-menu.ts'

/** Every place that this person can go to, each once, as the palette and the keyboard name it. */
export const placesFor = (
  may: (permission: Permission) => boolean,
  staff: boolean,
): { readonly label: string; readonly help: string; readonly to: string }[] => {
  // The specified menus do not hold the address books.
  const books = may('company.read')
    ? [
        { ...texts.shippingAddresses, to: paths.shippingAddresses() },
        { ...texts.billingAddresses, to: paths.billingAddresses() },
        { ...texts.roles, to: paths.roles() },
        { ...texts.approvals, to: paths.approvals() },
        ...(may('webhooks.manage') ? [{ ...texts.webhooks, to: paths.webhooks() }] : []),
        { ...texts.standingOrders, to: paths.standingOrders() },
      ]
    : []
  const tokens = may('users.manage') ? [{ ...texts.apiTokens, to: paths.apiTokens() }] : []
  const home = { ...texts.home, to: paths.home() }
  const entries = (staff ? officeTabsFor(may) : tabsFor(may)).flatMap((tab) => tab.entries)
  const own = staff ? entries : [home, ...entries, ...books, ...tokens]
  return [...own, { ...texts.notifications, to: paths.notifications() }].flatMap((entry) =>
    'to' in entry && entry.to !== undefined && isScreen(entry.to) ? [{ ...entry, to: entry.to }] : [],
  )
}
