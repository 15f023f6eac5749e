import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'

import { connect } from '#platform/postgres/pool.ts'
import { holdAnswers } from '#tests/screens/line.ts'
import { type OpenScreen, screenPortal } from '#tests/screens/screen.tsx'

const ANALYST = 'analyst@partnercare.example'
const SALES = 'sales@partnercare.example'
const PATH = '/office/projections'

const portal = screenPortal()

const asOwner = async (statement: string, ...values: unknown[]) => {
  const owner = connect({ connectionString: portal.databaseUrl, max: 1 })
  const { rows } = await owner.query(statement, values)
  await owner.end()
  return rows
}

/** The table next to the live one is half built and paused; a cart's stream has failed. */
const pauseRebuild = async (name: string) => {
  const [{ version }] = (await asOwner(
    `update es.projection set state = 'building', paused = true, position = position / 3
     where name = $1 and state = 'standby' returning version`,
    name,
  )) as [{ version: number }]
  await asOwner(`truncate rm_${name}_v${version}.${name}`)
  await asOwner(
    `insert into es.parked (projection, version, stream_kind, stream_key, position, event_type, error)
     select p.name, p.version, s.kind, s.key, 1, 'CartCleared', 'It could not be folded'
     from es.projection p, es.stream s where p.name = 'carts' and p.state = 'live' and s.kind = 'cart' limit 1`,
  )
}

/** The live table has failed, and differs from its streams. */
const halt = (name: string, error: string | null, found: string | null = null) =>
  asOwner(
    `update es.projection set error = $2, checked_at = now(), check_found = $3 where name = $1 and state = 'live'`,
    name,
    error,
    found,
  )

/** So many orders have failed at their first event, the one that `breakOrder` breaks among them. */
const parkOrders = (count: number) =>
  asOwner(
    `insert into es.parked (projection, version, stream_kind, stream_key, position, event_type, error)
     select p.name, p.version, s.kind, s.key, l.position + e.ordinal, e.type, 'It could not be folded'
     from es.projection p, es.event e join es.stream s on s.id = e.stream_id join es.log l on l.commit_id = e.commit_id
     where p.name = 'orders' and p.state = 'live' and e.type = 'OrderPlaced' order by e.stream_id limit $1`,
    count,
  )

/** Makes the first order's first event unreadable. Answers how to mend it. */
const breakOrder = async (): Promise<() => Promise<unknown>> => {
  await asOwner('alter table es.event disable trigger refuse')
  const [{ stream_id, version, data }] = (await asOwner(
    `select stream_id, version, data::text as data from es.event where type = 'OrderPlaced' order by stream_id limit 1`,
  )) as [{ stream_id: unknown; version: number; data: string }]
  const write = (text: string) =>
    asOwner('update es.event set data = $3::json where stream_id = $1 and version = $2', stream_id, version, text)
  await write('null')
  return () => write(data)
}

const health = async () => (await (await fetch(`${portal.url}/api/health`)).json()).alarms.projections
const row = async (name: string) => (await screen.findByText(name, { selector: 'strong' })).closest('tr') as HTMLElement
const inRow = async (name: string, text: string | RegExp) => within(await row(name)).findAllByText(text)
const act = async ({ user }: OpenScreen, name: string, action: string) => {
  await user.click(within(await row(name)).getByRole('button', { name: /^Actions/ }))
  await user.click(await screen.findByRole('menuitem', { name: action }))
}
const dialog = async () => within(await screen.findByRole('dialog'))
const button = (name: string | RegExp) => screen.findByRole('button', { name })

test('all staff may look, and few may act', async () => {
  await portal.open(PATH, SALES)
  await inRow('carts', 'Not yet')
  expect(screen.queryByRole('button', { name: /^Actions/ })).toBeNull()
})

test('a read model can be checked and rebuilt at once, and gone back from', async () => {
  const page = await portal.open(PATH, ANALYST)
  await act(page, 'product_requests', 'Rebuild')
  await screen.findByText(/product_requests is rebuilt and read from its new table/)
  await inRow('product_requests', /Previous: table/)
  await inRow('product_requests', 'Matches the log')
  const tableOf = async () => /Table (\d+)/.exec((await row('product_requests')).textContent ?? '')?.[1]
  const before = await tableOf()
  await act(page, 'product_requests', 'Switch back to the previous one')
  const question = await dialog()
  question.getByText('Switch back?')
  await page.user.click(question.getByRole('button', { name: 'Switch back to the previous one' }))
  await screen.findByText('product_requests is read from its previous table again.')
  await expect.poll(tableOf).not.toBe(before)
  await inRow('product_requests', `Next: table ${before}`)
  expect(within(await row('product_requests')).queryByText(/Previous: table/)).toBeNull()

  const check = holdAnswers('POST', /\/users\/check$/)
  await act(page, 'users', 'Compare with the log')
  await check.caught
  await act(page, 'users', 'Rebuild')
  await screen.findByText(/users is rebuilt and read from its new table/)
  check.release()
  await screen.findByText('users was compared with the log.')
  await inRow('users', 'Matches the log')
})

test('a paused rebuild is resumed, another one cancelled, and a parked stream runs again', async () => {
  const rebuilding = () => screen.queryByRole('progressbar', { name: 'How far the rebuild of product_requests is' })
  await pauseRebuild('product_requests')
  const page = await portal.open(PATH, ANALYST)
  await waitFor(() => expect(rebuilding()).not.toBeNull())
  within(await row('product_requests')).getByRole('progressbar')
  await screen.findByText(/Paused until someone resumes it/)
  await screen.findByText('carts: 1 parked stream')
  await page.user.click(await button(/^Retry cart/))
  await screen.findByText('1 stream runs again.')
  await waitFor(() => expect(screen.queryByText('carts: 1 parked stream')).toBeNull())
  await page.user.click(await button('Resume'))
  await waitFor(() => expect(rebuilding()).toBeNull())
  await inRow('product_requests', /Previous: table/)

  await pauseRebuild('product_requests')
  await button('Cancel rebuild')
  await act(page, 'product_requests', 'Cancel rebuild')
  const question = await dialog()
  question.getByText(/It is not in use yet\./)
  await page.user.click(question.getByRole('button', { name: 'Cancel rebuild' }))
  await waitFor(() => expect(rebuilding()).toBeNull())
  await inRow('product_requests', 'Live')
  expect(within(await row('product_requests')).queryByText(/Previous: table/)).toBeNull()
  await page.user.click(await button('Retry all'))
  await waitFor(() => expect(screen.queryByText('carts: 1 parked stream')).toBeNull())
})

test('streams that run again and those that do not are counted, and alarm until all do', async () => {
  expect(await health()).toBeUndefined()
  const mend = await breakOrder()
  await parkOrders(2)
  const { user } = await portal.open(PATH, ANALYST)
  await inRow('orders', '2 streams parked')
  await inRow('orders', 'otherwise up to date')
  expect(await health()).toBe('orders leaves out 2 parked streams')
  await user.click(await button('Retry all'))
  await screen.findByText('1 stream runs again, 1 still cannot be applied.')
  expect(screen.queryByText('Something went wrong')).toBeNull()
  await inRow('orders', '1 stream parked')
  await user.click(await button('Retry all'))
  await (await dialog()).findByText('1 stream still cannot be applied.')
  await user.keyboard('{Escape}')
  await mend()
  await user.click(await button('Retry all'))
  await screen.findByText('1 stream runs again.')
  await inRow('orders', 'up to date')
  expect(await health()).toBeUndefined()
})

test('a rebuild that cannot read a stream leaves the live table, and takes over once it can', async () => {
  const page = await portal.open(PATH, ANALYST)
  await row('orders')
  const mend = await breakOrder()
  await act(page, 'orders', 'Rebuild')
  await screen.findByText(/1 stream of orders could not be folded: the live table stays until/)
  await screen.findByText('Stopped')
  await inRow('orders', 'Live')
  await inRow('orders', 'Halted')
  await screen.findByText('orders: 1 parked stream')
  await screen.findByText(/^OrderPlaced at .+, in table \d+, which is being rebuilt$/)
  await mend()
  await page.user.click(await button(/^Retry order/))
  await screen.findByText('1 stream runs again.')
  await screen.findByText(/orders is rebuilt and read from its new table/)
  await inRow('orders', 'Matches the log')
  expect(within(await row('orders')).queryByText(/left out/)).toBeNull()
})

test('a table that has failed and differs says so in its line, and can be checked', async () => {
  const page = await portal.open(PATH, ANALYST)
  await row('categories')
  await halt('categories', 'At 12 345: an event could not be folded.', 'Does not match the log: row 4f0c2a9e-5b1d')
  await inRow('categories', 'Halted')
  await inRow('categories', 'Differs')
  await inRow('categories', /Does not match the log: row/)
  expect((await row('categories')).textContent).toContain('At 12\u00a0345: ')
  await inRow('categories', /events\/s$|^—$/)
  await page.user.click(within(await row('categories')).getByRole('button', { name: /^Actions/ }))
  await screen.findByRole('menuitem', { name: 'Rebuild' })
  await page.user.click(screen.getByRole('menuitem', { name: 'Compare with the log' }))
  await inRow('categories', 'Matches the log')
  await halt('categories', null)
  await inRow('categories', 'Live')
})
