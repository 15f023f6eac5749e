import type { PersonalData } from '#platform/access/personal-data.ts'
import { RefusedError, refused } from '#platform/decision.ts'
import type { StreamName } from '#platform/log/append.ts'
import type { StreamAt } from '#platform/log/commands.ts'
import type { Trail } from '#platform/log/trail.ts'
import type { ReadModels } from '#platform/projection.ts'
import { CHANGED_MEANWHILE } from './editing-contract.ts'
import { type FormParts, inParts, inWhole } from './form-parts.ts'
import { type FormValues, mergedForm } from './merged-form.ts'

type FormHistory = { readonly [Type in string]?: (data: any) => FormValues }

type Name = { readonly firstname: string; readonly lastname: string }

type NamesOf = (db: ReadModels, userIds: readonly string[]) => Promise<ReadonlyMap<string, Name>>

type FieldChange = Name & { readonly field: string }

export type EditedForm<F> = {
  readonly fields: F
  readonly meanwhile: { readonly meanwhile?: readonly FieldChange[] }
  readonly readAt: { readonly readAt?: StreamAt }
}

const UNKNOWN_NAME: Name = { firstname: '—', lastname: '—' }

const foldedForm = (changes: readonly { readonly actor: string; readonly fields: object }[]) => {
  const now: Record<string, unknown> = {}
  const changedBy: Record<string, string> = {}
  for (const { actor, fields } of changes)
    for (const [field, value] of Object.entries(fields)) {
      if (JSON.stringify(now[field]) !== JSON.stringify(value)) changedBy[field] = actor
      now[field] = value
    }
  return { now, changedBy }
}

/** Three-way merge; a field changed by both throws the refusal with both. Without `opened`: saves as sent. */
export const edited = async <F extends object>(
  { trail, personal, db }: { readonly trail: Trail; readonly personal: PersonalData; readonly db: ReadModels },
  {
    stream,
    history,
    given,
    opened,
    parts = {},
    namesOf,
  }: {
    readonly stream: StreamName
    readonly history: FormHistory
    readonly given: F
    readonly opened: object | undefined
    readonly parts?: FormParts
    readonly namesOf: NamesOf
  },
): Promise<EditedForm<F>> => {
  if (!opened) return { fields: given, meanwhile: {}, readAt: {} }
  const events = await trail.ofStream(stream)
  const changes = events.map(({ envelope: { type, actor }, data }) => ({
    actor,
    fields: inParts(history[type]?.(data) ?? {}, parts),
  }))
  const { now, changedBy } = foldedForm(await personal.openAll(changes))
  const merged = mergedForm({
    opened: inParts(opened as FormValues, parts),
    given: inParts(given as FormValues, parts),
    now,
  })
  const contested = merged.met.map(({ field }) => field)
  const names = await namesOf(
    db,
    [...merged.meanwhile, ...contested].flatMap((field) => changedBy[field] ?? []),
  )
  const named = (field: string): Name => {
    const { firstname, lastname } = names.get(changedBy[field] ?? '') ?? UNKNOWN_NAME
    return { firstname, lastname }
  }
  if (contested.length > 0)
    throw new RefusedError(
      refused('Someone else changed the same fields meanwhile. Choose what to keep.', {
        members: {
          conflictType: CHANGED_MEANWHILE,
          fields: await personal.openAll(merged.met.map((it) => ({ ...it, ...named(it.field) }))),
        },
      }),
    )
  const version = events.at(-1)?.envelope.version ?? 0
  return {
    fields: inWhole(merged.fields) as F,
    meanwhile:
      merged.meanwhile.length > 0 ? { meanwhile: merged.meanwhile.map((field) => ({ field, ...named(field) })) } : {},
    readAt: { readAt: { ...stream, version } },
  }
}
