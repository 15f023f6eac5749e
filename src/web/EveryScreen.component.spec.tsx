import { screen, waitFor } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'

import { type OpenContext, type Person, people, screens } from '#tests/e2e/every-screen.ts'
import { openedInLongWords } from '#tests/e2e/opened.ts'
import { chanceOf } from '#tests/faults/seed.ts'
import { holdEach } from '#tests/screens/line.ts'
import { isRead, screenPortal } from '#tests/screens/screen.tsx'
import { partOf, seed } from '#tests/seed.ts'
import { reads } from '#web/api/reads.ts'

const portal = screenPortal()
let opened: OpenContext
beforeAll(async () => {
  opened = await openedInLongWords(portal.url)
})

/** 'No orders yet', 'Nothing found', '0 results', 'All 0': what only an answer can say. */
const EMPTY = /^(No|None|Nothing|Nobody)\b|\b(no|nothing|not|yet)\b|(?<![\d.,:/+\p{L}-])0(?![\d.:/\p{L}])/u

/** A count is named by its control: 'Mine 0'. */
const namedBy = (text: string, { parentElement }: Node): string =>
  text.length > 3 ? text : (parentElement?.parentElement?.textContent ?? text)

const emptyTexts = (): string[] => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const found: string[] = []
  while (walker.nextNode()) {
    const text = walker.currentNode.textContent?.trim() ?? ''
    if (EMPTY.test(text)) found.push(namedBy(text, walker.currentNode))
  }
  const placeholders = [...document.querySelectorAll<HTMLInputElement>('[placeholder]')].map((it) => it.placeholder)
  return [...found, ...placeholders.filter((text) => EMPTY.test(text))]
}

const ID = 'id'
const noIds = Object.fromEntries(
  ['quoted', 'paid', 'product', 'article', 'issue', 'film', 'material', 'company', 'code'].map((name) => [name, ID]),
)
const places = people.flatMap((person: Person) =>
  screens({ ...noIds, variant: { resourceId: ID, language: 'en' } } as never)[person].map((path, index) => ({
    person,
    index,
    name: `${person || 'a visitor'}: ${path}`,
  })),
)

test.each(partOf('screens that load', places, 8))(
  '$name says nothing of what has not been answered',
  async ({ person, index, name }) => {
    const path = screens(opened)[person][index] as string
    const { go } = await portal.open('/newsletter/leave', person || undefined, { isLive: false })
    await screen.findByRole('heading', { level: 1 })
    await isRead()
    reads.clear()
    const paused = holdEach('GET')
    const chance = chanceOf(seed, name)
    /** All requests have reached the server, and wait there. */
    const settled = () =>
      waitFor(() => {
        expect(paused.travelling()).toBe(0)
        expect(reads.isFetching()).toBeLessThanOrEqual(paused.count())
      })
    await go(path)
    await waitFor(() =>
      expect(document.querySelector('main h1, main h2, main [aria-busy=true], main form')).not.toBe(null),
    )
    await settled()
    const early = [emptyTexts()]
    while (paused.count() > 0) {
      paused.release(chance.below(paused.count()))
      await settled()
      if (paused.count() > 0) early.push(emptyTexts())
    }
    await waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBe(null))
    const atLast = new Set(emptyTexts())
    expect(
      early.flat().filter((text) => !atLast.has(text)),
      'while other answers were on their way',
    ).toEqual([])
  },
)
