import { join } from 'node:path'
import type { Plugin } from 'vite'

import { circleOf } from './circle.ts'
import type { Graph } from './module-graph.ts'
import { OFFICE_MENU, sorter } from './sorter.ts'

const web = join(import.meta.dirname, '../../src/web')

/** What is around the picture of every chart; the picture comes later, with its library. */
const CHART_PARTS = /ui.charts.(Chart|FigureChart|Swatch|chart-model|chart-option|hatches|column-place)\./

/** The few functions of the library of dates that every page needs; a calendar brings the others along. */
const DATES =
  /node_modules.date-fns.(add(Days|Hours|Milliseconds)|subHours|difference|max\b|constants|constructFrom|toDate|_lib.(normalizeDates|getTimezone|getRounding|addLeading))/

/** As few characters as distinguish one content from another: two hundred of these names are in the first script. */
const script = 'assets/[name]-[hash:7].js'
const names = { entryFileNames: script, chunkFileNames: script, assetFileNames: 'assets/[name]-[hash:6][extname]' }

/** The bundler's default made a hundred small requests for the first page; visitors load nothing of the portal. */
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
      // Visitors have no rights to look up.
      {
        name: 'rights',
        test: /(platform.access|modules.permissions).permissions\.|modules.permissions.look\.|web.identity.may\./,
        priority: 4,
      },
      // Signing in has it, and the screens about one's own account: the forms of the portal do without.
      { name: 'password', test: /ui.fields.PasswordField\./, priority: 4 },
      { name: 'passkeys', test: /web.identity.passkeys\.|texts.en.passkeys|passkey-contract\./, priority: 4 },
      {
        debugName: 'forms',
        name: (id: string, graph: Graph) => (sort(graph).isOfForms(id) ? 'forms' : null),
        minShareCount: 4,
        priority: 3,
      },
      {
        debugName: 'icons',
        name: (id: string, graph: Graph) => sort(graph).iconsFor(id),
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
        debugName: 'pieces of the home page',
        name: (id: string, graph: Graph) => (sort(graph).pieceOf(id) === 'pieces' ? 'pieces' : null),
        minShareCount: 3,
        priority: 1,
      },
      {
        debugName: 'pieces',
        name: (id: string, graph: Graph) => sort(graph).pieceOf(id),
        minShareCount: 6,
        priority: 1,
      },
      { name: 'office-menu', test: OFFICE_MENU, priority: 3 },
      {
        debugName: 'frame of the office',
        name: (id: string, graph: Graph) => (sort(graph).isOfOfficeFrame(id) ? 'office' : null),
        priority: 2,
      },
      {
        debugName: 'pieces of the office',
        name: (id: string, graph: Graph) => (sort(graph).isOfOffice(id) ? 'office' : null),
        minShareCount: 6,
        priority: 1,
      },
      {
        debugName: 'dialogs',
        name: (id: string, graph: Graph) => (sort(graph).isDialog(id) ? 'dialogs' : null),
        minShareCount: 2,
      },
      // What the two steps of a sign-up share belongs to no other screen.
      { name: 'sign-up', test: /(web|modules|texts.en).signup/, minShareCount: 2, priority: 1 },
      { name: 'company-file', test: /modules.distributors.file|texts.en.company-file/, minShareCount: 2, priority: 1 },
      // Needed by many screens, but not by the light ones.
      {
        name: 'place-again',
        test: /web.ordering.(PlaceAgainButton|place-again)\.|ui.figures.Countdown\.tsx/,
        priority: 2,
      },
      {
        name: 'uploads',
        test: /web.api.files.(UploadField|uploads?|upload-check)\.|modules.files.contract/,
        priority: 2,
      },
      { name: 'steps', test: /ui.page.Stepper\./, priority: 2 },
      // Desks are pages of the server too, and have none of its fields.
      { name: 'paged-list', test: /office.lists.PagedList\./, priority: 2 },
      // Rows are chosen in some lists alone: what is common to all pages does without.
      {
        name: 'chosen-rows',
        test: /ui.lists.(selection|ChosenBar)\.|web.lists.chosen\.|table-core.*rowSelectionFeature\./,
        priority: 2,
      },
      {
        name: 'doors',
        test: /ui.fields.PasswordField\.|icons.Icon(EyeOff|Circle)\.mjs|platform.text.email-address\./,
        minShareCount: 2,
        priority: 4,
      },
      { name: 'chart', test: CHART_PARTS, minShareCount: 2, priority: 1 },
      {
        name: 'account',
        test: /web.account.|texts.en.(profile|roles|security)\.|account-contract\.|team-contract\./,
        minShareCount: 2,
        priority: 2,
      },
      // Else they stay with the pages of an order, which come along then wherever there are menus and tabs, or a past to look at.
      { name: 'menu', test: /ui.(actions.ActionMenu|page.Tabs)\./, priority: 1 },
      { name: 'past', test: /web.replay.(AsOf|AsOfButton|PastBanner|read-moment)\./, priority: 1 },
      {
        name: 'notes',
        test: /ui.art.LevelBadge\.|web.distributors.AccountNote\./,
        priority: 2,
      },
      { name: 'library', test: /web.library.(?!Prose)|texts.en.library/, minShareCount: 2, priority: 2 },
      // Of the component library what several pages share, with the lists of choices that are made of it.
      {
        name: 'components',
        test: /node_modules.(@base-ui|@floating-ui)|ui.fields.(SelectField|ChoiceList)\./,
        minShareCount: 8,
        priority: 2,
      },
      // Menus, popovers and dialogs come later, and what they alone share with them.
      { name: 'popups', test: /node_modules.(@base-ui|@floating-ui)(?!.*autocomplete)/, minShareCount: 2, priority: 1 },
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
    config: () => ({ build: { rolldownOptions: { output: { ...names, codeSplitting } } } }),
    buildStart: () => {
      sorted = undefined
    },
    generateBundle(_, bundle) {
      const files = Object.values(bundle).flatMap((file) =>
        file.type === 'chunk' ? [[file.fileName, file.imports] as const] : [],
      )
      const circle = circleOf(new Map(files))
      if (circle) this.error(`These files of the build wait for each other: ${circle.join(' → ')}`)
    },
  }
}
