/** How much of a span has passed: whole percent, 0 to 100. Moments are ISO strings. */
export const elapsed = (from: string, until: string, now: Date): number => {
  const start = new Date(from).getTime()
  const span = new Date(until).getTime() - start
  if (span <= 0) return 100
  return Math.min(100, Math.max(0, Math.round(((now.getTime() - start) / span) * 100)))
}
