import { IconHelpCircle } from '@tabler/icons-react'
import { type ReactNode, Suspense, useState } from 'react'
import { figureTexts as texts } from '#texts/figures.ts'
import { IconButton } from '#web/ui/actions/Button.tsx'
import classes from './ExplainButton.module.css'

/** Explains the figure next to it. `answer` is handed how to close it, and may be fetched only now. */
export const ExplainButton = ({
  label,
  onHero = false,
  answer,
}: {
  /** The name of the figure, as shown on the page. */
  label: string
  /** On coloured ground: in the colour of the text around it. */
  onHero?: boolean
  answer: (onClose: () => void) => ReactNode
}) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <IconButton
        label={texts.askOf(label)}
        className={classes['ask'] ?? ''}
        onClick={() => setOpen(true)}
        data-on-hero={onHero || undefined}
        data-no-print
      >
        <IconHelpCircle size={16} stroke={1.8} aria-hidden />
      </IconButton>
      {isOpen && <Suspense fallback={null}>{answer(() => setOpen(false))}</Suspense>}
    </>
  )
}
