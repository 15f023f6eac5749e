import { IconAlertTriangle } from '@tabler/icons-react'
import { useState } from 'react'

import type { ShownSettings } from '#modules/settings/contract.ts'
import type { Section } from '#modules/settings/events.ts'
import { settingsTexts as texts } from '#texts/settings.ts'
import { modelsChanged } from '#web/api/reads.ts'
import type { Problem } from '#web/problem.ts'
import { Note } from '#web/ui/page/Note.tsx'
import { Changes } from './Changes.tsx'

/** The version that a form saves over. Another user's newer version is shown first, so that nothing is overwritten unseen. */
export const useConflict = (version: number) => {
  const [expectedVersion, setExpected] = useState(version)
  const [isTold, setTold] = useState(false)
  const onProblem = ({ members }: Problem): true | undefined => {
    if (members['conflictType'] !== 'SETTINGS_CHANGED') return undefined
    setExpected(members['version'] as number)
    setTold(true)
    void modelsChanged(['settings'])
    return true
  }
  return { expectedVersion, isTold, onProblem }
}

/** What the other one saved. */
export const ConflictNote = ({ settings, section }: { settings: ShownSettings; section: Section }) => {
  const theirs = settings.history.find((change) => change.section === section)
  return (
    <div role="alert">
      <Note tone="error" icon={<IconAlertTriangle size={18} stroke={1.8} aria-hidden />} strong={texts.conflict}>
        {texts.conflictNext}
      </Note>
      {theirs && (
        <>
          <p>{texts.theirs(theirs.who)}</p>
          <Changes changes={theirs.changes} />
        </>
      )}
    </div>
  )
}
