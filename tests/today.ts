/**
 * The moment at which the tests' demo world ends and their browsers begin: a Wednesday, so that nothing depends on the
 * day on which the tests run.
 */
export const TODAY = new Date('2026-11-18T09:30:00Z')

/**
 * Moves a page's Date by so many milliseconds; its timers run on as they are. Handed to browsers as text: it may use
 * nothing but its argument.
 */
export const shiftDate = (shift: number): void => {
  const RealDate = Date
  globalThis.Date = class extends RealDate {
    constructor(...given: unknown[]) {
      if (given.length === 0) super(RealDate.now() + shift)
      else super(...(given as [number]))
    }
    static override now() {
      return RealDate.now() + shift
    }
  } as DateConstructor
}
