import type { OrderChange } from '#modules/ordering/history/replay-contract.ts'
import { replayWords as words } from '#web/words/replay.ts'
import classes from './ChangeList.module.css'
import { FactText } from './FactText.tsx'

/** Field by field: what was said before, struck through, and what is said since. */
export const ChangeList = ({ changes }: { changes: readonly OrderChange[] }) =>
  changes.length === 0 ? (
    <p className={classes['none']}>{words.unchanged}</p>
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
                <span className="visually-hidden">{words.was}: </span>
                <FactText text={before} />
              </del>
            )}
            {after !== null ? (
              <ins>
                <span className="visually-hidden">{before === null ? words.added : words.is}: </span>
                <FactText text={after} />
              </ins>
            ) : (
              <span className={classes['gone']}>{words.removed}</span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
