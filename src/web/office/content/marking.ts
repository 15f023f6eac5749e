/** A text and what is selected in it. */
export type TextSelection = { readonly text: string; readonly from: number; readonly to: number }
export type Tool = 'heading' | 'strong' | 'em' | 'list' | 'link'

const around = ({ text, from, to }: TextSelection, before: string, after: string): TextSelection => ({
  text: text.slice(0, from) + before + text.slice(from, to) + after + text.slice(to),
  from: from + before.length,
  to: to + before.length,
})

/** Puts a mark before every line that the selection touches. */
const linewise = ({ text, from, to }: TextSelection, mark: string): TextSelection => {
  const start = text.lastIndexOf('\n', from - 1) + 1
  const lines = text.slice(start, to).split('\n')
  const marked = lines.map((line) => mark + line).join('\n')
  return { text: text.slice(0, start) + marked + text.slice(to), from: from + mark.length, to: start + marked.length }
}

/** What a tool of the toolbar makes of the selection, in Markdown. */
export const markedBy = (tool: Tool, marked: TextSelection): TextSelection => {
  if (tool === 'heading') return linewise(marked, '## ')
  if (tool === 'list') return linewise(marked, '- ')
  if (tool === 'strong') return around(marked, '**', '**')
  return tool === 'em' ? around(marked, '*', '*') : around(marked, '[', '](https://)')
}
