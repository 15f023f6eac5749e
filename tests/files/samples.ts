import { crc32, deflateSync } from 'node:zlib'

/** Small files of each kind, real enough for every reader that only looks at what they are. */

const zip = (entries: Readonly<Record<string, string>>): Buffer => {
  const locals: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const [name, text] of Object.entries(entries)) {
    const [title, content] = [Buffer.from(name), Buffer.from(text)]
    const about = Buffer.alloc(26)
    about.writeUInt16LE(20, 0)
    about.writeUInt32LE(crc32(content), 10)
    about.writeUInt32LE(content.length, 14)
    about.writeUInt32LE(content.length, 18)
    about.writeUInt16LE(title.length, 22)
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), about, title, content])
    const tail = Buffer.alloc(14)
    tail.writeUInt32LE(offset, 10)
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), about, tail, title]))
    locals.push(local)
    offset += local.length
  }
  const index = Buffer.concat(directory)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(directory.length, 4)
  end.writeUInt16LE(directory.length, 6)
  end.writeUInt32LE(index.length, 8)
  end.writeUInt32LE(offset, 12)
  return Buffer.concat([...locals, index, Buffer.from('PK\x05\x06'), end])
}

const office = (part: string, kind: string, more: Readonly<Record<string, string>> = {}) =>
  zip({
    '[Content_Types].xml': `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/${part}" ContentType="application/vnd.${kind}.main+xml"/></Types>`,
    [part]: '<?xml version="1.0"?><document/>',
    ...more,
  })

const docx = ['word/document.xml', 'openxmlformats-officedocument.wordprocessingml.document'] as const
const pptx = ['ppt/presentation.xml', 'openxmlformats-officedocument.presentationml.presentation'] as const
const xlsx = ['xl/workbook.xml', 'openxmlformats-officedocument.spreadsheetml.sheet'] as const

/** A PDF with one more object. */
const pdfWith = (object: string | Buffer) =>
  Buffer.concat([
    Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n3 0 obj'),
    Buffer.from(object),
    Buffer.from('endobj\ntrailer<</Root 1 0 R>>\n%%EOF'),
  ])

const packed = (objects: string) => {
  const content = deflateSync(objects)
  const about = `<</Type/ObjStm/N 1/First 4/Filter/FlateDecode/Length ${content.length}>>\nstream\n`
  return Buffer.concat([Buffer.from(about), content, Buffer.from('\nendstream\n')])
}

export const samples = {
  pdf: Buffer.from(
    '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj 2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF',
  ),
  png: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
    'base64',
  ),
  jpeg: Buffer.concat([
    Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 0x10]),
    Buffer.from('JFIF\0\x01\x01\0\0\x01\0\x01\0\0', 'latin1'),
    Buffer.from([0xff, 0xd9]),
  ]),
  docx: office(...docx),
  xlsx: office(...xlsx),
  pptx: office(...pptx),
  mp4: Buffer.from('\0\0\0\x18ftypisom\0\0\x02\0isommp42\0\0\0\x08mdat', 'latin1'),
  webm: Buffer.from('1a45dfa39f4286810142f7810142f2810442f381084282847765626d42878102428581021853806780', 'hex'),
  vtt: Buffer.from('WEBVTT\n\n00:00.000 --> 00:01.000\nHello\n'),
  zip: zip({ 'anything.txt': 'not an office document' }),
  html: Buffer.from('<!doctype html><script>alert(1)</script>'),
  program: Buffer.from('\x7fELF\x02\x01\x01\0 some machine code', 'latin1'),
} as const

/** What would do something of its own when it is opened. */
export const active = {
  'a DOCX with a macro': ['docx', office(...docx, { 'word/vbaProject.bin': 'macros' })],
  'an XLSX with an old macro sheet': ['xlsx', office(...xlsx, { 'xl/macrosheets/sheet1.xml': '<x/>' })],
  'a DOCM': ['docx', office('word/document.xml', 'ms-word.document.macroEnabled')],
  'an XLSM': ['xlsx', office('xl/workbook.xml', 'ms-excel.sheet.macroEnabled')],
  'HTML behind the header of a PDF': ['pdf', Buffer.from('%PDF-1.4\n<html><script>alert(1)</script></html>')],
  'HTML before the header of a PDF': ['pdf', Buffer.concat([Buffer.from('<!DOCTYPE html><p>'), samples.pdf])],
  'a script behind a PDF': ['pdf', Buffer.concat([samples.pdf, Buffer.from('<SCRIPT src=x>')])],
  'a PDF that runs a script': ['pdf', pdfWith('<</S/JavaScript/JS(app.alert(1))>>')],
  'a PDF that hides it': ['pdf', pdfWith('<</S /J#61vaScript/JS(app.alert(1))>>')],
  'a PDF that packs it': ['pdf', pdfWith(packed('4 0 <</S/JavaScript/JS(app.alert(1))>>'))],
  'a PDF that starts a program': ['pdf', pdfWith('<</S /Launch/F(cmd.exe)>>')],
} as const satisfies Readonly<Record<string, readonly [kind: string, content: Buffer]>>

/** PDFs that readers open although they begin late. */
export const late = {
  'a BOM': Buffer.concat([Buffer.from('\ufeff'), samples.pdf]),
  'blank lines': Buffer.concat([Buffer.from('\r\n\n  \n'), samples.pdf]),
  'a printer job': Buffer.concat([Buffer.from('\x1b%-12345X@PJL ENTER LANGUAGE=PDF\r\n'), samples.pdf]),
  '1 024 bytes': Buffer.concat([Buffer.alloc(1_024, ' '), samples.pdf]),
} as const
