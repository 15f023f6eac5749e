import type { ShownSettings } from '#modules/settings/contract.ts'
import { settingsTexts as texts } from '#texts/settings.ts'

/** What a change made of each field. */
export const Changes = ({ changes }: { changes: ShownSettings['history'][number]['changes'] }) => (
  <ul>
    {changes.map(({ field, before, after }) => (
      <li key={field}>
        <bdi>{texts.changedTo(texts.fields[field] ?? field, before || texts.none, after || texts.none)}</bdi>
      </li>
    ))}
  </ul>
)
