import type { OrderChange } from '#modules/ordering/history/replay-contract.ts'
import { replayTexts as texts } from '#texts/replay.ts'
import classes from './ChangeList.module.css'
import { FactText } from './FactText.tsx'

/** Field by field: what was said before, struck through, and what is said since. */
export const ChangeList = ({ changes }: { changes: readonly OrderChange[] }) =>
  changes.length === 0 ? (
    <p className={classes['none']}>{texts.unchanged}</p>
  ) : (
    <dl className={classes['changes']}>
      {changes.map(({ id, label, before, after }) => (
        <div key={id}>
          <dt>
            <bdi>{label}</bdi>
          </dt>
          <dd>
            {before !== null && (
              <del>
                <span className="visually-hidden">{texts.was}: </span>
                <FactText text={before} />
              </del>
            )}
            {after !== null ? (
              <ins>
                <span className="visually-hidden">{before === null ? texts.added : texts.is}: </span>
                <FactText text={after} />
              </ins>
            ) : (
              <span className={classes['gone']}>{texts.removed}</span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
