import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { type Refusal, refused } from '#platform/decision.ts'
import type { FileKind } from './file-kinds.ts'

/** Pixels of a picture, for every purpose: a small file may hold a square of a hundred thousand by a hundred thousand. */
export const MOST_PIXELS = 60_000_000
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
const tooManyPixels = refused('This picture is too large. Please make it smaller than 60 megapixels.', { status: 422 })

/** Why a picture is not taken: its size is read from its head, before anything is unpacked. */
export const pictureFault = async (file: string): Promise<Refusal | null> => {
  try {
    const { width, height } = await sharp(file, { limitInputPixels: false }).metadata()
    return width * height > MOST_PIXELS ? tooManyPixels : null
  } catch {
    return unreadable
  }
}

/** As it is kept: upright, no larger than screens show, without what a camera wrote of place, time and owner. */
export const tidied = async (file: string, kind: FileKind): Promise<Buffer | Refusal> => {
  try {
    const picture = sharp(file, { limitInputPixels: MOST_PIXELS })
      .autoOrient()
      .resize({ width: LARGEST_SIDE, height: LARGEST_SIDE, fit: 'inside', withoutEnlargement: true })
    return await (kind === 'png' ? picture.png({ compressionLevel: 9 }) : picture.jpeg({ quality: 84 })).toBuffer()
  } catch {
    return unreadable
  }
}

/** A small WebP for cards. */
export const thumbnail = async (picture: Readable): Promise<Buffer> =>
  sharp(await buffer(picture), { limitInputPixels: MOST_PIXELS })
    .resize({ width: THUMBNAIL_WIDTH, withoutEnlargement: true })
    .webp({ quality: 78 })
    .toBuffer()
