/** Open at first. While it is held, whoever comes waits before it. */
export const gate = () => {
  let held: PromiseWithResolvers<void> | null = null
  return {
    hold: (on: boolean): void => {
      if (!on) held?.resolve()
      held = on ? (held ?? Promise.withResolvers()) : null
    },
    /** null: it is open. */
    opened: (): Promise<void> | null => held?.promise ?? null,
  }
}
