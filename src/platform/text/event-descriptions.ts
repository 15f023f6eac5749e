import type { DataByType, StreamType } from '#platform/event.ts'

/** The end of a sentence that begins with who did it, and what it says beneath. */
export type EventDescription = { readonly what: string; readonly detail: string | null }

type Events<Streams extends readonly StreamType[]> = DataByType<readonly Streams[number]['events'][number][]>

/** Descriptions of events, by kind of stream. An unknown type throws: it is never skipped. */
export type DescriptionsByKind = Readonly<
  Record<string, (type: string, data: unknown, key?: string) => EventDescription>
>

/** Describes all events of some streams: leaving a type out does not compile. Descriptions contain no personal data. */
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
    if (!said) throw new Error(`There are no words for ${type}`)
    return said(data, key)
  }
  return Object.fromEntries(streams.map(({ kind }) => [kind, say]))
}

/** What there is to say of it, after each other; null: nothing. */
export const listed = (parts: readonly (string | null | false)[]): string | null =>
  parts.filter(Boolean).join(', ') || null

/** Keeps a person's note apart from what the portal says before it. */
export const withNote = (said: string | null, note: string | null): string | null =>
  said && note ? `${said}. Note: ${note}` : (said ?? note)
