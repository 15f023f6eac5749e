import { describe, expect, test } from 'vitest'
import { blocksOf, checkedLink, deadLinksIn, picturesIn } from './markdown.ts'

const PICTURE = 'resources/00000000-0000-4000-8000-000000000001.png'

describe('a text in Markdown', () => {
  test('becomes headings, paragraphs, lists and pictures', () => {
    expect(
      blocksOf(`# A\n\nSome *soft* and **loud** [shop](/shop).\n\n- one\n- two\n\n1. first\n\n![A box](${PICTURE})`),
    ).toEqual([
      { type: 'heading', level: 2, runs: [{ text: 'A' }] },
      {
        type: 'paragraph',
        runs: [
          { text: 'Some ' },
          { text: 'soft', em: true },
          { text: ' and ' },
          { text: 'loud', strong: true },
          { text: ' ' },
          { text: 'shop', link: '/shop' },
          { text: '.' },
        ],
      },
      { type: 'list', ordered: false, items: [[{ text: 'one' }], [{ text: 'two' }]] },
      { type: 'list', ordered: true, items: [[{ text: 'first' }]] },
      { type: 'image', file: PICTURE, alt: 'A box' },
    ])
    expect(picturesIn(`Text ![A box](${PICTURE}) text`)).toEqual([PICTURE])
  })

  test('loses every HTML', () => {
    expect(blocksOf('<script>alert(1)</script>\n\nA <b onclick="x()">bold</b> text')).toEqual([
      { type: 'paragraph', runs: [{ text: 'A ' }, { text: 'bold' }, { text: ' text' }] },
    ])
  })

  test.each([
    ['javascript:alert(1)', null],
    ['JAVASCRIPT:alert(1)', null],
    ['data:text/html,x', null],
    ['//evil.example', null],
    ['/\\evil.example', null],
    ['/product/1', '/product/1'],
    ['https://who.int/a', 'https://who.int/a'],
    ['mailto:office@portal.example', 'mailto:office@portal.example'],
  ])('links to %s: %s', (given, link) => expect(checkedLink(given)).toBe(link))

  test('a link that may not be followed is plain text, and named before publishing', () => {
    expect(blocksOf('[here](javascript:alert)')).toEqual([{ type: 'paragraph', runs: [{ text: 'here' }] }])
    expect(deadLinksIn('- [here](javascript:alert)\n\n![x](https://elsewhere.example/x.png)')).toEqual([
      'javascript:alert',
      'https://elsewhere.example/x.png',
    ])
  })
})
