import { IconHelpCircle } from '@tabler/icons-react'

import { figureTexts } from '#texts/figures.ts'
import { IconButton } from '#web/ui/actions/Button.tsx'
import explain from './ExplainButton.module.css'
import { FactText } from './FactText.tsx'
import classes from './facts.module.css'

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
            <IconButton
              title={figureTexts.ask}
              label={figureTexts.askOf(fact.label)}
              className={explain['ask'] ?? ''}
              onClick={() => onAsk(fact)}
            >
              <IconHelpCircle size={16} stroke={1.8} aria-hidden />
            </IconButton>
          )}
        </dd>
      </div>
    ))}
  </dl>
)
