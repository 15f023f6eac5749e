export type Caps = {
  /** By address, on one node; reads are not counted. */
  readonly visitorCallsPerMinute: number
  /** By person, on one node. */
  readonly commandsPerMinute: number
  /** By API token, on one node; reads are counted as well. */
  readonly tokenCallsPerMinute: number
  readonly messagesPerMinute: number
  readonly uploadsPerMinute: number
  readonly exportsPerMinute: number
  readonly searchesPerMinute: number
  /** These send a mail to a new address. */
  readonly invitationsPerHour: number
  readonly sessionsPerPerson: number
  /** By address, on one node; behind a proxy the proxy limits it. */
  readonly connectionsPerAddress: number
}

export const uncapped: Caps = {
  visitorCallsPerMinute: Number.POSITIVE_INFINITY,
  commandsPerMinute: Number.POSITIVE_INFINITY,
  tokenCallsPerMinute: Number.POSITIVE_INFINITY,
  messagesPerMinute: Number.POSITIVE_INFINITY,
  uploadsPerMinute: Number.POSITIVE_INFINITY,
  exportsPerMinute: Number.POSITIVE_INFINITY,
  searchesPerMinute: Number.POSITIVE_INFINITY,
  invitationsPerHour: Number.POSITIVE_INFINITY,
  sessionsPerPerson: Number.POSITIVE_INFINITY,
  connectionsPerAddress: Number.POSITIVE_INFINITY,
}

/** By person, over all nodes. */
export type CappedAction = 'messages' | 'uploads' | 'exports' | 'searches'
