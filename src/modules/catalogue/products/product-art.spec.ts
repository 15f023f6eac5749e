import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { artKinds, productArt } from './product-art.ts'

const idsIn = (svg: string) => [...svg.matchAll(/id="([^"]+)"/g)].map(([, id]) => id)

describe('the drawn picture of a product', () => {
  test('is the same for ever for the same product', () => {
    expect(productArt('PC-1042', 'bottle', 'Fertility')).toBe(productArt('PC-1042', 'bottle', 'Fertility'))
    expect(productArt('PC-1042', 'bottle', 'Fertility')).toMatchSnapshot()
  })

  test('differs by reference, by kind and by category', () => {
    const pictures = [
      productArt('PC-1042', 'bottle', 'Fertility'),
      productArt('PC-1043', 'bottle', 'Fertility'),
      productArt('PC-1042', 'box', 'Fertility'),
      productArt('PC-1042', 'bottle', 'Pregnancy'),
    ]
    expect(new Set(pictures).size).toBe(4)
  })

  test('leads with purple for some references and with cyan for others', () => {
    const leads = Array.from(
      { length: 40 },
      (_, n) => /stop-color="(#\w+)"/.exec(productArt(`PC-${n}`, 'box', 'x'))?.[1],
    )
    expect(new Set(leads)).toEqual(new Set(['#f3ebff', '#d4f7fc']))
  })

  test.each(artKinds)('a %s has six petals, a shadow and no text', (kind) => {
    const svg = productArt('PC-1042', kind, 'Fertility')
    expect(svg.match(/<ellipse [^>]*rotate/g)).toHaveLength(6)
    expect(svg).toContain('opacity=".12"')
    expect(svg).not.toContain('<text')
  })

  test('two pictures on one page never share the name of a gradient', () => {
    const ids = artKinds.flatMap((kind) => [1, 2, 3].flatMap((n) => idsIn(productArt(`PC-${n}`, kind, 'Fertility'))))
    expect(new Set(ids).size).toBe(ids.length)
  })

  test('whatever the reference says, it never becomes markup', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.constantFrom(...artKinds), (reference, category, kind) => {
        const svg = productArt(`<script>${reference}`, kind, `"${category}`)
        return !svg.includes('script') && idsIn(svg).every((id) => /^art-[a-z0-9]+-(field|body)$/.test(id ?? ''))
      }),
    )
  })
})
