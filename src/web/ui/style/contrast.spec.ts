import { readFileSync } from 'node:fs'

import { describe, expect, test } from 'vitest'

const tokens = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')

type Scheme = 'light' | 'dark'

/** The colour of a token in a scheme, as '#rrggbb'. */
const colour = (token: string, scheme: Scheme): string => {
  const found = tokens.match(new RegExp(`--${token}: light-dark\\((#[0-9a-f]{6}), (#[0-9a-f]{6})\\)`))
  if (!found) throw new Error(`No --${token} in tokens.css`)
  return (scheme === 'light' ? found[1] : found[2]) ?? ''
}

const luminance = (hex: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** WCAG 2.2 */
const contrast = (a: string, b: string): number => {
  const [lighter = 0, darker = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x)
  return (lighter + 0.05) / (darker + 0.05)
}

const TEXT = 4.5
const CONTROL = 3

const pairs: readonly (readonly [foreground: string, background: string, needed: number])[] = [
  ['fg', 'bg-surface', TEXT],
  ['fg', 'bg-raised', TEXT],
  ['fg', 'bg-canvas', TEXT],
  ['fg', 'bg-changed', TEXT],
  ['fg', 'bg-selected', TEXT],
  ['fg-muted', 'bg-canvas', TEXT],
  ['fg-muted', 'bg-surface', TEXT],
  ['fg-muted', 'bg-hover', TEXT],
  ['fg-muted', 'bg-sunken', TEXT],
  ['fg-subtle', 'bg-surface', TEXT],
  ['fg-subtle', 'bg-hover', TEXT],
  ['fg-subtle', 'bg-sunken', TEXT],
  ['fg-brand', 'bg-surface', TEXT],
  ['fg-brand', 'bg-selected', TEXT],
  ['fg-brand', 'bg-brand-soft', TEXT],
  ['chart-1', 'bg-surface', CONTROL],
  ['chart-2', 'bg-surface', CONTROL],
  ['chart-3', 'bg-surface', CONTROL],
  ['chart-4', 'bg-surface', CONTROL],
  ['chart-5', 'bg-surface', CONTROL],
  ['chart-6', 'bg-surface', CONTROL],
  ['chart-7', 'bg-surface', CONTROL],
  ['chart-8', 'bg-surface', CONTROL],
  ['fg-accent', 'bg-surface', TEXT],
  ['fg-accent', 'bg-canvas', TEXT],
  ['fg-error', 'bg-surface', TEXT],
  ['fg-error', 'bg-canvas', TEXT],
  ['brand-fg', 'brand', TEXT],
  ['brand-fg', 'brand-hover', TEXT],
  ['brand-fg', 'danger', TEXT],
  ['brand-fg', 'danger-hover', TEXT],
  ['badge-fg', 'badge', TEXT],
  ['staff-fg', 'staff', TEXT],
  ['fg-on-ink', 'bg-ink', TEXT],
  ['you-ink', 'bg-surface', TEXT],
  ['you-ink', 'bg-selected', TEXT],
  ['border-control', 'bg-surface', CONTROL],
  ['border-control', 'bg-canvas', CONTROL],
  ['border-control', 'bg-raised', CONTROL],
  ['focus', 'bg-surface', CONTROL],
  ['focus', 'bg-canvas', CONTROL],
  ['ribbon-start', 'ribbon-track', CONTROL],
  ['ribbon-middle', 'ribbon-track', CONTROL],
  ['ribbon-end', 'ribbon-track', CONTROL],
  ...['you', 'provider', 'moving', 'done', 'closed', 'error'].map(
    (tone) => [`${tone}-fg`, `${tone}-bg`, TEXT] as const,
  ),
]

describe.each(['light', 'dark'] as const)('in %s', (scheme) => {
  test.each(pairs)('%s on %s reaches %d', (foreground, background, needed) =>
    expect(contrast(colour(foreground, scheme), colour(background, scheme))).toBeGreaterThanOrEqual(needed),
  )
})

test('the ratio is the published one', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrast('#7529b5', '#ffffff')).toBeCloseTo(7.7, 1)
})
