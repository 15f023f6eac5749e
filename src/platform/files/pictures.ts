import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { type Refusal, refused } from '#platform/decision.ts'
import type { FileKind } from './file-kinds.ts'

/** Points of a picture before it is unpacked: a small file may hold a square of a hundred thousand by a hundred thousand. */
const MOST_POINTS = 60_000_000
/** No screen shows more. */
const LARGEST_SIDE = 2_400
/** Of a card, on screens that show two points as one. */
const THUMBNAIL_WIDTH = 640

// One at a time for each call, and nothing kept: pictures are seldom sent, and other work needs the memory.
sharp.cache(false)
sharp.concurrency(1)

const unreadable = refused('This picture cannot be read. Please save it anew as PNG or JPEG and upload that one.', {
  status: 422,
})
const tooManyPoints = refused('This picture is too large. Please make it smaller than 60 megapixels.', { status: 422 })

/** As it is kept: upright, no larger than screens show, without what a camera wrote of place, time and owner. */
export const tidied = async (file: string, kind: FileKind): Promise<Buffer | Refusal> => {
  try {
    const { width, height } = await sharp(file, { limitInputPixels: false }).metadata()
    if (width * height > MOST_POINTS) return tooManyPoints
    const picture = sharp(file, { limitInputPixels: MOST_POINTS })
      .autoOrient()
      .resize({ width: LARGEST_SIDE, height: LARGEST_SIDE, fit: 'inside', withoutEnlargement: true })
    return await (kind === 'png' ? picture.png({ compressionLevel: 9 }) : picture.jpeg({ quality: 84 })).toBuffer()
  } catch {
    return unreadable
  }
}

/** A small WebP for cards. */
export const thumbnail = async (picture: Readable): Promise<Buffer> =>
  sharp(await buffer(picture), { limitInputPixels: MOST_POINTS })
    .resize({ width: THUMBNAIL_WIDTH, withoutEnlargement: true })
    .webp({ quality: 78 })
    .toBuffer()
