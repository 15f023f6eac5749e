import { expect, test } from 'vitest'

import { liveTopics } from './live-topics.ts'

test('a topic is requested when the first screen wants it, and is wanted until the last one has left', () => {
  const topics = liveTopics()
  expect(topics.want(['orders:andina', 'catalogue'])).toEqual(['orders:andina', 'catalogue'])
  expect(topics.want(['catalogue'])).toEqual([])
  topics.leave(['catalogue'])
  expect(topics.all()).toEqual(['orders:andina', 'catalogue'])
  topics.leave(['catalogue'])
  expect(topics.all()).toEqual(['orders:andina'])
})

test('what was refused is requested again, once, and only while it is wanted', () => {
  const topics = liveTopics()
  topics.want(['office:quotes', 'office:log'])
  topics.refused(['office:quotes', 'office:log'])
  topics.leave(['office:log'])
  expect(topics.refusedSoFar()).toEqual(['office:quotes'])
  expect(topics.refusedSoFar()).toEqual([])

  topics.refused(['office:quotes'])
  expect(topics.all(), 'on a new line').toEqual(['office:quotes'])
  expect(topics.refusedSoFar()).toEqual([])
})
