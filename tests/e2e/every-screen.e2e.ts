import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { chanceOf } from '#tests/faults/seed.ts'
import { isWhole, partOf, seed } from '#tests/seed.ts'

import { atRest, BUYER, type OpenContext, type Person, people, screens } from './every-screen.ts'
import { openedInLongWords } from './opened.ts'
import { roomProblemsAt } from './page-room.ts'
import { bothLooks, isAccessible, isSound, type Look, type Stage, stage, widths } from './portal.ts'
import { outsideOfTexts } from './pseudo-language.ts'
import { MOST_SHIFT, shiftsSince, watchShifts } from './shifts.ts'

let portal: Stage
let opened: OpenContext
beforeAll(async () => {
  portal = await stage()
  opened = await openedInLongWords(portal.portal.url)
})
afterAll(() => portal.close())

/**
 * Of a window that is wide: a small laptop, the first width with words at the icons, a desk, a large screen. A run that is not
 * the whole looks at its own and some of the others.
 */
const ownWidth = (look: Look): number => widths[look.width ?? 'wide']
const roomWidths = (look: Look, name: string): readonly number[] =>
  look.width === 'narrow' ? [ownWidth(look)] : [ownWidth(look), ...partOf(`room of ${name}`, [1024, 1201, 1920], 2)]

/** A window of this person in this look, for all of their screens. */
const windows = new Map<string, Promise<Page>>()
const windowOf = (person: Person, look: Look, delay?: (url: URL) => number): Promise<Page> => {
  const name = `${person} ${JSON.stringify(look)} ${delay !== undefined}`
  const known = windows.get(name)
  if (known) return known
  const page = portal.open('/404', person || undefined, { ...look, stays: true }).then(async (blank) => {
    await watchShifts(blank, delay)
    return blank
  })
  windows.set(name, page)
  return page
}

const ID = 'id'
const noIds = {
  quoted: ID,
  paid: ID,
  product: ID,
  article: ID,
  issue: ID,
  film: ID,
  material: ID,
  company: ID,
  person: ID,
  code: ID,
}
const places = people.flatMap((person) =>
  screens({ ...noIds, variant: { resourceId: 'id', language: 'en' } })[person].map((path, index) => ({
    person,
    index,
    path,
  })),
)

/** In a language a third longer than English, on a telephone: the way to an order, in the whole walk alone. */
const PSEUDO = { width: 'narrow', scheme: 'light', language: 'en-XA' } as const
/** The same screens as those of languages that are written from right to left. */
const RIGHT_TO_LEFT = { ...PSEUDO, rightToLeft: true } as const
/** Every screen of a telephone; of a wide window the first pages, whose menus and tabs are those of all. */
const LANGUAGES = ['es-CO', 'fr-SN', 'pt-MZ']
const inPseudoLanguage =
  /^\/(home|shop|cart|order\/|profile\/(orders|data|forecasts|shipping-addresses)$|notifications)/

const visitsIn = (look: Look, chosen = places) =>
  chosen.map(({ person, index, path }) => ({
    ...{ person, index, look },
    name: `${person || 'a visitor'}: ${path}, ${look.width}, ${look.language ?? look.scheme}${look.rightToLeft ? ', from right to left' : ''}`,
  }))
const visits = [
  ...bothLooks.flatMap((look) => visitsIn(look)),
  ...(isWhole
    ? [PSEUDO, RIGHT_TO_LEFT].flatMap((look) =>
        visitsIn(
          look,
          places.filter(({ person, path }) => person === BUYER && inPseudoLanguage.test(path)),
        ),
      )
    : []),
  ...(isWhole
    ? LANGUAGES.flatMap((language) => [
        ...visitsIn({ width: 'narrow', scheme: 'light', language }),
        ...visitsIn(
          { width: 'wide', scheme: 'light', language },
          places.filter(({ path }) => /^\/(home|office|login)?$/.test(path)),
        ),
      ])
    : []),
]

test.each(partOf('every screen', visits, 8).map((visit) => [visit.name, visit] as const))(
  '%s',
  async (_, { person, index, look }) => {
    const path = screens(opened)[person][index] as string
    const page = await windowOf(person, look)
    const untranslated = look.language === PSEUDO.language ? outsideOfTexts(page) : undefined
    await page.goto(path)
    await atRest(page)
    const { shifted, shifts } = await shiftsSince(page)
    expect.soft(shifted, `layout shift on ${path}: ${shifts}`).toBeLessThanOrEqual(MOST_SHIFT)
    expect.soft(await roomProblemsAt(page, roomWidths(look, path)), `room on ${path}`).toEqual([])
    if (untranslated) expect.soft(await untranslated(), `texts of no catalogue on ${path}`).toEqual([])
    if (!isWhole) await isAccessible(page)
    await isSound(page)
  },
)

/** A page waits 300 ms before it shows skeletons, which then stay for 300 ms. */
const DELAYS_MS = [0, 100, 450, 900]
let visited = ''
/** Of the parts of a page, each its own. */
const anyOrder = ({ pathname, search }: URL): number =>
  chanceOf(seed, `${pathname}${search} on ${visited}`).pick(DELAYS_MS)

test.runIf(isWhole).each(bothLooks.flatMap((look) => visitsIn(look)).map((visit) => [visit.name, visit] as const))(
  'nothing jumps, whatever comes first: %s',
  async (_, { person, index, look }) => {
    const path = screens(opened)[person][index] as string
    const page = await windowOf(person, look, anyOrder)
    visited = path
    await page.goto(path)
    await atRest(page)
    const { shifted, shifts } = await shiftsSince(page)
    expect(shifted, `layout shift on ${path}: ${shifts}`).toBeLessThanOrEqual(MOST_SHIFT)
  },
)

/** [what is wrong, how it is reported]: each on a page of its own. */
const planted = [
  [
    '<table><tr><td style="overflow-wrap: anywhere; inline-size: 20px">Download</td></tr></table>',
    "broken text 'Download'",
  ],
  ['<p style="inline-size: 60px">PC-3041-SE-03</p>', "broken text 'PC-3041-SE-03'"],
  [
    '<div style="inline-size: 200px; overflow: auto"><table style="display: block; inline-size: 300px"><tr><td>A</td></tr></table></div>',
    'wider than its room: table',
  ],
  ['<p style="display: flex"><b>Cytology brush</b>, Sweden</p>', "torn text ', Sweden'"],
  ['<button style="inline-size: 70px">Send it again</button>', 'broken label of button'],
  [
    '</main><nav><p style="inline-size: 40px; overflow-wrap: anywhere">Forecasts</p></nav><main>',
    "broken text 'Forecasts'",
  ],
  ['<p style="inline-size: 40px; overflow: hidden; white-space: nowrap">All of this</p>', 'cut off: p'],
  ['<p style="inline-size: 40px; border: 1px solid; white-space: nowrap">All of this</p>', 'beyond its box: p'],
  ['<button>Save</button><button style="margin-inline-start: -20px">Leave</button>', 'overlap of button'],
  [
    '<form style="display: flex"><div class="_field_"><label>A</label><br><input></div><div class="_field_"><label>B</label><p>Why</p><input></div></form>',
    "not level: 'A'",
  ],
  [
    '<table><tbody><tr><td data-card="actions"><button>Edit</button> <button>Delete</button></td></tr></tbody></table>',
    '2 actions: Edit | Delete',
  ],
] as const

test.each(planted)('what does not use its room is found: %s', async (fault, report) => {
  const page = await portal.open('/404')
  await page.goto('about:blank') // the portal's own pages take no styles of others
  await page.setContent(`<main>${fault}</main>`)
  expect(await roomProblemsAt(page, [widths.wide])).toEqual([expect.stringContaining(report)])
})
