import { basename, join } from 'node:path'
import type { Plugin } from 'vite'

import { circleOf } from './circle.ts'
import { type Graph, isPackage, loadedWith, opened } from './module-graph.ts'

const web = join(import.meta.dirname, '../../src/web')

/** Stays a file of its own: what the page asks for is what runs. */
const START = 'main.tsx'
/** Names every screen, and imports none before it is opened. */
const SCREENS = 'screens.ts'

/** Characters of a module: a larger one stays with the few screens that share it. */
const LARGEST_PIECE = 5_000

/** They show an order as a whole. */
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
/** What the dialogs of the portal are made of. */
const DIALOGS = ['ui/dialogs/ConfirmModal.tsx', 'ui/dialogs/FormModal.tsx', 'ui/dialogs/ReasonModal.tsx']
/** Where every kilobyte counts. */
const LIGHT_PAGES = ['home/HomePage.tsx', 'ordering/orders/OrdersPage.tsx', 'catalogue/ShopPage.tsx']
/** They show little of an order. */
const LITTLE_OF_AN_ORDER = [
  'home/HomePage.tsx',
  'ordering/orders/OrdersPage.tsx',
  'ordering/flow/ValidationPage.tsx',
  'catalogue/ShopPage.tsx',
  'catalogue/ProductPage.tsx',
  'cart/CartPage.tsx',
]

/** What stands around the picture of every chart; the picture comes later, with its library. */
const CHART_PARTS = /ui.charts.(Chart|FigureChart|Swatch|chart-model|chart-option|hatches)\./

/** The few functions of the library of dates that every page needs; a calendar brings the others along. */
const DATES =
  /node_modules.date-fns.(add(Days|Hours|Milliseconds)|subHours|difference|max\b|constants|constructFrom|toDate|_lib.(normalizeDates|getTimezone|getRounding|addLeading))/

/** Packages that every page has loaded anyway. Of the component library each page has another part. */
const isAlwaysThere = (id: string): boolean =>
  /\/node_modules\/(react|react-router|react-router-dom|@tanstack|@tabler)\//.test(id)

const isIcon = (id: string): boolean => id.includes('/node_modules/@tabler/')
const iconName = (id: string): string => basename(id, '.mjs')
/** By name: the package is imported as one, whichever of its icons are drawn. */
const iconsOf = (graph: Graph, id: string): readonly string[] =>
  graph.getModuleInfo(id)?.code?.match(/\bIcon[A-Z]\w*/g) ?? []

/** Who goes with whom, by what is loaded at the same time anyway. Exported for its spec. */
export const sorter = (graph: Graph, folder: string) => {
  const from = (file: string) => loadedWith(graph, join(folder, file))
  const start = from(START)
  const visitors = ['shell/PublicFrame.tsx', 'landing/LandingPage.tsx', 'identity/LoginPage.tsx'].map(from)
  const frames = ['shell/PortalFrame.tsx', 'shell/OfficeFrame.tsx'].map(from)
  const isForVisitors = (id: string) => visitors.some((it) => it.has(id))
  const frameOf = (id: string): string | null => {
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
  const list = from('ordering/orders/OrdersPage.tsx')
  const portal = opened(graph, join(folder, 'shell/PortalFrame.tsx'), join(folder, SCREENS))
  const iconsOfVisitors = new Set(visitors.flatMap((it) => [...it]).flatMap((id) => iconsOf(graph, id)))
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
  const isPiece = (id: string): boolean =>
    !isPackage(id) &&
    !isForVisitors(id) &&
    // What the lists of the office share, no page of a company carries.
    !/web.office.(lists|assigned).|ui.(lists.ColumnsMenu|actions.(DensityToggle|ExportButtons))|identity.columns./.test(
      id,
    ) &&
    isClosed(id) &&
    drawsOnNothingElse(id) &&
    !opensOverlay(id)
  const orderPartOf = (id: string): string | null => {
    if (isPackage(id) || frameOf(id) !== null || isForVisitors(id)) return null
    if (orders.filter((it) => it.has(id)).length < 2) return null
    if (!portal.has(id)) return 'desk'
    if (!drawsOnNothingElse(id)) return null
    if (!others.some((it) => it.has(id))) return 'order'
    if (home.has(id)) return 'orders'
    return flow.has(id) ? 'flow' : null
  }
  return {
    frameOf,
    /** All but those of visitors, who would load a hundred for the four that they see. */
    isIcon: (id: string): boolean => isIcon(id) && !iconsOfVisitors.has(iconName(id)),
    /** What a page for visitors loads and the portal, too: fields, with their icons. */
    isOfForms: (id: string): boolean =>
      isPackage(id) ? isIcon(id) && iconsOfVisitors.has(iconName(id)) : frameOf(id) === null && isForVisitors(id),
    /**
     * An order as a whole: what only the provider's people work with, what distributors see as well, and what is also in
     * their home or on the way to an order.
     */
    orderPartOf,
    /** What several kinds of dialogs share. */
    isDialog: (id: string): boolean =>
      id.startsWith(join(folder, 'ui/')) &&
      frameOf(id) === null &&
      !isForVisitors(id) &&
      dialogs.some((it) => it.has(id)),
    /** Small, shared by a few screens, and on none of the light pages; of those that show parts of an order none. */
    bitOf: (id: string): string | null => {
      if (!isPiece(id) || frameOf(id) !== null || light.some((it) => it.has(id))) return null
      return [...loadedWith(graph, id)].every((it) => orderPartOf(it) === null) ? 'bits' : null
    },
    /** Of the largest page that is budgeted, so that it costs that page nothing. */
    isPieceOfList: (id: string): boolean => list.has(id) && isPiece(id),
    isPiece,
  }
}

/**
 * Cuts the build into few files: by itself the bundler writes one for every set of screens that share something, which
 * made a hundred requests of the first page, most of them for a few hundred bytes. Together goes what is loaded at the
 * same time anyway, and what is small and shared by many screens; a visitor loads nothing of the portal.
 */
export const chunks = (): Plugin => {
  let sorted: ReturnType<typeof sorter> | undefined
  const sort = (graph: Graph) => {
    sorted ??= sorter(graph, web)
    return sorted
  }
  const codeSplitting = {
    includeDependenciesRecursively: false,
    groups: [
      { name: 'libraries', test: /node_modules/, tags: ['$initial' as const], priority: 4 },
      // Signing in has it, and the screens about one's own account: the forms of the portal do without.
      { name: 'password', test: /ui.fields.PasswordField\./, priority: 4 },
      {
        debugName: 'forms',
        name: (id: string, graph: Graph) => (sort(graph).isOfForms(id) ? 'forms' : null),
        minShareCount: 4,
        priority: 3,
      },
      {
        debugName: 'icons',
        name: (id: string, graph: Graph) => (sort(graph).isIcon(id) ? 'icons' : null),
        minShareCount: 2,
        priority: 3,
      },
      {
        debugName: 'frames',
        // Every page writes days; the few functions for them are not worth a file.
        name: (id: string, graph: Graph) => (DATES.test(id) ? 'everywhere' : sort(graph).frameOf(id)),
        priority: 2,
      },
      {
        debugName: 'pieces',
        name: (id: string, graph: Graph) => (sort(graph).isPiece(id) ? 'pieces' : null),
        minShareCount: 6,
        priority: 1,
      },
      {
        debugName: 'pieces of lists',
        name: (id: string, graph: Graph) => (sort(graph).isPieceOfList(id) ? 'pieces' : null),
        minShareCount: 3,
        priority: 1,
      },
      {
        debugName: 'dialogs',
        name: (id: string, graph: Graph) => (sort(graph).isDialog(id) ? 'dialogs' : null),
        minShareCount: 2,
      },
      // What the two steps of a sign-up share is nobody else's.
      { name: 'sign-up', test: /(web|modules|texts.en).signup/, minShareCount: 2, priority: 1 },
      // So with a company's file: its pages, and the second step of a sign-up.
      { name: 'company-file', test: /modules.distributors.file|texts.en.company-file/, minShareCount: 2, priority: 1 },
      // Many screens take files or lead through steps, and none of the light ones.
      { name: 'uploads', test: /web.api.(UploadField|uploads?|upload-check)\.|modules.files.contract/, priority: 2 },
      { name: 'steps', test: /ui.page.Stepper\./, priority: 2 },
      // In front of the portal alone.
      {
        name: 'doors',
        test: /ui.fields.PasswordField\.|icons.Icon(EyeOff|Circle)\.mjs|platform.email-address\./,
        minShareCount: 2,
        priority: 4,
      },
      { name: 'chart', test: CHART_PARTS, minShareCount: 2, priority: 1 },
      // What only the screens about people and accounts share: no other page carries it.
      {
        name: 'account',
        test: /web.account.|texts.en.(profile|roles|security)\.|account-contract\.|team-contract\./,
        minShareCount: 2,
        priority: 2,
      },
      // Else they stay with the pages of an order, which come along then wherever there are menus and tabs, or a past to look at.
      { name: 'menu', test: /ui.(actions.ActionMenu|page.Tabs)\./, priority: 1 },
      { name: 'past', test: /web.replay.(AsOf|AsOfButton|AsOfModal|PastBanner|use-as-of|read-moment)\./, priority: 1 },
      {
        name: 'notes',
        test: /ui.art.LevelBadge\.|web.distributors.AccountNote\.|modules.distributors.account-state\.|texts.en.account\./,
        priority: 2,
      },
      // A room of its own: no other page carries it.
      { name: 'library', test: /web.library.(?!Prose)|texts.en.library/, minShareCount: 2, priority: 2 },
      // Of the component library what several pages share, with the lists of choices that are made of it.
      {
        name: 'components',
        test: /node_modules.(@base-ui|@floating-ui)|ui.fields.(SelectField|ChoiceList|choices)\./,
        minShareCount: 2,
        priority: 2,
      },
      { debugName: 'orders', name: (id: string, graph: Graph) => sort(graph).orderPartOf(id) },
      {
        debugName: 'bits',
        name: (id: string, graph: Graph) => sort(graph).bitOf(id),
        minShareCount: 2,
      },
    ],
  }
  return {
    name: 'chunks',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    config: () => ({ build: { rolldownOptions: { output: { codeSplitting } } } }),
    buildStart: () => {
      sorted = undefined
    },
    generateBundle(_, bundle) {
      const files = Object.values(bundle).flatMap((it) =>
        it.type === 'chunk' ? [[it.fileName, it.imports] as const] : [],
      )
      const circle = circleOf(new Map(files))
      if (circle) this.error(`These files of the build wait for each other: ${circle.join(' → ')}`)
    },
  }
}
