import { IconAdjustmentsHorizontal, IconX } from '@tabler/icons-react'
import { type ReactNode, Suspense, useId, useRef, useState } from 'react'
import { uiTexts } from '#texts/ui.ts'
import { whenRequested } from '#web/loading-code.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { usePageActions } from '#web/ui/actions/page-actions.ts'
import look from '#web/ui/layout/chip.module.css'
import { useIsNarrow } from '#web/ui/style/media.ts'
import classes from './FilterBar.module.css'

const Sheet = whenRequested(() => import('#web/ui/dialogs/Sheet.tsx'))

/** A criterion that is set: its name, its value as text, and how to remove it. */
export type Chip = { readonly name: string; readonly value: string; readonly onRemove: () => void }

/** The chip of what was typed, if anything was. */
export const chipOf = (name: string, value: string | null, onRemove: () => void): Chip[] =>
  value ? [{ name, value, onRemove }] : []

/** Applies at once. In a sheet at 768 px and below. F: focus. `more`: rarely used. `end`: density and columns. */
export const FilterBar = ({
  children,
  more,
  chips,
  onReset,
  results,
  thing = 'result',
  end,
}: {
  children: ReactNode
  more?: { readonly fields: ReactNode; readonly set: number }
  chips: readonly Chip[]
  onReset: () => void
  /** How many rows the filters leave; null: not known yet. */
  results: number | null
  /** What one of them is, where they are no rows of a list. */
  thing?: string
  end?: ReactNode
}) => {
  const [opened, setOpened] = useState(false)
  const narrow = useIsNarrow()
  const close = () => setOpened(false)
  const bar = useRef<HTMLElement>(null)
  const goThere = () => (narrow ? setOpened(true) : bar.current?.querySelector('input')?.focus())
  usePageActions([{ key: 'f', label: uiTexts.focusFilters, run: goThere }])
  return (
    <section ref={bar} className={classes['bar']} aria-label={uiTexts.filters} data-no-print>
      {narrow ? (
        <Button icon={<IconAdjustmentsHorizontal size={18} stroke={1.6} aria-hidden />} onClick={() => setOpened(true)}>
          {uiTexts.filters}
        </Button>
      ) : (
        <>
          <div className={classes['fields']}>{children}</div>
          {more && <More {...more} />}
        </>
      )}
      <Chips chips={chips} onReset={onReset} />
      {end && <div className={classes['end']}>{end}</div>}
      <Suspense fallback={null}>
        {narrow && opened && (
          <Sheet
            title={uiTexts.filters}
            onClose={close}
            action={
              <Button look="filled" size="large" onClick={close}>
                {uiTexts.showResults(results, thing)}
              </Button>
            }
          >
            {children}
            {more?.fields}
          </Sheet>
        )}
      </Suspense>
    </section>
  )
}

/** A button that says how many more filters are set, and those filters on a line of their own once it is pressed. */
const More = ({ fields, set }: { fields: ReactNode; set: number }) => {
  const [opened, setOpened] = useState(false)
  const id = useId()
  return (
    <>
      <Button
        icon={<IconAdjustmentsHorizontal size={18} stroke={1.6} aria-hidden />}
        aria-expanded={opened}
        aria-controls={id}
        onClick={() => setOpened(!opened)}
      >
        {opened ? uiTexts.fewerFilters : uiTexts.moreFilters(set)}
      </Button>
      <div id={id} className={`${classes['fields']} ${classes['more']}`} hidden={!opened}>
        {fields}
      </div>
    </>
  )
}

/** The criteria that are set, each with a cross. */
export const Chips = ({ chips, onReset }: { chips: readonly Chip[]; onReset: () => void }) =>
  chips.length > 0 && (
    <ul role="list" className={classes['chips']}>
      {chips.map(({ name, value, onRemove }) => (
        <li key={`${name}:${value}`} className={look['chip']}>
          {name}: <bdi>{value}</bdi>
          <button type="button" onClick={onRemove} aria-label={uiTexts.removeFilter(name, value)}>
            <IconX size={14} stroke={2} aria-hidden />
          </button>
        </li>
      ))}
      <li>
        <Button look="text" size="small" onClick={onReset}>
          {uiTexts.reset}
        </Button>
      </li>
    </ul>
  )
