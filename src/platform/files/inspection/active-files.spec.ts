import { randomBytes } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deflateRawSync, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { whyNotTaken } from '#platform/files/file-bytes.ts'
import type { FileKind } from '#platform/files/file-kinds.ts'
import { docx, office, packed, pdfWith, pptx, relation, stream, xlsx, zip } from '#tests/files/building.ts'
import { active, late, samples } from '#tests/files/samples.ts'
import { INSPECTION_LIMITS, OFFICE_LIMITS } from './budget.ts'
import { fileInspector } from './inspector.ts'

const ACTIVE =
  'This PDF contains HTML or a script, or starts a program. Please print it to a new PDF and upload that one.'
const UNREADABLE = 'This PDF is damaged, so it cannot be checked. Please print it to a new PDF and upload that one.'
const ENCRYPTED =
  'This PDF is encrypted by a password, even if it opens without one, so it cannot be checked. Please print it to a new PDF and upload that one.'
const CUT_OFF = 'This PDF ends before it is complete. Please save it anew and upload that one.'
const encrypted = Buffer.concat([
  pdfWith(stream('/Type/ObjStm/Filter/FlateDecode', randomBytes(99))),
  Buffer.from('\ntrailer<</Root 1 0 R/Encrypt 9 0 R>>\n%%EOF'),
])
const MACROS = 'This file contains macros. Please save it without them, as DOCX, XLSX or PPTX, and upload that one.'
const EMBEDDED =
  'This file contains embedded objects or controls. Please replace them with pictures and upload that one.'
const LINKED =
  'This file takes content from elsewhere, such as a template or another file. Please break these links and upload that one.'
const DAMAGED = 'This file is damaged, so it cannot be checked. Please save it anew and upload that one.'
const TOO_MUCH = 'This file holds too much to be checked. Please make it smaller or simpler and upload that one.'
const TOO_LARGE = 'This picture is too large. Please make it smaller than 60 megapixels.'

const MEGABYTE = 1024 * 1024
const script = '4 0 <</S/JavaScript/JS(app.alert(1))>>'
const harmless = '4 0 <</Type/Annot/A<</S/GoTo/D[1 0 R/Fit]>>>>'
const inHex = (bytes: Buffer) => Buffer.from(`${bytes.toString('hex')}>`)
const twice = (part: Buffer) => Buffer.concat([part, part])
const wrongChecksum = (objects: string) => {
  const content = deflateSync(objects)
  content.writeUInt32BE(1, content.length - 4)
  return stream('/Type/ObjStm/N 1/First 4/Filter/FlateDecode', content)
}
/** Deflated: first a block that is stored, so that its text is in the file as it is, then the rest. */
const storedFirst = (text: string, rest: string) => {
  const sizes = Buffer.alloc(5)
  sizes.writeUInt16LE(text.length, 1)
  sizes.writeUInt16LE(0xffff - text.length, 3)
  return Buffer.concat([Buffer.from([0x78, 1]), sizes, Buffer.from(text), deflateRawSync(rest)])
}

const [document, excel, slides] = [docx, xlsx, pptx]
const wordRels = 'word/_rels/document.xml.rels'
const withTypes = (types: string, more = {}) => office(...document, more, types)
const override = (type: string) => `<Override PartName="/word/data.bin" ContentType="${type}"/>`
const utf16 = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le')
const chartSheet = (sheet: Buffer) =>
  office(...slides, {
    'ppt/charts/_rels/chart1.xml.rels': relation('package', 'Target="../embeddings/Microsoft_Excel_Sheet1.xlsx"'),
    'ppt/embeddings/Microsoft_Excel_Sheet1.xlsx': sheet,
  })
const pngSaying = (width: number, height: number) => {
  const png = Buffer.from(samples.png)
  png.writeUInt32BE(width, 16)
  png.writeUInt32BE(height, 20)
  return png
}

type Row = readonly [what: string, kind: FileKind, content: Buffer, says: string | null]

const pdfs: readonly Row[] = [
  ['an action whose name is written with numbers', 'pdf', pdfWith('<</S/#4caunch/F(cmd.exe)>>'), ACTIVE],
  ['an action whose key is written with a number', 'pdf', pdfWith('<</#53/Launch/F(cmd.exe)>>'), ACTIVE],
  ['an action split by a comment', 'pdf', pdfWith('<</S%c\n/Launch/F(cmd.exe)>>'), ACTIVE],
  ['an action split by comments and ends of line', 'pdf', pdfWith('<</S %a\r\n%b\r\t/Launch/F(x)>>'), ACTIVE],
  ['a comment with a number of an end of line', 'pdf', pdfWith('<</S%c#0ay\n/Launch/F(x)>>'), ACTIVE],
  ['more comments than anybody writes', 'pdf', pdfWith(`<</S${'%c\n'.repeat(999)}/Launch/F(x)>>`), ACTIVE],
  ['a comment longer than anybody writes', 'pdf', pdfWith(`<</S%${'c'.repeat(300_000)}\n/Launch/F(x)>>`), ACTIVE],
  ['a form with scripts (XFA)', 'pdf', pdfWith('<</AcroForm<</XFA[(template)7 0 R]>>>>'), ACTIVE],
  ['packed objects', 'pdf', pdfWith(packed(script)), ACTIVE],
  [
    'packed objects whose type is written with a number',
    'pdf',
    pdfWith(packed(script, '/Type/Obj#53tm/Filter/Fl#61teDecode')),
    ACTIVE,
  ],
  [
    'packed objects whose type is split by a comment',
    'pdf',
    pdfWith(packed(script, '/Type%c\n/ObjStm/Filter%c\n/FlateDecode')),
    ACTIVE,
  ],
  ['packed objects without a type', 'pdf', pdfWith(packed(script, '/N 1/First 4/Filter/FlateDecode')), ACTIVE],
  ['packed objects that name no filter', 'pdf', pdfWith(packed(script, '/Type/ObjStm')), ACTIVE],
  ['packed objects with a wrong checksum', 'pdf', pdfWith(wrongChecksum(script)), ACTIVE],
  [
    'packed objects with an end of stream in them',
    'pdf',
    pdfWith(stream('/Type/ObjStm/Filter/FlateDecode', storedFirst('4 0 (\nendstream\n)', script))),
    ACTIVE,
  ],
  [
    'packed objects with a keyword in their dictionary',
    'pdf',
    pdfWith(packed(script, '/Type/ObjStm/X(endstream\n)/Filter/FlateDecode')),
    UNREADABLE,
  ],
  [
    'packed objects under two filters',
    'pdf',
    pdfWith(stream('/Type/ObjStm/Filter[/ASCIIHexDecode/FlateDecode]', inHex(deflateSync(script)))),
    UNREADABLE,
  ],
  [
    'packed objects under a filter that is named elsewhere',
    'pdf',
    pdfWith(packed(script, '/Type/ObjStm/Filter 9 0 R')),
    UNREADABLE,
  ],
  [
    'packed objects whose rows are differences',
    'pdf',
    pdfWith(packed(script, '/Type/ObjStm/DecodeParms<</Predictor 12>>/Filter/FlateDecode')),
    UNREADABLE,
  ],
  [
    'packed objects that are none',
    'pdf',
    pdfWith(stream('/Type/ObjStm/Filter/FlateDecode', randomBytes(99))),
    UNREADABLE,
  ],
  ['packed objects that are encrypted', 'pdf', encrypted, ENCRYPTED],
  ['half a PDF', 'pdf', samples.pdf.subarray(0, -6), CUT_OFF],
  ['half a stream of objects', 'pdf', pdfWith(packed(harmless)).subarray(0, 110), CUT_OFF],
  [
    'twenty markers before one stream of 66 MB',
    'pdf',
    pdfWith(packed(Buffer.alloc(66 * MEGABYTE), `${'/ObjStm'.repeat(20)}/Filter/FlateDecode`)),
    TOO_MUCH,
  ],
  ['two streams of 33 MB', 'pdf', pdfWith(twice(packed(Buffer.alloc(33 * MEGABYTE)))), TOO_MUCH],
  [
    'more streams than are unpacked',
    'pdf',
    pdfWith(Buffer.concat(Array.from({ length: INSPECTION_LIMITS.streams + 1 }, () => packed(harmless)))),
    TOO_MUCH,
  ],
  ['plain objects', 'pdf', samples.pdf, null],
  ['harmless packed objects', 'pdf', pdfWith(packed(harmless)), null],
  ['a stream of 60 MB', 'pdf', pdfWith(packed(Buffer.alloc(60 * MEGABYTE))), null],
  ['an address with the name of an action', 'pdf', pdfWith('<</S/URI/URI(https://shop.example/Launch)>>'), null],
  [
    'a picture under a filter',
    'pdf',
    pdfWith(stream('/Subtype/Image/Filter[/ASCIIHexDecode/DCTDecode]', inHex(samples.jpeg))),
    null,
  ],
  [
    'an outline next to packed content',
    'pdf',
    pdfWith(packed('q Q', '/Filter/FlateDecode/Next<</First 3 0 R>>')),
    null,
  ],
  ['a signature', 'pdf', pdfWith('<</Type/Sig/Filter/Adobe.PPKLite/SubFilter/adbe.pkcs7.detached>>'), null],
  ...Object.entries(late).map(([what, content]) => [`a beginning behind ${what}`, 'pdf', content, null] as const),
]

const offices: readonly Row[] = [
  ['a part of macros', 'docx', office(...document, { 'word/vbaProject.bin': 'x' }), MACROS],
  ['a part of macros named with percent signs', 'docx', office(...document, { 'word/vba%50roject.bin': 'x' }), MACROS],
  ['a part of macros behind a backslash', 'docx', office(...document, { 'word\\VBAPROJECT.BIN': 'x' }), MACROS],
  [
    'a type of macros named with entities',
    'docx',
    withTypes(override('application/vnd.ms-office.vba&#80;roject')),
    MACROS,
  ],
  [
    'a type of macros named with hexadecimal entities',
    'docx',
    withTypes(override('application/vnd.ms-office.&#x76;baProject')),
    MACROS,
  ],
  [
    'a relation of macros',
    'docx',
    office(...document, { [wordRels]: relation('vba&#80;roject', 'Target="data.bin"') }),
    MACROS,
  ],
  [
    'types in UTF-16',
    'docx',
    zip({
      '[Content_Types].xml': utf16(`<Types>${override('application/vnd.ms-office.vbaProject')}</Types>`),
      'word/document.xml': '',
    }),
    MACROS,
  ],
  [
    'an entity of its own',
    'docx',
    zip({
      '[Content_Types].xml': `<!DOCTYPE x [<!ENTITY p "P">]><Types>${override('application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml')}</Types>`,
      'word/document.xml': '',
    }),
    DAMAGED,
  ],
  [
    'types in an encoding of its own',
    'docx',
    office(...document, { [wordRels]: '<?xml version="1.0" encoding="UTF-7"?><x/>' }),
    DAMAGED,
  ],
  ['types twice', 'docx', office(...document, { '[content_types].XML': '<Types/>' }), DAMAGED],
  [
    'a template from elsewhere',
    'docx',
    office(...document, {
      'word/_rels/settings.xml.rels': relation(
        'attachedTemplate',
        'Target="https://evil.example/a.dotm" TargetMode="External"',
      ),
    }),
    LINKED,
  ],
  [
    'a relation that leads outside, in other quotes',
    'docx',
    office(...document, {
      [wordRels]: relation('image', `Target='http://evil.example/a>b.png'\n TargetMode = 'Ext&#101;rnal'`),
    }),
    LINKED,
  ],
  [
    'a frame that leads outside',
    'docx',
    office(...document, {
      'word/_rels/webSettings.xml.rels': relation('frame', 'Target="file://evil/x" TargetMode="External"'),
    }),
    LINKED,
  ],
  [
    'a link to another workbook',
    'xlsx',
    office(...excel, {
      'xl/_rels/workbook.xml.rels': relation('externalLink', 'Target="externalLinks/externalLink1.xml"'),
    }),
    LINKED,
  ],
  ['an OLE package', 'docx', office(...document, { 'word/embeddings/oleObject1.bin': 'x' }), EMBEDDED],
  [
    'an OLE package under another name',
    'docx',
    office(...document, { 'word/embeddings/picture.png': Buffer.from('d0cf11e0a1b11ae1', 'hex') }),
    EMBEDDED,
  ],
  [
    'an OLE package by its relation',
    'docx',
    office(...document, { [wordRels]: relation('oleObject', 'Target="media/a.png"') }),
    EMBEDDED,
  ],
  ['ActiveX', 'docx', office(...document, { 'word/activeX/activeX1.xml': '<x/>' }), EMBEDDED],
  [
    'ActiveX by its relation',
    'xlsx',
    office(...excel, { 'xl/worksheets/_rels/sheet1.xml.rels': relation('control', 'Target="../x.xml"') }),
    EMBEDDED,
  ],
  ['macros in the sheet behind a chart', 'pptx', chartSheet(office(...excel, { 'xl/vbaProject.bin': 'x' })), MACROS],
  [
    'documents in documents in documents',
    'pptx',
    chartSheet(chartSheet(chartSheet(chartSheet(samples.xlsx)))),
    TOO_MUCH,
  ],
  [
    'more members than any document',
    'xlsx',
    office(...excel, Object.fromEntries(Array.from({ length: OFFICE_LIMITS.members }, (_, n) => [`xl/${n}`, '']))),
    TOO_MUCH,
  ],
  [
    'a member that unpacks to a thousand times as much',
    'docx',
    office(...document, { 'word/big.xml': { packs: Buffer.alloc(20 * MEGABYTE) } }),
    TOO_MUCH,
  ],
  [
    'members that say they are large',
    'docx',
    office(
      ...document,
      Object.fromEntries(
        [1, 2, 3].map((n) => [`word/${n}`, { packs: randomBytes(3 * MEGABYTE), says: 200 * MEGABYTE }]),
      ),
    ),
    TOO_MUCH,
  ],
  [
    'relations that unpack to more than they say',
    'docx',
    office(...document, { [wordRels]: { packs: Buffer.alloc(9 * MEGABYTE), says: 10 } }),
    DAMAGED,
  ],
  [
    'a directory that hides its last member',
    'docx',
    hidingMember(office(...document, { 'word/vbaProject.bin': 'x' })),
    DAMAGED,
  ],
  ['a text', 'docx', samples.docx, null],
  ['a sheet', 'xlsx', samples.xlsx, null],
  ['slides', 'pptx', samples.pptx, null],
  [
    'a hyperlink',
    'docx',
    office(...document, {
      [wordRels]: relation('hyperlink', 'Target="https://partner.example/?a=1&amp;b=2" TargetMode="External"'),
    }),
    null,
  ],
  [
    'a picture',
    'docx',
    office(...document, {
      [wordRels]: relation('image', 'Target="media/image1.png"'),
      'word/media/image1.png': samples.png,
    }),
    null,
  ],
  ['slides with the sheet behind a chart', 'pptx', chartSheet(samples.xlsx), null],
  [
    'a sheet of ten megabytes',
    'xlsx',
    office(...excel, {
      'xl/worksheets/sheet1.xml': {
        packs: Buffer.from(Array.from({ length: 400_000 }, (_, n) => `<c><v>${(n * 7919) % 1e6}</v></c>`).join('')),
      },
    }),
    null,
  ],
]

/** Both counts of members are one less than there are. */
function hidingMember(file: Buffer): Buffer {
  const end = file.lastIndexOf('PK\x05\x06')
  file.writeUInt16LE(file.readUInt16LE(end + 8) - 1, end + 8)
  return file
}

const pictures: readonly Row[] = [
  ['50 000 × 40 000 pixels', 'png', pngSaying(50_000, 40_000), TOO_LARGE],
  ['one pixel', 'png', samples.png, null],
  ['one pixel, as JPEG', 'jpeg', samples.jpeg, null],
]

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'inspection-'))
})
afterAll(() => rm(folder, { recursive: true }))

const inspector = fileInspector()
const written = async (content: Buffer) => {
  const file = join(folder, 'file')
  await writeFile(file, content)
  return file
}
const saidOf = async (kind: FileKind, content: Buffer, by = inspector) =>
  (await whyNotTaken(by, kind, await written(content)))?.error ?? null

describe('what a file holds', () => {
  test.each(pdfs)('a PDF with %s', async (_, kind, content, says) => expect(await saidOf(kind, content)).toBe(says))
  test.each(offices)('an Office file with %s', async (_, kind, content, says) =>
    expect(await saidOf(kind, content)).toBe(says),
  )
  test.each(pictures)('a picture of %s', async (_, kind, content, says) =>
    expect(await saidOf(kind, content)).toBe(says),
  )
  test.each(Object.entries(active))('%s', async (_, [kind, content]) =>
    expect(await saidOf(kind, content)).toBe(kind === 'pdf' ? ACTIVE : MACROS),
  )
})

describe('the thread', () => {
  /** Names by the number of each letter take seconds to read. */
  const endless = pdfWith(Buffer.from('#41'.repeat(25 * MEGABYTE)))

  test('a file that takes for ever is refused, and the next one is looked at', async () => {
    expect(await saidOf('pdf', endless)).toBe(TOO_MUCH)
    expect(await saidOf('pdf', samples.pdf)).toBeNull()
  })

  test('it is refused, too, when it needs more memory than it may', async () => {
    const small = fileInspector({ ...INSPECTION_LIMITS, heapMegabytes: 8 })
    expect(await saidOf('pdf', pdfWith(Buffer.from('#41'.repeat(5 * MEGABYTE))), small)).toBe(TOO_MUCH)
  })

  test('it ends when the sender leaves', async () => {
    const left = new AbortController()
    const verdict = inspector.verdict('pdf', await written(endless), left.signal)
    left.abort()
    await expect(verdict).rejects.toThrow('abort')
    await expect(inspector.verdict('pdf', 'any', left.signal)).rejects.toThrow('abort')
  })

  test('a file that is not there is an error, and no verdict', async () => {
    await expect(inspector.verdict('pdf', join(folder, 'missing'))).rejects.toThrow('A file cannot be inspected')
  })
})

test('the pages of packed objects are counted', async () => {
  const page = '<</Type/Page>>'
  expect(await inspector.pages(pdfWith(packed(`1 0 ${page} ${page}`)))).toBe(2)
  expect(await sharp(samples.jpeg).metadata()).toMatchObject({ width: 1, height: 1 })
})
