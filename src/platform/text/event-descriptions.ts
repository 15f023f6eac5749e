import type { DataByType, StreamType } from '#platform/event.ts'
import { say } from '#platform/text/say.ts'

/** Continues a sentence that begins with the actor. */
export type EventDescription = { readonly what: string; readonly detail: string | null }

type Events<Streams extends readonly StreamType[]> = DataByType<readonly Streams[number]['events'][number][]>

export type DescriptionsByKind = Readonly<
  Record<string, (type: string, data: unknown, key?: string) => EventDescription>
>

/** Leaving a type out does not compile. Without personal data. */
export const describeEvents = <const Streams extends readonly StreamType[]>(
  streams: Streams,
  descriptions: {
    readonly [Type in keyof Events<Streams>]: (data: Events<Streams>[Type], key: string) => EventDescription
  },
): DescriptionsByKind => {
  const say = (type: string, data: unknown, key = ''): EventDescription => {
    const said = descriptions[type as keyof typeof descriptions] as
      | ((data: unknown, key: string) => EventDescription)
      | undefined
    if (!said) throw new Error(`There is no description of ${type}`)
    return said(data, key)
  }
  return Object.fromEntries(streams.map(({ kind }) => [kind, say]))
}

export const listed = (parts: readonly (string | null | false)[]): string | null =>
  parts.filter(Boolean).join(', ') || null

export const withNote = (said: string | null, note: string | null): string | null =>
  said && note ? say('{0}. Note: {1}', said, note) : (said ?? note)
