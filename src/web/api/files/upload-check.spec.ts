import { describe, expect, test } from 'vitest'

import { kindOf } from '#platform/files/file-kinds.ts'
import { late, samples } from '#tests/files/samples.ts'
import { acceptOf, hintOf, isRefusedFile, kindOfFile, wrongFile } from './upload-check.ts'

const file = (name: string, type: string, size = 1_000) => ({ name, type, size })
const saidKind = ({ name, type }: { name: string; type: string }) =>
  kindOf(type) ?? kindOf(name.split('.').at(-1) ?? '')

describe('a file that is chosen', () => {
  test.each([
    file('proof.pdf', 'application/pdf'),
    file('scan.JPG', 'image/jpeg'),
    file('list.xlsx', ''),
    file('largest.pdf', 'application/pdf', 25 * 1024 * 1024),
  ])('$name ($type) may be sent', (it) => expect(wrongFile(it, saidKind(it), 'orders')).toBeNull())

  test.each([
    [
      file('film.mp4', 'video/mp4'),
      'film.mp4 is not a PDF, PNG, JPEG, Word (DOCX) or Excel (XLSX) file. Choose another one.',
    ],
    [file('proof', ''), 'proof is not a PDF, PNG, JPEG, Word (DOCX) or Excel (XLSX) file. Choose another one.'],
    [file('nothing.pdf', 'application/pdf', 0), 'nothing.pdf is empty. Choose another file.'],
    [file('book.pdf', 'application/pdf', 31_000_000), 'book.pdf has 31 MB. Choose a file of at most 25 MB.'],
  ])('%o may not, and why is said by name', (it, sentence) =>
    expect(wrongFile(it, saidKind(it), 'orders')).toBe(sentence),
  )

  test('what may be sent depends on what it is for', () =>
    expect(wrongFile(file('proof.pdf', 'application/pdf'), 'pdf', 'pictures')).toContain('is not a PNG or JPEG file'))
})

describe('the kind of a file', () => {
  const chosen = (content: Buffer, name: string, type = '') => new File([new Uint8Array(content)], name, { type })

  test.each(Object.entries(late))('a PDF behind %s is one', async (_, content) =>
    expect(await kindOfFile(chosen(content, 'scan'))).toBe('pdf'),
  )

  test.each([
    ['what its bytes are', samples.pdf, 'proof.html', 'text/html', 'pdf'],
    ['what its bytes are', samples.png, 'photo.pdf', 'application/pdf', 'png'],
    ['what its name says, where bytes fit two', samples.docx, 'letter.docx', '', 'docx'],
    ['what its name says, where bytes do not decide', samples.html, 'a.b.pdf', '', 'pdf'],
    ['none that is known', samples.program, 'a.exe', '', null],
  ] as const)('is %s', async (_, content, name, type, kind) =>
    expect(await kindOfFile(chosen(content, name, type))).toBe(kind),
  )
})

test.each([
  [413, true],
  [415, true],
  [422, true],
  [0, false],
  [400, false],
  [403, false],
  [429, false],
  [503, false],
])('an upload answered with %i is refused for the file itself: %s', (status, refused) =>
  expect(isRefusedFile(status)).toBe(refused),
)

test('kinds and size are named', () => {
  expect(hintOf('pictures')).toBe('PNG or JPEG, up to 5 MB')
  expect(acceptOf('pictures')).toBe('image/png,.png,image/jpeg,.jpg')
})
