import fc from 'fast-check'
import { expect, test } from 'vitest'

import { ownPath } from './own-path.ts'

test.each([
  '/',
  '/home',
  '/profile/orders?status=SHIPPED&page=2',
  '/shop?category=a%20b#products',
  '/profile/order/0199ee29-2d20-7117-9c3a-5b1f0e6d7a42/edit',
  '/login?next=%2F%2Fevil.example',
])('%s is ours', (path) => expect(ownPath(path)).toBe(path))

test.each([
  null,
  '',
  'home',
  'https:evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  ' //evil.example',
  '\u0000//evil.example',
  '/\u200b/evil.example',
  '/%09/evil.example',
  '/%0a/evil.example',
  '/%5cevil.example',
  '/%5C%5Cevil.example',
  '/%2fevil.example',
  '/%2F%2Fevil.example',
  '/%252fevil.example',
  '/.//evil.example',
  '/home/..//evil.example',
  '/%2e//evil.example',
  '/%',
  '/@evil.example/%ff',
])('%j is not', (address) => expect(ownPath(address)).toBeNull())

test('a browser stays with us for any address', () => {
  const piece = fc.constantFrom(
    ...['/', '\\', '.', '..', ':', '@', '?', '#', '%', '%2f', '%5c', '%09', '%252f', '%2e', ' ', '\t', '\n', '\r'],
    ...['\u0000', '\u200b', '\u3000', '／', '＼', 'https:', 'javascript:', 'evil.example', 'home', 'é'],
  )
  const address = fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(''))
  fc.assert(
    fc.property(
      fc.oneof(
        address,
        fc.string({ unit: 'binary' }),
        address.map((text) => `/${text}`),
      ),
      (text) => {
        const path = ownPath(text)
        if (path === null) return
        for (const read of [path, decodeURIComponent(path.split(/[?#]/)[0] ?? '')])
          expect(new URL(read, 'https://portal.example').host).toBe('portal.example')
        expect(path).toMatch(/^\/(?![/\\])/)
        expect(ownPath(path)).toBe(path)
      },
    ),
    { numRuns: 2_000 },
  )
})
