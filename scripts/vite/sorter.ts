import { basename, join } from 'node:path'
import { type Graph, isPackage, loadedWith, opened } from './module-graph.ts'

/** Stays a file of its own: what the page requests is what runs. */
const START = 'main.tsx'
/** Names every screen, and imports none before it is opened. */
const SCREENS = 'screens.ts'

/** Characters of a module: a larger one stays with the few screens that share it. */
const LARGEST_PIECE = 5_000

const ORDER_PAGES = [
  'ordering/order/OrderPage.tsx',
  'ordering/edit/EditOrderPage.tsx',
  'ordering/rounds/RoundsPage.tsx',
  'ordering/reorder/ReorderPage.tsx',
  'ordering/replay/OrderHistoryPage.tsx',
  'office/quotes/QuotesPage.tsx',
  'office/orders/OfficeOrderPage.tsx',
  'office/orders/OfficeRoundsPage.tsx',
  'office/replay/OrderReplayPage.tsx',
]
const DIALOGS = ['ui/dialogs/ConfirmModal.tsx', 'ui/dialogs/FormModal.tsx', 'ui/dialogs/ReasonModal.tsx']
const LIGHT_PAGES = ['home/HomePage.tsx', 'ordering/orders/OrdersPage.tsx', 'catalogue/ShopPage.tsx']
const LITTLE_OF_AN_ORDER = [
  'home/HomePage.tsx',
  'ordering/orders/OrdersPage.tsx',
  'ordering/flow/ValidationPage.tsx',
  'catalogue/ShopPage.tsx',
  'catalogue/ProductPage.tsx',
  'cart/CartPage.tsx',
]

/** The menu of staff with its texts, and the places of everybody, which only the palette names. */
export const OFFICE_MENU = /(web.shell.(menu.office-menu|search.places)|texts.en.office-menu)\./

const QUEUE_PARTS = /web.(office.(assigned.whose|queue.QueueFrame)|ui.queue.\w+)\./
/** A kilobyte that lists, fields and dialogs of packages share: not worth a file of its own. */
const EVERY_PACKAGE_HAS = /node_modules.use-sync-external-store/

/** Packages that every page has loaded anyway. Of the component library each page has another part. */
const isAlwaysThere = (id: string): boolean =>
  /\/node_modules\/(react|react-router|react-router-dom|@tanstack|@tabler)\//.test(id)

const isIcon = (id: string): boolean => id.includes('/node_modules/@tabler/')
const iconName = (id: string): string => basename(id, '.mjs')
/** By name: the package is imported as one, whichever of its icons are drawn. */
const iconsOf = (graph: Graph, id: string): readonly string[] =>
  graph.getModuleInfo(id)?.code?.match(/\bIcon[A-Z]\w*/g) ?? []

/** Which modules go together, by what is loaded at the same time anyway. Exported for its spec. */
export const sorter = (graph: Graph, folder: string) => {
  const from = (file: string) => loadedWith(graph, join(folder, file))
  const start = from(START)
  const visitors = ['shell/PublicFrame.tsx', 'landing/LandingPage.tsx', 'identity/LoginPage.tsx'].map(from)
  const frames = ['shell/PortalFrame.tsx', 'shell/OfficeFrame.tsx'].map(from)
  const isForVisitors = (id: string) => visitors.some((it) => it.has(id))
  const frameOf = (id: string): string | null => {
    if (EVERY_PACKAGE_HAS.test(id)) return 'signed-in'
    if (isPackage(id) || id === join(folder, START)) return null
    if (start.has(id) || visitors.every((it) => it.has(id))) return 'everywhere'
    if (visitors[0]?.has(id) && frames[0]?.has(id)) return 'everywhere'
    if (!frames.every((it) => it.has(id))) return null
    return isForVisitors(id) ? 'everywhere' : 'signed-in'
  }
  const orders = ORDER_PAGES.map(from)
  const others = LITTLE_OF_AN_ORDER.map(from)
  const home = from('home/HomePage.tsx')
  const flow = from('ordering/flow/ValidationPage.tsx')
  const dialogs = DIALOGS.map(from)
  const light = LIGHT_PAGES.map(from)
  const foot = from('office/departures/OfficeFoot.tsx')
  const portal = opened(graph, join(folder, 'shell/PortalFrame.tsx'), join(folder, SCREENS))
  const iconsOfVisitors = new Set(visitors.flatMap((it) => [...it]).flatMap((id) => iconsOf(graph, id)))
  const iconsOfPortal = new Set([...portal].filter((id) => !OFFICE_MENU.test(id)).flatMap((id) => iconsOf(graph, id)))
  // What brings the library of tables is as large as that.
  const isSmall = (id: string): boolean =>
    !id.endsWith('/ui/lists/list-table.ts') && (graph.getModuleInfo(id)?.code?.length ?? 0) <= LARGEST_PIECE
  // A piece that imports what is in another file, which imports a piece: the two files would wait for each other.
  const isClosed = (id: string): boolean =>
    [...loadedWith(graph, id)].every((it) => frameOf(it) !== null || isSmall(it))
  const drawsOnNothingElse = (id: string): boolean =>
    [...loadedWith(graph, id)]
      .filter((own) => frameOf(own) === null)
      .flatMap((own) => graph.getModuleInfo(own)?.importedIds ?? [])
      .every((it) => !isPackage(it) || isAlwaysThere(it))
  // Only pages that open something in front of themselves carry what opens it.
  const opensOverlay = (id: string): boolean => loadedWith(graph, id).has(join(folder, 'ui/dialogs/Overlay.tsx'))
  const isShared = (id: string): boolean =>
    !isPackage(id) && !isForVisitors(id) && isClosed(id) && drawsOnNothingElse(id) && !opensOverlay(id)
  const isPiece = (id: string): boolean => portal.has(id) && isShared(id)
  const orderPartOf = (id: string): string | null => {
    if (QUEUE_PARTS.test(id)) return 'desk'
    if (isPackage(id) || frameOf(id) !== null || isForVisitors(id)) return null
    if (orders.filter((it) => it.has(id)).length < 2) return null
    // What is at the foot of every page of the office brings no orders along.
    if (!portal.has(id)) return foot.has(id) ? 'departures' : 'desk'
    if (!drawsOnNothingElse(id)) return null
    if (!others.some((it) => it.has(id))) return 'order'
    if (home.has(id)) return 'orders'
    return flow.has(id) ? 'flow' : null
  }
  return {
    frameOf,
    /** All but those of visitors, who would load a hundred for the four that they see; those of the office alone stay there. */
    iconsFor: (id: string): string | null => {
      if (!isIcon(id) || iconsOfVisitors.has(iconName(id))) return null
      return iconsOfPortal.has(iconName(id)) ? 'icons' : 'office'
    },
    isOfForms: (id: string): boolean =>
      isPackage(id) ? isIcon(id) && iconsOfVisitors.has(iconName(id)) : frameOf(id) === null && isForVisitors(id),
    /** Split into parts: staff's only, distributors' too, and those also in the home page or the order flow. */
    orderPartOf,
    isDialog: (id: string): boolean =>
      id.startsWith(join(folder, 'ui/')) &&
      frameOf(id) === null &&
      !isForVisitors(id) &&
      dialogs.some((it) => it.has(id)),
    /** Small, shared by a few screens, and on none of the light pages; of those that show parts of an order none. */
    bitOf: (id: string): string | null => {
      if (!isShared(id) || frameOf(id) !== null || light.some((it) => it.has(id))) return null
      return [...loadedWith(graph, id)].every((it) => orderPartOf(it) === null) ? 'bits' : null
    },
    /** Those of the home page and of the other light pages apart, so that these load no others. */
    pieceOf: (id: string): string | null => {
      if (!isPiece(id)) return null
      if (home.has(id)) return 'pieces'
      return light.some((it) => it.has(id)) ? 'list-pieces' : 'more-pieces'
    },
    isOfOfficeFrame: (id: string): boolean => !isPackage(id) && !portal.has(id) && frames[1]?.has(id) === true,
    isOfOffice: (id: string): boolean => !portal.has(id) && isShared(id),
  }
}
