import type { OrderChange } from '#modules/ordering/history/replay-contract.ts'
import { unbroken } from '#web/ui/format.ts'
import { replayWords as words } from '#web/words/replay.ts'
import classes from './ChangeList.module.css'

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
                <bdi>{unbroken(before)}</bdi>
              </del>
            )}
            {after !== null ? (
              <ins>
                <span className="visually-hidden">{before === null ? words.added : words.is}: </span>
                <bdi>{unbroken(after)}</bdi>
              </ins>
            ) : (
              <span className={classes['gone']}>{words.removed}</span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
