import { isWhole, seed } from '#tests/seed.ts'

const MOST_PRINTED = 25

/** Its beginning is the answer of the portal, its end what was expected of it. */
const short = (message: string): string =>
  message.length > 400 ? `${message.slice(0, 250)} … ${message.slice(-120)}` : message

/** An input as a failure prints it. */
export const inputText = (input: unknown): string => {
  const text = typeof input === 'string' ? input : JSON.stringify(input)
  return text.length > 200 ? `${text.slice(0, 200)}… (${text.length} characters)` : text
}

/** What a walk finds wrong, over all of its cases: one failed test names each of them, and the seed that drew them. */
export const findings = () => {
  const found: string[] = []
  let cases = 0

  return {
    /** The assertions of one case. `where` names its role, endpoint and input. */
    check: async (where: string, assertions: () => unknown): Promise<void> => {
      cases++
      try {
        await assertions()
      } catch (error) {
        found.push(
          `${where}\n    ${short(error instanceof Error ? error.message : String(error)).replaceAll('\n', ' ')}`,
        )
      }
    },

    /** Fails with all that was found; also where fewer cases than `atLeast` were checked. */
    expectNone: (atLeast = 1): void => {
      const run = `TEST_SEED=${seed}${isWhole ? ' TEST_DEPTH=whole' : ''}`
      if (found.length > 0) {
        const printed = found.slice(0, MOST_PRINTED).map((finding) => `- ${finding}`)
        const more = found.length > printed.length ? [`… and ${found.length - printed.length} more`] : []
        throw new Error([`${found.length} of ${cases} cases failed (${run})`, ...printed, ...more].join('\n'))
      }
      if (cases < atLeast) throw new Error(`Only ${cases} cases were checked, of at least ${atLeast} (${run})`)
    },
  }
}

export type Findings = ReturnType<typeof findings>
