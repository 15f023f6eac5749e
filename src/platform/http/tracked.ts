import type { Commands } from '#platform/log/commands.ts'

export const tracked = (commands: Commands) => {
  let position: number | null = null
  const keep = <T extends { position: number }>(outcome: T) => {
    position = Math.max(position ?? 0, outcome.position)
    return outcome
  }
  return {
    position: () => position,
    commands: {
      decide: async (...args) => keep(await commands.decide(...args)),
      begin: async (...args) => keep(await commands.begin(...args)),
      decideTogether: async (...args) => keep(await commands.decideTogether(...args)),
      stateOf: (...args) => commands.stateOf(...args),
    } as Commands,
  }
}
