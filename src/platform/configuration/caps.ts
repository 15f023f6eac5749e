/** How many requests one person, or one address, may send. */
export type Caps = {
  /** Of visitors, by address, on one node. What reads only is not counted. */
  readonly visitorCallsPerMinute: number
  /** Whatever changes something, by person, on one node. */
  readonly commandsPerMinute: number
  /** By person, over all nodes. */
  readonly messagesPerMinute: number
  readonly uploadsPerMinute: number
  readonly exportsPerMinute: number
  readonly searchesPerMinute: number
  /** Invitations and changes of e-mail addresses, which send a mail to the new address. */
  readonly invitationsPerHour: number
  readonly sessionsPerPerson: number
  /** Kept open at once by one address, on one node; behind a proxy of ours it looks to that. */
  readonly connectionsPerAddress: number
}

/** Nothing is counted: for a world that is seeded in one go, and for tests of other things. */
export const uncapped: Caps = {
  visitorCallsPerMinute: Number.POSITIVE_INFINITY,
  commandsPerMinute: Number.POSITIVE_INFINITY,
  messagesPerMinute: Number.POSITIVE_INFINITY,
  uploadsPerMinute: Number.POSITIVE_INFINITY,
  exportsPerMinute: Number.POSITIVE_INFINITY,
  searchesPerMinute: Number.POSITIVE_INFINITY,
  invitationsPerHour: Number.POSITIVE_INFINITY,
  sessionsPerPerson: Number.POSITIVE_INFINITY,
  connectionsPerAddress: Number.POSITIVE_INFINITY,
}

/** What an endpoint's calls may be counted as, by person and over all nodes. */
export type CappedAction = 'messages' | 'uploads' | 'exports' | 'searches'
