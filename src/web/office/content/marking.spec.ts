import { expect, test } from 'vitest'
import { markedBy, type Tool } from './marking.ts'

const text = 'one\ntwo parts\nthree'
const selected = ({ text: of, from, to }: ReturnType<typeof markedBy>) => of.slice(from, to)

test.each<[Tool, string]>([
  ['strong', 'one\ntwo **parts**\nthree'],
  ['em', 'one\ntwo *parts*\nthree'],
  ['link', 'one\ntwo [parts](https://)\nthree'],
  ['heading', 'one\n## two parts\nthree'],
  ['list', 'one\n- two parts\nthree'],
])('%s marks what is selected', (tool, made) => {
  const marked = markedBy(tool, { text, from: 8, to: 13 })
  expect(marked.text).toBe(made)
  expect(selected(marked)).toBe('parts')
})

test('a list marks every line that is touched', () => {
  expect(markedBy('list', { text, from: 1, to: 6 }).text).toBe('- one\n- two parts\nthree')
})
