import { expect, test } from 'vitest'

import { news } from './news.ts'

const [first, second, third] = ['first', 'second', 'third'].map((id) => ({ id })) as [
  { id: string },
  { id: string },
  { id: string },
]

test('the first look brings no news', () => expect(news(undefined, [first])).toEqual([]))

test('what came on top is news', () => expect(news([second, third], [first, second])).toEqual([first]))

test('what was marked as read in its place is none', () =>
  expect(news([first, second], [{ ...first }, second])).toEqual([]))

test('after nothing, everything is news', () => expect(news([], [first])).toEqual([first]))

test('another page is none', () => expect(news([first], [second, third])).toEqual([]))
