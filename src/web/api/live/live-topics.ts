/** The topics that the open screens subscribe to, each with its count, and which of them the server refused. */
export const liveTopics = () => {
  const wanted = new Map<string, number>()
  const refused = new Set<string>()
  return {
    /** Answers which of them no screen wanted before. */
    want: (topics: readonly string[]): string[] => {
      const fresh = topics.filter((topic) => !wanted.has(topic))
      for (const topic of topics) wanted.set(topic, (wanted.get(topic) ?? 0) + 1)
      return fresh
    },
    leave: (topics: readonly string[]): void => {
      for (const topic of topics) {
        const left = (wanted.get(topic) ?? 1) - 1
        if (left > 0) wanted.set(topic, left)
        else wanted.delete(topic)
      }
    },
    /** Not this person's: no messages come, and the reads behind them are refused as well. */
    refused: (topics: readonly string[]): void => {
      for (const topic of topics) refused.add(topic)
    },
    /** For a new line, on which none was refused. */
    all: (): string[] => {
      refused.clear()
      return [...wanted.keys()]
    },
    /** To be requested again, as a right may have been given since. */
    refusedSoFar: (): string[] => {
      const topics = [...refused].filter((topic) => wanted.has(topic))
      refused.clear()
      return topics
    },
  }
}
