import { createHash, randomUUID } from 'node:crypto'
import { join } from 'node:path'

import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { fileKinds } from '#platform/files/file-kinds.ts'
import type { StoredFile } from '#platform/files/files.ts'
import { clamd } from '#platform/files/virus-scanner.ts'
import { packed, pdfWith } from '#tests/files/building.ts'
import { type FilePortal, refusalOf, startFilePortal } from '#tests/files/file-portal.ts'
import { active, late, samples } from '#tests/files/samples.ts'

import { routes } from './routes.ts'

let it: FilePortal
beforeAll(async () => {
  it = await startFilePortal(routes)
})
afterAll(() => it.stop())

describe('sending a file', () => {
  test('a scanner that does not answer lets nothing in', async () => {
    await expect(clamd('tcp://127.0.0.1:1')(join(it.folder, 'any'))).rejects.toThrow()
  })

  test.each(['pdf', 'png', 'jpeg', 'docx', 'xlsx'] as const)('a real %s is taken and described', async (kind) => {
    const answer = await it.put(
      `${await it.ticketFor(it.ines, kind)}&name=${encodeURIComponent('C:\\fakepath\\Certificat d’origine.pdf')}`,
      samples[kind],
    )
    const file = (await answer.json()) as StoredFile
    expect(file).toMatchObject({
      name: `Certificat d’origine.${fileKinds[kind].extension}`,
      bytes: samples[kind].length,
      sha256: createHash('sha256').update(samples[kind]).digest('hex'),
    })
    expect(file.path).toMatch(/^documents\/[\w-]+\.\w+$/)
    expect(await it.leftBehind()).toBe(0)
  })

  test.each([
    ['pptx', 'resources'],
    ['mp4', 'videos'],
    ['webm', 'videos'],
    ['vtt', 'captions'],
  ] as const)('a real %s is taken from staff, and from no one else', async (kind, bucket) => {
    const ask = `/s3/bucket/url?type=${kind}&bucket=${bucket}`
    const granted = await it.fetched(it.lucie, ask)
    const { url } = (await granted.json()) as { url: string }
    expect((await it.put(url, samples[kind])).status).toBe(200)
    expect((await it.fetched(it.ines, ask)).status).toBe(422)
    const another = (await (await it.fetched(it.lucie, ask)).json()) as { url: string }
    expect((await it.put(another.url, samples.html)).status).toBe(415)
  })

  test('a ticket works once, even for two at the same moment', async () => {
    const url = await it.ticketFor(it.ines)
    const answers = await Promise.all([it.put(url, samples.pdf), it.put(url, samples.pdf), it.put(url, samples.pdf)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403, 403])
    expect(await refusalOf(await it.put(url, samples.pdf))).toEqual({
      status: 403,
      error: 'This upload address has expired or was already used',
    })
  })

  test('the path of the address is the path of the file, and a ticket is for no other', async () => {
    const url = await it.ticketFor(it.ines)
    const other = url.replace(/[0-9a-f-]{36}/, '0199ee1c-6461-723d-a918-50c5bea01a04')
    expect((await it.put(other, samples.pdf)).status).toBe(403)
    const { path } = (await (await it.put(url, samples.pdf)).json()) as StoredFile
    expect(new URL(url, 'https://portal.example').pathname).toBe(`/api/files/${path}`)
    const owner = { distributorId: it.ines.distributorId }
    for (const named of [`/api/files/${path}`, path]) {
      expect(await it.files.offered(it.ines, named, owner)).toMatchObject({ path })
      await it.files.attach(it.ines, named, owner)
    }
  })

  test('a ticket that was made up or is ten minutes old works never', async () => {
    expect((await it.put('/api/files/documents/made-up.pdf?ticket=made-up', samples.pdf)).status).toBe(403)
    const url = await it.ticketFor(it.ines)
    await it.owner.query(`update files.ticket set expires_at = es.now() where used_at is null`)
    expect((await it.put(url, samples.pdf)).status).toBe(403)
  })

  test.each([
    ['html called a PDF', samples.html, 'pdf'],
    ['a program called a PNG', samples.program, 'png'],
    ['a PNG called a PDF', samples.png, 'pdf'],
    ['any ZIP called a DOCX', samples.zip, 'docx'],
    ['an XLSX called a DOCX', samples.xlsx, 'docx'],
    ['a PDF of four bytes', Buffer.from('%PDF'), 'pdf'],
    ['a header without a PDF', Buffer.from('%PDF-1.4\nprint("hello")'), 'pdf'],
    ['a PDF that begins after 1 025 bytes', Buffer.concat([Buffer.alloc(1_025, ' '), samples.pdf]), 'pdf'],
  ])('%s is refused with 415', async (_, content, kind) => {
    const answer = await it.put(await it.ticketFor(it.ines, kind), content)
    expect(answer.status).toBe(415)
    expect(await it.leftBehind()).toBe(0)
  })

  test.each(Object.entries(late))('a PDF behind %s is taken as it is', async (_, content) => {
    const answer = await it.put(await it.ticketFor(it.ines), content)
    expect(await answer.json()).toMatchObject({ bytes: content.length, mediaType: 'application/pdf' })
  })

  test.each(Object.entries(active))('%s is refused with 422 and what to do', async (_, [kind, content]) => {
    const answer = await it.put(await it.ticketFor(it.ines, kind), content)
    expect(await refusalOf(answer)).toEqual({
      status: 422,
      error:
        kind === 'pdf'
          ? 'This PDF contains HTML or a script, or starts a program. Please print it to a new PDF and upload that one.'
          : 'This file contains macros. Please save it without them, as DOCX, XLSX or PPTX, and upload that one.',
    })
    expect(await it.leftBehind()).toBe(0)
  })

  test('another content type than that of the ticket is refused with 415', async () => {
    expect(
      await refusalOf(
        await it.put(await it.ticketFor(it.ines, 'pdf'), samples.pdf, { headers: { 'content-type': 'image/png' } }),
      ),
    ).toEqual({
      status: 415,
      error: 'This upload address takes a PDF file',
    })
  })

  test('a declared length above the limit is refused with 413', async () => {
    const body = Buffer.concat([samples.png, Buffer.alloc(5 * 1024 * 1024)])
    expect(await refusalOf(await it.put(await it.ticketFor(it.ines, 'png', 'pictures'), body))).toEqual({
      status: 413,
      error: 'The file is larger than 5 MB',
    })
  })

  test('a stream that never says its length is refused with 413 while it arrives', async () => {
    let sent = 0
    const endless = new ReadableStream({
      pull: (controller) => {
        controller.enqueue(sent === 0 ? samples.png : Buffer.alloc(64 * 1024))
        sent += 64 * 1024
        if (sent > 8 * 1024 * 1024) controller.close()
      },
    })
    expect(await refusalOf(await it.put(await it.ticketFor(it.ines, 'png', 'pictures'), endless))).toEqual({
      status: 413,
      error: 'The file is larger than 5 MB',
    })
    expect(await it.leftBehind()).toBe(0)
  })

  test('an empty file and an infected one are refused with 422', async () => {
    expect(await refusalOf(await it.put(await it.ticketFor(it.ines), Buffer.alloc(0)))).toEqual({
      status: 422,
      error: 'The file is empty',
    })
    const infected = Buffer.concat([samples.pdf, Buffer.from('EICAR')])
    expect(await refusalOf(await it.put(await it.ticketFor(it.ines), infected))).toEqual({
      status: 422,
      error: 'The virus scanner refused this file (Eicar-Test-Signature)',
    })
    expect(it.faults).toEqual([expect.stringMatching(/found Eicar-Test-Signature in documents\/[\w-]+\.pdf, sent by /)])
    expect(it.faults[0]).toContain(it.ines.userId)
    expect(await it.leftBehind()).toBe(0)
  })

  test('an upload that breaks off leaves nothing', async () => {
    const url = await it.ticketFor(it.ines)
    const abort = new AbortController()
    const body = new ReadableStream({ start: (controller) => controller.enqueue(samples.pdf) })
    const broken = expect(it.put(url, body, { signal: abort.signal })).rejects.toThrow('abort')
    await expect.poll(it.leftBehind).toBe(1)
    abort.abort()
    await broken
    await expect.poll(it.leftBehind).toBe(0)
  })

  test('a PDF that unpacks to very much is refused, from a visitor too, and the next one is taken', async () => {
    const bomb = pdfWith(packed(Buffer.alloc(66 * 1024 * 1024), `${'/ObjStm'.repeat(20)}/Filter/FlateDecode`))
    const urls = await Promise.all(
      [bomb, samples.pdf].map(async () => {
        const answer = await it.fetched(null, '/s3/bucket/url?type=pdf&bucket=signup')
        return ((await answer.json()) as { url: string }).url
      }),
    )
    expect(await refusalOf(await it.put(urls[0]!, bomb))).toEqual({
      status: 422,
      error: 'This file holds too much to be checked. Please make it smaller or simpler and upload that one.',
    })
    expect((await it.put(urls[1]!, samples.pdf)).status).toBe(200)
    expect(await it.leftBehind()).toBe(0)
  })

  test.each(['documents', 'orders', 'signup', 'pictures'])(
    'a picture of two thousand megapixels is refused for %s',
    async (bucket) => {
      const png = Buffer.from(samples.png)
      png.writeUInt32BE(50_000, 16)
      png.writeUInt32BE(40_000, 20)
      expect(await refusalOf(await it.put(await it.ticketFor(it.ines, 'png', bucket), png))).toEqual({
        status: 422,
        error: 'This picture is too large. Please make it smaller than 60 megapixels.',
      })
    },
  )

  test('a file is no longer inspected when its sender has left', async () => {
    const abort = new AbortController()
    const slow = pdfWith(Buffer.from('#41'.repeat(8 * 1024 * 1024)))
    const broken = expect(it.put(await it.ticketFor(it.ines), slow, { signal: abort.signal })).rejects.toThrow('abort')
    await expect.poll(it.arrived).toBe(slow.length)
    abort.abort()
    await broken
    await expect.poll(it.leftBehind).toBe(0)
    expect((await it.put(await it.ticketFor(it.ines), samples.pdf)).status).toBe(200)
  })

  test('unknown purposes and kinds are refused with the field, visitors with 401', async () => {
    for (const [query, field] of [
      ['type=pdf&bucket=elsewhere', 'bucket'],
      ['type=text/html&bucket=documents', 'type'],
      ['type=pdf&bucket=pictures', 'type'],
      ['type=pdf&bucket=__proto__', 'bucket'],
      ['type=pdf', 'bucket'],
    ] as const) {
      const answer = await it.fetched(it.ines, `/s3/bucket/url?${query}`)
      expect(answer.status).toBe(422)
      expect(Object.keys(((await answer.json()) as { errors: object }).errors)).toEqual([field])
    }
    expect((await it.fetched(null, '/s3/bucket/url?type=pdf&bucket=documents')).status).toBe(401)
  })

  test('one person cannot fill the store with what belongs to nothing; others send on', async () => {
    const hoarder = await it.signIn('MARKETING', randomUUID())
    expect((await it.put(await it.ticketFor(hoarder), samples.pdf)).status).toBe(200)
    await it.owner.query('update files.file set bytes = 600000000 where user_id = $1', [hoarder.userId])
    expect((await it.fetched(hoarder, '/s3/bucket/url?type=pdf&bucket=documents')).status).toBe(429)
    expect((await it.fetched(it.ines, '/s3/bucket/url?type=pdf&bucket=documents')).status).toBe(200)

    await it.owner.query('update files.file set attached_at = es.now() where user_id = $1', [hoarder.userId])
    expect((await it.fetched(hoarder, '/s3/bucket/url?type=pdf&bucket=documents')).status).toBe(200)
  })

  test('one person cannot hoard tickets', async () => {
    const hoarder = await it.signIn('MARKETING', randomUUID())
    const answers = await Promise.all(
      Array.from({ length: 99 }, () => it.files.ticket(hoarder, { purpose: 'documents', type: 'pdf' })),
    )
    expect(answers).toHaveLength(99)
    await it.ticketFor(hoarder)
    expect((await it.fetched(hoarder, '/s3/bucket/url?type=pdf&bucket=documents')).status).toBe(429)
  })
})
