import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { atRest, type Opened, people, screens } from './every-screen.ts'
import { writeLongWords } from './long-words.ts'
import { type Stage, stage } from './portal.ts'

let it: Stage
let named: Opened
beforeAll(async () => {
  it = await stage()
  named = await writeLongWords(it.portal.url)
})
afterAll(() => it.close())

const sidewaysOn = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** Texts that an edge hides from everybody: not those that end in '…', nor slides that come when they are asked for. */
const cutTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const hides = (box: Element) => {
      const { overflowX, textOverflow, webkitLineClamp } = getComputedStyle(box)
      return /hidden|clip/.test(overflowX) && textOverflow === 'clip' && webkitLineClamp === 'none'
    }
    const isCut = (element: Element): boolean => {
      const { left, right } = element.getBoundingClientRect()
      for (let box = element.parentElement; box; box = box.parentElement) {
        if (getComputedStyle(box).clipPath !== 'none') return false // said, not shown
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

describe.each(['wide', 'narrow'] as const)('%s', (width) => {
  test.each(people)('words of any length stay on every page of %s', async (who) => {
    const [first, ...more] = screens(named)[who]
    const page = await it.open(first ?? '/', who, { width })
    for (const path of [first, ...more]) {
      if (path !== first) await page.goto(path ?? '/')
      await atRest(page)
      expect(await sidewaysOn(page), `sideways scrolling on ${path}`).toBeLessThanOrEqual(0)
      expect(await cutTexts(page), `cut off on ${path}`).toEqual([])
    }
  })
})
