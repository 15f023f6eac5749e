/** Integer cents where there is room for little: 85000 → '$850', 1240000 → '$12.4 k', 123456789 → '$1.2 M'. */
export const shortMoney = (cents: number): string => {
  const [size, unit] = cents >= 100_000_000 ? [100_000_000, ' M'] : cents >= 100_000 ? [100_000, ' k'] : [100, '']
  return `$${Math.round((cents / size) * 10) / 10}${unit.replace(' ', '\u00a0')}`
}
