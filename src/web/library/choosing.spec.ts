import { describe, expect, test } from 'vitest'
import type { ResourceItem } from '#modules/library/contract.ts'
import { unchecked } from '#platform/typed.ts'
import { chosen, highlighted, inOwnLanguage, type LibraryFilters, languagesBy, matches, optionsOf } from './choosing.ts'

const item = (id: string, more: Partial<ResourceItem> & { of?: string; subject?: string } = {}): ResourceItem =>
  unchecked<ResourceItem>({
    id,
    kind: 'marketing-materials',
    title: `Title ${id}`,
    excerpt: '',
    introduction: '',
    content: '',
    creationDate: `2026-01-0${id}`,
    language: { id: 'en', name: 'English' },
    ...more,
    resource: {
      id: more.of ?? id,
      subject: more.subject ?? 'Care',
      materialType: 'Poster',
      region: null,
      productCategory: null,
    },
  })
const french = { language: { id: 'fr', name: 'Français' } } as const
const all = (more: Partial<LibraryFilters> = {}): LibraryFilters => ({
  search: null,
  sort: 'mostRecent',
  filters: {},
  ...more,
})
const ids = (items: readonly ResourceItem[]) => items.map(({ id }) => id)

describe('searching', () => {
  test.each(['title', 'excerpt', 'introduction', 'content'] as const)('looks into the %s, whatever its case', (field) =>
    expect(matches(item('1', { [field]: 'An IUD insert' }), 'iud')).toBe(true),
  )
  test('goes by case in best practices alone', () => {
    const practice = item('1', { kind: 'best-practices', title: 'An IUD insert' })
    expect([matches(practice, 'IUD'), matches(practice, 'iud')]).toEqual([true, false])
  })
})

describe('choosing', () => {
  const items = [
    item('1', { subject: 'Care' }),
    item('2', { subject: 'Sales' }),
    item('3', { subject: 'Law', title: 'Poster' }),
  ]

  test('the newest come first, or last', () => {
    expect(ids(chosen(items, all(), []))).toEqual(['3', '2', '1'])
    expect(ids(chosen(items, all({ sort: 'lessRecent' }), []))).toEqual(['1', '2', '3'])
  })

  test('the values of a filter are alternatives, filters combine', () => {
    const filters = { subject: ['Care', 'Law'] }
    expect(ids(chosen(items, all({ filters }), []))).toEqual(['3', '1'])
    expect(ids(chosen(items, all({ filters, search: 'poster' }), []))).toEqual(['3'])
    expect(ids(chosen(items, all({ filters: { ...filters, materialType: ['Leaflet'] } }), []))).toEqual([])
  })

  test('each value says how many it would leave with the other filters', () => {
    expect(optionsOf(items, 'subject', all({ filters: { subject: ['Law'] }, search: 'title' }))).toEqual([
      { value: 'Care', count: 1 },
      { value: 'Law', count: 0 },
      { value: 'Sales', count: 1 },
    ])
  })

  test('a resource is listed once, in the reader’s language, else in English', () => {
    const both = [item('1', { of: 'a' }), item('2', { of: 'a', ...french }), item('3', { of: 'b', ...french })]
    expect(ids(inOwnLanguage(both, ['fr']))).toEqual(['2', '3'])
    expect(ids(inOwnLanguage(both, ['de']))).toEqual(['1', '3'])
    expect(ids(chosen(both, all({ filters: { language: ['Français'] } }), ['en']))).toEqual(['3', '2'])
    expect(ids(languagesBy(both.toReversed()).get('a') ?? [])).toEqual(['1', '2'])
    const studies = both.map((study) => ({ ...study, kind: 'market-data' as const }))
    expect(ids(chosen(studies, all(), ['fr']))).toEqual(['3', '2'])
  })

  test('the highlighted best practice is read in the own language, whichever variant carries the flag', () => {
    const french = { language: { id: 'fr', name: 'Français' } } as const
    const practices = [
      item('1', { of: 'a' }),
      item('2', { of: 'b', highlight: true }),
      item('3', { of: 'b', ...french }),
      item('4', { of: 'c', highlight: true }),
    ]
    expect(highlighted(practices, ['fr'])?.id).toBe('3')
    expect(highlighted(practices, ['en'])?.id).toBe('2')
    expect(highlighted(practices.slice(0, 1), ['en'])).toBeUndefined()
  })
})
