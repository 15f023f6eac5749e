import { orderTexts as texts } from '#texts/orders.ts'
import { uiTexts } from '#texts/ui.ts'
import { percent } from '#web/ui/figures/format.ts'
import { OrderProgress } from '#web/ui/page/OrderProgress.tsx'
import { isCurrentStage, type OnItsWay, stagesOf } from './order-stages.ts'
import classes from './StepRibbon.module.css'

/** Where the order is on its way; below 768 the stage as text and the ribbon. */
export const StepRibbon = ({ order }: { order: OnItsWay }) => {
  const { statusLabel, percentage } = order.statusData
  const stages = stagesOf(order)
  const at = stages.findIndex(isCurrentStage)
  return (
    <>
      <ol role="list" className={classes['ribbon']} aria-label={`${texts.way}: ${percent(percentage)}, ${statusLabel}`}>
        {stages.map((stage) => (
          <li key={stage.label} data-state={stage.state} aria-current={isCurrentStage(stage) ? 'step' : undefined}>
            <span className={classes['dot']} aria-hidden="true" />
            <span>
              {stage.label}
              {isCurrentStage(stage) && <small>{percent(percentage)}</small>}
            </span>
          </li>
        ))}
      </ol>
      <div className={classes['short']}>
        <p>{at < 0 ? statusLabel : uiTexts.step(at + 1, stages.length, statusLabel)}</p>
        <OrderProgress value={percentage} label={statusLabel} />
      </div>
    </>
  )
}
