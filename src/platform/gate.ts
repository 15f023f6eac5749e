/** Open at first. While it is closed, callers wait. */
export const gate = () => {
  let closed: PromiseWithResolvers<void> | null = null
  return {
    hold: (on: boolean): void => {
      if (!on) closed?.resolve()
      closed = on ? (closed ?? Promise.withResolvers()) : null
    },
    /** null: it is open. */
    opened: (): Promise<void> | null => closed?.promise ?? null,
  }
}
