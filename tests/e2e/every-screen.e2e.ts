import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { isWhole, partOf } from '#tests/seed.ts'

import { atRest, BUYER, type Opened, type Person, people, screens } from './every-screen.ts'
import { openedInLongWords } from './opened.ts'
import { bothLooks, isAccessible, isSound, type Look, type Stage, stage } from './portal.ts'
import { outsideOfTexts } from './pseudo-language.ts'
import { MOST_SHIFT, shiftsSince, watchShifts } from './shifts.ts'

let portal: Stage
let opened: Opened
beforeAll(async () => {
  portal = await stage()
  opened = await openedInLongWords(portal.portal.url)
})
afterAll(() => portal.close())

/** Texts that an edge hides: not those that end in '…', nor what scrolls into view. */
const cutTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const hides = (box: Element) => {
      const { overflowX, textOverflow, webkitLineClamp } = getComputedStyle(box)
      return /hidden|clip/.test(overflowX) && textOverflow === 'clip' && webkitLineClamp === 'none'
    }
    const isCut = (element: Element): boolean => {
      const { left, right } = element.getBoundingClientRect()
      for (let box = element.parentElement; box; box = box.parentElement) {
        if (getComputedStyle(box).clipPath !== 'none') return false // for screen readers alone
        if (/auto|scroll/.test(getComputedStyle(box).overflowX)) return false // a table that is scrolled sideways
        const edge = box.getBoundingClientRect()
        if (hides(box) && (right > edge.right + 1 || left < edge.left - 1)) return true
      }
      return false
    }
    return [...document.querySelectorAll('main *')]
      .filter((element) => [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== ''))
      .filter((element) => element.checkVisibility() && !element.closest('[inert], .visually-hidden, svg, thead'))
      .filter(isCut)
      .map((element) => `${element.outerHTML.slice(0, 120)} …`)
  })

/** A window of this person in this look, for all of their screens. */
const windows = new Map<string, Promise<Page>>()
const windowOf = (person: Person, look: Look): Promise<Page> => {
  const name = `${person} ${JSON.stringify(look)}`
  const known = windows.get(name)
  if (known) return known
  const page = portal.open('/404', person || undefined, { ...look, stays: true }).then(async (blank) => {
    await watchShifts(blank)
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
const inPseudoLanguage =
  /^\/(home|shop|cart|order\/|profile\/(orders|data|forecasts|shipping-addresses)$|notifications)/

const visitsIn = (look: Look, chosen = places) =>
  chosen.map(({ person, index, path }) => ({
    ...{ person, index, look },
    name: `${person || 'a visitor'}: ${path}, ${look.width}, ${look.language ?? look.scheme}`,
  }))
const visits = [
  ...bothLooks.flatMap((look) => visitsIn(look)),
  ...(isWhole
    ? visitsIn(
        PSEUDO,
        places.filter(({ person, path }) => person === BUYER && inPseudoLanguage.test(path)),
      )
    : []),
]

test.each(partOf('every screen', visits, 8))('$name', async ({ person, index, look }) => {
  const path = screens(opened)[person][index] as string
  const page = await windowOf(person, look)
  const untranslated = look.language ? outsideOfTexts(page) : undefined
  await page.goto(path)
  await atRest(page)
  const { shifted, shifts } = await shiftsSince(page)
  expect.soft(shifted, `layout shift on ${path}: ${shifts}`).toBeLessThanOrEqual(MOST_SHIFT)
  expect.soft(await cutTexts(page), `cut off on ${path}`).toEqual([])
  if (untranslated) expect.soft(await untranslated(), `texts of no catalogue on ${path}`).toEqual([])
  if (!isWhole) await isAccessible(page)
  await isSound(page)
})
