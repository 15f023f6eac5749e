import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { StoredFile } from '#platform/files/files.ts'
import { type FilePortal, refusalOf, startFilePortal } from '#tests/files/file-portal.ts'
import { samples } from '#tests/files/samples.ts'
import { routes } from './routes.ts'

let it: FilePortal
beforeAll(async () => {
  it = await startFilePortal(routes)
})
afterAll(() => it.stop())

const photograph = () =>
  sharp({ create: { width: 2600, height: 1300, channels: 3, background: '#7529b5' } })
    .jpeg()
    .withExif({ IFD0: { Copyright: 'Ines' } })
    .toBuffer()
const sent = async (bucket: string, bytes: Buffer, type = 'jpeg') => {
  const answer = await it.put(await it.ticketFor(it.lucie, type, bucket), bytes)
  return (await answer.json()) as StoredFile
}
const fetched = async (path: string, query = '') => {
  const answer = await it.fetched(it.lucie, `/files/${path}${query}`)
  return { type: answer.headers.get('content-type'), bytes: Buffer.from(await answer.arrayBuffer()) }
}

test.each(['resources', 'resource-pictures', 'news', 'products', 'pictures'])(
  'a picture for %s is tidied when it is sent',
  async (bucket) => {
    const { path, bytes } = await sent(bucket, await photograph())
    const kept = await fetched(path)
    const { width, exif } = await sharp(kept.bytes).metadata()
    expect({ width, exif, size: kept.bytes.length }).toEqual({ width: 2400, exif: undefined, size: bytes })
  },
)

test('a paper stays as it was sent, to the byte', async () => {
  const bytes = await photograph()
  const { path } = await sent('documents', bytes)
  expect((await fetched(path)).bytes.equals(bytes)).toBe(true)
})

test('a card gets a small picture, and what is no picture is as large as it is', async () => {
  const { path } = await sent('resources', await photograph())
  for (const _ of ['made', 'kept']) {
    const small = await fetched(path, '?size=small')
    expect([small.type, (await sharp(small.bytes).metadata()).width]).toEqual(['image/webp', 640])
  }
  const paper = await sent('resources', samples.pdf, 'pdf')
  expect((await fetched(paper.path, '?size=small')).bytes.equals(samples.pdf)).toBe(true)
  expect((await it.fetched(it.ola, `/files/${path}?size=small`)).status).toBe(404)
})

test('a picture that cannot be unpacked is refused', async () => {
  const url = await it.ticketFor(it.lucie, 'png', 'news')
  expect((await refusalOf(await it.put(url, samples.png.subarray(0, samples.png.length - 20)))).status).toBe(422)
})
