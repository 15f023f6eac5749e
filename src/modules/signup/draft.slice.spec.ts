import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { askForUpload } from '#modules/files/contract.ts'
import { applicant, type SignupPortal, startWithVisitors } from '#tests/applicant.ts'
import { PASSWORD } from '#tests/people.ts'
import { distributorFree } from './contract.ts'

let { portal, people, visitor } = {} as SignupPortal
beforeAll(async () => {
  ;({ portal, people, visitor } = await startWithVisitors())
})
afterAll(() => portal.stop())

describe('what is free', () => {
  test('is answered by the first that is taken, in the same time', async () => {
    const id = await people.registers('Taken')
    await people.joins('taken@taken.example', id)
    await portal.settle()
    const from = { address: '203.0.113.1' }
    const conflict = async (input: Record<string, string>) =>
      (await portal.call(distributorFree, input, from)).body.conflictType
    expect(await conflict({ username: 'taken@taken.example', email: 'x@x.example', companyEmail: 'x@x.example' })).toBe(
      'username',
    )
    expect(await conflict({ username: 'free', email: 'Taken@taken.example', companyEmail: 'x@x.example' })).toBe(
      'email',
    )
    expect(await conflict({ username: 'free', email: 'x@x.example', companyEmail: 'HELLO@taken.example' })).toBe(
      'companyEmail',
    )
    const began = performance.now()
    expect(await conflict({ username: 'free', email: 'x@x.example', companyEmail: 'y@x.example' })).toBeNull()
    expect(performance.now() - began).toBeGreaterThan(290)
  })

  test('is limited in rate', async () => {
    const from = { address: '203.0.113.2' }
    const answers = await Promise.all(
      Array.from({ length: 31 }, () => portal.call(distributorFree, { username: 'free' }, from)),
    )
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1)
  })
})

test('upload addresses that visitors leave unused shut no one else out, with or without a draft', async () => {
  const requestUpload = (address: string) => portal.call(askForUpload, { bucket: 'signup', type: 'pdf' }, { address })
  const statuses = []
  for (let count = 0; count < 101; count++) statuses.push((await requestUpload('203.0.113.40')).status)
  expect(statuses.filter((status) => status === 429)).toHaveLength(1)
  expect((await requestUpload('203.0.113.41')).status).toBe(200)
  const who = visitor()
  await who.saves({ account: applicant('unhindered'), acceptWho: false, files: [] })
  expect(await who.uploads('mine', 'Statutes.pdf')).toMatch(/^signup\//)
})

describe('a draft', () => {
  test('keeps what was typed and sent, for the browser that has its cookie, and never a password', async () => {
    const who = visitor()
    expect((await who.reads()).body).toMatchObject({ account: null, files: [], savedAt: null })
    const account = applicant('draft')
    await who.saves({ account, acceptWho: false, files: [] })
    const path = await who.uploads('kept', 'Statutes.pdf')
    await who.saves({ account, acceptWho: true, files: [{ field: 'memorandum', path }] })
    expect((await who.reads()).body).toMatchObject({
      ...{ account, acceptWho: true, savedAt: expect.any(String), keptUntil: expect.any(String) },
      files: [{ field: 'memorandum', path, name: 'Statutes.pdf' }],
    })
    expect((await visitor().reads()).body.account).toBeNull()
    const { rows } = await portal.owner.query(`select encode(sealed, 'escape') as text from files.visitor_draft`)
    for (const { text } of rows) expect(text).not.toMatch(/Restrepo|draft\.example/)
    expect((await who.saves({ account, acceptWho: true, files: [], password: PASSWORD } as never)).status).toBe(422)
  })

  test('is over after seven days, with its files', async () => {
    const who = visitor()
    await who.saves({ account: applicant('late'), acceptWho: false, files: [] })
    const path = await who.uploads()
    const there = async () =>
      (await portal.owner.query('select count(*)::int as n from files.file where path = $1', [path])).rows[0].n
    const { files: desk, visitorDrafts } = portal.node.services
    await portal.owner.query(`update files.file set received_at = received_at - interval '6 days' where path = $1`, [
      path,
    ])
    await visitorDrafts.sweep()
    await desk.sweep()
    expect(await there()).toBe(1)
    await portal.owner.query(`update files.visitor_draft set ends_at = es.now() - interval '1 second'`)
    expect((await who.reads()).body.account).toBeNull()
    await visitorDrafts.sweep()
    await desk.sweep()
    expect(await there()).toBe(0)
  })

  test('takes 20 files, of which one that is taken out leaves its place to another', async () => {
    const who = visitor()
    const account = applicant('many')
    await who.saves({ account, acceptWho: false, files: [] })
    const paths: string[] = []
    for (let i = 0; i < 20; i++) paths.push(await who.uploads(`other ${i}`))
    const named = paths.map((path) => ({ field: 'other', path }))
    await who.saves({ account, acceptWho: false, files: named })
    const refused = await who.asksToUpload()
    expect([refused.statusCode, refused.json()]).toMatchObject([
      422,
      { errors: { file: expect.stringContaining('20 files') } },
    ])
    await who.saves({ account, acceptWho: false, files: named.slice(1) })
    expect((await who.asksToUpload()).statusCode).toBe(200)
  })

  test('is the only thing that a visitor sends files for', async () => {
    const who = visitor()
    expect((await who.asksToUpload('pdf', 'documents')).statusCode).toBe(401)
    expect((await who.asksToUpload('text/html')).statusCode).toBe(422)
  })
})
