import { describe, expect, test } from 'vitest'
import type { ShelfValues } from './row-contract.ts'
import { chosenOf, countChosen, filtersOf, optionsOf } from './shelf-filters.ts'

const values = (subject: string, more: Partial<ShelfValues> = {}): ShelfValues => ({
  ...{ languages: ['en'], materialType: 'Poster', subject, region: '', category: '', resources: 1 },
  ...more,
})
const all = [values('Care', { resources: 3 }), values('Sales', { languages: ['en', 'fr'] }), values('Law')]

describe('what is chosen', () => {
  test('the values of a filter are between bars, and a kind has filters of its own', () => {
    const query = { subject: 'Care|Law', materialType: '', region: 'LATAM' }
    expect(chosenOf('marketing-materials', query)).toEqual({ subject: ['Care', 'Law'] })
    expect(chosenOf('best-practices', { ...query, language: 'English' })).toEqual({ subject: ['Care', 'Law'] })
  })

  test('the content of a study is its type of material, and languages are searched by their codes', () => {
    expect(filtersOf({ content: ['Survey'], region: ['LATAM'] })).toEqual({
      materialType: ['Survey'],
      region: ['LATAM'],
    })
    expect(filtersOf({ language: ['Français', 'English'] })).toEqual({ language: ['fr', 'en'] })
  })
})

describe('counting', () => {
  test('the values of a filter are alternatives, filters combine', () => {
    expect(countChosen(all)).toBe(5)
    expect(countChosen(all, { subject: ['Care', 'Law'] })).toBe(4)
    expect(countChosen(all, { subject: ['Care', 'Sales'], language: ['Français'] })).toBe(1)
    expect(countChosen(all, { subject: ['Care'], materialType: ['Leaflet'] })).toBe(0)
  })

  test('each value says how many it would leave with the other filters', () => {
    const chosen = { subject: ['Law'], language: ['English'] }
    expect(optionsOf({ all, found: all.slice(0, 2) }, 'subject', chosen)).toEqual([
      { value: 'Care', count: 3 },
      { value: 'Law', count: 0 },
      { value: 'Sales', count: 1 },
    ])
    expect(optionsOf({ all, found: all }, 'language', chosen)).toEqual([
      { value: 'English', count: 1 },
      { value: 'Français', count: 0 },
    ])
    expect(optionsOf({ all, found: all }, 'region', {})).toEqual([])
  })
})
