import { Button } from '#web/ui/Button.tsx'
import { Money } from '#web/ui/Figures.tsx'
import { careCoins } from '#web/ui/format.ts'
import { orderEditWords as words } from '#web/words/order-edit.ts'
import classes from './EditItems.module.css'
import type { withItemChanges } from './item-changes.ts'

/** What the changed items come to, and the way to save them or let them go. */
export const SaveItems = ({
  before,
  view,
  busy,
  reasons,
  onDiscard,
  onSave,
}: {
  /** The order's total as it stands, in cents. */
  before: number
  view: ReturnType<typeof withItemChanges>
  busy: boolean
  /** Why the last attempt was refused. */
  reasons: readonly string[]
  onDiscard: () => void
  onSave: () => void
}) => {
  const why = view.items.find(({ problem }) => problem)
  return (
    <section className={classes['save']} aria-label={words.notSaved}>
      <dl>
        <div>
          <dt>{words.before}</dt>
          <dd>
            <Money cents={before} exclVat />
          </dd>
        </div>
        <div data-strong>
          <dt>{words.after}</dt>
          <dd>
            <Money cents={view.total} exclVat />
          </dd>
        </div>
      </dl>
      {view.coinsBack > 0 && <p>{words.coinsBack(careCoins(view.coinsBack))}</p>}
      {reasons.map((reason) => (
        <p key={reason} role="alert" className={classes['problem']}>
          {reason}
        </p>
      ))}
      <div className={classes['buttons']}>
        <Button onClick={onDiscard}>{words.discard}</Button>
        <Button look="filled" busy={busy} why={why ? `${why.name}: ${why.problem}` : undefined} onClick={onSave}>
          {words.saveItems}
        </Button>
      </div>
    </section>
  )
}
