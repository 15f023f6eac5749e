import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { type FileKind, fileKinds } from './file-kinds.ts'
import { fileName } from './file-names.ts'

const kinds = Object.keys(fileKinds) as FileKind[]
const characters = (text: string) =>
  [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text)].map(({ segment }) => segment)

describe('what a file is called', () => {
  test.each([
    ['faktura.pdf.exe', 'pdf', 'faktura.pdf'],
    ['proof.html', 'pdf', 'proof.pdf'],
    ['x.svg', 'pdf', 'x.pdf'],
    ['SCAN.PDF', 'pdf', 'SCAN.pdf'],
    ['photo.jpeg', 'jpeg', 'photo.jpg'],
    ['photo.png', 'jpeg', 'photo.jpg'],
    ['list.xlsm', 'xlsx', 'list.xlsx'],
    ['Certificate of Dr.Lopez', 'pdf', 'Certificate of Dr.Lopez.pdf'],
    ['Offer 2026.11', 'pdf', 'Offer 2026.11.pdf'],
    ['C:\\fakepath\\proof.pdf', 'pdf', 'proof.pdf'],
    ['../../etc/passwd', 'pdf', 'passwd.pdf'],
    ['.htaccess', 'png', 'htaccess.png'],
    ['proof.pdf. . ', 'pdf', 'proof.pdf'],
    ['CON.pdf', 'pdf', '_CON.pdf'],
    ['com1.tar.gz', 'pdf', '_com1.tar.pdf'],
    ['contract.pdf', 'pdf', 'contract.pdf'],
    ['pro\u202efdp.exe', 'pdf', 'profdp.pdf'],
    ['a\u0000b\u200bc\td\r\ne.pdf', 'pdf', 'abc d e.pdf'],
    ['what? "this": <is|it>*.pdf', 'pdf', 'what this isit.pdf'],
    ['x.pdf..pdf', 'pdf', 'x.pdf'],
    ['CON : \u200b CON', 'pdf', 'CON CON.pdf'],
    ['می\u200cخواهم.pdf', 'pdf', 'می\u200cخواهم.pdf'],
    ['half \ud83d.pdf', 'pdf', 'half \ufffd.pdf'],
    ['cart.csv', null, 'cart.csv'],
  ] as const)('%j with the bytes of a %s is %j', (given, kind, name) => expect(fileName(given, kind)).toBe(name))

  test.each(['', '.', '..', '.pdf', '\u202e.pdf', 'documents/'])('of %j nothing is left', (given) =>
    expect(fileName(given, 'pdf')).toBeNull(),
  )

  test('a long one keeps its ending, and loses whole characters', () => {
    const name = fileName(`${'👩‍👩‍👧‍👦'.repeat(40)}.pdf`, 'pdf')!
    expect(name).toBe(`${'👩‍👩‍👧‍👦'.repeat(9)}.pdf`)
    expect(fileName(`${'a'.repeat(149)}é.pdf`, 'pdf')).toBe(`${'a'.repeat(146)}.pdf`)
    expect(fileName(`${'a'.repeat(300)}.csv`, null)).toBe(`${'a'.repeat(146)}.csv`)
  })

  test('any name is safe to save, and stays what it became', () => {
    const pieces = ['CON', '.pdf', '.', ' ', '/', '\u202e', '👩‍👩‍👧‍👦', 'é', '\ud83d', ':', 'report', '.exe', '\u200d']
    const text = fc.array(fc.constantFrom(...pieces), { maxLength: 80 }).map((all) => all.join(''))
    fc.assert(
      fc.property(fc.oneof(text, fc.string()), fc.constantFrom(...kinds), (given, kind) => {
        const name = fileName(given, kind)
        if (name === null) return
        expect(name.endsWith(`.${fileKinds[kind].extension}`)).toBe(true)
        expect(name.length).toBeLessThanOrEqual(150)
        expect(Buffer.byteLength(name)).toBeLessThanOrEqual(240)
        expect(name.isWellFormed()).toBe(true)
        expect(name).not.toMatch(/[\p{Cc}\u202a-\u202e\u2066-\u2069/\\"<>|:*?]/u)
        expect(fileName(name, kind)).toBe(name)
      }),
    )
  })

  test('no character is ever cut', () =>
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('é', 'e\u0301', '👩‍👩‍👧‍👦', '🇨🇴', 'ক্ষ', '한', 'a'), { minLength: 1, maxLength: 200 }),
        (signs) => {
          const given = signs.join('').normalize('NFC')
          const kept = fileName(`${given}.pdf`, 'pdf')!.slice(0, -'.pdf'.length)
          expect(characters(given).slice(0, characters(kept).length).join('')).toBe(kept)
        },
      ),
    ))
})
