import { IconListCheck } from '@tabler/icons-react'
import { Link } from 'react-router-dom'
import { paths } from '#paths'
import { contentTexts as texts } from '#texts/content.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { Stack } from '#web/ui/layout/Stack.tsx'
import { Note } from '#web/ui/page/Note.tsx'
import { idOfField } from './content-looks.ts'

const goTo = (field: string) => {
  const place = document.getElementById(idOfField(field))
  place?.scrollIntoView({ block: 'center' })
  place?.querySelector<HTMLElement>('input:not([hidden]), textarea, button')?.focus({ preventScroll: true })
}

/** What a revision lacks before it can be published, each one click from where it is mended. */
export const Checks = ({ resourceId, lacks }: { resourceId: string; lacks: Readonly<Record<string, string>> }) => (
  <Stack gap={2}>
    <Note tone="you" icon={<IconListCheck size={18} aria-hidden />} strong={texts.lacks} />
    <ul>
      {Object.entries(lacks).map(([field, says]) => (
        <li key={field}>
          {/* The kind is among what its languages share. */}
          {field === 'contentType' ? (
            <Link to={paths.officeResource({ resourceId })}>{says}</Link>
          ) : (
            <Button look="text" size="small" onClick={() => goTo(field)}>
              {says}
            </Button>
          )}
        </li>
      ))}
    </ul>
  </Stack>
)
