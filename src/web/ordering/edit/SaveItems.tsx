import { orderEditTexts as texts } from '#texts/order-edit.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { Money } from '#web/ui/figures/Figures.tsx'
import { careCoins } from '#web/ui/figures/format.ts'
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
  /** The order's current total, in cents. */
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
    <section className={classes['save']} aria-label={texts.notSaved}>
      <dl>
        <div>
          <dt>{texts.before}</dt>
          <dd>
            <Money cents={before} exclVat />
          </dd>
        </div>
        <div data-strong>
          <dt>{texts.after}</dt>
          <dd>
            <Money cents={view.total} exclVat />
          </dd>
        </div>
      </dl>
      {view.coinsBack > 0 && <p>{texts.coinsBack(careCoins(view.coinsBack))}</p>}
      {reasons.map((reason) => (
        <p key={reason} role="alert" className={classes['problem']}>
          {reason}
        </p>
      ))}
      <div className={classes['buttons']}>
        <Button onClick={onDiscard}>{texts.discard}</Button>
        <Button look="filled" busy={busy} why={why ? `${why.name}: ${why.problem}` : undefined} onClick={onSave}>
          {texts.saveItems}
        </Button>
      </div>
    </section>
  )
}
