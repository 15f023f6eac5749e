import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'

import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { attaching } from '#platform/files/attaching.ts'
import { fileKinds } from '#platform/files/file-kinds.ts'
import { inTransaction } from '#platform/postgres/transaction.ts'
import { type FilePortal, type Person, startFilePortal } from '#tests/files/file-portal.ts'
import { samples } from '#tests/files/samples.ts'

import { routes } from './routes.ts'

let it: FilePortal
beforeAll(async () => {
  it = await startFilePortal(routes)
})
afterAll(() => it.stop())

describe('quarantine', () => {
  test('only its sender reads a file before it is attached; then its company and staff; never another company', async () => {
    const { path } = await it.uploaded(it.ines)
    const statuses = () =>
      Promise.all(
        [it.ines, it.inesColleague, it.lucie, it.ola, null].map(
          async (who) => (await it.fetched(who, `/files/${path}`)).status,
        ),
      )
    expect(await statuses()).toEqual([200, 404, 404, 404, 404])
    await it.files.attach(it.ines, path, { distributorId: it.ines.distributorId })
    expect(await statuses()).toEqual([200, 200, 200, 404, 404])
  })

  test('no one attaches what another person sent, or what was never sent', async () => {
    const { path } = await it.uploaded(it.ines)
    for (const [who, which] of [
      [it.ola, path],
      [it.inesColleague, path],
      [it.ines, `documents/${randomUUID()}.pdf`],
      [it.ines, '../../etc/passwd'],
    ] as const)
      await expect(it.files.attach(who, which, { distributorId: who.distributorId })).rejects.toMatchObject({
        refusal: { status: 422, errors: { file: expect.any(String) } },
      })
  })

  test('attaching twice to the same company is once; to another one it is refused', async () => {
    const { path } = await it.uploaded(it.ines)
    const theirs = { distributorId: it.ines.distributorId }
    const once = await it.files.offered(it.ines, path, theirs)
    const colleague = { ...it.ines, userId: randomUUID() }
    for (const who of [it.ines, it.ines, colleague]) {
      await it.files.attach(who, path, theirs)
      expect(await it.files.offered(who, path, theirs)).toEqual(once)
    }
    await expect(it.files.attach(it.ola, path, { distributorId: it.ola.distributorId })).rejects.toMatchObject({
      refusal: { status: 422 },
    })
    await expect(it.files.attach(it.ines, path, { distributorId: it.ola.distributorId })).rejects.toMatchObject({
      refusal: { status: 422 },
    })
  })

  test('what a command names leaves it with the events of the command, or not at all', async () => {
    const { path } = await it.uploaded(it.ines)
    const seen = async () => (await it.fetched(it.inesColleague, `/files/${path}`)).status
    const { take, attach } = attaching(it.files, it.ines, { distributorId: it.ines.distributorId })
    expect(attach()).toEqual({})
    expect(await take(path)).toMatchObject({ path })
    const command = (ends: () => void) =>
      inTransaction(it.owner, async (tx) => {
        await attach().also?.(tx)
        ends()
      })
    const refused = () => {
      throw new Error('refused late')
    }
    await expect(command(refused)).rejects.toThrow('refused late')
    expect(await seen()).toBe(404)
    await command(() => {})
    expect(await seen()).toBe(200)
    const strangers = attaching(it.files, it.ola, { distributorId: it.ola.distributorId })
    await expect(strangers.take(path)).rejects.toMatchObject({ refusal: { status: 422 } })
    expect(strangers.attach()).toEqual({})
  })

  test('what was not attached within a day is deleted, with its bytes', async () => {
    const [kept, dropped] = [await it.uploaded(it.ines), await it.uploaded(it.ines)]
    await it.files.attach(it.ines, kept.path, { distributorId: it.ines.distributorId })
    expect(await it.files.sweep()).toBe(0)
    await it.owner.query(`update files.file set received_at = es.now() - interval '25 hours' where path = any($1)`, [
      [kept.path, dropped.path],
    ])
    expect(await it.files.sweep()).toBe(1)
    expect((await it.fetched(it.ines, `/files/${dropped.path}`)).status).toBe(404)
    expect((await it.fetched(it.ines, `/files/${kept.path}`)).status).toBe(200)
    expect(await readdir(join(it.folder, 'store', 'documents'))).not.toContain(dropped.path.split('/')[1])
  })
})

describe('reading a file', () => {
  test('it comes whole, as an attachment, unsniffed and uncached', async () => {
    const { path } = await it.uploaded(it.ines, samples.docx, fileKinds.docx.mediaType)
    const answer = await it.fetched(it.ines, `/files/${path}`)
    expect(Buffer.from(await answer.arrayBuffer()).equals(samples.docx)).toBe(true)
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; /)
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
  })

  test('it is offered under the ending of what it is, in both spellings of its name', async () => {
    const url = await it.ticketFor(it.ines)
    const sent = await it.put(`${url}&name=${encodeURIComponent('Zürich (1).pdf.exe')}`, samples.pdf)
    const { path, name } = (await sent.json()) as { path: string; name: string }
    expect(name).toBe('Zürich (1).pdf')
    const kept = await it.owner.query<{ name: string }>('select name from files.file where path = $1', [path])
    expect(kept.rows[0]?.name).toMatch(new RegExp(`^sealed:1:${it.ines.userId}:`))
    // Sent before names were kept so.
    await it.owner.query('update files.file set name = $2 where path = $1', [path, 'Zürich (1).pdf.exe\u202e'])
    const answer = await it.fetched(it.ines, `/files/${path}`)
    expect(answer.headers.get('content-disposition')).toBe(
      `attachment; filename="Z_rich (1).pdf"; filename*=UTF-8''Z%C3%BCrich%20%281%29.pdf`,
    )
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  })

  test('a part of it is answered with 206 and its place, one that is not there refused with 416', async () => {
    const { path } = await it.uploaded(it.ines)
    const part = async (range: string) => it.fetched(it.ines, `/files/${path}`, { headers: { range } })
    const whole = await it.fetched(it.ines, `/files/${path}`)
    expect(whole.headers.get('accept-ranges')).toBe('bytes')
    const head = await part('bytes=0-3')
    expect([head.status, await head.text()]).toEqual([206, '%PDF'])
    expect(head.headers.get('content-range')).toBe(`bytes 0-3/${samples.pdf.length}`)
    expect(await (await part('bytes=-5')).text()).toBe(samples.pdf.subarray(-5).toString())
    const missing = await part('bytes=999999-')
    expect([missing.status, missing.headers.get('content-range')]).toEqual([416, `bytes */${samples.pdf.length}`])
    const suffix = await part('bytes=-999999')
    expect([suffix.status, suffix.headers.get('content-length')]).toEqual([206, String(samples.pdf.length)])
    const tag = whole.headers.get('etag') ?? ''
    expect(tag).toMatch(/^"[\da-f]{32}"$/)
    const onlyIf = async (same: string) =>
      (await it.fetched(it.ines, `/files/${path}`, { headers: { range: 'bytes=0-3', 'if-range': same } })).status
    expect([await onlyIf(tag), await onlyIf('"other"')]).toEqual([206, 200])
    expect((await part('bytes=0-1,4-5')).status).toBe(200)
    expect((await part('lines=1-2')).status).toBe(200)
  })

  test('a picture of the catalogue is everybody’s and may be cached', async () => {
    await it.files.put({
      path: 'catalogue/pc-1042.svg',
      name: 'PC-1042.svg',
      mediaType: 'image/svg+xml',
      bytes: Buffer.from('<svg/>'),
      owner: { distributorId: null },
      isPublic: true,
    })
    const answer = await it.fetched(null, '/files/catalogue/pc-1042.svg')
    expect(await answer.text()).toBe('<svg/>')
    expect(answer.headers.get('cache-control')).toBe('public, max-age=3600')
    expect(answer.headers.get('content-security-policy')).toContain('sandbox')
    expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  })

  test('what the portal made for one company is read by that company and staff only', async () => {
    const path = `documents/${randomUUID()}.pdf`
    await it.files.put({
      path,
      name: 'quote.pdf',
      mediaType: 'application/pdf',
      bytes: samples.pdf,
      owner: { distributorId: it.ines.distributorId },
    })
    expect(
      await Promise.all(
        [it.ines, it.lucie, it.ola, null].map(async (who) => (await it.fetched(who, `/files/${path}`)).status),
      ),
    ).toEqual([200, 200, 404, 404])
  })

  test('a link opens one file without a token, for two minutes', async () => {
    const [{ path }, other] = [await it.uploaded(it.ines), await it.uploaded(it.ines)]
    const link = async (who: Person, which: string) =>
      it.fetched(who, '/files/links', {
        method: 'POST',
        body: JSON.stringify({ path: which }),
        headers: { 'content-type': 'application/json' },
      })
    const { url } = (await (await link(it.ines, path)).json()) as { url: string }
    expect((await fetch(`${it.address}${url}`)).status).toBe(200)
    expect((await fetch(`${it.address}${url.replace(path, other.path)}`)).status).toBe(404)
    expect((await fetch(`${it.address}${url.slice(0, -3)}AAA`)).status).toBe(404)
    expect((await link(it.ola, path)).status).toBe(404)
    it.setAhead(121_000)
    expect((await fetch(`${it.address}${url}`)).status).toBe(404)
    it.setAhead(0)
  })

  test.each([
    '/files/documents/..%2f..%2fetc%2fpasswd',
    '/files/..%2f/passwd',
    '/files/.unfinished/x',
    '/files/documents/none.pdf',
    '/files/documents/%00',
  ])('%s is not there', async (path) => expect((await it.fetched(it.ines, path)).status).toBe(404))
})
