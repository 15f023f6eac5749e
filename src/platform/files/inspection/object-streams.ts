import { inflateRawSync } from 'node:zlib'
import { errorCode } from '#platform/typed.ts'
import { gap, gaps, withPlainNames } from './active-text.ts'
import { OverBudget, type UnpackingBudget } from './budget.ts'

/** PDF objects that cannot be inspected: encrypted, damaged, or with a rare filter. */
export class Unreadable extends Error {}

const KEYWORD = 'stream'
const filterEntries = new RegExp(String.raw`\/Filter\b${gaps}(\/[\w.-]+|\[[^\]]{0,512}\])?`, 'g')
const otherPredictor = new RegExp(String.raw`\/Predictor\b(?!${gap}*1\b)`)
/** Encryption and signatures have a /Filter too. */
const streamFilter = /Decode$|^(Fl|AHx|A85|LZW|RL|CCF|DCT|Crypt)$/
const flate = /^(FlateDecode|Fl)$/

/** Some readers go by /N and /First, whatever the type. */
const isOfObjects = (before: string): boolean => {
  if (/\/ObjStm\b/.test(before)) return true
  const own = before.slice(before.lastIndexOf('obj') + 1)
  return /\/First\b/.test(own) && /\/N\b/.test(own)
}

const checkFilters = (before: string): void => {
  if (otherPredictor.test(before)) throw new Unreadable()
  for (const [, value] of before.matchAll(filterEntries)) {
    if (value === undefined) throw new Unreadable()
    const chain = [...value.matchAll(/\/([\w.-]+)/g)].map(([, name = '']) => name)
    const packs = chain.some((name) => streamFilter.test(name))
    if (packs && (chain.length !== 1 || !flate.test(chain[0]!))) throw new Unreadable()
  }
}

const contentAfter = (pdf: Buffer, keyword: number): Buffer => {
  let offset = keyword + KEYWORD.length
  while (offset < pdf.length && pdf[offset] !== 0x0d && pdf[offset] !== 0x0a) offset++
  return pdf.subarray(offset + (pdf[offset] === 0x0d && pdf[offset + 1] === 0x0a ? 2 : 1))
}

/** By its own end: 'endstream' may occur in it. Checksums are ignored, as readers do. */
const unpacked = (content: Buffer, budget: UnpackingBudget): Buffer => {
  if (content.length < 2 || (content[0]! & 0x0f) !== 8 || (content[1]! & 0x20) !== 0) throw new Unreadable()
  try {
    return inflateRawSync(content.subarray(2), { maxOutputLength: Math.max(1, budget.bytesLeft()) })
  } catch (error) {
    throw errorCode(error) === 'ERR_BUFFER_TOO_LARGE' ? new OverBudget() : new Unreadable()
  }
}

/** Unpacked. Each keyword is matched once by the text before it: linear time. */
export function* objectStreams(pdf: Buffer, budget: UnpackingBudget): Generator<Buffer> {
  let from = 0
  for (let offset = pdf.indexOf(KEYWORD); offset >= 0; offset = pdf.indexOf(KEYWORD, from)) {
    const before = withPlainNames(pdf.toString('latin1', from, offset))
    from = offset + KEYWORD.length
    if (!isOfObjects(before)) continue
    checkFilters(before)
    const objects = unpacked(contentAfter(pdf, offset), budget)
    budget.spend(objects.length)
    yield objects
  }
}
