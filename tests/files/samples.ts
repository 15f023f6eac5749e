import { docx, office, packed, pdfWith, pptx, xlsx, zip } from './building.ts'

/** Small files of each kind, real enough for every reader that only looks at what they are. */
export const samples = {
  pdf: Buffer.from(
    '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj 2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF',
  ),
  png: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
    'base64',
  ),
  jpeg: Buffer.from(
    '/9j/2wBDABsSFBcUERsXFhceHBsgKEIrKCUlKFE6PTBCYFVlZF9VXVtqeJmBanGQc1tdhbWGkJ6jq62rZ4C8ybqmx5moq6T/2wBDARweHigjKE4rK06kbl1upKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKT/wAARCAABAAEDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAb/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFAEBAAAAAAAAAAAAAAAAAAAAAP/EABQRAQAAAAAAAAAAAAAAAAAAAAD/2gAMAwEAAhEDEQA/AKYAH//Z',
    'base64',
  ),
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
