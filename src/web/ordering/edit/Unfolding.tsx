import { type ReactNode, useState } from 'react'
import { orderEditTexts as texts } from '#texts/order-edit.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { useUnsavedPart } from '#web/ui/fields/unsaved-parts.ts'
import { Card } from '#web/ui/page/Card.tsx'
import { useUnfoldingFocus } from '#web/ui/page/unfolding-focus.ts'
import classes from './EditOrderPage.module.css'

/** A part of the order: shown as it is, or a small form in its place. */
export const Unfolding = ({
  title,
  shown,
  busy,
  reasons,
  isChanged,
  onSave,
  onOpen,
  children,
}: {
  title: string
  /** The current part. */
  shown: ReactNode
  busy: boolean
  /** Why the last attempt was refused. */
  reasons: readonly string[]
  /** Something in the form differs from what it began with: it is not lost without a question. */
  isChanged: boolean
  /** Gives the change; `close` is called once it is done. */
  onSave: (close: () => void) => void
  /** The form is opened: it begins with the order as it is. */
  onOpen: () => void
  /** The form. */
  children: ReactNode
}) => {
  const [open, setOpen] = useState(false)
  const { form, opener } = useUnfoldingFocus(open)
  // What is on its way is not lost by leaving.
  useUnsavedPart(open && isChanged && !busy)
  const begin = () => {
    onOpen()
    setOpen(true)
  }
  return (
    <Card
      title={title}
      aside={
        !open && (
          <Button ref={opener} onClick={begin}>
            {texts.change}
            <span className="visually-hidden"> {title}</span>
          </Button>
        )
      }
    >
      {open ? (
        <form
          ref={form}
          noValidate
          className={classes['form']}
          onSubmit={(event) => {
            event.preventDefault()
            onSave(() => setOpen(false))
          }}
        >
          {children}
          {reasons.map((reason) => (
            <p key={reason} role="alert" className={classes['reason']}>
              {reason}
            </p>
          ))}
          <div className={classes['buttons']}>
            <Button onClick={() => setOpen(false)}>{texts.stop}</Button>
            <Button type="submit" look="filled" busy={busy}>
              {texts.save}
            </Button>
          </div>
        </form>
      ) : (
        shown
      )}
    </Card>
  )
}
