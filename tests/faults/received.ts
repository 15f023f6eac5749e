/** Ids, order numbers, and texts that only one company writes: they show whose a text is. */
const TELLTALE = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|\b\d{4}-\d{6,}\b|canary-[\w-]+/g

/** What one change says, on the connection that received it. */
export type ReceivedChange = {
  readonly connection: number
  readonly model: string
  readonly position: number
}

/** Everything that one company's people were sent, by HTTP and by sockets, boiled down to what tells whose it is. */
export type ReceivedTexts = {
  readonly email: string
  readonly text: (text: string) => void
  readonly telltales: ReadonlySet<string>
}

export const receivedBy = (email: string): ReceivedTexts => {
  const telltales = new Set<string>()
  return {
    email,
    telltales,
    text: (text) => {
      for (const [it] of text.matchAll(TELLTALE)) telltales.add(it)
    },
  }
}
