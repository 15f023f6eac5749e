import { crc32, deflateRawSync, deflateSync } from 'node:zlib'

/** Builds small files byte by byte, also wrong ones. */

type Member = string | Buffer | { readonly packs: Buffer; readonly says?: number }

/** `packs` is deflated; `says` is the unpacked size that the directory names. */
const memberOf = (member: Member) => {
  if (typeof member === 'string' || Buffer.isBuffer(member)) {
    const plain = Buffer.from(member)
    return { method: 0, crc: crc32(plain), content: plain, size: plain.length }
  }
  const { packs, says = packs.length } = member
  return { method: 8, crc: crc32(packs), content: deflateRawSync(packs), size: says }
}

export const zip = (entries: Readonly<Record<string, Member>> | readonly (readonly [string, Member])[]): Buffer => {
  const locals: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const [name, member] of Array.isArray(entries) ? entries : Object.entries(entries)) {
    const title = Buffer.from(name)
    const { method, crc, content, size } = memberOf(member)
    const about = Buffer.alloc(26)
    about.writeUInt16LE(20, 0)
    about.writeUInt16LE(method, 4)
    about.writeUInt32LE(crc, 10)
    about.writeUInt32LE(content.length, 14)
    about.writeUInt32LE(size, 18)
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

/** An Office file by its main part, what kind it is, further members and further declarations of types. */
export const office = (part: string, kind: string, more: Readonly<Record<string, Member>> = {}, types = '') =>
  zip({
    '[Content_Types].xml': `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/${part}" ContentType="application/vnd.${kind}.main+xml"/>${types}</Types>`,
    [part]: '<?xml version="1.0"?><document/>',
    ...more,
  })

export const docx = ['word/document.xml', 'openxmlformats-officedocument.wordprocessingml.document'] as const
export const pptx = ['ppt/presentation.xml', 'openxmlformats-officedocument.presentationml.presentation'] as const
export const xlsx = ['xl/workbook.xml', 'openxmlformats-officedocument.spreadsheetml.sheet'] as const

const relationTypes = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
/** A part of relations with one in it, of this type and with these further attributes. */
export const relation = (type: string, attributes: string) =>
  `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${relationTypes}/${type}" ${attributes}/></Relationships>`

/** A PDF with one more object. */
export const pdfWith = (object: string | Buffer) =>
  Buffer.concat([
    Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n3 0 obj'),
    Buffer.from(object),
    Buffer.from('endobj\ntrailer<</Root 1 0 R>>\n%%EOF'),
  ])

/** A stream of objects: its dictionary, and its content as in the file. */
export const stream = (about: string, content: Buffer) =>
  Buffer.concat([Buffer.from(`<<${about}/Length ${content.length}>>\nstream\n`), content, Buffer.from('\nendstream\n')])

export const packed = (objects: string | Buffer, about = '/Type/ObjStm/N 1/First 4/Filter/FlateDecode') =>
  stream(about, deflateSync(objects))
