import { readFileSync } from 'node:fs'
import { deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { pdf } from '#fixtures/library/pdf.ts'
import { fileInspector } from './inspection/inspector.ts'
import { mediaFacts } from './media-facts.ts'

const factsOf = (mediaType: string, file: Buffer) =>
  mediaFacts(
    mediaType,
    file.length,
    async (from, most) =>
      from < 0 ? file.subarray(Math.max(0, file.length + from)) : file.subarray(from, from + most),
    fileInspector().pages,
  )

const mp4 = (version: 0 | 1): Buffer => {
  const header = Buffer.alloc(48)
  header.write('mvhd', 0)
  header[4] = version
  header.writeUInt32BE(600, version === 1 ? 24 : 16)
  if (version === 1) header.writeBigUInt64BE(54_000n, 28)
  else header.writeUInt32BE(54_000, 20)
  return header
}

test('a PDF says how many pages it has, packed ones too', async () => {
  expect(await factsOf('application/pdf', pdf('Cards', ['One page.']))).toEqual({ pages: 1 })
  const objects = deflateSync('1 0 2 40 <</Type /Pages/Count 2>> <</Type/Page/Parent 1 0 R>> <</Type /Page>>')
  const packed = Buffer.concat([Buffer.from('<</Type/ObjStm>>\nstream\n'), objects, Buffer.from('\nendstream')])
  expect(await factsOf('application/pdf', packed)).toEqual({ pages: 2 })
})

test('a film says how long it is', async () => {
  const film = readFileSync(new URL('../../../fixtures/library/petals.webm', import.meta.url))
  expect(await factsOf('video/webm', film)).toEqual({ seconds: 20 })
  expect(await factsOf('video/mp4', mp4(0))).toEqual({ seconds: 90 })
  expect(await factsOf('video/mp4', Buffer.concat([Buffer.alloc(300_000), mp4(1)]))).toEqual({ seconds: 90 })
})

test.each(['video/webm', 'video/mp4', 'application/pdf', 'image/png'])('%s that says nothing', async (mediaType) =>
  expect(await factsOf(mediaType, Buffer.from('nothing'))).toEqual({}),
)
