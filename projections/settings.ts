import { type SettingsEvent, settingsStream } from '#modules/settings/events.ts'
import { evolveSettings, firstSettings, type Settings } from '#modules/settings/settings.ts'
import { firstSynonyms } from '#modules/terms/synonyms.ts'
import type { Moment } from '#platform/event.ts'
import { type Envelope, projection, type ReadModels, rows } from '#platform/projection.ts'
import type { PortalLanguage } from '#platform/text/languages.ts'

/** One change: of a form its fields before and after, of a holiday or a synonym what was added or removed. */
export type SettingsChange = {
  readonly at: Moment
  readonly by: string
  readonly type: string
  readonly before: Readonly<Record<string, unknown>> | null
  readonly after: Readonly<Record<string, unknown>> | null
  /** Which mail, and in which language. */
  readonly mail?: { readonly kind: string; readonly language: PortalLanguage }
}

export type SettingsRow = Settings & {
  readonly id: string
  /** The newest first. */
  readonly history: readonly SettingsChange[]
}

const MOST_CHANGES = 50

type Data = SettingsEvent['data']

const sidesOf = (type: string, data: Data): Pick<SettingsChange, 'before' | 'after'> => {
  if ('before' in data) return { before: data.before && { ...data.before }, after: data.after && { ...data.after } }
  return type.endsWith('Added') ? { before: null, after: { ...data } } : { before: { ...data }, after: null }
}

/** One row: what administrators have set, and their newest changes. */
export const settings = projection<SettingsRow>()({
  name: 'settings',
  version: 4,
  of: [settingsStream],
  table: `id text primary key, versions jsonb not null, chosen jsonb not null, holidays jsonb not null, synonyms jsonb not null, mail_texts jsonb not null, history jsonb not null`,
  indexes: [],
  key: 'stream',
  when: (row, data: Data, { type, at, actor: by }: Envelope, key: string) => {
    const it = row ?? { id: key, ...firstSettings(), history: [] }
    const evolve = evolveSettings[type as keyof typeof evolveSettings] as (it: SettingsRow, data: Data) => SettingsRow
    const mail = 'kind' in data && { mail: { kind: data.kind, language: data.language } }
    const change = { at, by, type, ...sidesOf(type, data), ...mail }
    return { ...evolve(it, data), history: [change, ...it.history].slice(0, MOST_CHANGES) }
  },
  topics: () => ['house', 'office:settings'],
  onPoison: 'park',
})

export const currentSettings = (db: ReadModels): Promise<SettingsRow | undefined> =>
  rows(db, settings).selectAll().executeTakeFirst()

/** What people may type for what is called otherwise. */
export const currentSynonyms = async (db: ReadModels): Promise<SettingsRow['synonyms']> =>
  (await rows(db, settings).select('synonyms').executeTakeFirst())?.synonyms ?? firstSynonyms
