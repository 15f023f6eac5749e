import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'

import { connect } from '#platform/postgres/pool.ts'
import { holdAnswers } from '#tests/screens/line.ts'
import { screenPortal } from '#tests/screens/screen.tsx'

const ANALYST = 'analyst@partnercare.example'
const ADMIN = 'admin@partnercare.example'
const SALES = 'sales@partnercare.example'

const portal = screenPortal()

/** Statements of a person who has the database in their hands; answers with the rows of the last. */
const asOwner = async (...statements: readonly [string, unknown[]?][]) => {
  const owner = connect({ connectionString: portal.databaseUrl, max: 1 })
  let rows: Record<string, unknown>[] = []
  for (const [statement, values = []] of statements) rows = (await owner.query(statement, values)).rows
  await owner.end()
  return rows
}

test('sales find neither page in the menu, and read who may check the log', async () => {
  const { go } = await portal.open('/office/orders', SALES)
  await screen.findByRole('link', { name: 'Audit trail' })
  for (const name of ['Invariants', 'Event log']) expect(screen.queryByRole('link', { name }), name).toBeNull()
  await go('/office/log')
  await screen.findByText(/Only users with the role ANALYST or ADMIN/i)
  expect(screen.queryByRole('button', { name: 'Check now' })).toBeNull()
  await go('/office/invariants')
  await screen.findAllByText(/No balance of CareCoins is negative/)
  expect(screen.queryByRole('button', { name: 'Check everything now' })).toBeNull()
})

describe('invariants', () => {
  const PATH = '/office/invariants'
  const balance = async () =>
    (await screen.findAllByText(/^No balance of CareCoins is negative/))
      .map((text) => text.closest('tr'))
      .find((row) => row !== null) as HTMLElement

  /** No portal lets it happen: it is written down as if the check had found it. */
  const breakFor = (...keys: string[]) =>
    asOwner([
      `insert into audit.breach (invariant, stream_kind, stream_key, says, position, walk)
       select name, 'loyalty-account', key, 'The balance is −7.', 1, walk
       from audit.invariant, unnest($1::text[]) key where name like '%balance%'`,
      [keys],
    ])
  afterEach(async () => void (await asOwner([`delete from audit.breach where says = 'The balance is −7.'`])))

  test('say whether they hold, of how many things, up to where, and are checked again by an analyst', async () => {
    const { user } = await portal.open(PATH, ANALYST)
    await screen.findByRole('heading', { level: 1, name: 'Invariants' })
    const rule = within(await balance())
    await rule.findByText('Holds')
    rule.getByText(/\d of \d/)
    expect(rule.getAllByText(/\d\d\/\d\d\/\d{4} \d\d:\d\d$/).length).toBeGreaterThan(0)
    expect(screen.queryByText(/violation/)).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Check everything now' }))
    await screen.findAllByText(/The whole log is being checked/)
    await within(await balance()).findByText('Holds')
  })

  test('that are broken name the stream and lead to the event', async () => {
    const { user, address } = await portal.open(PATH, ANALYST)
    await balance()
    await breakFor('balance of a test')
    await within(await balance()).findByText('1 violation')
    await within(await balance()).findByText(/^in 1 stream, since/)
    await screen.findByText('The balance is −7.')
    await user.click(screen.getByRole('link', { name: /balance of a test/ }))
    await expect.poll(address).toMatch(/^\/office\/audit\/[^/]+\/balance%20of%20a%20test\?at=1$/)
  })

  test('that broke in many streams list every one of them, a page at a time', async () => {
    const { user } = await portal.open(PATH, ANALYST)
    await balance()
    await breakFor(...Array.from({ length: 23 }, (_, index) => `company ${String(index).padStart(2, '0')}`))
    await screen.findByText('23 violations')
    await screen.findByText('1–20 of 23')
    await user.click(screen.getByRole('button', { name: 'Page 02' }))
    await screen.findByRole('link', { name: /company 22/ })
    screen.getByText('21–23 of 23')
    expect(screen.queryByRole('link', { name: /company 00/ })).toBeNull()
  })
})

describe('the event log', () => {
  const PATH = '/office/log'
  const WHOLE = /Nothing was changed, removed, added or moved/
  const verdicts = (verdict: string) =>
    within(screen.getByRole('table', { name: 'Checks' })).queryAllByText(verdict).length

  /** Changes what an order was quoted at, or puts it back. */
  const rewriteQuote = (change: string) =>
    asOwner(
      ['alter table es.event disable trigger refuse'],
      [
        `update es.event set data = ${change} where (stream_id, version) =
         (select stream_id, version from es.event where type = 'QuoteIssued' order by stream_id limit 1)`,
      ],
    )

  test('is checked by an analyst; a change is found, led to and announced to administrators', async () => {
    const page = await portal.open(PATH, ANALYST)
    await screen.findByText('Sealed up to')
    await screen.findByText(/^\d\d\/\d\d\/\d{4} 02:00$/)
    const checkButton = () => screen.findByRole('button', { name: 'Check now' })
    const check = async () => {
      await waitFor(async () => expect((await checkButton()).getAttribute('aria-busy')).toBeNull())
      await page.user.click(await checkButton())
    }
    const busy = holdAnswers('POST', /check/)
    await check()
    await busy.caught
    expect((await checkButton()).getAttribute('aria-busy')).toBe('true')
    busy.release()
    await screen.findByText(WHOLE)
    const before = { whole: verdicts('Intact'), fault: verdicts('Fault') }

    await rewriteQuote(`data::jsonb || '{"forged": 1}'`)
    await check()
    const [fault] = await screen.findAllByText(/what is stored is not what was recorded/i)
    await page.user.click(within(fault as HTMLElement).getByRole('link', { name: /^position/ }))
    await expect.poll(page.address).toMatch(/^\/office\/audit\/order\/.+\?at=\d+/)

    await rewriteQuote(`data::jsonb - 'forged'`)
    await page.go(PATH)
    await check()
    await screen.findByText(WHOLE)
    await waitFor(() => expect(verdicts('Fault')).toBe(before.fault + 1))
    expect(verdicts('Intact')).toBe(before.whole + 1)

    await portal.open('/office/notifications', ADMIN)
    const announced = await screen.findAllByText(/The event log is not what was recorded: edited/)
    expect(announced.length).toBeGreaterThan(0)
  })

  test('says of each nightly backup when a restore of it was tried, how long it took and what was found', async () => {
    await portal.open(PATH, ANALYST)
    await screen.findByText('The portal makes no backups at night: no folder for them is configured.')
    expect(screen.queryByRole('table', { name: 'Nightly backups' })).toBeNull()
    const rows = 'id, at, file, bytes, sealed, as_of, position, commits, rows, took_ms, fault'
    const table = 'rm_restore_drills_v1.restore_drills'
    const [night, before] = ['2026-11-28 02:10Z', '2026-11-27 02:10Z']
    await asOwner(
      [
        `insert into ${table} (${rows}) values ('2026-11-28', $1, 'a.zst.age', 9, true, $1, 42, 1234, 5678, 61500, null)`,
        [night],
      ],
      [
        `insert into ${table} (${rows}) values ('2026-11-27', $1, null, null, false, null, null, null, null, null, 'No room')`,
        [before],
      ],
    )
    await portal.open(PATH, ANALYST)
    const drills = await screen.findByRole('table', { name: 'Nightly backups' })
    const [, good, bad] = within(drills).getAllByRole('row')
    for (const said of ['a.zst.age, sealed', /^62.s$/, /^1.234$/, /^5.678$/, 'Matches the log'])
      within(good!).getByText(said)
    for (const said of ['No backup was made', 'Fault', 'No room']) within(bad!).getByText(said)
    await asOwner([`delete from ${table}`])
  })

  test('that was cut off at its end says so in the place of a check', async () => {
    const gone = await asOwner(
      ...['event', 'commit', 'log'].map((table): [string] => [`alter table es.${table} disable trigger refuse`]),
      ['delete from es.log where position > (select max(position) - 20 from es.log) returning commit_id'],
    )
    const commits = gone.map((row) => row['commit_id'])
    await asOwner(
      ['delete from es.event where commit_id = any($1)', [commits]],
      ['delete from es.commit where id = any($1)', [commits]],
    )
    await portal.open(PATH, ANALYST)
    await screen.findByText(/The log was cut off/)
    await screen.findByText(/Nothing is recorded until/)
    expect(screen.queryByRole('button', { name: 'Check now' })).toBeNull()
  })
})
