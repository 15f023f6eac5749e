import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'

import { paths } from '#paths'
import { connect } from '#platform/postgres/pool.ts'
import { screenPortal } from '#tests/screens/screen.tsx'

const ADMIN = 'admin@partnercare.example'

const portal = screenPortal()
afterEach(() => asOwner(`delete from es.parked where projection like 'reaction:%'`))

const asOwner = async (statement: string, ...values: unknown[]) => {
  const owner = connect({ connectionString: portal.databaseUrl, max: 1 })
  const { rows } = await owner.query(statement, values)
  await owner.end()
  return rows
}

/** The first person's registration fails in this reaction; its next try is an hour away. Answers with the person's id. */
const parkPerson = async (reaction: string): Promise<string> => {
  const [{ key }] = (await asOwner(
    `insert into es.parked (projection, version, stream_kind, stream_key, position, event_type, error, attempts, retry_at)
     select 'reaction:' || $1, 0, s.kind, s.key, l.position + e.ordinal, e.type, 'It could not be read', 7, now() + interval '1 hour'
     from es.event e join es.stream s on s.id = e.stream_id join es.log l on l.commit_id = e.commit_id
     where s.kind = 'user' and e.type = 'UserRegistered' order by l.position, e.ordinal limit 1 returning stream_key as key`,
    reaction,
  )) as [{ key: string }]
  return key
}

/** Makes the registration of this person unreadable. Answers how to mend it. */
const breakRegistration = async (key: string): Promise<() => Promise<unknown>> => {
  await asOwner('alter table es.event disable trigger refuse')
  const [{ stream_id, version, data }] = (await asOwner(
    `select e.stream_id, e.version, e.data::text as data from es.event e join es.stream s on s.id = e.stream_id
     where s.kind = 'user' and s.key = $1 and e.type = 'UserRegistered'`,
    key,
  )) as [{ stream_id: unknown; version: number; data: string }]
  const write = (text: string) =>
    asOwner('update es.event set data = $3::json where stream_id = $1 and version = $2', stream_id, version, text)
  await write('null')
  return () => write(data)
}

const health = async () => (await fetch(`${portal.url}/api/health`)).json()
const button = (name: string | RegExp) => screen.findByRole('button', { name })
const TITLE = 'Follow-up work that failed: 1'

test('nothing is said where nothing has failed', async () => {
  await portal.open(paths.officeOutbox(), ADMIN)
  await screen.findByRole('table')
  expect(screen.queryByText(/Follow-up work/)).toBeNull()

  await parkPerson('accounts-follow')
  await portal.open(paths.officeOutbox(), ADMIN)
  await screen.findByText(TITLE)
})

test('what failed is named, tried again and named again while it fails', async () => {
  const key = await parkPerson('accounts-follow')
  const mend = await breakRegistration(key)
  const { user } = await portal.open(paths.officeOutbox(), ADMIN)
  await screen.findByText(TITLE)
  const item = within((await screen.findByRole('link', { name: `user ${key}` })).closest('li') as HTMLElement)
  item.getByText(/accounts-follow at UserRegistered \(\d+\)/)
  item.getByText(/tried 7 times/)
  item.getByText('It could not be read')
  const { alarms, parked } = await health()
  expect(alarms.reactions).toBe('accounts-follow leaves out 1 parked stream')
  expect(parked).toMatchObject([{ reaction: 'accounts-follow', kind: 'user', key, attempts: 7 }])

  await user.click(await button(`Try again: user ${key}`))
  await screen.findByText(/It failed again\./)
  await item.findByText(/tried 8 times/)
  await user.keyboard('{Escape}')

  await mend()
  await user.click(await button(`Try again: user ${key}`))
  await screen.findByText('Done. The work goes on.')
  await waitFor(() => expect(screen.queryByText(/Follow-up work/)).toBeNull())
})

test('an event is given up after a confirmation', async () => {
  const key = await parkPerson('accounts-follow')
  const { user } = await portal.open(paths.officeOutbox(), ADMIN)
  await user.click(await button(`Give up: user ${key}`))
  const question = within(await screen.findByRole('dialog'))
  question.getByText(/What follows from UserRegistered of user .* will not be done/)
  await user.click(question.getByRole('button', { name: 'Keep trying' }))
  await screen.findByText(TITLE)

  await user.click(await button(`Give up: user ${key}`))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Give up' }))
  await waitFor(() => expect(screen.queryByText(/Follow-up work/)).toBeNull())
  expect(await asOwner(`select event_type, stream_key from es.given_up`)).toEqual([
    { event_type: 'UserRegistered', stream_key: key },
  ])
})

test('what another user has settled meanwhile is shown so', async () => {
  const key = await parkPerson('accounts-follow')
  const { user } = await portal.open(paths.officeOutbox(), ADMIN)
  const again = await button(`Try again: user ${key}`)
  await asOwner(`delete from es.parked where projection like 'reaction:%'`)
  await user.click(again)
  await screen.findByText(/This stream is not parked/)
})
