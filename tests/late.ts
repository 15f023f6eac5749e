const TURN = 'await policy.advance(group, isApart)'

/**
 * Read models, reactions and webhooks that are as late as on a busy machine: each of their turns begins up to TEST_LATE
 * milliseconds later. What decides by a row that is not there yet fails, and a test that reads before it is.
 */
export const late = () => {
  const by = process.env['TEST_LATE']
  if (by === undefined) return undefined
  const pause = `await new Promise((go) => setTimeout(go, Math.random() * ${Number(by)}))`
  return { file: 'src/platform/follow/engine.ts', from: TURN, to: `(${pause}, ${TURN})` }
}
