import { budgets, spentOn } from '#scripts/budget.ts'

import type { Figure } from './figure.ts'

/** What the browser loads for the first page after the sign-in. */
export const pageWeight = async (): Promise<Figure[]> => {
  const home = budgets.find(({ page }) => page === 'home')!
  const { script, styles } = spentOn(home)
  return [
    {
      what: 'First page after sign-in, gzip',
      measured: `${script.toFixed(0)} kB of JavaScript, ${styles.toFixed(1)} kB of styles`,
      aim: `${home.script} kB, ${home.styles} kB`,
      reached: script <= home.script && styles <= home.styles,
      machine: '–',
    },
  ]
}
