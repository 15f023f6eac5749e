import { useRef } from 'react'
import { keysOf } from '#platform/records.ts'
import { contentTexts as texts } from '#texts/content.ts'
import { UploadField } from '#web/api/files/UploadField.tsx'
import { Button } from '#web/ui/actions/Button.tsx'
import { TextArea } from '#web/ui/fields/TextArea.tsx'
import { Row } from '#web/ui/layout/Row.tsx'
import { Stack } from '#web/ui/layout/Stack.tsx'
import { markedBy, type Tool } from './marking.ts'

const tools = keysOf(texts.tools)

/** A longer text in Markdown, with what marks it one click away and a place for pictures. */
export const MarkdownField = ({
  label,
  value,
  onChange,
  error,
  name,
  ref,
}: {
  label: string
  value: string
  onChange: (text: string) => void
  error: string | null
  name: string
  ref: (element: HTMLElement | null) => void
}) => {
  const area = useRef<HTMLTextAreaElement>(null)
  const apply = (tool: Tool) => {
    const field = area.current
    if (!field) return
    const { text, from, to } = markedBy(tool, { text: value, from: field.selectionStart, to: field.selectionEnd })
    onChange(text)
    requestAnimationFrame(() => {
      field.focus()
      field.setSelectionRange(from, to)
    })
  }
  return (
    <Stack gap={3}>
      <TextArea
        label={label}
        help={texts.contentHelp}
        rows={10}
        maxLength={20_000}
        value={value}
        onChange={onChange}
        error={error}
        name={name}
        ref={(field) => {
          area.current = field
          ref(field)
        }}
      />
      <div role="toolbar" aria-label={texts.toolbar(label)}>
        <Row gap={1}>
          {tools.map((tool) => (
            <Button key={tool} size="small" onClick={() => apply(tool)}>
              {texts.tools[tool]}
            </Button>
          ))}
        </Row>
      </div>
      <UploadField
        label={texts.addPicture}
        purpose="resource-pictures"
        onChange={([picture]) => {
          if (picture && !value.includes(picture.path)) onChange(`${value}\n\n![](${picture.path})`.trimStart())
        }}
      />
    </Stack>
  )
}
