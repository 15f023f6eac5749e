import { expect, test } from 'vitest'
import { markedBy, type Tool } from './marking.ts'

const text = 'one\ntwo words\nthree'
const selected = ({ text: of, from, to }: ReturnType<typeof markedBy>) => of.slice(from, to)

test.each<[Tool, string]>([
  ['strong', 'one\ntwo **words**\nthree'],
  ['em', 'one\ntwo *words*\nthree'],
  ['link', 'one\ntwo [words](https://)\nthree'],
  ['heading', 'one\n## two words\nthree'],
  ['list', 'one\n- two words\nthree'],
])('%s marks what is selected', (tool, made) => {
  const marked = markedBy(tool, { text, from: 8, to: 13 })
  expect(marked.text).toBe(made)
  expect(selected(marked)).toBe('words')
})

test('a list marks every line that is touched', () => {
  expect(markedBy('list', { text, from: 1, to: 6 }).text).toBe('- one\n- two words\nthree')
})
