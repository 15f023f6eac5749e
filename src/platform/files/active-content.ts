import { setImmediate as nextTurn } from 'node:timers/promises'
import { promisify } from 'node:util'
import { constants, inflate } from 'node:zlib'
import { unzipSync } from 'fflate'

/** A list of content types is small; what unpacks to more is none. */
const LARGEST_LIST = 1024 * 1024
/** So much is looked through before others have their turn. */
const STRETCH = 1024 * 1024
/** No name that is looked for is longer than what two stretches have in common. */
const OVERLAP = 256
/** What the object streams of one PDF may unpack to, in all. */
const LARGEST_OBJECTS = 64 * 1024 * 1024

const macroParts = /(^|\/)(vbaProject\.bin|vbaData\.xml|macrosheets\/|activeX\/)/i
const macroTypes = /macroEnabled|vbaProject|macrosheet|activeX/i

/**
 * Whether a DOCX or XLSX holds macros, whatever it is called: by the parts that hold them and by the content types that
 * declare them. What is no readable ZIP holds none; its kind is looked at elsewhere.
 */
export const hasMacros = (zip: Buffer): boolean => {
  let found = false
  try {
    const parts = unzipSync(zip, {
      filter: ({ name, originalSize }) => {
        if (macroParts.test(name)) found = true
        return name === '[Content_Types].xml' && originalSize <= LARGEST_LIST
      },
    })
    const types = parts['[Content_Types].xml']
    return found || (types !== undefined && macroTypes.test(Buffer.from(types).toString('latin1')))
  } catch {
    return found
  }
}

const unpack = promisify(inflate) as (packed: Buffer, options: object) => Promise<Buffer>

/** A browser that takes the file for a page would run it. */
const markup = /<(script|html|iframe|!doctype\s+html|\?php)\b/i
/** Actions that readers carry out: scripts, programs, players. Jumping to a page is none of them, a signature neither. */
const actions = /\/JavaScript\b|\/S\s*\/Launch\b|\/RichMedia\b/
const isActive = (text: string): boolean =>
  markup.test(text) ||
  // A name may be written with the numbers of its letters: /J#61vaScript.
  actions.test(text.replaceAll(/#([\da-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))))

/** The parts of a PDF where its objects lie packed, unpacked. What cannot be unpacked no reader can read. */
async function* packedObjects(pdf: Buffer): AsyncGenerator<Buffer> {
  let left = LARGEST_OBJECTS
  for (let at = pdf.indexOf('/ObjStm'); at >= 0 && left > 0; at = pdf.indexOf('/ObjStm', at + 1)) {
    const begin = pdf.indexOf('stream', at)
    const end = pdf.indexOf('endstream', begin)
    if (begin < 0 || end < 0) return
    const from = begin + 'stream'.length
    const content = pdf.subarray(from + (pdf[from] === 0x0d ? 2 : 1), end)
    const options = { maxOutputLength: left, finishFlush: constants.Z_SYNC_FLUSH }
    const objects = await unpack(content, options).catch(() => Buffer.alloc(0))
    left -= objects.length
    yield objects
  }
}

const isActiveSomewhere = async (bytes: Buffer): Promise<boolean> => {
  for (let from = 0; from < bytes.length; from += STRETCH) {
    if (isActive(bytes.toString('latin1', from, from + STRETCH + OVERLAP))) return true
    await nextTurn()
  }
  return false
}

/**
 * Whether a PDF holds a page of HTML, a script, or an action that starts a program. Papers need none of them: a form
 * that computes with scripts is printed to a PDF, and reads the same.
 */
export const hasActivePdfContent = async (pdf: Buffer): Promise<boolean> => {
  if (await isActiveSomewhere(pdf)) return true
  for await (const objects of packedObjects(pdf)) if (await isActiveSomewhere(objects)) return true
  return false
}

const pagesIn = (bytes: Buffer): number => bytes.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0

/** How many pages a PDF has. */
export const pageCount = async (pdf: Buffer): Promise<number> => {
  let pages = pagesIn(pdf)
  for await (const objects of packedObjects(pdf)) pages += pagesIn(objects)
  return pages
}
