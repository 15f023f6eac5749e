import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { type Refusal, refused } from '#platform/decision.ts'
import type { FileKind } from './file-kinds.ts'

/** In pixels: a small file may unpack to 100 000 × 100 000. */
export const MOST_PIXELS = 60_000_000
const LARGEST_SIDE = 2_400
const THUMBNAIL_WIDTH = 640

// Pictures are rare, and other work needs the memory.
sharp.cache(false)
sharp.concurrency(1)

const unreadable = refused('This picture cannot be read. Please save it anew as PNG or JPEG and upload that one.', {
  status: 422,
})
const tooManyPixels = refused('This picture is too large. Please make it smaller than 60 megapixels.', { status: 422 })

/** Read from the header, before unpacking. */
export const pictureFault = async (file: string): Promise<Refusal | null> => {
  try {
    const { width, height } = await sharp(file, { limitInputPixels: false }).metadata()
    return width * height > MOST_PIXELS ? tooManyPixels : null
  } catch {
    return unreadable
  }
}

/** Upright, at most screen size, without metadata. */
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

export const thumbnail = async (picture: Readable): Promise<Buffer> =>
  sharp(await buffer(picture), { limitInputPixels: MOST_PIXELS })
    .resize({ width: THUMBNAIL_WIDTH, withoutEnlargement: true })
    .webp({ quality: 78 })
    .toBuffer()
