import fc from 'fast-check'
import { expect, test } from 'vitest'

import { decodedText } from './decoded-text.ts'

const utf16 = (text: string, mark: boolean, bigEndian = false): Uint8Array => {
  const bytes = Buffer.from((mark ? '\uFEFF' : '') + text, 'utf16le')
  return new Uint8Array(bigEndian ? bytes.swap16() : bytes)
}

test.each<[string, Uint8Array]>([
  ['UTF-8', Buffer.from('PC-1042;Perú;€ 12,50\r\n')],
  ['UTF-8 with its mark', Buffer.from('\uFEFFPC-1042;Perú;€ 12,50\r\n')],
  ['Windows-1252', Buffer.from('PC-1042;Per\xfa;\x80 12,50\r\n', 'latin1')],
  ['UTF-16', utf16('PC-1042;Perú;€ 12,50\r\n', true)],
  ['UTF-16 without its mark', utf16('PC-1042;Perú;€ 12,50\r\n', false)],
  ['UTF-16, the other byte first', utf16('PC-1042;Perú;€ 12,50\r\n', true, true)],
  ['the same without its mark', utf16('PC-1042;Perú;€ 12,50\r\n', false, true)],
])('%s is read', (_, bytes) => expect(decodedText(new Uint8Array(bytes))).toBe('PC-1042;Perú;€ 12,50\r\n'))

test.each([
  ['a workbook', [0x50, 0x4b, 3, 4, 0, 0, 8, 0]],
  ['half a character of UTF-16', [0xff, 0xfe, 0x41]],
  ['controls', [0x41, 1, 2, 3]],
])('%s is no text', (_, bytes) => expect(decodedText(new Uint8Array(bytes))).toBeNull())

test('whatever a line of a list holds, it comes back', () => {
  const line = fc.string({ unit: fc.constantFrom(...'PC-1042;Perú,Côte 12.50ñÑüß'.split('')), minLength: 1 })
  fc.assert(
    fc.property(line, (text) => {
      expect(decodedText(new TextEncoder().encode(text))).toBe(text)
      expect(decodedText(utf16(text, true))).toBe(text)
      const old = new Uint8Array(Buffer.from(text, 'latin1'))
      expect(decodedText(old)).toBe(text)
    }),
  )
})
