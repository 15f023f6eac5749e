import type { OrderChange } from '#modules/ordering/history/replay-contract.ts'
import { replayTexts as texts } from '#texts/replay.ts'
import { Text } from '#web/ui/page/Text.tsx'
import { FactText } from './FactText.tsx'
import classes from './facts.module.css'

/** Field by field: what was said before, struck through, and what is said since. */
export const ChangeList = ({ changes }: { changes: readonly OrderChange[] }) =>
  changes.length === 0 ? (
    <Text>{texts.unchanged}</Text>
  ) : (
    <dl className={classes['facts']}>
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
              <Text as="span">{texts.removed}</Text>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
