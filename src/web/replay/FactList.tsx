import { IconHelpCircle } from '@tabler/icons-react'

import { figureTexts } from '#texts/figures.ts'
import classes from './FactList.module.css'
import { FactText } from './FactText.tsx'

type Fact = { readonly id: string; readonly label: string; readonly text: string }

/** The facts of a thing: a name and a text each. `onAsk`: each can be explained. */
export const FactList = ({ facts, onAsk }: { facts: readonly Fact[]; onAsk?: (fact: Fact) => void }) => (
  <dl className={classes['facts']}>
    {facts.map((fact) => (
      <div key={fact.id}>
        <dt>
          <bdi>{fact.label}</bdi>
        </dt>
        <dd>
          <FactText text={fact.text} />
          {onAsk && (
            <button
              type="button"
              title={figureTexts.ask}
              aria-label={figureTexts.askOf(fact.label)}
              onClick={() => onAsk(fact)}
            >
              <IconHelpCircle size={15} stroke={1.8} aria-hidden />
            </button>
          )}
        </dd>
      </div>
    ))}
  </dl>
)
