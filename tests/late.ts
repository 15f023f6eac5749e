const ENGINE = '/src/platform/follow/engine.ts'
const TURN = 'await policy.advance(group, isApart)'

/**
 * Read models, reactions and webhooks that are as late as on a busy machine: each of their turns begins up to TEST_LATE
 * milliseconds later. What decides by a row that is not there yet fails, and a test that reads before it is.
 */
export const late = () => ({
  name: 'late',
  transform: (code: string, id: string) => {
    const by = Number(process.env['TEST_LATE'] ?? 0)
    if (by === 0 || !id.endsWith(ENGINE)) return
    if (!code.includes(TURN)) throw new Error(`${ENGINE} has no ${TURN} that could be late`)
    return code.replace(TURN, `(await new Promise((go) => setTimeout(go, Math.random() * ${by})), ${TURN})`)
  },
})
