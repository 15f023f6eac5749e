import { expect, test } from 'vitest'

import type { Sealed } from '#platform/access/personal-data.ts'
import { keepView, type ListView, listView, removeView } from './list-view.ts'
import { ListViewKept, ListViewRemoved } from './list-view-events.ts'

const sealed = 'sealed:1:019a219b-fc61-7fd2-8be5-6a8fb4df2a36:COvEWRJ-YPi5z8Qo:0AngUxlga9UvpURW' as Sealed
const kept = { list: 'people', name: sealed, search: sealed, hidden: [], shared: false }
const viewOf = (change: Partial<ListView> = {}): ListView => ({ ...kept, owner: 'sofia', ...change })
const nobodys = listView.initial('v1')
const missing = { status: 404 }

test('the owner of a view changes and removes it, and no one else does', () => {
  expect(keepView(kept, 'sofia', true)(nobodys)).toEqual([ListViewKept.make(kept)])
  expect(keepView({ ...kept, shared: true }, 'sofia', false)(viewOf())).toHaveLength(1)
  expect(keepView(kept, 'henri', false)(viewOf({ shared: true }))).toMatchObject(missing)
  expect(keepView(kept, 'sofia', false)(viewOf({ owner: null })), 'it was removed').toMatchObject(missing)
  expect(keepView(kept, 'sofia', false)(viewOf({ list: 'audit' })), 'of another list').toMatchObject(missing)
  expect(removeView('sofia', false)(viewOf())).toEqual([ListViewRemoved.make({})])
  expect(removeView('henri', false)(viewOf({ shared: true }))).toMatchObject(missing)
  expect(removeView('sofia', false)(nobodys)).toMatchObject(missing)
})

test('administrators remove what is shared, and nothing private', () => {
  expect(removeView('ada', true)(viewOf({ shared: true }))).toHaveLength(1)
  expect(removeView('ada', true)(viewOf())).toMatchObject(missing)
})
