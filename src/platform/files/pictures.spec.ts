import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isRefusal } from '#platform/decision.ts'
import type { FileKind } from './file-kinds.ts'
import { thumbnail, tidied } from './pictures.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pictures-'))
})
afterAll(() => rm(folder, { recursive: true }))

const tidy = async (bytes: Buffer, kind: FileKind) => {
  const file = join(folder, 'picture')
  await writeFile(file, bytes)
  return tidied(file, kind)
}
const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#7529b5' } })
    .png()
    .toBuffer()
const photograph = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#7529b5' } })
    .jpeg()
    .withExif({ IFD0: { Copyright: 'Ines' }, IFD3: { GPSLatitude: '4/1 35/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .toBuffer()

test('a photograph is kept upright, as large as screens are, without what the camera wrote into it', async () => {
  const sent = await photograph(3000, 1500)
  expect((await sharp(sent).metadata()).exif).toBeDefined()
  const { format, width, height, exif, orientation } = await sharp((await tidy(sent, 'jpeg')) as Buffer).metadata()
  expect({ format, width, height, exif, orientation }).toEqual({ format: 'jpeg', width: 1200, height: 2400 })
})

test('a small picture stays as small as it is', async () => {
  const { format, width } = await sharp((await tidy(await plain(40, 20), 'png')) as Buffer).metadata()
  expect({ format, width }).toEqual({ format: 'png', width: 40 })
})

test('a picture that would unpack to very much is refused before it is unpacked', async () => {
  const head = await plain(1, 1)
  head.writeUInt32BE(60_000, 16)
  head.writeUInt32BE(60_000, 20)
  expect(isRefusal(await tidy(head, 'png'))).toBe(true)
  expect(isRefusal(await tidy(await plain(8_000, 8_000), 'png'))).toBe(true)
})

test('what only begins as a picture is refused', async () => {
  expect(await tidy((await plain(40, 40)).subarray(0, 60), 'png')).toMatchObject({ status: 422 })
})

test('cards get a small WebP', async () => {
  const { format, width, height } = await sharp(await thumbnail(Readable.from([await plain(1280, 720)]))).metadata()
  expect({ format, width, height }).toEqual({ format: 'webp', width: 640, height: 360 })
})
