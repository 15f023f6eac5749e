import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { callerOf } from './caller.ts'
import { atRest, type Opened, people, screens } from './every-screen.ts'
import { ownOrder } from './own-order.ts'
import { type Stage, stage } from './portal.ts'
import { MOST_SHIFT, shiftsOn, watchShifts } from './shifts.ts'

const BUYER = 'procurement@andina.example'
const SALES = 'sales@partnercare.example'

let it: Stage
let opened: Opened
beforeAll(async () => {
  it = await stage()
  const lucia = await callerOf(it.portal.url, BUYER)
  const sales = await callerOf(it.portal.url, SALES)
  const [quoted, paid] = [await ownOrder(lucia, 2), await ownOrder(lucia, 2)]
  for (const { id } of [quoted, paid]) await sales.send('POST', `/office/orders/${id}/quote`, { freight: 80_000 })
  opened = { quoted: quoted.id, paid: paid.id, product: quoted.products[0]?.id ?? '' }
})
afterAll(() => it.close())

describe.each(['wide', 'narrow'] as const)('%s', (width) => {
  test.each(people)('nothing jumps while a page of %s loads', async (who) => {
    const page = await it.open('/404', who, { width })
    await watchShifts(page)
    const jumping: string[] = []
    const slow = Number(process.env.SLOW ?? 0)
    if (slow)
      await page.route('**/api/**', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, slow))
        await route.continue().catch(() => {})
      })
    for (const path of screens(opened)[who]) {
      await page.goto(path)
      await atRest(page)
      const { shifted, shifts } = await shiftsOn(page)
      ;(await import('node:fs')).appendFileSync(
        '/tmp/b-shifts.txt',
        `${width} ${path} ${new URL(page.url()).pathname === path.split('?')[0] ? '' : page.url()} ${shifted.toFixed(4)} ${shifted > 0.01 ? shifts : ''}\n`,
      )
      if (shifted > MOST_SHIFT) jumping.push(`${path}: ${shifted}\n${shifts}`)
    }
    expect(jumping).toEqual([])
  })
})
