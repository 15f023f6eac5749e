import { useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import brand from '#brand'
import { listProducts } from '#modules/catalogue/contract.ts'
import { officeDistributors } from '#modules/distributors/contract.ts'
import { listOrders } from '#modules/ordering/contract.ts'
import { listOfficeOrders } from '#modules/ordering/desk/desk-contract.ts'
import { paths } from '#paths'
import { officeOrderTexts } from '#texts/office.ts'
import { shortcutTexts, paletteTexts as texts } from '#texts/palette.ts'
import { shellTexts } from '#texts/shell.ts'
import { useRead } from '#web/api/endpoint.ts'
import { useMay } from '#web/identity/me.ts'
import { useOfferedActions } from '#web/ui/actions/page-actions.ts'
import { openShortcutList } from './in-front.ts'
import { isScreen } from './is-screen.ts'
import { placesFor } from './menu.tsx'
import type { Hit } from './palette-search.ts'
import { keyName, shortcutOf } from './shortcuts.ts'

type Place = Omit<Hit, 'choose'>

/** Everything that this person can jump to, and what the page in front of them offers. `typed`: staff can look for it among all orders. */
export const usePaletteHits = (staff: boolean, typed: string): Hit[] => {
  const navigate = useNavigate()
  const actions = useOfferedActions()
  const places = [
    ...useGoTo(staff),
    ...useOrders(staff),
    ...useProducts(staff),
    ...useDistributors(staff),
    ...allOrders(staff, typed),
  ]
  return [
    ...places.map((place): Hit => ({ ...place, choose: () => void navigate(place.id) })),
    ...actions.flatMap(({ label, key, onlyByKey, run }): Hit[] =>
      onlyByKey ? [] : [{ id: label, group: 'actions', label, detail: '', shortcut: key && keyName(key), choose: run }],
    ),
    ...help,
  ]
}

const help: readonly Hit[] = [
  {
    id: brand.helpCentreUrl,
    group: 'help',
    label: shellTexts.helpCentre,
    detail: texts.helpCentre,
    choose: () => window.open(brand.helpCentreUrl, '_blank', 'noopener'),
  },
  {
    id: 'shortcuts',
    group: 'help',
    label: shortcutTexts.title,
    detail: shortcutTexts.helpHint,
    shortcut: '?',
    choose: openShortcutList,
  },
]

/** The orders above are the newest ones; the desk knows all. */
const allOrders = (staff: boolean, typed: string): Place[] =>
  staff && typed !== ''
    ? [
        {
          id: paths.officeOrders({}, { search: typed }),
          group: 'search',
          label: texts.allOrders(typed),
          detail: texts.allOrdersHelp,
        },
      ]
    : []

const useGoTo = (staff: boolean): Place[] => {
  const may = useMay()
  return placesFor(may, staff).map(({ label, help: detail, to }) => ({
    id: to,
    group: 'goTo',
    label,
    detail,
    shortcut: shortcutOf(to, staff),
  }))
}

const useOrders = (staff: boolean): Place[] => {
  const may = useMay()
  const own = useRead(listOrders, {}, { enabled: !staff && may('orders.read'), staleTime: 30_000 })
  const all = useRead(listOfficeOrders, {}, { enabled: staff && may('office.orders.read'), staleTime: 30_000 })
  return useMemo(
    () =>
      staff
        ? (all.data?.orders ?? []).map(({ id, num, distributor, destination, status, statusData }) => ({
            id: paths.officeOrder({ id }),
            group: 'orders',
            label: num,
            detail: `${distributor.name} · ${destination} · ${officeOrderTexts.statusOf(status, statusData.statusLabel)}`,
          }))
        : (own.data ?? []).map(({ id, num, destination, statusData }) => ({
            id: paths.order({ id }),
            group: 'orders',
            label: num,
            detail: `${destination} · ${statusData.statusLabel}`,
          })),
    [staff, all.data, own.data],
  )
}

const useProducts = (staff: boolean): Place[] => {
  const { data } = useRead(listProducts, {}, { enabled: !staff, staleTime: 60_000 })
  return useMemo(
    () =>
      (data ?? []).map(({ id, name, reference }) => ({
        id: paths.product({ productId: id }),
        group: 'products',
        label: name,
        detail: reference,
      })),
    [data],
  )
}

/** A distributor leads to its orders. */
const useDistributors = (staff: boolean): Place[] => {
  const may = useMay()
  const { data } = useRead(
    officeDistributors,
    {},
    { enabled: staff && may('office.distributors.read') && isScreen(paths.officeOrders()), staleTime: 60_000 },
  )
  return useMemo(
    () =>
      (data ?? []).map(({ organizationName, addressCountry }) => ({
        id: paths.officeOrders({}, { search: organizationName }),
        group: 'distributors',
        label: organizationName,
        detail: texts.ordersOf(addressCountry.name),
      })),
    [data],
  )
}
