import { Combobox } from '@base-ui/react/combobox'
import { IconCheck } from '@tabler/icons-react'
import { type KeyboardEvent, type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { formTexts } from '#texts/forms.ts'
import popup from '#web/ui/layout/popup.module.css'
import { popupPlace } from '#web/ui/layout/popup.ts'
import classes from './ChoiceList.module.css'
import { type Choice, foundChoice } from './choices.ts'

type Key = KeyboardEvent<HTMLInputElement> & { preventBaseUIHandler: () => void }

/** A list of choices, closed at first: the props of the library's combobox, and what its input does in addition. */
export const useChoiceList = <Value extends string>(
  choices: readonly Choice<Value>[],
  onType?: (typed: string) => void,
) => {
  const [open, setOpen] = useState(false)
  const actionsRef = useRef<Combobox.Root.Actions>(null)
  // There is no popup of the library, whose end it would wait for before the input says what is chosen again.
  useEffect(() => {
    if (!open) actionsRef.current?.unmount()
  }, [open])
  // Callers make their choices again with every render; to the library the same ones are the same list.
  const shape = JSON.stringify(choices)
  const items = useMemo(
    () =>
      Combobox.createItems(JSON.parse(shape) as Choice<Value>[], {
        getValue: ({ value }) => value,
        getLabel: ({ label }) => label,
      }),
    [shape],
  )
  return {
    open,
    root: {
      items,
      actionsRef,
      filter: foundChoice,
      autoHighlight: true,
      open,
      onOpenChange: (next: boolean) => {
        setOpen(next)
        if (!next) onType?.('')
      },
      onInputValueChange: (typed: string, { reason }: { reason: string }) => {
        if (reason !== 'input-change') return
        setOpen(true)
        onType?.(typed)
      },
    },
    close: () => {
      setOpen(false)
      onType?.('')
    },
    onKeyDown: (key: Key) => {
      if (open) return
      // Escape would take the choice away: it is for what the field lies in.
      if (key.key === 'Escape') key.preventBaseUIHandler()
      if (key.key !== ' ' || !key.currentTarget.readOnly) return
      key.preventDefault()
      setOpen(true)
    },
  }
}

/** Not the library's popup, which hides the page from assistive technology. `anchor`: default the input. */
export const ChoiceList = ({ label, anchor }: { label: string; anchor?: RefObject<HTMLElement | null> }) => (
  <Combobox.Portal container={popupPlace()}>
    <Combobox.Positioner className={popup['place']} sideOffset={6} {...(anchor && { anchor })}>
      <div className={popup['list']} onMouseDown={(press) => press.preventDefault()}>
        <Combobox.Empty>
          <p className={classes['none']}>{formTexts.noMatch}</p>
        </Combobox.Empty>
        <Combobox.List aria-label={label}>
          {({ value, label: name, disabled }: Choice) => (
            <Combobox.Item key={value} value={value} disabled={disabled} className={popup['item']}>
              <span>{name}</span>
              <Combobox.ItemIndicator className={classes['tick']}>
                <IconCheck size={16} stroke={1.8} aria-hidden />
              </Combobox.ItemIndicator>
            </Combobox.Item>
          )}
        </Combobox.List>
      </div>
    </Combobox.Positioner>
  </Combobox.Portal>
)
