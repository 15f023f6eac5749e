import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { connect } from '#platform/postgres/pool.ts'

import { isSound, looks, type Stage, stage } from './portal.ts'

const ANALYST = 'analyst@partnercare.example'
const SALES = 'sales@partnercare.example'
const PATH = '/office/projections'

let it: Stage
beforeAll(async () => {
  it = await stage()
})
afterAll(() => it.close())

const row = (page: Page, name: string) => page.getByRole('row').filter({ has: page.getByText(name, { exact: true }) })
/** On a telephone a read model is one line, until somebody wants to know more. */
const unfold = async (page: Page, name: string) => {
  const details = row(page, name).getByRole('button', { name: `Details of ${name}`, expanded: false })
  if (await details.isVisible()) await details.click()
}
const act = async (page: Page, name: string, action: string) => {
  await unfold(page, name)
  await row(page, name).getByRole('button', { name: 'Actions' }).click()
  await page.getByRole('menuitem', { name: action }).click()
}

/** A demo's log is folded before anybody could look: a table that rests half way, and a stream that stumbled. */
const plant = async (name: string) => {
  const owner = connect({ connectionString: it.databaseUrl, max: 1 })
  const { rows } = await owner.query(
    `update es.projection set state = 'building', paused = true, position = position / 3
     where name = $1 and state = 'standby' returning version`,
    [name],
  )
  await owner.query(`truncate rm_${name}_v${rows[0].version}.${name}`)
  await owner.query(
    `insert into es.parked (projection, version, stream_kind, stream_key, position, event_type, error)
     select p.name, p.version, s.kind, s.key, 1, 'CartCleared', 'It could not be folded'
     from es.projection p, es.stream s where p.name = 'carts' and p.state = 'live' and s.kind = 'cart' limit 1`,
  )
  await owner.end()
}

/** The table that is read stumbled, and was found to differ. */
const halt = async (name: string, error: string | null, found: string | null = null) => {
  const owner = connect({ connectionString: it.databaseUrl, max: 1 })
  await owner.query(
    `update es.projection set error = $2, checked_at = now(), check_found = $3 where name = $1 and state = 'live'`,
    [name, error, found],
  )
  await owner.end()
}

/** So many orders stumbled at their first event, the one that `breakOrder` breaks among them. */
const parkOrders = async (many: number) => {
  const owner = connect({ connectionString: it.databaseUrl, max: 1 })
  await owner.query(
    `insert into es.parked (projection, version, stream_kind, stream_key, position, event_type, error)
     select p.name, p.version, s.kind, s.key, l.position + e.ordinal, e.type, 'It could not be folded'
     from es.projection p, es.event e join es.stream s on s.id = e.stream_id join es.log l on l.commit_id = e.commit_id
     where p.name = 'orders' and p.state = 'live' and e.type = 'OrderPlaced' order by e.stream_id limit $1`,
    [many],
  )
  await owner.end()
}

/** Somebody with the database in their hands breaks the first order's first event. Answers how to put it back. */
const breakOrder = async (): Promise<() => Promise<void>> => {
  const owner = connect({ connectionString: it.databaseUrl, max: 1 })
  await owner.query('alter table es.event disable trigger refuse')
  const { rows } = await owner.query(
    `select stream_id, version, data::text as data from es.event where type = 'OrderPlaced' order by stream_id limit 1`,
  )
  const { stream_id, version, data } = rows[0]
  const write = (text: string) =>
    owner.query('update es.event set data = $3::json where stream_id = $1 and version = $2', [stream_id, version, text])
  await write('null')
  return async () => {
    await write(data)
    await owner.end()
  }
}

describe.each(looks)('$width, $scheme', (look) => {
  test('a read model is rebuilt while it is read, and gone back from', async () => {
    const page = await it.open(PATH, ANALYST, look)
    await row(page, 'product_requests').waitFor()
    await isSound(page)

    await act(page, 'product_requests', 'Rebuild')
    await page.getByText('product_requests is rebuilt and read from its new table').waitFor()
    await row(page, 'product_requests').getByText('Before it: table').waitFor()
    await row(page, 'product_requests').getByText('As the streams tell').waitFor()

    const before = await row(page, 'product_requests')
      .getByText(/^Table \d+/)
      .textContent()
    await act(page, 'product_requests', 'Switch back to the previous one')
    await page.getByRole('dialog').getByText('Switch back?').waitFor()
    await isSound(page)
    await page.getByRole('dialog').getByRole('button', { name: 'Switch back to the previous one' }).click()
    await page.getByText('product_requests is read from its previous table again.').waitFor()
    await expect
      .poll(() =>
        row(page, 'product_requests')
          .getByText(/^Table \d+/)
          .textContent(),
      )
      .not.toBe(before)
    const left = /Table (\d+)/.exec(before ?? '')?.[1]
    await row(page, 'product_requests').getByText(`After it: table ${left}`).waitFor()
    expect(await row(page, 'product_requests').getByText('Before it: table').count()).toBe(0)

    const check = Promise.withResolvers<void>()
    await page.route('**/users/check', async (route) => {
      await check.promise
      await route.continue()
    })
    await act(page, 'users', 'Check against the streams')
    await act(page, 'users', 'Rebuild')
    await page.getByText('users is rebuilt and read from its new table').waitFor()
    check.resolve()
    await page.getByText('users was compared with the streams.').waitFor()
    await row(page, 'users').getByText('As the streams tell').waitFor()
  })

  test('a rebuild that rests is resumed, another one cancelled; a parked stream runs again', async () => {
    await plant('product_requests')
    const page = await it.open(PATH, ANALYST, look)
    const rebuilding = page.getByRole('progressbar', { name: 'How far the rebuild of product_requests is' })
    await rebuilding.waitFor()
    await row(page, 'product_requests').getByRole('progressbar').waitFor()
    await page.getByText('Paused until someone resumes it').waitFor()
    await page.getByText('carts: 1 parked stream').waitFor()
    await isSound(page)

    await page.getByRole('button', { name: /^Retry cart/ }).click()
    await page.getByText('1 stream runs again.').waitFor()
    await page.getByText('carts: 1 parked stream').waitFor({ state: 'detached' })

    await page.getByRole('button', { name: 'Resume' }).click()
    await rebuilding.waitFor({ state: 'detached' })
    await unfold(page, 'product_requests')
    await row(page, 'product_requests').getByText('Before it: table').waitFor()

    await plant('product_requests')
    await page.getByRole('button', { name: 'Cancel rebuild' }).waitFor()
    await act(page, 'product_requests', 'Cancel rebuild')
    await page.getByRole('dialog').getByText('It is not in use yet.').waitFor()
    await isSound(page)
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel rebuild' }).click()
    await rebuilding.waitFor({ state: 'detached' })
    await row(page, 'product_requests').getByText('Live').waitFor()
    expect(await row(page, 'product_requests').getByText('Before it: table').count()).toBe(0)
    await page.getByRole('button', { name: 'Retry all' }).click()
    await page.getByText('1 stream runs again.').waitFor()
  })

  test('a stream that runs again and one that does not are told as what they are, and alarm until both do', async () => {
    const health = async () => (await (await fetch(`${it.portal.url}/api/health`)).json()).alarms.projections
    expect(await health()).toBeUndefined()
    const mend = await breakOrder()
    await parkOrders(2)
    const page = await it.open(PATH, ANALYST, look)
    await row(page, 'orders').getByText('2 streams parked').waitFor()
    await row(page, 'orders').getByText('otherwise up to date').locator('visible=true').waitFor()
    expect(await health()).toBe('orders leaves out 2 parked streams')
    await isSound(page)

    await page.getByRole('button', { name: 'Retry all' }).click()
    await page.getByText('1 stream runs again, 1 still cannot be applied.').waitFor()
    expect(await page.getByText('Something went wrong').count()).toBe(0)
    await row(page, 'orders').getByText('1 stream parked').waitFor()
    await page.getByRole('button', { name: 'Retry all' }).click()
    await page.getByRole('dialog').getByText('1 stream still cannot be applied.').waitFor()
    await page.keyboard.press('Escape')

    await mend()
    await page.getByRole('button', { name: 'Retry all' }).click()
    await page.getByText('1 stream runs again.').waitFor()
    await row(page, 'orders').getByText('up to date').locator('visible=true').first().waitFor()
    expect(await health()).toBeUndefined()
  })

  test('a rebuild that cannot fold a stream leaves the live table where it is, and takes over once it can', async () => {
    const page = await it.open(PATH, ANALYST, look)
    await row(page, 'orders').waitFor()
    const mend = await breakOrder()
    await act(page, 'orders', 'Rebuild')
    await page.getByText('1 stream of orders could not be folded: the live table stays until').waitFor()
    await page.getByText('Stopped').waitFor()
    await row(page, 'orders').getByText('Live').waitFor()
    await row(page, 'orders').getByText('Halted').waitFor()
    await page.getByText('orders: 1 parked stream').waitFor()
    await page.getByText(/^OrderPlaced at .+, in table \d+, which is being built$/).waitFor()
    await isSound(page)

    await mend()
    await page.getByRole('button', { name: /^Retry order/ }).click()
    await page.getByText('1 stream runs again.').waitFor()
    await page.getByText('orders is rebuilt and read from its new table').waitFor()
    await unfold(page, 'orders')
    await row(page, 'orders').getByText('As the streams tell').waitFor()
    expect(await row(page, 'orders').getByText('left out').count()).toBe(0)
  })

  test('a table that halted and differs says so in its line, and can be checked and rebuilt', async () => {
    const page = await it.open(PATH, ANALYST, look)
    await row(page, 'categories').waitFor()
    await halt(
      'categories',
      'At 12 345: an event of it could not be folded, and this is said in a sentence that needs some room.',
      'Not as the streams tell: row 4f0c2a9e-5b1d-4c55-9a35-0c3d1f6f6a10',
    )
    await row(page, 'categories').getByText('Halted').waitFor()
    if (look.width === 'narrow') await row(page, 'categories').getByText('Differs', { exact: true }).waitFor()
    await isSound(page)
    await unfold(page, 'categories')
    await row(page, 'categories').getByText('Not as the streams tell: row').waitFor()
    await row(page, 'categories').getByText('At 12\u00a0345: ').waitFor()
    await row(page, 'categories')
      .getByText(/events\/s$|^—$/)
      .waitFor()
    await row(page, 'categories').getByRole('button', { name: 'Actions' }).click()
    await page.getByRole('menuitem', { name: 'Rebuild' }).waitFor()
    await page.getByRole('menuitem', { name: 'Check against the streams' }).click()
    await row(page, 'categories').getByText('As the streams tell').waitFor()
    await halt('categories', null)
    await row(page, 'categories').getByText('Live').waitFor()
  })

  test('everybody of staff may look, and few may act', async () => {
    const page = await it.open(PATH, SALES, look)
    await row(page, 'carts').waitFor()
    if (look.width === 'narrow') expect(await row(page, 'carts').getByText('Last check').isVisible()).toBe(false)
    await unfold(page, 'carts')
    await row(page, 'carts').getByText('Not yet').waitFor()
    expect(await page.getByRole('button', { name: 'Actions' }).count()).toBe(0)
    await isSound(page)
  })
})
